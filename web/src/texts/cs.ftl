### Slova rozhraní

club = Klubovna
club-tables = Stoly
club-rules = Pravidla
club-records = Záznamy
club-account = Účet
club-what = Co si zahrajeme?
club-promise = Jedno klepnutí a sedíte u stolu. Úroveň a stranu si pamatujeme z minula.
club-mine = Moje stoly
club-open = Otevřené stoly
club-watch = Ke sledování
club-none-mine = Zatím žádný. Vyberte si hru a sedněte si.
club-none-open = Teď nikdo nezve. Založte stůl a pozvěte přátele.
club-loading = Chystáme stůl…
club-lost = Tady nic není.
club-no-game = Takovou hru tu nemáme.
club-no-game-but = Na polici stojí:
sit-refused = Odkaz už neplatí: na místě někdo sedí, nebo jste dostali jen jeho část. Můžete se ale dívat.
club-home = Zpět do klubovny
club-over = dohráno
club-waiting = čeká na hráče
club-running = hraje se
club-solo = sólo
club-sit = Přisednout
club-watch-it = Sledovat
club-new = Nový stůl
club-new-of = Nový stůl: { $game }
club-rules-of = Pravidla hry { $game }
club-your-turn = na tahu
club-plays = hraje { $who }
club-closed = nedohráno
club-own-table = Vlastní stůl…
club-side = za { $seat-acc }
club-no-answer = Bez spojení
club-too-many = Stůl se nepodařilo založit. Možná máte rozehraných stolů příliš mnoho.
club-language = Jazyk
club-look = Vzhled
club-day = Den
club-evening = Večer
club-players = Počet hráčů
club-minutes = Délka hry

first-welcome = Vítejte v Klubovně
first-promise = Deskové hry u jednoho stolu. Pravidla hlídá stůl, vy jen hrajete. Účet nepotřebujete, vyberte si hru a za deset vteřin táhnete.
first-how = Jak se tu hraje
first-shows = Stůl ukazuje, co jde
first-shows-about = Modře lemované smíte vzít. Klepnete jinam? Stůl řekne, proč to nejde.
first-rival = Soupeř je vždy
first-rival-about = Bot hned, přítel přes odkaz. I na dálku, tah po tahu.
first-kept = Nic se neztratí
first-kept-about = Tah vezmete zpět, stůl zavřete a vrátíte se třeba zítra.
first-link = Dostali jste odkaz?
first-link-about = Stačí ho otevřít, místo na vás čeká.
first-box = Máte doma krabici?
first-box-about = Pravidla najdete i tady.

new-title = Nový stůl
new-options = Jak budeme hrát
new-seats = Kdo sedí u stolu
new-me = Já
new-open = Kdo má odkaz
new-bot = Bot
new-bot-level = Bot – { $bot }
new-public = Stůl uvidí všichni v klubovně
new-begin = Založit stůl
new-quick = Hrát hned
bot-random = náhodný
bot-novice = nováček
bot-club = klubový hráč
bot-master = mistr
bot-champion = velmistr
bot-adaptive = podle tebe
bot-greedy = zbrklý

table-your-turn = na tahu
table-to-move = na tahu
table-closed = Stůl je uzavřený, dál se nehraje.
table-title-turn = ● Na tahu – { $game }
table-undo = Vzít zpět
table-back = Zpět
table-all = Všechny tahy
table-all-count = { $count ->
    [one] Všechny tahy: { $count }
    [few] Všechny tahy: { $count }
   *[other] Všechny tahy: { $count }
}
table-rule = Pravidla: { $section }
table-rule-plain = Pravidla
table-sending = Odesílám tah…
table-offline = Spojení se přerušilo. Zkoušíme to znovu, žádný klik se neztratí.
table-others-turn = Na tahu: { $seat }
table-thinking = Přemýšlí: { $seat }
table-watching = Sledujete hru
table-menu = Nabídka
table-drawer = Deník a pravidla
table-close = Zavřít
table-log = Deník
table-rules = Pravidla
table-help = Nápověda
table-chat = Hovor
table-say = Napište zprávu
table-send = Poslat
table-key = Záruka poctivé náhody
table-key-promise = Otisk klíče, z něhož padá všechna náhoda. Po hře se klíč zveřejní.
table-leave = Odejít od stolu…
table-to-bot = Předat své místo botovi…
table-from-bot = Vzít si místo zpět
table-record = Stáhnout záznam
table-replay = Přehrát od začátku
table-along = Vzít stůl s sebou…
table-along-sure = Prohlížeč se dozví o stole všechno, i karty botů a budoucí hody, a stáhne si asi 7 MB. Když vypadne spojení, hrajete dál tady a klubovna hru později převezme. Stůl se od té chvíle nepočítá a vrátit se to nedá.
table-along-yes = Vzít s sebou
table-finish = Ukončit hru pro všechny
table-close-table = Zrušit stůl
table-close-table-sure = Stůl zmizí a odkazy přestanou platit.
table-close-table-yes = Zrušit stůl
table-finish-sure = Hra skončí bez výsledku a nikdo už v ní nebude pokračovat. Sedí-li tu další lidé, musejí souhlasit.
table-finish-yes = Ukončit hru
table-leave-sure = Vaše místo se uvolní a může si na ně sednout někdo jiný. Jen se podívat do klubovny můžete i bez toho.
table-leave-yes = Odejít
table-to-bot-sure = Bot bude táhnout za vás, dokud si místo nevezmete zpět. Jak má hrát?
table-to-bot-yes = Předat místo
table-no = Ne, hraju dál
table-key-open = Z tohoto klíče padala všechna náhoda; záznam se jím dá ověřit.
table-notify = Upozornit, když jsem na tahu
table-invite = Odkaz pro místo { $seat }
table-copy = Zkopírovat odkaz
table-copied = Zkopírováno
table-undo-asked = { $seat } prosí o vrácení tahu.
table-end-asked = { $seat } navrhuje hru ukončit. Souhlasíte?
table-end-asked-by-host = Kdo stůl otevřel, navrhuje hru ukončit. Souhlasíte?
table-end-sent = Hra skončí, až budou souhlasit všichni.
table-end-withdraw = Hrát dál
table-understood = Rozumím
table-agree = Souhlasím
table-refuse = Ne
table-undo-sent = Prosba o vrácení odeslána.
table-hand = Ruka
table-asked = Otázka a ruka
table-actions = Všechny tahy v jednom seznamu
table-next = Nové v deníku
table-details = Co to je?
about-source = Odkud to víme: { $source }
table-latest = Na konec deníku
table-preview = Co se stane
table-thinks = přemýšlí…
table-away = (teď tu není)
table-clock = přemýšlení:
table-free = volné místo
table-sound = Zvuky
table-zoom-in = Přiblížit
table-zoom-out = Oddálit
table-zoom-fit = Celá deska
table-more-left = Plán pokračuje vlevo
table-more-right = Plán pokračuje vpravo
table-more-up = Plán pokračuje nahoře
table-more-down = Plán pokračuje dole
table-board = Deska

