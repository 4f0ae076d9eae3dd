### Words of the table of Vzdor!

vzdor-round = Round { $round }
vzdor-setup = Set-up
vzdor-points = { $points ->
    [one] point
   *[other] points
}
vzdor-next-title = { $title } so far; { $left } more to the next title
vzdor-best-title = { $title }
vzdor-civilians = Civilians
vzdor-graveyard = Graveyard
vzdor-dead = Dead civilians
vzdor-dead-of = { $dead } of { $limit }
vzdor-enemies = Enemies
vzdor-enemies-discard = Discarded enemies
vzdor-discard = Discard
vzdor-missions = Missions
vzdor-completed = Completed
vzdor-piles = Decks and piles
vzdor-failed = Failed missions
vzdor-failed-of = { $failed } of { $limit }
vzdor-spies = Spies
vzdor-removed = Removed
vzdor-covert = Covert
vzdor-revealed = Revealed
vzdor-covert-deck = Covert
vzdor-covert-deck-next = Covert, next draw { $cards }
vzdor-covert-discard = Covert discard
vzdor-recruits = Recruits
vzdor-revealed-pile = Revealed
vzdor-empty = empty
vzdor-strength = strength
vzdor-power = Attack power
vzdor-power-left = Power left
vzdor-needs-mission = mission
vzdor-needs-all = with garrison
vzdor-needs = needs { $defence }
vzdor-hand = Hand { $count }
vzdor-hand-rest = { $spies ->
    [0] { $maquis ->
        [0] empty
       *[other] { $maquis } to play
    }
    [one] { $maquis ->
        [0] only a spy
       *[other] { $maquis } to play, the spy stays
    }
   *[other] { $maquis ->
        [0] only spies
       *[other] { $maquis } to play, the spies stay
    }
}
vzdor-hand-empty = Nothing in hand.
vzdor-hidden-count = { $count } hidden
vzdor-up-count = { $count } face up
vzdor-nobody = no garrison
vzdor-defence-sum = defence { $defence }
vzdor-chosen = The chosen mission
vzdor-done = Completed
vzdor-gone = No more missions will come here.
vzdor-ignored = Its effect is ignored this round
vzdor-no-action = No action
vzdor-preview = preview
vzdor-play-covert = Play covert
vzdor-play-revealed = Reveal
vzdor-looked = Cards looked at
vzdor-tray-pile = Revealed maquis
vzdor-tray-draft = Who joins the covert deck?
vzdor-known = face down, but you know who it is
vzdor-stranger = Hidden enemy
vzdor-defence = Defence
vzdor-garrison = Garrison
vzdor-worth = Points
vzdor-side-covert = { $gender ->
    [f] Covert
   *[m] Covert
}
vzdor-side-revealed = { $gender ->
    [f] Revealed
   *[m] Revealed
}
vzdor-czech-title = Czech title
vzdor-copies = Cards of this kind have defence { $defences }.
vzdor-era = Era { $era }: { $name }
vzdor-top = On top, known
vzdor-bottom = At the bottom, known
vzdor-inside = Inside, order unknown
vzdor-among = Inside, { $count } of these
vzdor-hidden-among = It is one of these
vzdor-rest-draw = In the coming rest you draw
vzdor-nothing = Nothing lies here.
vzdor-count = Number of cards
vzdor-end-attack = The mission can still be completed.
