### Slova stolu Vzdoru!

vzdor-round = Kolo { $round }
vzdor-setup = Příprava
vzdor-points = { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
vzdor-next-title = zatím { $title }; k dalšímu titulu { $left ->
    [one] chybí { $left } bod
    [few] chybějí { $left } body
   *[other] chybí { $left } bodů
}
vzdor-best-title = { $title }
vzdor-civilians = Civilisté
vzdor-graveyard = Hřbitov
vzdor-dead = Mrtví civilisté
vzdor-dead-of = { $dead } z { $limit }
vzdor-enemies = Nepřátelé
vzdor-enemies-discard = Odhoz nepřátel
vzdor-discard = Odhoz
vzdor-missions = Mise
vzdor-completed = Splněné
vzdor-piles = Balíčky a hromádky
vzdor-failed = Neúspěšné mise
vzdor-failed-of = { $failed } ze { $limit }
vzdor-spies = Špehové
vzdor-removed = Ze hry
vzdor-covert = Utajení
vzdor-revealed = Prozrazení
vzdor-covert-deck = Utajení
vzdor-covert-deck-next = Utajení, příště { $cards }
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
vzdor-hand-empty = V ruce nic není.
vzdor-hidden-count = { $count ->
    [one] { $count } skrytý
    [few] { $count } skrytí
   *[other] { $count } skrytých
}
vzdor-up-count = { $count ->
    [one] { $count } odhalený
    [few] { $count } odhalení
   *[other] { $count } odhalených
}
vzdor-nobody = bez posádky
vzdor-defence-sum = obrana { $defence }
vzdor-chosen = Zvolená mise
vzdor-done = Splněno
vzdor-gone = Sem už žádná mise nepřijde.
vzdor-ignored = V tomto kole její účinek neplatí
vzdor-no-action = Bez akce
vzdor-preview = náhled
vzdor-play-covert = Zahrát utajeně
vzdor-play-revealed = Prozradit
vzdor-looked = Prohlížené karty
vzdor-tray-pile = Prozrazení makisté
vzdor-tray-draft = Kdo se přidá k utajeným?
vzdor-known = lícem dolů, ale víte, kdo to je
vzdor-stranger = Skrytý nepřítel
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
vzdor-czech-title = Český název
vzdor-copies = Karty tohoto druhu mají obranu { $defences }.
vzdor-era = { $era }. éra: { $name }
vzdor-top = Navrchu, známé
vzdor-bottom = Dole, známé
vzdor-inside = Uvnitř, pořadí neznámé
vzdor-among = Uvnitř { $count } z těchto
vzdor-hidden-among = Je to někdo z těchto
vzdor-rest-draw = V nejbližším odpočinku doberete
vzdor-nothing = Nic tu neleží.
vzdor-count = Počet karet
vzdor-end-attack = Misi ještě lze splnit.