over-title = Konec hry
over-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
over-rematch = Hrát znovu
over-replay = Přehrát hru
over-look = Prohlédnout stůl
over-lost = Prohra
over-won = Vítězství
over-won-by = Vítězství: { $winners }
over-winner = vítěz
over-draw = Nerozhodně

help-click = Co lze vybrat, má modrý obrys a zářez. Klikejte po kartách, dokud není tah celý.
help-escape = Esc nebo Zpět vrátí poslední krok.
help-arrows = Šipky chodí po stole, Enter vybírá, Tab skáče jen po tom, co lze vybrat.
help-areas = Klávesa F6 přechází mezi lištou, plánem, otázkou, rukou a deníkem, se Shiftem zpět.
help-list = Klávesa A otevře seznam všech tahů, čísla 1 až 9 z něj vybírají.
help-matters = Klávesa M ukáže nebo skryje, na co se u otázky dívat.
help-recap = Klávesa P přehraje řádek po řádku, co ostatní udělali od vaší poslední volby: mezerník zastaví, šipky krokují, Esc přeskočí.
help-details = Co to je? Najeďte na cokoli na stole; stisknete-li na tom klávesu ? nebo pravé tlačítko myši, nebo to podržíte prstem, dozvíte se i pravidlo a odkud údaje jsou.
help-undo = Klávesa U vezme zpět poslední tah, dokud nezasáhla náhoda.
help-signs = Značky

replay-title = Přehrávání
replay-setup = Příprava hry
replay-luck = Náhoda: { $what }
replay-undone = Tah vzat zpět
replay-kept = Poslední pohled na stůl; pravidla se od té doby změnila, a tahy proto nelze přehrát
replay-eyes = Čí očima
replay-step = Krok { $at } ze { $steps }
replay-first = Na začátek
replay-last = Na konec
replay-next = Krok vpřed
replay-previous = Krok zpět
replay-play = Přehrávat
replay-pause = Pozastavit
replay-upload = Nahrát záznam
replay-upload-hint = Soubor záznamu se tu přehraje tah po tahu a ověří.
replay-bad = Tomu záznamu nerozumíme.
replay-finished = Dohrané stoly

club-guest = host-{ $id }
table-unread = přibyla nová zpráva
account-title = Účet
account-guest = Hrajete jako { $who }. Účet není potřeba, ale s ním si stoly najdete i na jiném počítači.
account-known = Jste { $who }.
account-name = Jméno
account-password = Heslo
account-create = Založit účet
account-login = Přihlásit se
account-logout = Odhlásit se
account-bad-password = Jméno nebo heslo nesedí.
account-bad-taken = Tohle jméno už někdo má. Zkuste jiné.
account-bad-often = Příliš mnoho pokusů najednou. Zkuste to za minutu.
account-bad-name = Jméno má mít 2 až 40 znaků a nesmí začínat slovem „guest-“.
account-bad-short = Heslo má mít aspoň 8 znaků.
account-forgotten = Zapomenuté heslo obnovit neumíme, neznáme totiž vaši adresu. Rozehrané stoly najdete dál v prohlížeči, kde jste je založili.
account-settings = Nastavení

replay-hidden = Co se stalo, víte jen z deníku.
account-old = Dosavadní heslo
account-new = Nové heslo
account-new-name = Nové jméno
account-rename = Změnit jméno
account-renamed = Jméno je změněno.
account-change = Změnit heslo
account-changed = Heslo je změněno.
account-forget = Smazat účet
account-forget-hint = Účet zmizí nadobro; dohrané hry zůstanou beze jména. Potvrďte heslem.

rules-title = Pravidla
rules-contents = Obsah
rules-table = Tabulka
rules-lesson = Lekce { $number }: { $lesson }
rules-example = Příklad u stolu
rules-puzzle = Hádanka: { $puzzle }
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [0] Nic jsme nenašli. Zkuste méně slov nebo jiná.
    [one] Nalezeno { $count } místo.
    [few] Nalezena { $count } místa.
   *[other] Nalezeno { $count } míst.
}

along-goes = Tenhle stůl máte s sebou v prohlížeči. Nepočítá se.
along-lends = Boti přemýšlejí na tomto zařízení
along-lost = Spojení s klubovnou vypadlo. Stůl ale máte u sebe: můžete hrát dál i bez ní.
along-go-on = Hrát dál bez klubovny
along-alone = Hrajete bez klubovny. Všechno zůstává uloženo v prohlížeči, a jakmile se spojení obnoví, klubovna hru převezme.
along-home = Klubovna převzala, co jste odehráli bez ní.
along-counts = Tenhle stůl se počítá: kostky i tajemství ostatních zůstávají až do konce v klubovně, a tak se bez ní hrát dál nedá.
along-parted = U tohoto stolu mezitím někdo v klubovně hrál dál. Co jste odehráli bez ní, zůstalo uloženo a může z toho být samostatný stůl.
along-apart = Udělat z toho samostatný stůl
along-save = Stáhnout záznam
along-drop = Zapomenout, co se tu odehrálo
away = Klubovna teď není dostupná
away-again = Chybí spojení, nebo server neodpovídá. Každých pět vteřin to zkoušíme znovu; ostatní stoly na vás v klubovně počkají.
away-tables = Stoly, které máte s sebou
away-none = S tímto prohlížečem žádný stůl nejde.

error-moved = U tohoto stolu mezitím někdo v klubovně hrál dál.
error-full = V prohlížeči už není místo. Nic se neztratilo; smažte staré hry nebo si stáhněte jejich záznamy a pokračujte.
error-newer = Tenhle stůl uložila novější verze klubovny. Zůstává, jak je; otevřete ho po obnovení stránky.
error-spoiled = Uložený stůl se nedá přečíst. Zůstává, jak je, a nic z něj se nesmazalo.
trouble-refused = To teď nejde.
trouble-server = Server neodpovídá. Zkuste to za chvíli znovu.

