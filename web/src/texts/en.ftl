### Words of the interface

club = Klubovna
club-tables = Tables
club-rules = Rules
club-records = Records
club-account = Account
club-what = What shall we play?
club-promise = The table minds the rules. Play alone, against a bot, or send a link.
club-mine = My tables
club-open = Open tables
club-watch = To watch
club-none-mine = None yet. Pick a game and sit down.
club-none-open = Nobody is inviting now. Open a table and invite friends.
club-coming = coming
club-loading = Setting the table…
club-lost = There is nothing here.
club-home = Back to the clubhouse
club-over = finished
club-waiting = waiting for players
club-running = being played
club-solo = solo
club-with = { $names }
club-sit = Sit down
club-watch-it = Watch
club-new = New table
club-new-of = New table: { $game }
club-rules-of = Rules of { $game }
club-your-turn = your turn
club-language = Language
club-look = Look
club-day = Day
club-evening = Evening
club-players = Number of players
club-minutes = How long it takes

pitch-vzdor = The maquis against the odds
pitch-blitzkrieg = Five theatres, twenty minutes
pitch-napoleonics = Command cards and dice
pitch-kacir = The witch and the hunter
pitch-hagalaz = To the fallen cruiser

new-title = New table
new-options = How we play
new-seats = Who sits at the table
new-me = Me
new-open = Whoever has the link
new-bot = Bot { $bot }
new-public = Everybody in the clubhouse sees the table
new-begin = Open the table
new-quick = Play now
bot-random = random
bot-greedy = greedy

table-your-turn = your turn
table-title-turn = ● Your turn – { $game }
table-undo = Take back
table-back = Back
table-all = All moves
table-all-count = { $count ->
    [one] All moves: { $count }
   *[other] All moves: { $count }
}
table-rule = Rules: { $section }
table-rule-plain = Rules
table-sending = Sending your move…
table-offline = The connection is lost. We keep trying, and no click is lost.
table-waiting = Waiting until everybody sits down.
table-others-turn = To move: { $seat }
table-thinking = Thinking: { $seat }
table-watching = You are watching
table-menu = Menu
table-drawer = Log and rules
table-close = Close
table-log = Log
table-rules = Rules
table-help = Help
table-chat = Chat
table-say = Write a message
table-send = Send
table-key = Key of the dice
table-key-promise = The fingerprint of the key from which all luck comes. The key is published after the game.
table-leave = Leave the table
table-to-bot = Hand the seat to a bot
table-from-bot = Take the seat back
table-record = Download the record
table-replay = Replay from the start
table-finish = Finish the table
table-notify = Tell me when it is my turn
table-invite = Link for the seat { $seat }
table-copy = Copy the link
table-copied = Copied
table-undo-asked = { $seat } asks to take the move back.
table-agree = I agree
table-refuse = No
table-undo-sent = Asked to take the move back.
table-hand = Hand
table-asked = What is asked, and the hand
table-actions = All moves in one list
table-next = New in the log
table-details = Details
table-latest = To the end of the log

over-title = The game is over
over-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
over-rematch = Play again
over-replay = Replay the game
over-look = Look at the table
over-key = Key of the dice
over-lost = Defeat

help-click = What may be picked has a blue outline and a notch. Click along the cards until the move is complete.
help-escape = Esc or Back takes back the last step.
help-arrows = Arrows walk over the table, Enter picks, Tab jumps only between things that may be picked.
help-list = The key A opens the list of all moves, numbers 1 to 9 pick from it.
help-details = Details of a card: point at it, focus it, or hold it with a finger.
help-undo = The key U takes back the last move, unless luck has stepped in.
help-signs = Signs

replay-title = Replay
replay-setup = The set-up
replay-luck = Luck: { $what }
replay-undone = The move was taken back
replay-step = Step { $at } of { $steps }
replay-first = To the start
replay-last = To the end
replay-next = Step forward
replay-previous = Step back
replay-play = Play
replay-pause = Stop
replay-upload = Upload a record
replay-upload-hint = A record is replayed here move by move, and checked.
replay-bad = We can't read this record.
replay-finished = Finished tables

account-title = Account
account-guest = You play as the guest { $who }. No account is needed, but with one you find your tables on any computer.
account-known = You are { $who }.
account-name = Name
account-password = Password
account-create = Create an account
account-login = Log in
account-logout = Log out
account-bad = That did not work: name and password don't fit, or the name is taken.
account-settings = Settings

replay-hidden = What happened you know only from the log.
account-old = Present password
account-new = New password
account-change = Change the password
account-changed = The password is changed.
account-forget = Delete the account
account-forget-hint = The account is gone for good; finished games stay, without the name. Confirm with the password.

rules-title = Rules
rules-contents = Contents

trouble-refused = That is not possible now.
trouble-server = The server does not answer. Try again in a while.

## Vzdor!

vzdor-round = Round { $round }
vzdor-setup = Set-up
vzdor-points = { $points ->
    [one] point
   *[other] points
}
vzdor-next-title = { $title }, { $left } more to { $next }
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
vzdor-failed = Failed missions
vzdor-failed-of = { $failed } of { $limit }
vzdor-spies = Spies
vzdor-removed = Removed
vzdor-covert = Covert
vzdor-revealed = Revealed
vzdor-covert-deck = Covert
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
vzdor-hand-note = The revealed leave the resistance after the round.
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
vzdor-about-stranger = It lies face down. Who it is will show when it is turned up.
vzdor-about-spy = Can't be played. Takes up room in the hand and the deck; a hand of nothing but spies is a defeat.
vzdor-spy-row = Can't be played. A hand of only spies is a defeat.
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
vzdor-covert-fate = After the round to the covert discard pile.
vzdor-revealed-fate = After the round out of the resistance.
vzdor-source = Source
vzdor-czech-title = Czech title
vzdor-copies = Cards of this kind have defence { $defences }.
vzdor-era = Era { $era }: { $name }
vzdor-top = On top, known
vzdor-bottom = At the bottom, known
vzdor-unseen = Not seen yet
vzdor-nothing = Nothing lies here.
vzdor-count = Number of cards
vzdor-sign-defence = Defence: so much attack power a target costs
vzdor-sign-points = Victory points of a mission
vzdor-sign-garrison = How many enemies guard a mission
vzdor-sign-covert = Covert side: weaker, but the maquis stays
vzdor-sign-revealed = Revealed side: stronger, but the maquis leaves
vzdor-sign-planning = Action in planning
vzdor-sign-attack = Action in the attack
vzdor-sign-defence-effect = Defence: works while the target stands
vzdor-sign-defeat-effect = Defeat: happens when you defeat the target
vzdor-sign-survive-effect = Survive: happens when the enemy survives
vzdor-end-attack = The mission can still be completed.

## Vzdor!: what stands on small cards

vzdor-brief-effect-guards-first = Before the mission
vzdor-brief-effect-grunts-first = Before the others
vzdor-brief-effect-engineer = Others +1
vzdor-brief-effect-recruit = Brings a recruit
vzdor-brief-effect-civilian = A civilian dies
vzdor-brief-effect-remove-covert = Kills a covert
vzdor-brief-effect-add-spy = A new spy
vzdor-brief-effect-reinforce-others = Reinforces others
ui-bot-failed = The bot at the seat { $seat } could not make up its mind; for now it chooses at random.
