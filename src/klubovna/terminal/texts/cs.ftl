### Stůl v terminálu

## Klávesy

ui-key-choose = zvolit
ui-key-undo = zpět
ui-key-redo = znovu
ui-key-details = karty
ui-key-rules = pravidla
ui-key-log = deník
ui-key-save = uložit
ui-key-load = načíst
ui-key-language = English
ui-key-light = světlo
ui-key-help = nápověda
ui-key-quit = konec
ui-key-back = zpátky
ui-key-move = pohyb
ui-key-step = krok
ui-key-ends = první, poslední
ui-key-place = další místo
ui-key-scroll = posun
ui-key-open = otevřít
ui-key-search = hledat

ui-key-change = změnit
ui-key-begin = začít
ui-key-uncover = už tu sedím
ui-key-eyes = čí oči
ui-key-hint = rada
ui-key-matters = na co se dívat
ui-key-worst = nejhorší volby
ui-key-try = zkusit
ui-key-watch = přehrát
ui-key-recap = naposledy
ui-key-halt = zastavit, dál
ui-key-pace = tempo

ui-help-title = Klávesy a značky
ui-help-arrows = pohyb mezi volbami; čísla na stole jsou tatáž
ui-help-digits = skok na volbu s tímto číslem
ui-help-enter = provést volbu
ui-help-unpick = zpátky k tomu, na co se ukázalo předtím
ui-help-undo = vzít zpět poslední volbu, pokud se od té doby nic neukázalo
ui-help-redo = udělat ji znovu
ui-help-hint = co by zvolil mistr, s jakou šancí a proč; po hře její rozbor
ui-help-matters = pod otázkou se ukáže, nebo už neukáže, na co se dívat
ui-help-details = podrobnosti kterékoli karty na stole
ui-help-rules = pravidla, otevřená u toho, o čem se rozhoduje; / v nich hledá, l otevře lekce
ui-help-log = všechno, co se stalo
ui-help-recap = co se dělo naposled: poslední tah ostatních ještě jednou, řádek po řádku
ui-help-save = uložit do souboru (hra se tak jako tak ukládá po každé volbě)
ui-help-load = pokračovat v jiné uložené hře
ui-help-language = čeština nebo angličtina
ui-help-light = denní nebo večerní barvy
ui-help-scroll = posun stolu, je-li okno malé
ui-help-quit = odejít; `klubovna play { $game } --continue` pokračuje

## Stůl

ui-matters = Na co se dívat:
ui-log = Deník
ui-rules = Pravidla
ui-details-numbers = Čísla
ui-details = Podrobnosti
ui-saves = Uložené hry
ui-source = Zdroj
ui-nothing-yet = Zatím se nic nestalo.
ui-undone = Vzato zpět.
ui-redone = Provedeno znovu.
ui-saved = Uloženo: { $path }
ui-not-saved = Nepodařilo se uložit: { $problem }
ui-loaded = Načteno: { $path }
ui-no-saves = Zatím tu nejsou žádné uložené hry.
ui-save-as = Do kterého souboru uložit?
ui-save-line = { $choices ->
    [one] { $when }   { $choices } volba   { $state }
    [few] { $when }   { $choices } volby   { $state }
   *[other] { $when }   { $choices } voleb   { $state }
}
ui-finished = dohraná
ui-unfinished = rozehraná
ui-no-rules = Taková pravidla tu nejsou.
ui-rules-no-lessons = O tom, co máte před sebou, žádná lekce není.
ui-rules-lesson = Lekce { $number }: { $lesson }
ui-rules-lesson-at = Lekce { $number }, krok { $step }: { $lesson }
ui-rules-lessons = Lekce k tomuto místu
ui-rules-none = Nic jsme nenašli. Zkuste méně slov nebo jiná.
ui-rules-search = Hledat v pravidlech
ui-yes = Ano
ui-no = Ne
ui-luck-awaited = Tento stůl čeká na kostky nebo karty, které otáčejí lidé; terminál se na ně zeptat neumí.