ui-bot-hurried = { $seat }: zařízení je pomalé, bot proto přemýšlí, jen dokud smí, a hraje o něco slaběji, než odpovídá jeho úrovni.
ui-bot-failed = { $seat }: bot se nedokázal rozhodnout; zatím volí náhodně.
ui-end-asked = { $name } navrhuje hru ukončit.
ui-end-refused = { $name } chce hrát dál.
ui-hint-asked = { $seat } si { $seat-number ->
    [plural] vyžádali
   *[other] { $seat-gender ->
        [f] vyžádala
        [n] vyžádalo
       *[other] vyžádal
    }
} radu.
ui-stand-in = { $seat }: hráč je delší dobu pryč; do návratu za něj hraje bot.
ui-stand-in-ended = { $seat } už zase { $seat-number ->
    [plural] hrají sami
   *[other] { $seat-gender ->
        [f] hraje sama
        [n] hraje samo
       *[other] hraje sám
    }
}, bez bota.

## Rady a rozbor

new-watch = Bot, já se dívám
new-who-plays = Kdo hraje: { $seat }
new-which-bot = Který bot
new-hints = U stolu se smí ptát na radu
new-more = Další volby
new-house-rules = Domácí pravidla
new-house-rule = O co jde
new-stand-in = Za nepřítomného hráče zaskočí
new-nobody = nikdo
own-choice = vlastní…
own-about = Váš soubor TOML, nebo soubor, který jste od někoho dostali: vyberte ho, nebo vložte jeho text. Jak ho napsat, říká dokumentace.
own-file = Vybrat soubor
own-text = Text souboru
own-sound = Všechno je v pořádku.
own-faults = { $count ->
        [one] Je třeba opravit jednu věc:
        [few] Je třeba opravit { $count } věci:
       *[other] Je třeba opravit { $count } věcí:
    }
own-line = Řádek { $line }
own-large = Soubor je příliš velký: nejvýš { $most } znaků.
own-later = Kontrola byla žádána příliš často; zkuste to za chvíli.
own-refused = S tímto textem stůl otevřít nejde: podívejte se, co je třeba opravit.
table-stands-in = zastupuje bot { $bot }
table-stands-in-short = hraje bot

hint = Rada
hint-title = Co by zvolil mistr
hint-thinking = Mistr přemýšlí…
hint-ready = Rada je tu, nejlepší volba je první.
table-hint = Rada
hint-chance-of = Šance na vítězství.
hint-measured = { $games ->
    [one] Tak často to vyšlo klubovým botům, změřeno na { $games } partii.
   *[other] Tak často to vyšlo klubovým botům, změřeno na { $games } partiích.
}
hint-unmeasured = U takového stolu šance nikdo neměřil, platí jen pořadí.
hint-worth-best = nejlepší volba
hint-worth-close = skoro stejně dobré
hint-worth-weaker = slabší
hint-worth-poor = mnohem slabší
hint-then = pak:
hint-reply = { $seat } nejspíš:
hint-likely = nejspíš:
hint-basis = { $count ->
    [one] Mistr si to vyzkoušel na { $count } možném pokračování.
   *[other] Mistr si to vyzkoušel na { $count } možných pokračováních.
}
table-show-board = Zobrazit plán
table-hide-board = Zpět k otázce
why-instead = Teď to zvolit nejde.
why-not = Proč to nejde
why-nothing = Nic se nestalo.
why-take = Vybrat { $thing }
why-take-plain = Vybrat, co sem smí
why-seek = Ukázat, co sem smí
why-back = Položit { $thing } zpět
why-back-plain = O krok zpět
why-show-places = Ukázat, kam se smí
why-show = Ukázat, co jde
hint-chance = šance
hint-close = Zavřít radu
hint-refused-too-much = Na radu se teď ptáte moc často. Chvíli počkejte.
hint-refused-no-hints = U tohoto stolu se hraje bez rad.
hint-refused-not-yours = Radu dostane jen ten, kdo je na tahu.
hint-refused-no-hint = Mistra teď nic nenapadlo. Zkuste to znovu.
help-hint = Klávesa H poradí, co by zvolil mistr, s jakou šancí a proč. U stolu s dalšími lidmi se to všichni dozvědí.

over-review = Rozbor hry
table-review = Rozbor
review-seat = Čí volby
review-graph = Šance po každé volbě
review-before = před první volbou
review-thinking = Mistr promýšlí celou hru…
review-progress = { $done ->
    [one] Promyšlena { $done } volba z { $total }.
    [few] Promyšleny { $done } volby z { $total }.
   *[other] Promyšleno { $done } voleb z { $total }.
}
review-failed = Rozbor se nepodařil.
review-again = Zkusit znovu
review-number = { $number }.
review-choice = { $number }. volba z { $count }
review-better = Lepší:
review-best = Nic lepšího nebylo.
review-decided = Co rozhodlo
review-point-choice = { $number }. volba
review-point-luck = Smůla po { $number }. volbě
review-point-others = Rána po { $number }. volbě
review-played = Zahráno:
review-came = Co přišlo:
review-not-luck = Žádná volba za to nemohla, byla to smůla.
review-not-others = Žádná volba za to nemohla, přišlo to s tahem ostatních.
review-from-to = šance { $before }, pak { $after }
review-show-better = Ukázat lepší
review-try = Zkusit to
review-line = S lepší volbou
review-back-to-game = Zpět ke hře
review-no-line = Lepší průběh teď nejde ukázat.
review-worst = Co stálo nejvíc
review-nothing = Žádná volba nestála ani půl procenta šance.

table-confirm = Potvrdit
table-answer-forced = Otázky s jedinou odpovědí zodpovídat po chvíli za mě
table-matters = Na co se dívat
table-matters-off = Už nezobrazovat
table-matters-again = Vrátíte to v nabídce stolu nebo klávesou M.
table-matters-close = Zavřít
table-matters-show = U otázek říkat, na co se dívat
table-confirm-first = Ukázat tah, než ho potvrdím

## Předání

