### Words of the table of Blitzkrieg!

bz-sea-atlantic = Atlantic
bz-sea-pacific = Pacific
bz-theatres = Theatres
bz-fields = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
bz-theatre = { $theatre }, { $status }. { $marker }
bz-active = being fought for
bz-closed = closed
bz-dormant = not yet open
bz-centre = The marker is in the centre.
bz-leads = { $seat-number ->
    [plural] { $seat } are
   *[other] { $seat } is
} ahead: the marker is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from the centre.
bz-space = { $theatre }, campaign { $row }, space { $column }, { $terrain }, { $effect }, { $state }
bz-row-column = campaign { $row }, space { $column }
bz-no-effect = no effect
bz-free = free
bz-later = comes later
bz-shut = closed
bz-lies = { $token } lies here, { $seat }
bz-was = Here it was: { $token }
bz-campaign = Campaign { $row }, points: { $points }, { $won }
bz-campaign-number = campaign { $row }
bz-campaign-active = being fought
bz-campaign-future = still to come
bz-campaign-closed = closed
bz-won-by = { $seat } { $seat-number ->
    [plural] win
   *[other] wins
}
bz-tied = tied
bz-score = Score track
bz-points = Points
bz-points-of = points, { $seat }
bz-reserve = In reserve
bz-rival = The other side of the table: { $seat }
bz-automatic = Automatic opponent: { $seat }
bz-screen = Screen, { $seat }, tokens in reserve: { $count }
bz-screen-of = Screen: { $seat }
bz-in-reserve = { $count ->
    [one] { $count } token in reserve
   *[other] { $count } tokens in reserve
}
bz-screen-told = { $count ->
    [0] Nothing lies behind the screen.
    [one] { $count } token lies behind the screen. Only its owner sees which.
   *[other] { $count } tokens lie behind the screen. Only their owner sees which.
}
bz-last = The last token placed: { $token }. This is what your spy would be.
bz-lastly = Last placed: { $token }
bz-reserve-of = Reserve: { $seat }
bz-reserve-empty = The reserve is empty.
bz-row = row of { $count }
bz-row-empty = The row is empty.
bz-bag-of = Bag, { $seat }, tokens: { $count }
bz-bag-title = Bag: { $seat }
bz-bag-count = Tokens in the bag: { $count }. Special weapons in bag and reserve: { $weapons }.
bz-bag-hidden = Only its owner knows what is in it.
bz-returned = Sent back into the bag by bombing:
bz-in-bag = in the bag
bz-weapons = { $count ->
    [one] weapon
   *[other] weapons
}
bz-bank = Bank
bz-bank-note = special weapons
bz-bank-spoken = Bank, special weapons: { $count }
bz-stratagem = Stratagem: { $stratagem }
bz-no-stratagem = No stratagem drawn yet
bz-stratagem-now = stratagem
bz-repeats = repeats: { $stratagem }
bz-in-cup = in the cup
bz-cup = Cup of stratagems: { $count }
bz-cup-title = Cup
bz-level = difficulty
bz-against = against the automatic opponent, { $level }
bz-nothing = nothing
bz-anywhere = anywhere
bz-as = as { $token }
bz-hint-place-token = Take a token from your reserve, or click a space first and then the token.
bz-hint-deploy-more = The next token may only go to the same theatre. If you don't want to, stop here.
bz-hint-strategic = Click the theatre where the marker is to move.
bz-hint-spoils = Click the free space whose effect comes now.
bz-hint-open-next = { $arrows ->
    [0] Click any theatre that is not open yet.
   *[other] Click a theatre to which a highlighted arrow leads.
}
bz-hint-pick-target = Click a unit of the opponent's row.
bz-hint-give-head-start = Click the theatre where the opponent gets its head start.
bz-hint-token = Which token goes here?
bz-turn-of = To move: { $seat }
bz-setting = Setting up
bz-round = Round { $round }
bz-onward = leads to: { $theatres }
bz-worth = Points: { $points }
bz-track = Track: { $steps } cells on each side
bz-closing = { $count ->
    [one] The last cell closes the theatre
   *[other] The last { $count } cells close the theatre
}