## Kdo hraje

ui-new-table = Nový stůl
ui-players = Hráči: { $players }
ui-minutes = { $minutes } minut
ui-agree = Co se hraje
ui-house-rules = Domácí pravidla
ui-who-plays = Kdo hraje
ui-player-person = člověk tady
ui-player-random = bot: náhodný
ui-player-greedy = bot: zbrklý
ui-player-novice = bot: nováček
ui-player-club = bot: klubový hráč
ui-player-master = bot: mistr
ui-player-champion = bot: velmistr
ui-player-adaptive = bot: podle tebe
ui-begin = Enter zahájí hru.
ui-bot-thinks = { $seat }: bot přemýšlí…
ui-bot-late = { $seat }: bot se nerozhodl včas a volí náhodně.
ui-turn-passes = Tah skončil. Na řadě: { $seat }
ui-hand-over = Předat klávesnici: { $seat }
ui-pass = Předejte klávesnici: { $seat }
ui-pass-hint = Co mají v ruce ostatní, je zakryto. { $seat }: stiskněte Enter, až se na obrazovku díváte jen vy.

## Konec

ui-defeat = Porážka
ui-winners = Vítězství: { $winners }
ui-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ui-end-new = Nová hra
ui-end-replay = Přehrát znovu
ui-end-review = Rozbor hry
ui-end-quit = Konec

## Záznam

ui-replay = Záznam
ui-replay-setup = Stůl je připraven.
ui-replay-luck = Náhoda: { $what }
ui-replay-undone = Vzato zpět.
ui-replay-eyes = (pohled: { $seat })
ui-replay-step = { $step } z { $steps }

ui-recap = Co se dělo naposled
ui-recap-halted = stojí
ui-recap-before = Takhle to začalo.
ui-pace-calm = klidně
ui-pace-usual = běžně
ui-pace-brisk = svižně

## Rady a rozbor

ui-percent = { $number } %
ui-hint = Co by zvolil mistr
ui-hint-thinking = Mistr přemýšlí…
ui-chance-of = Šance na vítězství.
ui-hint-measured = Tak často to vyšlo klubovým botům (změřeno na { $games } partiích).
ui-hint-unmeasured = U takového stolu šance nikdo neměřil, platí jen pořadí.
ui-hint-worth-best = nejlepší volba
ui-hint-worth-close = skoro stejně dobré
ui-hint-worth-weaker = slabší
ui-hint-worth-poor = mnohem slabší
ui-hint-then = pak:
ui-hint-reply = { $seat } nejspíš:
ui-hint-likely = nejspíš:
ui-review-lost = slabší
ui-review-lost-much = mnohem slabší
ui-review = Rozbor
ui-review-progress = { $total ->
    [0] přemýšlím…
   *[other] promyšleno { $done } z { $total }
}
ui-review-thinking = Ke každé volbě se odhaduje, jakou šanci po ní strana měla a jakou mohla mít.
ui-review-decision = { $number }. volba z { $of }
ui-review-better = lepší:
ui-review-best = nic lepšího nebylo
ui-review-decided = Co rozhodlo
ui-review-luck = Smůla po { $number }. volbě
ui-review-others = Rána po { $number }. volbě
ui-review-came = co přišlo:
ui-review-no-puzzle = U této volby není co zkoušet.
ui-review-worst = Co stálo nejvíc
ui-review-nothing = Žádná volba nestála ani půl procenta šance.

## Lekce

ui-key-on = dál
ui-key-show = ukázat
ui-key-step-back = krok zpět
ui-key-again = od začátku
ui-key-lessons = lekce