hand-over = Předejte obrazovku
hand-over-why = Teď je na řadě { $seat }. Ostatní se nedívají; stůl se ukáže, až { $seat } potvrdí.
hand-over-take = Tady je { $seat }, ukázat stůl

## Co se stalo

story = Co se děje
story-by = Právě hraje: { $seat }
story-since = Od minule
story-before = Takhle to začalo.
story-missed = { $count ->
    [one] Od minule se stala jedna věc.
    [few] Od minule se staly { $count } věci.
   *[other] Od minule se stalo { $count } věcí.
}
story-skip = Přeskočit
story-again = Co se dělo naposled
story-from-start = Přehrát od začátku
table-recap = Naposled
pace = Tempo vyprávění
pace-calm = klidně
pace-usual = běžně
pace-brisk = svižně

## Dílna

workshop = Dílna
library-rooms = Dílna
library-room-workshop = Krabice
library-room-library = Knihovna domu
library-room-packs = Moje balíčky
library-title = Knihovna domu
library-about = Balíčky, které ostatní vydali: s každým se dá hrát, a je vidět, co je v něm jinak.
library-alone = Tady jste sami: knihovna je to, co si lidé ukazují v domě na síti. Balíček od někoho jiného nahrajte jako soubor v „Mých balíčcích“.
library-alone-publish = Vydat balíček tady není komu: předejte ho jako soubor.
library-empty = Zatím tu nic není. První balíček může být váš:
library-search = Název nebo autor
library-order = Řadit
library-order-new = Nejnovější
library-order-played = Podle her
library-order-liked = Podle obliby
library-found = { $count ->
    [one] { $count } balíček
    [few] { $count } balíčky
   *[other] { $count } balíčků
  }
library-differ = { $count ->
    [one] { $count } věc jinak
    [few] { $count } věci jinak
   *[other] { $count } věcí jinak
  }
library-plays = { $count ->
    [0] zatím nikdo nehrál
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
  }
library-games = { $count ->
    [0] S touto verzí se ještě nehrálo.
    [one] Výsledky jsou z { $count } partie s touto verzí.
   *[other] Výsledky jsou z { $count } partií s touto verzí.
  }
library-won = výhra { $percent } %
library-won-by = { $seat } { $percent } %
library-thumbs = { $count ->
    [0] zatím bez hlasu
    [one] líbí se { $count } člověku
   *[other] líbí se { $count } lidem
  }
library-thumb = Líbí se mi
library-by = { $author }, verze { $version }, { $when }
library-back = Zpět do knihovny
library-gone = Tohle už v knihovně není.
library-differing = Co je jinak
library-went = Jak to dopadá
library-play = Hrát hned
library-play-bot = Hrát proti botovi
library-play-hot-seat = U jedné obrazovky
library-play-link = S někým přes odkaz
library-table = Vybrat si stůl podrobně
library-unsound = S tímto balíčkem zatím hrát nejde: podívejte se, co je třeba opravit.
library-copy = Vzít si kopii
library-file = Stáhnout soubor
library-withdraw = Vzít z knihovny
library-complain = Nahlásit
library-complain-why = Co je na tom špatně? Přečte si to jen správce domu.
library-complain-send = Odeslat správci
library-complained = Správce domu se o tom dozví.
library-cancel = Zrušit
library-taken = staženo
library-taken-why = Správce domu balíček z knihovny stáhl, vidíte ho už jen vy. { $why }
library-refused-untitled = Balíček v knihovně má název v obou jazycích: doplňte ho do hlavičky.
library-refused-as-usual = S tímto balíčkem je všechno jako obvykle.
library-refused-other-game = Balíček je pro jinou hru.
library-refused-guest = Kdo v domě něco vydává, má účet.
library-refused-published = Úplně stejný balíček už v knihovně je.
library-refused-taken-down = Tento balíček správce domu z knihovny stáhl.
library-refused-own = V balíčku je ještě něco k opravě.
library-kept = Uloženo: verze { $version }, { $when }
library-kept-here = Zatím uloženo jen v tomto zařízení
library-copied = Odkaz je ve schránce.
library-diverged = Balíček se mezitím změnil jinde. Vyberte, co platí; druhý text najdete mezi verzemi.
library-mine = Text odtud
library-theirs = Text odjinud, { $when }
library-keep-mine = Platí tento
library-keep-theirs = Platí tento
library-not-told = Až bude text v pořádku, bude tu stát, co je s ním jinak.
library-hand-on = Předat dál
library-link = Vytvořit tajný odkaz
library-link-copy = Předat tajný odkaz
library-link-void = Zrušit odkaz
library-link-gone = Tento odkaz už neplatí.
library-say = Co o balíčku řeknete ostatním
library-publish = Vydat v knihovně
library-versions = Verze
library-version = verze { $version }, { $when }
library-version-back = Vrátit se k ní
library-drop = Zahodit balíček
library-no-draft = Takový balíček mezi vašimi není.
library-packs-about = Na čem pracujete, ukládá dům; předat to můžete odkazem, souborem i v knihovně.
library-for = Pro hru
library-begin = Nový balíček
library-upload = Nahrát soubor
library-no-packs = Zatím nemáte žádný balíček.
library-pick = Balíček z dílny
library-pick-none = žádný, nebo text níže
library-go = Hrát, zkoušet, předat
library-test = Vyzkoušet s boty
rehearsal-title = Zkouška: { $title }
rehearsal-about = Boti s tímto balíčkem sehrají až { $wanted } partií. Hrají rychle a rozumně, ne mistrovsky: silnou kartu je na nich vidět, jemnou ne.
rehearsal-begin = Začít
rehearsal-again = Znovu
rehearsal-stop = Zastavit
rehearsal-going = Odehráno { $games } z { $wanted }
rehearsal-done = { $games ->
    [one] Odehrána { $games } partie
    [few] Odehrány { $games } partie
   *[other] Odehráno { $games } partií
  }
