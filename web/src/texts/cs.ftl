### Slova rozhraní

club = Klubovna
club-tables = Stoly
club-rules = Pravidla
club-records = Záznamy
club-account = Účet
club-what = Co si zahrajeme?
club-promise = Pravidla hlídá stůl. Hrajte sami, s botem, nebo pošlete odkaz.
club-mine = Moje stoly
club-open = Otevřené stoly
club-watch = Ke sledování
club-none-mine = Zatím žádný. Vyberte si hru a sedněte si.
club-none-open = Teď nikdo nezve. Založte stůl a pozvěte přátele.
club-coming = připravujeme
club-loading = Chystáme stůl…
club-lost = Tady nic není.
club-home = Zpět do klubovny
club-over = dohráno
club-waiting = čeká na hráče
club-running = hraje se
club-solo = sólo
club-with = { $names }
club-sit = Přisednout
club-watch-it = Sledovat
club-new = Nový stůl
club-new-of = Nový stůl: { $game }
club-rules-of = Pravidla hry { $game }
club-your-turn = na tahu
club-language = Jazyk
club-look = Vzhled
club-day = Den
club-evening = Večer
club-players = Počet hráčů
club-minutes = Délka hry

pitch-vzdor = Makisté proti přesile
pitch-blitzkrieg = Pět bojišť, dvacet minut
pitch-napoleonics = Karty povelů a kostky
pitch-kacir = Čarodějnice a lovec
pitch-hagalaz = Výprava ke zřícenému křižníku

new-title = Nový stůl
new-options = Jak budeme hrát
new-seats = Kdo sedí u stolu
new-me = Já
new-open = Kdo má odkaz
new-bot = Bot { $bot }
new-public = Stůl uvidí všichni v klubovně
new-begin = Založit stůl
new-quick = Hrát hned
bot-random = náhodný
bot-greedy = hladový

table-your-turn = na tahu
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
table-waiting = Čekáme, až si všichni sednou.
table-others-turn = Na tahu: { $seat }
table-thinking = Přemýšlí: { $seat }
table-watching = Sledujete hru
table-menu = Nabídka
table-drawer = Deník a pravidla
table-close = Zavřít
table-log = Deník
table-rules = Pravidla
table-help = Nápověda
table-chat = Rozhovor
table-say = Napište zprávu
table-send = Poslat
table-key = Klíč kostek
table-key-promise = Otisk klíče, z něhož padá všechna náhoda. Po hře se klíč zveřejní.
table-leave = Odejít od stolu
table-to-bot = Předat místo botovi
table-from-bot = Vzít si místo zpět
table-record = Stáhnout záznam
table-replay = Přehrát od začátku
table-finish = Ukončit stůl
table-notify = Upozornit, když jsem na tahu
table-invite = Odkaz pro místo { $seat }
table-copy = Zkopírovat odkaz
table-copied = Zkopírováno
table-undo-asked = { $seat } prosí o vrácení tahu.
table-agree = Souhlasím
table-refuse = Ne
table-undo-sent = Prosba o vrácení odeslána.
table-hand = Ruka
table-asked = Otázka a ruka
table-actions = Všechny tahy v jednom seznamu
table-next = Nové v deníku
table-details = Podrobnosti
table-latest = Na konec deníku

over-title = Konec hry
over-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
over-rematch = Hrát znovu
over-replay = Přehrát hru
over-look = Prohlédnout stůl
over-key = Klíč kostek
over-lost = Prohra

help-click = Co lze vybrat, má modrý obrys a zářez. Klikejte po kartách, dokud není tah celý.
help-escape = Esc nebo Zpět vrátí poslední krok.
help-arrows = Šipky chodí po stole, Enter vybírá, Tab skáče jen po tom, co lze vybrat.
help-list = Klávesa A otevře seznam všech tahů, čísla 1 až 9 z něj vybírají.
help-details = Podrobnosti o kartě: najeďte na ni, zaostřete ji, nebo ji podržte prstem.
help-undo = Klávesa U vezme zpět poslední tah, dokud nezasáhla náhoda.
help-signs = Značky

replay-title = Přehrávání
replay-setup = Příprava hry
replay-luck = Náhoda: { $what }
replay-undone = Tah vzat zpět
replay-step = Krok { $at } ze { $steps }
replay-first = Na začátek
replay-last = Na konec
replay-next = Krok vpřed
replay-previous = Krok zpět
replay-play = Přehrávat
replay-pause = Zastavit
replay-upload = Nahrát záznam
replay-upload-hint = Soubor záznamu se tu přehraje tah po tahu a ověří.
replay-bad = Tomu záznamu nerozumíme.
replay-finished = Dohrané stoly

account-title = Účet
account-guest = Hrajete jako host { $who }. Účet není potřeba, ale s ním si stoly najdete i na jiném počítači.
account-known = Jste { $who }.
account-name = Jméno
account-password = Heslo
account-create = Založit účet
account-login = Přihlásit se
account-logout = Odhlásit se
account-bad = Nepovedlo se: jméno nebo heslo nesedí, nebo je jméno zabrané.
account-settings = Nastavení

replay-hidden = Co se stalo, víte jen z deníku.
account-old = Dosavadní heslo
account-new = Nové heslo
account-change = Změnit heslo
account-changed = Heslo je změněno.
account-forget = Smazat účet
account-forget-hint = Účet zmizí nadobro; dohrané hry zůstanou beze jména. Potvrďte heslem.

rules-title = Pravidla
rules-contents = Obsah