ui-help-lesson-enter = provést volbu, nebo jít dál, kde není co volit
ui-help-lesson-show = správnou volbu udělá někdo za vás
ui-help-lesson-hint = ukáže na správnou volbu; ve volné hře poradí mistr
ui-help-lesson-back = o krok zpátky
ui-help-lesson-again = celá lekce od začátku
ui-help-lesson-undo = ve volné hře vzít zpět poslední volbu, jinak o krok zpátky
ui-help-lesson-rules = pravidla, otevřená u toho, o čem je řeč
ui-help-lesson-quit = zpátky k seznamu lekcí; pokračovat se dá, kde se skončilo

learn-title = Lekce
learn-course = hotovo { $done } z { $of }
learn-heading = Lekce { $number }: { $title }
learn-step = krok { $step } z { $of }
learn-state-done = hotovo
learn-state-at = rozdělaná: { learn-step }
learn-minutes = { $minutes } min
learn-begin = Enter zahájí lekci, rozdělaná pokračuje tam, kde se skončilo.
learn-on = Dál
learn-next = Další lekce: { $title }
learn-again = Tuto lekci znovu
learn-lessons = Všechny lekce
learn-not-meant = To se smí, ale tady jde o něco jiného. Přečtěte si zadání znovu, nebo si správnou volbu nechte ukázat (klávesa s).
learn-rule = Pravidlo:
learn-goes-on = Ano, i to je dobře: { $chosen }. Lekce ale pokračuje jinak: { $shown }.
learn-shown = Ukázáno: { $shown }.
learn-table-end = U tohoto stolu je to všechno. Další je připraven.
learn-done = Lekce je u konce.
learn-reached = Podařilo se. O to tady šlo.
learn-over = Hra je u konce.
learn-not-reached = Hra skončila dřív, než se to podařilo. Krok zpět (klávesa b) ji nechá zkusit znovu, nebo se dá jít dál.
learn-broken = Tuto lekci nejde otevřít: { $problem }
learn-unreadable = Tuto lekci nejde přečíst:
learn-forgotten = Jak daleko kdo byl, nejde přečíst, začíná se znovu: { $problem }
learn-not-kept = Jak daleko jste, se nepodařilo uložit: { $problem }

## Hádanky

ui-key-give-up = vzdát
ui-key-why = proč
ui-key-puzzles = hádanky
ui-key-theme = téma
ui-key-next-puzzle = další nová

ui-help-puzzle-enter = zkusit volbu, nebo jít dál, kde se ukazuje, co po ní přijde
ui-help-puzzle-hint = napovědět, o kterou věc jde; u vyřešené hádanky ukázat, proč
ui-help-puzzle-show = vzdát to a nechat si ukázat řešení
ui-help-puzzle-back = o krok zpátky v tom, co se ukazuje
ui-help-puzzle-again = hádanka znovu od začátku (počítá se jen první pokus)
ui-help-puzzle-quit = zpátky k seznamu hádanek