rehearsal-end-stopped = Zastavili jste to: všechno níže platí jen pro odehrané partie.
rehearsal-end-time = Čas, který dům na zkoušky dává, je vyčerpán: všechno níže platí jen pro odehrané partie.
rehearsal-end-failed = Dál to nešlo: všechno níže platí jen pro odehrané partie.
rehearsal-wins = Kdo vyhrává
rehearsal-won = { $percent } %
rehearsal-sure = skoro jistě { $low }–{ $high } %
rehearsal-together = Výhra
rehearsal-nobody = Bez vítěze: { $games }
rehearsal-endings = Jak to končí
rehearsal-ending = Konec
rehearsal-winner = Vítěz
rehearsal-games = Partií
rehearsal-no-winner = nikdo
rehearsal-lengths-rounds = Délka v kolech
rehearsal-lengths-decisions = Délka v rozhodnutích
rehearsal-middle = Polovina partií netrvala déle než { $middle }.
rehearsal-from-to = { $from }–{ $to }
rehearsal-decides = Co rozhoduje
rehearsal-decides-about = O kolik bodů ze sta se straně změní šance, když věc zahraje. Úsečka je nejistota; příčinou být nemusí, kdo vede, hraje víc.
rehearsal-thing = Věc
rehearsal-seat = Strana
rehearsal-played = Zahraná
rehearsal-more = Změna
rehearsal-more-told = { $more } bodů, skoro jistě { $low } až { $high }
rehearsal-decides-none = Zatím je partií málo na to, aby se o jednotlivých věcech dalo něco říci.
rehearsal-own = z balíčku
rehearsal-look = Na co se podívat
rehearsal-fine = Nic nápadného.
rehearsal-one-sided = { $seat } vyhrává o tolik víc, že to skoro jistě není náhoda.
rehearsal-unplayed = { $name }: v žádné partii ji nikdo nezahrál.
rehearsal-failed = Jedna partie se nedohrála: { $problem }
rehearsal-refused-rehearsing = Jedna vaše zkouška už běží.
rehearsal-busy = Zkoušek teď běží příliš mnoho, nebo je váš čas na ně vyčerpán; zkuste to za chvíli.
rehearsal-play = Hrát hned
workshop-box-of = Co je v krabici: { $game }
workshop-promise = Každý kus hry se vším, co je na něm, a odkud to víme.
workshop-games = Hry
workshop-known = { $known } z { $all } kusů známe přesně
workshop-known-of = { $known } z { $all }
workshop-known-told = { $group }: přesně známe { $known } z { $all }
workshop-groups = Co je v krabici
workshop-search = Jméno nebo číslo kusu
workshop-found = { $count ->
    [0] Nic takového v krabici není.
    [one] Nalezen { $count } kus
    [few] Nalezeny { $count } kusy
   *[other] Nalezeno { $count } kusů
}
workshop-empty = V téhle krabici není nic potištěného: všechno, co je k ní třeba vědět, říkají pravidla.
workshop-none = V této skupině nic takového není.
workshop-state = Které kusy
workshop-every = Vše
workshop-states-known = Známe přesně
workshop-states-ours = Naše doplnění
workshop-keys = Lomítkem se hledá, šipkami se prochází, Enter otevře.
workshop-from = Odkud co víme
workshop-values = Co na něm je
workshop-value = Hodnota
workshop-field = Údaj
workshop-origin = Odkud
workshop-says = Co z toho plyne
workshop-nothing = Na tomto kusu není nic, co by pravidla potřebovala.
workshop-rules = Pravidla hry { $game }
workshop-all = Celá skupina
workshop-earlier = Předchozí: { $name }
workshop-later = Další: { $name }
origin-rulebook = z pravidel
origin-rulebook-about = Vytištěno v pravidlech.
origin-public = z veřejných zdrojů
origin-public-about = Známe z veřejných fotografií a popisů.
origin-house = naše doplnění
origin-house-about = Vyplňuje mezeru, kterou pravidla nechávají.
origin-pack = podle krabice
origin-pack-about = Platí jen u vašich stolů.

## Vlastní krabice: rozepsaný balíček a jeho formuláře

draft-enter = Zadejte svou krabici
draft-enter-about = Opište, co máte doma, a stůl bude hrát přesně to. Přidat můžete i vlastní kusy.
draft-begin = Začít opisovat
draft-another = Začít další
draft-untitled = Moje krabice
draft-path = Kde jste
draft-kept = Uloženo { $at }
draft-waits = Ukládá se…
draft-here = Zatím jen na tomto zařízení
draft-diverged = Jinde se to mezitím změnilo.
draft-diverged-about = Která verze má platit?
draft-full = Neuloženo: na zařízení není místo a dům neodpovídá.
draft-mine = Tahle
draft-theirs = Ta odjinud
draft-refused = Tohle zapsat nešlo: { $why }
draft-findings = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
draft-undo = Zpět
draft-redo = Znovu
draft-promise = Opište čísla a to, co karta dělá. Věty a kresby z toho vzniknou samy.
draft-fresh = Vezměte do ruky první kus a napište jeho číslo nebo jméno.
draft-none = Nic takového tu není.
draft-filter-all = Vše
draft-filter-left = Zbývá opsat
draft-filter-box = Podle krabice
draft-filter-wrong = K řešení
draft-filter-own = Vlastní
draft-next = Co dál
draft-complete = Hotovo: v téhle krabici už nic nechybí.
draft-play = Hrát s krabicí
draft-play-later = Zatím je všechno jako u nás. Až bude něco jinak, zahrajete si s tím hned odtud.
draft-play-mend = Nejdřív je třeba spravit chyby.
draft-share = Sdílet, starší verze, do knihovny
draft-to-form = Kus po kuse, ve formulářích
draft-to-map = Mapa, v malování
draft-cover = Na obalu
draft-title-cs = Název česky
draft-title-en = Název anglicky
draft-download = Stáhnout jako soubor
draft-new-thing = Vlastní kus
draft-new-about = Něco, co v krabici není. Skládá se ze stejných slov, kterými hraje hra.
draft-new-where = Kam patří
draft-new-like = Začít jako
draft-new-empty = prázdný
draft-new-add = Přidat
draft-own-words = Opisujte čísla a účinky, ne věty ani obrázky: text i kresbu skládáme sami.
draft-gone = Tahle krabice tu není. Nejspíš ji někdo zahodil, nebo patří někomu jinému.
draft-no-such = Takový kus v téhle krabici není.
draft-to-box = Co je v krabici
state-known = známe přesně
state-box = podle krabice
state-begun = rozepsáno
state-ours = naše doplnění
state-conflict = pravidla píší něco jiného
state-own = vlastní
state-broken = s chybou
state-differs = jinak než u nás
form-less = { $name }: méně
form-more = { $name }: více
form-nothing = nic
form-choose = vyberte…
form-add = Přidat
form-add-effect = Přidat účinek
form-words = Slova, kterými hra hraje
form-no-effect = Zatím nic nedělá. Vyberte slovo, kterým začne.
form-part = { $name }, { $number }.
form-earlier = { $number }. o místo výš
form-remove = { $number }. odebrat
form-word = Slovo
form-without = Bez údaje { $name }
form-refine = upřesnit…
form-take-away = Odebrat
form-unlock = Odemknout: { $name }
form-printed = Vytištěno v pravidlech. Odemkněte, jen má-li vaše krabice něco jiného.
form-confirm = Mám to stejně
form-confirm-field = Mám to stejně: { $name }
form-back = Vrátit naši hodnotu
form-back-field = Vrátit naši hodnotu: { $name }
form-was = u nás: { $value }
form-was-printed = v pravidlech stojí: { $value }
form-usual = nic
form-name-cs = Jméno česky
form-name-en = Jméno anglicky
form-called = Jak se jmenuje
form-cases = Pády a rod
form-cases-about = Aby věty u stolu mluvily správně: „zahrajte koho, co“. Co je prázdné, zůstane v prvním pádě.
form-case-gen = 2. pád (bez koho, čeho)
form-case-dat = 3. pád (komu, čemu)
form-case-acc = 4. pád (vidím koho, co)
form-case-loc = 6. pád (o kom, o čem)
form-case-ins = 7. pád (s kým, s čím)
form-gender = Rod
form-gender-none = neurčen
form-gender-m = mužský
form-gender-f = ženský
form-gender-n = střední
form-picture = Kresba
form-no-picture = žádná
form-remove-thing = Zahodit
form-ours-again = Vrátit naše hodnoty
form-all-fits = Všechno sedí
form-done = Hotovo
form-done-next = Hotovo, další
form-others = { $count ->
    [one] Ještě { $count } údaj, který tu obvykle není
    [few] Ještě { $count } údaje, které tu obvykle nejsou
   *[other] Ještě { $count } údajů, které tu obvykle nejsou
}
form-says-nothing = Z hodnot zatím žádná věta neplyne.
form-before = U nás:
form-made-alone = Věty vznikají z hodnot samy, ve všech jazycích ze stejných slov.