trouble-refused = To teď nejde.
trouble-server = Server neodpovídá. Zkuste to za chvíli znovu.

## Vzdor!

vzdor-round = Kolo { $round }
vzdor-setup = Příprava
vzdor-points = { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
vzdor-next-title = { $title }, do { $next } ještě { $left }
vzdor-best-title = { $title }
vzdor-civilians = Civilisté
vzdor-graveyard = Hřbitov
vzdor-dead = Padlí civilisté
vzdor-dead-of = { $dead } z { $limit }
vzdor-enemies = Nepřátelé
vzdor-enemies-discard = Odhoz nepřátel
vzdor-discard = Odhoz
vzdor-missions = Mise
vzdor-completed = Splněné
vzdor-failed = Neúspěšné mise
vzdor-failed-of = { $failed } ze { $limit }
vzdor-spies = Špehové
vzdor-removed = Ze hry
vzdor-covert = Utajení
vzdor-revealed = Prozrazení
vzdor-covert-deck = Utajení
vzdor-covert-discard = Odhoz utajených
vzdor-recruits = Rekruti
vzdor-revealed-pile = Prozrazení
vzdor-empty = prázdný
vzdor-strength = síla
vzdor-power = Útočná síla
vzdor-power-left = Zbývá síly
vzdor-needs-mission = mise
vzdor-needs-all = s posádkou
vzdor-needs = potřebuje { $defence }
vzdor-hand = Ruka { $count }
vzdor-hand-rest = { $spies ->
    [0] { $maquis ->
        [0] prázdná
       *[other] zahrát zbývá { $maquis }
    }
    [one] { $maquis ->
        [0] jen špeh
       *[other] zahrát zbývá { $maquis }, špeh zůstává
    }
   *[other] { $maquis ->
        [0] jen špehové
       *[other] zahrát zbývá { $maquis }, špehové zůstávají
    }
}
vzdor-hand-note = Prozrazení po kole z odboje odejdou.
vzdor-hand-empty = V ruce nic není.
vzdor-hidden-count = { $count ->
    [one] { $count } skrytý
    [few] { $count } skrytí
   *[other] { $count } skrytých
}
vzdor-up-count = { $count ->
    [one] { $count } odkrytý
    [few] { $count } odkrytí
   *[other] { $count } odkrytých
}
vzdor-nobody = bez posádky
vzdor-defence-sum = obrana { $defence }
vzdor-chosen = Zvolená mise
vzdor-done = Splněno
vzdor-gone = Sem už žádná mise nepřijde.
vzdor-ignored = Účinek tohoto kola neplatí
vzdor-no-action = Bez akce
vzdor-preview = náhled
vzdor-play-covert = Zahrát utajeně
vzdor-play-revealed = Prozradit
vzdor-looked = Prohlížené karty
vzdor-tray-pile = Prozrazení makisté
vzdor-tray-draft = Kdo se přidá k utajeným?
vzdor-known = lícem dolů, ale víte, kdo to je
vzdor-stranger = Skrytý nepřítel
vzdor-about-stranger = Leží lícem dolů. Kdo to je, se ukáže při odhalení.
vzdor-about-spy = Nelze zahrát. Zabírá místo v ruce i v balíčku; ruka samých špehů znamená prohru.
vzdor-spy-row = Nelze zahrát. Ruka samých špehů je prohra.
vzdor-defence = Obrana
vzdor-garrison = Posádka
vzdor-worth = Body
vzdor-side-covert = { $gender ->
    [f] Utajená
   *[m] Utajený
}
vzdor-side-revealed = { $gender ->
    [f] Prozrazená
   *[m] Prozrazený
}
vzdor-covert-fate = Po kole se vrátí na odhoz utajených.
vzdor-revealed-fate = Po kole z odboje odejde.
vzdor-source = Zdroj
vzdor-czech-title = Český název
vzdor-copies = Karty tohoto druhu mají obranu { $defences }.
vzdor-era = { $era }. éra: { $name }
vzdor-top = Navrchu, známé
vzdor-bottom = Dole, známé
vzdor-unseen = Kdo se ještě neukázal
vzdor-nothing = Nic tu neleží.
vzdor-count = Počet karet
vzdor-sign-defence = Obrana: tolik útočné síly cíl stojí
vzdor-sign-points = Vítězné body mise
vzdor-sign-garrison = Kolik nepřátel misi hlídá
vzdor-sign-covert = Utajená strana: slabší, ale makista zůstává
vzdor-sign-revealed = Prozrazená strana: silnější, makista odejde
vzdor-sign-planning = Akce při plánování
vzdor-sign-attack = Akce při útoku
vzdor-sign-defence-effect = Obrana: platí, dokud cíl stojí
vzdor-sign-defeat-effect = Porážka: stane se, když cíl porazíte
vzdor-sign-survive-effect = Přežití: stane se, když nepřítel přežije
vzdor-end-attack = Misi ještě lze splnit.

## Vzdor!: co stojí na malých kartách

vzdor-brief-effect-guards-first = Poraz ho před misí
vzdor-brief-effect-grunts-first = Poraz ho první
vzdor-brief-effect-engineer = Ostatní +1
vzdor-brief-effect-recruit = Přidá rekruta
vzdor-brief-effect-civilian = Padne civilista
vzdor-brief-effect-remove-covert = Zabije utajeného
vzdor-brief-effect-add-spy = Nový špeh
vzdor-brief-effect-reinforce-others = Posily jinam
ui-bot-failed = Bot na místě { $seat } se nedokázal rozhodnout; zatím volí náhodně.