ui-key-mark = označit
ui-help-certain-enter = označit, na čem stojí kurzor, nebo označení zrušit; za posledním říct, že to je všechno
ui-help-certain-hint = napovědět, koho si prověřit; u vyřešené hádanky ukázat, proč
ui-certain-all = { $count ->
    [0] Nikdo
   *[other] To je všechno: { $count }
}
ui-certain-wrong = Ještě ne: { $many ->
    [0] nikdo nepřebývá
    [one] jeden přebývá
    [few] { $many } přebývají
   *[other] { $many } přebývá
}, { $few ->
    [0] nikdo nechybí
    [one] jeden chybí
    [few] { $few } chybějí
   *[other] { $few } chybí
}.
ui-certain-hint = Najděte si v deníku, co se dělo kolem téhle postavy: { $thing }.
ui-certain-proved = Není to odhad, plyne to s jistotou z pravidel a z předpokladu.
ui-certain-world = Jak by to vypadalo: { $thing }
ui-certain-table = Zpátky ke stolu, jak je
ui-certain-why = Co o kom plyne
ui-puzzle-title = Hádanky
ui-puzzle-count = nalezeno { $found } z { $of }
ui-puzzle-all-themes = všechna témata
ui-puzzle-level = úroveň { NUMBER($level, useGrouping: 0) }
ui-puzzle-today = hádanka dne
ui-puzzle-today-elsewhere = Hádanka dne je dnes jinde ({ $named }): otevře ji `klubovna puzzles --today`.
ui-puzzle-state-found-first = nalezeno napoprvé
ui-puzzle-state-found = nalezeno
ui-puzzle-state-missed = zatím nenalezeno
ui-puzzle-begin = Enter otevře hádanku. Hledá se jediná volba, která je zřetelně nejlepší; na první pohled se většinou nabízí jiná.
ui-puzzle-side = Hrajete za { $seat-acc }.
ui-puzzle-try = pokus { $number } z { $of }
ui-puzzle-choice = volba { $number } z { $of }
ui-puzzle-right = Ano, to je ono: „{ $choice }“.
ui-puzzle-right-more = Ano: „{ $choice }“. A co dál?
ui-puzzle-wrong = „{ $choice }“ to není.
ui-puzzle-good-too = I „{ $choice }“ je dobrá volba a pokus vás nestojí. Jako nejlepší tu ale vyšla jiná.
ui-puzzle-chance = Šance by byla { $worth }, s tou hledanou je { $best }.
ui-puzzle-beside = Proti té hledané je to { $worth }.
ui-puzzle-tempting = „{ $choice }“ se nabízí, ale není to ono. Podívejte se, co po tom přijde.
ui-puzzle-not = Na první pohled se nabízí „{ $choice }“, ale to není ono.
ui-puzzle-no-hint = Tady se poradit nedá: řešení neprozradí žádná věc na stole.
ui-puzzle-last-try = To byl poslední pokus.
ui-puzzle-show = Ukázat řešení
ui-puzzle-give-up = Vzdát a ukázat řešení?
ui-puzzle-line-answer = řešení, krok { $step } z { $of }
ui-puzzle-line-tempting = lákavá volba, krok { $step } z { $of }
ui-puzzle-unheard = Něco se stalo, ale z tohoto místa to není vidět.
ui-puzzle-verdict-found-first = Nalezeno napoprvé!
ui-puzzle-verdict-found = Nalezeno.
ui-puzzle-verdict-missed = Tentokrát se to nepodařilo.
ui-puzzle-next = Další hádanka: { $title }
ui-puzzle-why = Proč právě tohle
ui-puzzle-show-again = Ukázat řešení znovu
ui-puzzle-show-tempting = Ukázat, co přijde po lákavé volbě
ui-puzzle-play-on = Hrát odsud dál
ui-puzzle-position = Co by bylo lepší?
ui-puzzle-position-about = V tuto chvíli byla po ruce lepší volba. Najděte ji.
ui-puzzle-to-review = Zpět k rozboru
ui-puzzle-all = Všechny hádanky
ui-puzzle-after = Co přijde po „{ $choice }“
ui-puzzle-proved = Není to odhad, plyne to s jistotou z pravidel.
ui-puzzle-checked = Prověřeno { $times }× nezávisle, naposledy na { $iterations } promyšlených pokračováních.
ui-puzzle-broken = Tuto hádanku nejde otevřít: { $problem }
ui-puzzle-unreadable = Tuto hádanku nejde přečíst:
ui-puzzle-forgotten = Které hádanky už jsou nalezeny, nejde přečíst, začíná se znovu: { $problem }
ui-puzzle-not-kept = Jak to dopadlo, se nepodařilo uložit: { $problem }

## Deska pro hry, které vlastní nemají

plain-yes = ano
plain-no = ne
plain-empty = Nic tu nestojí.
plain-sign-pieces = kameny hráčů v pořadí, jak sedí
plain-sign-nobodys = co nikomu nepatří
plain-sign-free = volné místo
plain-sign-touched = čeho se týkal poslední tah
plain-sign-back = rub karty
plain-sign-track = kolik je napočítáno