## Než všichni přijdou

wait-title = Pozvánky
wait-invite = Pozvěte: { $seat }
wait-share = Sdílet
wait-qr = Kód s odkazem pro fotoaparát telefonu
wait-invitation = Zahrajete si se mnou { $game }?
wait-or-bot = Nebo posaďte bota
wait-bot-here = Posadit sem bota
wait-seat-bot = Posadit bota a začít
wait-for = Čekáme, až si někdo sedne: { $seats }.
wait-host = Pošlete odkaz, nebo posaďte bota.
wait-guest = Hostitel zve další hráče.

## Učení

learn-title = Učení
learn-promise = Krátké lekce u skutečného stolu. Táhnete vy, chybu vždy vysvětlíme.
learn-none = Žádná hra tu zatím lekce nemá.
learn-it = Učit se
learn-of = Učit se hru { $game }
learn-how = Každá u skutečného stolu. Táhnete vy, chybu vždy vysvětlíme.
learn-lessons = { $lessons ->
    [one] { $lessons } krátká lekce
    [few] { $lessons } krátké lekce
   *[other] { $lessons } krátkých lekcí
}
learn-done-of = { $done ->
    [one] { $done } lekce z { $lessons }
    [few] { $done } lekce z { $lessons }
   *[other] { $done } lekcí z { $lessons }
}
learn-so-far = { $done ->
    [one] Hotová je { $done } lekce z { $lessons }.
    [few] Hotové jsou { $done } lekce z { $lessons }.
   *[other] Hotovo je { $done } lekcí z { $lessons }.
}
learn-minutes = { $minutes } min
learn-left = ještě asi { $minutes } min
learn-go-on-with = Pokračovat: lekce { $number }
learn-begin-with = Začít: lekce { $number }
learn-all-lessons = Všechny lekce
learn-go-on = Pokračovat
learn-go-on-learning = Pokračovat v učení
learn-start = Začít
learn-again = Zopakovat
learn-from-start = Od začátku
learn-done = hotovo
learn-own-table = Vlastní stůl
learn-step = Krok { $at } z { $steps }
learn-step-short = krok { $at } z { $steps }
learn-lesson-of = Lekce { $number } z { $lessons }
learn-lesson-short = lekce { $number }
learn-task = Úkol:
learn-next = Dál
learn-finish = Dokončit lekci
learn-back = O krok zpět
learn-show = Ukázat
learn-do-it = Zahrajte to za mě
learn-later = Dokončit později
learn-right = Správně. Podívejte se, co se stane.
learn-wrong = Zkuste to jinak
learn-shown = Takhle se to dělá
learn-other = I to je správně
learn-goes-on-with = Lekce pokračuje odtud: { $choice }
learn-goes-on = Lekce teď pokračuje po svém.
learn-not-meant = Tak táhnout smíte, tady ale jde o něco jiného. Nic se nestalo.
learn-not-offered = To teď udělat nejde. Nic se nestalo.
learn-points = Ukazuje se na: { $names }
learn-offline = Bez spojení stůl otevřít nejde. Zkuste to za chvíli.
learn-play = Hrát odtud
learn-play-on = Zpět k rozehranému stolu
learn-play-anew = Hrát znovu odtud
learn-goal = Cíl lekce
learn-reached = Cíl je splněný. Dohrát můžete, ale nemusíte.
learn-reached-short = Splněno
learn-back-to = Zpět k lekci
learn-done-title = Lekce je hotová
learn-next-lesson = Lekce { $number }: { $lesson }
learn-to-course = Všechny lekce
table-lesson = Lekce
bot-guide = průvodce
first-learn = Začněte krátkou lekcí
first-learn-about = U skutečného stolu, krok za krokem. Za pár minut víte, jak se hraje.
first-learn-minutes = první lekce, { $minutes } min

## Hádanky

puzzles = Hádanky
table-puzzle = Hádanka
puzzles-promise = Pozice ze skutečných partií. Jedna volba je zřetelně nejlepší, na první pohled ji ale málokdo vidí.
puzzles-how = Tři pokusy u skutečného stolu. Nakonec se vždy dozvíte proč.
puzzles-none = Žádná hra tu zatím hádanky nemá.
puzzles-none-such = Takovou hádanku tu nemáme. Zkuste jiný výběr.
puzzles-today = Hádanka dne
puzzles-today-solved = { $solved ->
    [0] Dnes ji zatím nikdo nevyřešil.
    [one] Dnes ji vyřešil jeden člověk, napoprvé { $first }.
    [few] Dnes ji vyřešili { $solved } lidé, napoprvé { $first }.
   *[other] Dnes ji vyřešilo { $solved } lidí, napoprvé { $first }.
}
puzzles-solve = Řešit
puzzles-once-more = Zopakovat
puzzles-all = Všechny hádanky
puzzles-next = Další hádanka
puzzles-done = Všechny hádanky této hry máte vyřešené.
puzzles-found-of = { $found ->
    [one] Vyřešena { $found } z { $puzzles }
    [few] Vyřešeny { $found } z { $puzzles }
   *[other] Vyřešeno { $found } z { $puzzles }
}
puzzles-level = Obtížnost
puzzles-easy = lehká
puzzles-middle = střední
puzzles-hard = těžká
puzzles-state = Jak na tom jste
puzzles-state-missed = nevyřešená
puzzles-state-found = vyřešená
puzzles-states-new = nové
puzzles-states-missed = nevyřešené
puzzles-states-found = vyřešené
puzzles-every = všechny
puzzles-theme = O co jde
puzzles-every-theme = ať jde o cokoli
puzzles-rated = Počítat mi hodnocení
puzzles-rated-about = Platí první pokus o každou hádanku. Výhra je vyřešit ji napoprvé a bez nápovědy.
puzzles-rating = Hodnocení { $rating }
puzzles-rating-on = { $count ->
    [one] Hodnocení stojí na { $count } hádance.
   *[other] Hodnocení stojí na { $count } hádankách.
}
puzzles-later = Zpět k hádankám
puzzles-to-review = Zpět k rozboru
puzzles-position = Co by bylo lepší?
puzzles-position-about = V tuto chvíli byla po ruce lepší volba. Najděte ji.
puzzles-playing = Hrajete { $side }.
puzzles-find = { $at }. volba ze { $finds }
puzzles-left = { $left ->
    [0] Žádný pokus nezbývá
    [one] Zbývá { $left } pokus ze tří
    [few] Zbývají { $left } pokusy ze tří
   *[other] Zbývá { $left } pokusů
}
puzzles-left-short = { $left ->
    [one] { $left } pokus
    [few] { $left } pokusy
   *[other] { $left } pokusů
}
puzzles-try = { $number }. pokus
puzzles-tempting = To se nabízí. Podívejte se, co z toho je.
puzzles-played = Tak se to zahrálo. Podívejte se, co z toho bylo.
puzzles-other = Tohle to není.
puzzles-other-close = Skoro. Něco je ale ještě lepší.
puzzles-other-weaker = To jde, ale je to slabší.
puzzles-other-poor = To je mnohem slabší než řešení.
puzzles-other-chance = To by znamenalo šanci { $chance }. Dá se získat víc.
puzzles-good-too = I to je dobrá volba
puzzles-good-too-about = Pokud se to dá odhadnout, je stejně dobrá, a pokus vás nestojí. Za nejlepší tu ale vyšla jiná: najdete ji?
puzzles-refused = Nic se nestalo a pokus vám zůstává.
puzzles-right = Správně. Hledejte dál.
puzzles-fails = Takhle to dopadne.
puzzles-back-then = Vraťte se a najděte lepší volbu.
puzzles-no-more = To byl poslední pokus.
puzzles-again = Zkusit znovu
puzzles-hint = Napovědět, kde začít
puzzles-hint-short = Nápověda
puzzles-hint-about = Nápověda nestojí pokus, ale výsledek ji přizná.
puzzles-hint-at = Začíná to zde: { $thing }.
puzzles-hint-there = Začíná to tím, co na stole svítí.
puzzles-named-all = To je všechno: { $count }
puzzles-named-wrong = { $many ->
    [0] Nikdo nepřebývá
    [one] Jeden přebývá
    [few] { $many } přebývají
   *[other] { $many } přebývá
}, { $few ->
    [0] nikdo nechybí.
    [one] jeden chybí.
    [few] { $few } chybějí.
   *[other] { $few } chybí.
}
puzzles-hint-whom = Napovědět, koho si prověřit
puzzles-hint-after = Najděte si v deníku, co se dělo kolem téhle postavy: { $thing }.
puzzles-world = Ukázat, jak by to vypadalo
puzzles-world-back = Zpátky ke stolu
puzzles-give-up = Vzdát a ukázat řešení
puzzles-give-up-short = Vzdát
puzzles-show-solution = Ukázat řešení
puzzles-go-on = Hledat dál
puzzles-solved = Správně
puzzles-unsolved = Tentokrát ne
puzzles-found-at = { $tries ->
    [1] Napoprvé
    [2] Na druhý pokus
   *[other] Na třetí pokus
}
puzzles-with-help = s nápovědou
puzzles-without-help = bez nápovědy
puzzles-not-found = Podívejte se, co se tu dalo najít.
puzzles-counted-once = Do hodnocení se počítá jen první pokus o hádanku.
puzzles-proved = Není to odhad. Řešení plyne přímo z pravidel.
puzzles-proved-given = Není to odhad. Plyne to z pravidel a z předpokladu.
puzzles-solution = Řešení
puzzles-answer-of = { $at }. volba
puzzles-tempts = Co se nabízelo
puzzles-was-played = Co se zahrálo
puzzles-on-board = Ukázat na stole
puzzles-back-to-solution = Zpět k řešení
puzzles-worths = Co má jakou cenu
puzzles-yours = váš pokus
puzzles-others = Jak volili ostatní
puzzles-others-none = Ostatní teprve přijdou. Jste tu první.
puzzles-others-count = { $people ->
    [one] Zatím { $people } člověk, napoprvé { $first }.
    [few] Zatím { $people } lidé, napoprvé { $first }.
   *[other] Zatím { $people } lidí, napoprvé { $first }.
}
puzzles-why = Proč
puzzles-step-by-step = Přehrát po krocích
puzzles-share = Sdílet
puzzles-invitation = { $game }: { $title } Zkuste to najít.
puzzles-play = Hrát odtud dál
puzzles-anew = Řešit znovu
story-comes = Co z toho vzejde
help-lesson = V lekci klávesa Page Down vede dál, Page Up o krok zpět.
help-puzzle = U hádanky klávesa H napoví, kde začít.

## Klubovna v tomto prohlížeči

alone-coming = Klubovna se stěhuje k vám
alone-come = { $much } z { $all } MB
alone-no-house = Klubovnu se v tomto prohlížeči nepodařilo otevřít.
alone-broken = Klubovna opakovaně selhává. Všechny vaše hry zůstaly uložené.
alone-newer = To, co je v prohlížeči uloženo, pochází z novější verze klubovny. Nic se s tím nestane: obnovte stránku, a když to nepomůže, vraťte se, až bude tahle stránka aktualizovaná.
alone-again = Zkusit znovu
alone-stalled-house = Klubovna se zasekla, a tak začala znovu. O nic jste nepřišli.
alone-stalled-mind = Bot se při přemýšlení zasekl a začal znovu. O nic jste nepřišli.
alone-read = Rozumím
alone-no-answer = Klubovna právě začíná znovu. Zkuste to za chvíli ještě jednou.
alone-you = vy
alone-rival-about = Bot hned, nebo někdo vedle vás u téže obrazovky.
alone-keeps = Co je uloženo v tomto prohlížeči
alone-keeps-about = Vaše hry jsou uložené jen tady. Kdo v prohlížeči vymaže data, smaže i je; stažený záznam můžete kdykoli a kdekoli zase nahrát.
alone-carry = Stáhnout
alone-drop = Smazat…
alone-drop-yes = Smazat nadobro
alone-drop-no = Nechat

## Balíčky majitelů krabice

new-pack = Balíček majitele krabice
pack-what = Soubor TOML, který říká, co je ve vaší krabici jinak nebo navíc: vyberte ho, nebo vložte jeho text. Ostatní u stolu uvidí, čí je a co mění.
pack-text = Text balíčku
pack-untitled = balíček beze jména
pack-badge = Balíček „{ $title }“: { $count ->
    [one] { $count } věc jinak
    [few] { $count } věci jinak
   *[other] { $count } věcí jinak
}
pack-with = { $title }: { $count ->
    [one] { $count } věc jinak
    [few] { $count } věci jinak
   *[other] { $count } věcí jinak
}
pack-drawn = Mapa je nakreslená jinak.
pack-differing = Co je u tohoto stolu jinak
pack-about = U tohoto stolu { $count ->
    [one] je jinak { $count } věc
    [few] jsou jinak { $count } věci
   *[other] je jinak { $count } věcí
} než obvykle.
pack-new = navíc
pack-yes = ano
pack-no = ne

## Malování map

paint-title = Vlastní mapy: { $game }
paint-about = Nakreslete si vlastní: od prázdného listu, od náhodné krajiny, nebo z mapy, kterou už znáte. Co nakreslíte, dům hned ověří podle pravidel.
paint-no-maps = Tahle hra nemá mapy, které by se daly malovat.
paint-no-draft = Takovou rozpracovanou mapu tu nemáte.
paint-unreadable = Tenhle text se nedá přečíst jako mapa: { $why }
paint-begin = Čím začít
paint-empty = Prázdná mapa
paint-random = Náhodná krajina
paint-copy-of = Kopie mapy
paint-copy-it = Začít z ní
paint-not-begun = Začít se nepodařilo. Zkuste to prosím znovu.
paint-drafts = Rozpracované mapy
paint-untitled = Mapa beze jména
paint-all = Vlastní mapy
paint-where = Kde jsem
paint-painting = { $name }: mapa hry { $game }
paint-palette = Čím malovat
paint-sheets = Údaje a pravidla
paint-saving-kept = Uloženo { $at }
paint-saving-waits = Ukládá se…
paint-saving-here = Zatím jen v tomto zařízení
paint-saving-diverged = Neuloženo: změněno jinde
paint-saving-failed = Uložit se nepodařilo
paint-diverged = Tahle mapa se mezitím změnila jinde. Kterou podobu si necháte?
paint-mine = Tuto
paint-theirs = Tu odjinud
paint-pack = Sdílet a vyzkoušet
paint-download = Stáhnout
paint-try = Hrát hned
paint-faults = { $count ->
    [one] Nejdřív opravte { $count } chybu.
    [few] Nejdřív opravte { $count } chyby.
   *[other] Nejdřív opravte { $count } chyb.
}
paint-not-played = Zahrát si ji zatím nejde.
paint-refused = To se na mapu nakreslit nedá.
paint-later = Malujete rychleji, než stačíme ověřovat. Chvilku počkejte.
paint-tools = Nástroje
paint-tool-select = Výběr
paint-tool-brush = Štětec
paint-tool-line = Čára
paint-tool-fill = Plocha
paint-tool-erase = Guma
paint-mirror = Zrcadlo
paint-mirror-none = bez zrcadla
paint-mirror-across = osou
paint-mirror-turned = středem
paint-undo = Zpět
paint-redo = Znovu
paint-own-name = Vlastní jméno
paint-own-take = Vzít do ruky
paint-map = Mapa
paint-grid = Hexy mapy. Šipkami se chodí, mezerníkem maluje, Shift se šipkou maluje po cestě.
paint-hand = { $tool }: { $paint }
paint-hand-take = mezerník zvedne, kdo tu stojí
paint-hand-put = mezerník ho sem postaví
paint-hand-side = strana { $side }, vybírá se šipkami
paint-mirror-at = zrcadlo { $hex }
paint-done = Hotovo. { $what }
paint-remark-no = připomínka { $number }
paint-remarks = Co je na mapě špatně a co stojí za pozornost
paint-remarks-count = { $count ->
    [0] Nic k opravě.
    [one] { $count } připomínka
    [few] { $count } připomínky
   *[other] { $count } připomínek
}
paint-sound = Všechno sedí, dá se hrát.
paint-fault = chyba
paint-doubt = pozor
paint-show = Ukázat { $hex }
paint-meant = Tak to má být
paint-not-meant = Přece jen ne
paint-settled = { $count ->
    [one] { $count } věc tak má být
    [few] { $count } věci tak mají být
   *[other] { $count } věcí tak má být
}
paint-more-hexes = Přidat hexy
paint-drop = Zrušit
paint-reading = Na tak malé obrazovce se mapa jen prohlíží; malovat se dá na tabletu nebo na počítači.
