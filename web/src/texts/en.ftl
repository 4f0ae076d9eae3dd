### Words of the interface

club = Klubovna
club-tables = Tables
club-rules = Rules
club-records = Records
club-account = Account
club-what = What shall we play?
club-promise = One click and you sit at a table. Level and side are remembered from last time.
club-mine = My tables
club-open = Open tables
club-watch = To watch
club-none-mine = None yet. Pick a game and sit down.
club-none-open = No open tables right now. Open one and invite friends.
club-loading = Setting the table…
club-lost = There is nothing here.
club-no-game = We have no such game.
club-no-game-but = On the shelf there are:
sit-refused = The link is no longer good: somebody sits there, or a part of it is missing. You may watch, though.
club-home = Back to the clubhouse
club-over = finished
club-waiting = waiting for players
club-running = being played
club-solo = solo
club-sit = Sit down
club-watch-it = Watch
club-new = New table
club-new-of = New table: { $game }
club-rules-of = Rules of { $game }
club-your-turn = your turn
club-plays = { $who } to move
club-closed = not finished
club-own-table = My own table…
club-side = as { $seat }
club-no-answer = No connection
club-too-many = The table could not be opened. You may have too many unfinished ones.
club-language = Language
club-look = Look
club-day = Day
club-evening = Evening
club-players = Number of players
club-minutes = How long it takes

first-welcome = Welcome to Klubovna
first-promise = Board games at one table. The table minds the rules, you just play. No account is needed: pick a game, and in ten seconds you make your first move.
first-how = How one plays here
first-shows = The table shows what you can do
first-shows-about = What has a blue outline can be taken. Click something else, and the table says why not.
first-rival = There is always an opponent
first-rival-about = A bot at once, a friend by a link. From afar, too, move by move.
first-kept = Nothing is lost
first-kept-about = Take moves back, close the table, come back tomorrow.
first-link = Were you sent a link?
first-link-about = Just open it, the seat is waiting for you.
first-box = Do you own the box?
first-box-about = You find the rules here as well.

new-title = New table
new-options = How we play
new-seats = Who sits at the table
new-me = Me
new-open = Whoever has the link
new-bot = Bot
new-bot-level = Bot – { $bot }
new-public = List the table publicly
new-begin = Open the table
new-quick = Play now
bot-random = random
bot-novice = novice
bot-club = club player
bot-master = master
bot-champion = champion
bot-adaptive = as strong as you
bot-greedy = hasty

table-your-turn = your turn
table-to-move = to move
table-closed = The table is closed; nobody plays on.
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
table-key = Fair-dice key
table-key-promise = The fingerprint of the key from which all luck comes. The key is published after the game.
table-leave = Leave the table…
table-to-bot = Hand my seat to a bot…
table-from-bot = Take the seat back
table-record = Download the record
table-replay = Replay from the start
table-along = Take the table along…
table-along-sure = This browser gets to know all of this table, the bots’ cards and the dice to come included, and fetches about 7 MB. When the connection is lost, you play on here; later the house takes it over. From now on the table does not count, and this cannot be undone.
table-along-yes = Take it along
table-finish = End the game for everybody
table-close-table = Close the table
table-close-table-sure = The table goes away, and its links are no longer good.
table-close-table-yes = Close the table
table-finish-sure = The game ends without a result, and nobody can go on. If other people sit here, they have to agree.
table-finish-yes = End the game
table-leave-sure = Your seat becomes free, and somebody else may take it. You can visit the clubhouse without leaving.
table-leave-yes = Leave
table-to-bot-sure = The bot makes your moves until you take the seat back. How shall it play?
table-to-bot-yes = Hand it over
table-no = No, I play on
table-key-open = All luck came from this key; a record can be checked with it.
table-notify = Tell me when it is my turn
table-invite = Link for the seat { $seat }
table-copy = Copy the link
table-copied = Copied
table-undo-asked = { $seat } asks to take the move back.
table-end-asked = { $seat } would like to end the game. Do you agree?
table-end-asked-by-host = Whoever opened the table would like to end the game. Do you agree?
table-end-sent = The game ends when everybody agrees.
table-end-withdraw = Play on
table-understood = I see
table-agree = I agree
table-refuse = No
table-undo-sent = Asked to take the move back.
table-hand = Hand
table-asked = What is asked, and the hand
table-actions = All moves in one list
table-next = New in the log
table-details = What is this?
about-source = Source: { $source }
table-latest = To the end of the log
table-preview = What happens
table-thinks = thinking…
table-away = (not here now)
table-clock = thinking time:
table-free = free seat
table-sound = Sounds
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Whole board
table-more-left = More of the board on the left
table-more-right = More of the board on the right
table-more-up = More of the board above
table-more-down = More of the board below
table-board = Board

over-title = The game is over
over-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
over-rematch = Play again
over-replay = Replay the game
over-look = Look at the table
over-lost = Defeat
over-won = Victory
over-won-by = Victory: { $winners }
over-winner = winner
over-draw = A draw

help-click = Things you can pick have a blue outline and a notch. Click them one after another until the move is complete.
help-escape = Esc or Back takes back the last step.
help-arrows = Arrows walk over the table, Enter picks, Tab jumps only between things you can pick.
help-areas = F6 goes from bar to board, question, hand and log; with Shift it goes back.
help-list = The key A opens the list of all moves, numbers 1 to 9 pick from it.
help-matters = The key M shows or hides what to look at in a question.
help-recap = The key P plays what others did since you last chose, line by line: space halts it, arrows step, Esc skips.
help-details = What is this? Point at anything on the table; press ? when it has the focus, click with the other button of the mouse, or hold it with a finger: then its rule and its source are told, too.
help-undo = The key U takes back the last move, unless luck has stepped in.
help-signs = Signs

replay-title = Replay
replay-setup = The set-up
replay-luck = Luck: { $what }
replay-undone = The move was taken back
replay-kept = The last thing that was seen; the rules have changed since, so the moves cannot be shown
replay-eyes = Through whose eyes
replay-step = Step { $at } of { $steps }
replay-first = To the start
replay-last = To the end
replay-next = Step forward
replay-previous = Step back
replay-play = Play
replay-pause = Pause
replay-upload = Upload a record
replay-upload-hint = A record is replayed here move by move, and checked.
replay-bad = We can't read this record.
replay-finished = Finished tables

club-guest = guest-{ $id }
table-unread = something new was said
account-title = Account
account-guest = You play as { $who }. No account is needed, but with one you find your tables on any computer.
account-known = You are { $who }.
account-name = Name
account-password = Password
account-create = Create an account
account-login = Log in
account-logout = Log out
account-bad-password = The name or the password is wrong.
account-bad-taken = The name is taken. Try another one.
account-bad-often = Too many attempts at once. Try again in a minute.
account-bad-name = A name has 2 to 40 characters and does not begin with “guest-”.
account-bad-short = A password has at least 8 characters.
account-forgotten = We can’t restore a forgotten password, as we don’t know your address. Tables you opened are still found in the browser where you opened them.
account-settings = Settings

replay-hidden = What happened you know only from the log.
account-old = Present password
account-new = New password
account-new-name = New name
account-rename = Change the name
account-renamed = The name is changed.
account-change = Change the password
account-changed = The password is changed.
account-forget = Delete the account
account-forget-hint = The account is gone for good; finished games stay, without the name. Confirm with the password.

rules-title = Rules
rules-contents = Contents
rules-table = Table
rules-lesson = Lesson { $number }: { $lesson }
rules-example = An example at the table
rules-puzzle = Puzzle: { $puzzle }
rules-search = Find in the rules
rules-found = { $count ->
    [0] Nothing found. Try fewer or other words.
    [one] { $count } place found.
   *[other] { $count } places found.
}

along-goes = This table goes along with this browser. It does not count.
along-lends = Bots think on this device
along-lost = The connection to the house is lost. The table is here with you: you can play on without the house.
along-go-on = Go on alone
along-alone = You play without the house. Everything is kept in this browser and goes home as soon as there is a connection.
along-home = The house has taken over what you played without it.
along-counts = This table counts: its dice and the secrets of the others stay in the house until the end, so nobody can play on without it.
along-parted = Meanwhile somebody has played on at this table in the house. What you played without it is kept; it can become a table of its own.
along-apart = Make it a table of its own
along-save = Download its record
along-drop = Forget what I played here
away = The house can’t be reached
away-again = There is no connection, or the server does not answer. We try again every five seconds; your other tables wait in the house.
away-tables = Tables that are here with you
away-none = None goes along with this browser.

error-moved = Meanwhile somebody has played on at this table in the house.
error-full = There is no room left in this browser. Nothing is lost; delete old games or download their records, then go on.
error-newer = This table was kept by a newer version of the clubhouse. It stays as it is; reload the page to open it.
error-spoiled = What is kept of this table cannot be read. It stays as it is, and nothing of it was deleted.
trouble-refused = That is not possible now.
trouble-server = The server does not answer. Try again in a while.

ui-bot-hurried = { $seat }: this device is slow, so the bot thinks for as long as it may and plays somewhat weaker than its level.
ui-bot-failed = { $seat }: the bot could not make up its mind; for now it chooses at random.
ui-end-asked = { $name } would like to end the game.
ui-end-refused = { $name } wants to play on.
ui-hint-asked = { $seat } asked for a hint.
ui-stand-in = { $seat }: the player has been away for a while; until they return, a bot plays for them.
ui-stand-in-ended = { $seat }: the player is back and plays on.

## Hints and review

new-watch = A bot, I watch
new-who-plays = Who plays: { $seat }
new-which-bot = Which bot
new-hints = Allow hints
new-more = More options
new-house-rules = House rules
new-house-rule = What this is about
new-stand-in = Who plays for somebody who stays away
new-nobody = nobody
own-choice = one of my own…
own-about = A TOML file of yours, or one that somebody gave you: choose it or paste its text. How to write one is told in the documentation.
own-file = Choose a file
own-text = The text of the file
own-sound = Nothing is wrong with it.
own-faults = { $count ->
        [one] One thing to fix:
       *[other] { $count } things to fix:
    }
own-line = Line { $line }
own-large = The file is too large: at most { $most } letters.
own-later = That was checked very often; try again in a moment.
own-refused = The table can’t be opened with this text: see what needs fixing.
table-stands-in = played for by bot { $bot }
table-stands-in-short = bot plays

hint = Hint
hint-title = What a master would choose
hint-thinking = The master is thinking…
hint-ready = The hint is here, the best choice first.
table-hint = Hint
hint-chance-of = Chance of winning.
hint-measured = { $games ->
    [one] So often it came true for club bots, measured on { $games } game.
   *[other] So often it came true for club bots, measured on { $games } games.
}
hint-unmeasured = Nobody has measured chances at a table like this; only the order counts.
hint-worth-best = the best choice
hint-worth-close = nearly as good
hint-worth-weaker = weaker
hint-worth-poor = much weaker
hint-then = then:
hint-reply = { $seat }, most likely:
hint-likely = most likely:
hint-basis = { $count ->
    [one] The master tried it on { $count } possible course of the game.
   *[other] The master tried it on { $count } possible courses of the game.
}
table-show-board = Show the board
table-hide-board = Back to the question
why-instead = It can’t be chosen now.
why-not = Why not
why-nothing = Nothing has happened.
why-take = Take { $thing }
why-take-plain = Take what may go here
why-seek = Show what may go here
why-back = Put { $thing } back
why-back-plain = One step back
why-show-places = Show where it may go
why-show = Show what can be chosen
hint-chance = chance
hint-close = Close the hint
hint-refused-too-much = You ask for hints too often now. Wait a little.
hint-refused-no-hints = No hints are given at this table.
hint-refused-not-yours = Only whoever is to move gets a hint.
hint-refused-no-hint = Nothing came to the master’s mind. Ask again.
help-hint = The key H shows what a master would choose, with what chance and why. Where other people sit at the table, they are told.

over-review = Review the game
table-review = Review
review-seat = Whose choices
review-graph = Chance after each choice
review-before = before the first choice
review-thinking = The master thinks the whole game over…
review-progress = { $done ->
    [one] { $done } choice of { $total } thought over.
   *[other] { $done } choices of { $total } thought over.
}
review-failed = The review did not work out.
review-again = Try again
review-number = { $number }.
review-choice = Choice { $number } of { $count }
review-better = Better:
review-best = Nothing was better.
review-decided = What decided it
review-point-choice = Choice { $number }
review-point-luck = Bad luck after choice { $number }
review-point-others = A blow after choice { $number }
review-played = Played:
review-came = What came of it:
review-not-luck = No choice was to blame, it was luck.
review-not-others = No choice was to blame: it came with the turn of others.
review-from-to = chance { $before }, then { $after }
review-show-better = Show the better line
review-try = Try it
review-line = With the better choice
review-back-to-game = Back to the game
review-no-line = The better line can’t be shown now.
review-worst = What cost most
review-nothing = No choice cost even half a percent.

table-confirm = Confirm
table-answer-forced = Answer questions with a single answer for me, after a moment
table-matters = What to look at
table-matters-off = Don’t show this again
table-matters-again = The menu of the table or the key M brings it back.
table-matters-close = Close
table-matters-show = Say what to look at in a question
table-confirm-first = Show a move before I confirm it

## Handing over

hand-over = Hand the screen over
hand-over-why = Now it is the turn of: { $seat }. Nobody else looks; the table is shown when this side confirms.
hand-over-take = This is { $seat }, show the table

## What happened

story = What is happening
story-by = Playing now: { $seat }
story-since = Since you were away
story-before = This is how it began.
story-missed = { $count ->
    [one] One thing happened since you were away.
   *[other] { $count } things happened since you were away.
}
story-skip = Skip
story-again = What just happened
story-from-start = Play from the start
table-recap = Just now
pace = Pace of the telling
pace-calm = calm
pace-usual = usual
pace-brisk = brisk

## The workshop

workshop = Workshop
library-rooms = Workshop
library-room-workshop = Boxes
library-room-library = Library of the house
library-room-packs = My packs
library-title = Library of the house
library-about = Packs that others have published: any of them can be played with, and what differs is there to see.
library-alone = You are alone here: a library is what people show each other in a house on a network. A pack from somebody else comes in as a file, under “My packs”.
library-alone-publish = There is nobody here to publish a pack for: hand it on as a file.
library-empty = Nothing lies here yet. The first pack may be yours:
library-search = Title or author
library-order = Order
library-order-new = Newest
library-order-played = Most played
library-order-liked = Most liked
library-found = { $count ->
    [one] { $count } pack
   *[other] { $count } packs
  }
library-differ = { $count ->
    [one] { $count } thing differs
   *[other] { $count } things differ
  }
library-plays = { $count ->
    [0] not played yet
    [one] { $count } game
   *[other] { $count } games
  }
library-games = { $count ->
    [0] Nobody has played with this version yet.
    [one] The results are those of { $count } game with this version.
   *[other] The results are those of { $count } games with this version.
  }
library-won = won { $percent }%
library-won-by = { $seat } { $percent }%
library-thumbs = { $count ->
    [0] no votes yet
    [one] liked by { $count } person
   *[other] liked by { $count } people
  }
library-thumb = I like it
library-by = { $author }, version { $version }, { $when }
library-back = Back to the library
library-gone = This no longer lies in the library.
library-differing = What differs
library-went = How it goes
library-play = Play at once
library-play-bot = Play against a bot
library-play-hot-seat = At one screen
library-play-link = With somebody, by a link
library-table = Choose a table in detail
library-unsound = This pack can't be played with yet: see what is to be mended.
library-copy = Take a copy
library-file = Download the file
library-withdraw = Withdraw it
library-complain = Report
library-complain-why = What is wrong with it? Only the keeper of the house reads this.
library-complain-send = Send to the keeper
library-complained = The keeper of the house will be told.
library-cancel = Cancel
library-taken = taken down
library-taken-why = The keeper of the house has taken it down; only you still see it. { $why }
library-refused-untitled = A pack in the library has a title in both languages: put it into its head.
library-refused-as-usual = With this pack all is as usual.
library-refused-other-game = This pack is one for another game.
library-refused-guest = Whoever publishes something in this house has an account.
library-refused-published = This very pack lies in the library already.
library-refused-taken-down = The keeper of the house has taken this pack down.
library-refused-own = Something in the pack is still to be mended.
library-kept = Kept: version { $version }, { $when }
library-kept-here = So far kept on this device only
library-copied = The link is in the clipboard.
library-diverged = The pack was changed elsewhere meanwhile. Choose what counts; the other text stays among the versions.
library-mine = The text from here
library-theirs = The text from elsewhere, { $when }
library-keep-mine = This one counts
library-keep-theirs = This one counts
library-not-told = When the text is sound, what differs with it will stand here.
library-hand-on = Hand it on
library-link = Make a secret link
library-link-copy = Hand on the secret link
library-link-void = Make the link void
library-link-gone = This link is no longer good.
library-say = What you tell others about it
library-publish = Publish in the library
library-versions = Versions
library-version = version { $version }, { $when }
library-version-back = Go back to it
library-drop = Throw the pack away
library-no-draft = There is no such pack among yours.
library-packs-about = The house keeps what you work on; you may hand it on by a link, as a file and in the library.
library-for = For
library-begin = New pack
library-upload = Upload a file
library-no-packs = You have no packs yet.
library-pick = A pack of the workshop
library-pick-none = none, or the text below
library-go = Play, test, hand on
library-test = Test it with bots
rehearsal-title = Rehearsal: { $title }
rehearsal-about = Bots play up to { $wanted } games with this pack. They play fast and sensibly, not masterly: a strong card shows, a subtle one doesn’t.
rehearsal-begin = Begin
rehearsal-again = Again
rehearsal-stop = Stop
rehearsal-going = { $games } of { $wanted } played
rehearsal-done = { $games ->
    [one] { $games } game played
   *[other] { $games } games played
  }
rehearsal-end-stopped = You have stopped it: all below is true of the games that were played.
rehearsal-end-time = The time that the house gives for rehearsals is used up: all below is true of the games that were played.
rehearsal-end-failed = It could not go on: all below is true of the games that were played.
rehearsal-wins = Who wins
rehearsal-won = { $percent }%
rehearsal-sure = almost surely { $low }–{ $high }%
rehearsal-together = Won
rehearsal-nobody = Won by nobody: { $games }
rehearsal-endings = How it ends
rehearsal-ending = Ending
rehearsal-winner = Winner
rehearsal-games = Games
rehearsal-no-winner = nobody
rehearsal-lengths-rounds = Length in rounds
rehearsal-lengths-decisions = Length in decisions
rehearsal-middle = Half of the games took no longer than { $middle }.
rehearsal-from-to = { $from }–{ $to }
rehearsal-decides = What decides
rehearsal-decides-about = By how many points of a hundred a side’s chance changes when it plays a thing. The line is the uncertainty; it need not be the cause, for whoever leads plays more.
rehearsal-thing = Thing
rehearsal-seat = Side
rehearsal-played = Played
rehearsal-more = Change
rehearsal-more-told = { $more } points, almost surely { $low } to { $high }
rehearsal-decides-none = There are too few games yet to say anything of single things.
rehearsal-own = of the pack
rehearsal-look = What to look at
rehearsal-fine = Nothing remarkable.
rehearsal-one-sided = { $seat } wins so much more that it is almost surely no accident.
rehearsal-unplayed = { $name }: nobody has played it in any game.
rehearsal-failed = A game was not finished: { $problem }
rehearsal-refused-rehearsing = One rehearsal of yours is under way already.
rehearsal-busy = Too many rehearsals are under way now, or your time for them is used up; try again in a while.
rehearsal-play = Play at once
workshop-box-of = What is in the box: { $game }
workshop-promise = Every piece of the game, with all that is on it and how we know.
workshop-games = Games
workshop-known = { $known } of { $all } pieces are known exactly
workshop-known-of = { $known } of { $all }
workshop-known-told = { $group }: { $known } of { $all } known exactly
workshop-groups = What is in the box
workshop-search = Name or number of a piece
workshop-found = { $count ->
    [0] There is no such thing in the box.
    [one] { $count } piece found
   *[other] { $count } pieces found
}
workshop-empty = Nothing in this box is printed: the rules say all there is to know.
workshop-none = There is no such piece in this group.
workshop-state = Which pieces
workshop-every = All
workshop-states-known = Known exactly
workshop-states-ours = Filled in by us
workshop-keys = The slash searches, arrows go from piece to piece, Enter opens.
workshop-from = How we know
workshop-values = What is on it
workshop-value = Value
workshop-field = What
workshop-origin = Source
workshop-says = What follows from it
workshop-nothing = There is nothing on this piece that the rules would need.
workshop-rules = Rules of { $game }
workshop-all = The whole group
workshop-earlier = Previous: { $name }
workshop-later = Next: { $name }
origin-rulebook = from the rulebook
origin-rulebook-about = Printed in the rulebook.
origin-public = from public sources
origin-public-about = Known from public photographs and descriptions.
origin-house = filled in by us
origin-house-about = It fills a gap that the rulebook leaves.
origin-pack = as in your box
origin-pack-about = At your tables only.

## One's own box: a pack that is being written, and its forms

draft-enter = Enter your box
draft-enter-about = Copy what you have at home, and the table plays exactly that. You can add things of your own, too.
draft-begin = Begin
draft-another = Begin another one
draft-untitled = My box
draft-path = Where you are
draft-kept = Saved { $at }
draft-waits = Saving…
draft-here = Only on this device so far
draft-diverged = It was changed elsewhere meanwhile.
draft-diverged-about = Which version is to hold?
draft-full = Not saved: there is no room on the device, and the house does not answer.
draft-mine = This one
draft-theirs = The other one
draft-refused = This could not be written: { $why }
draft-findings = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
draft-undo = Undo
draft-redo = Redo
draft-promise = Copy numbers and what a card does. Sentences and drawings follow by themselves.
draft-fresh = Take the first piece into your hand and write its number or its name.
draft-none = There is no such thing here.
draft-filter-all = All
draft-filter-left = Still to copy
draft-filter-box = By the box
draft-filter-wrong = To be settled
draft-filter-own = Your own
draft-next = What next
draft-complete = Done: nothing is missing in this box any more.
draft-play = Play with the box
draft-play-later = So far everything is as usual. Once something differs, you can play with it from here.
draft-play-mend = Mistakes have to be mended first.
draft-share = Share, earlier versions, the library
draft-to-form = Piece by piece, in forms
draft-to-map = The map, to be painted
draft-cover = On the cover
draft-title-cs = Title in Czech
draft-title-en = Title in English
draft-download = Download as a file
draft-new-thing = Something of your own
draft-new-about = What is not in the box. It is made of the same words that the game plays by.
draft-new-where = Where it belongs
draft-new-like = Begin like
draft-new-empty = empty
draft-new-add = Add
draft-own-words = Copy numbers and effects, not sentences or pictures: we make text and drawing ourselves.
draft-gone = This box is not here. Somebody may have thrown it away, or it is somebody else's.
draft-no-such = There is no such piece in this box.
draft-to-box = What is in the box
state-known = known exactly
state-box = by the box
state-begun = begun
state-ours = filled in by us
state-conflict = the rulebook says otherwise
state-own = your own
state-broken = with a mistake
state-differs = not as we had it
form-less = { $name }: less
form-more = { $name }: more
form-nothing = nothing
form-choose = choose…
form-add = Add
form-add-effect = Add an effect
form-words = The words that the game plays by
form-no-effect = It does nothing yet. Choose the word it begins with.
form-part = { $name }, { $number }
form-earlier = Number { $number } up one place
form-remove = Remove number { $number }
form-word = Word
form-without = Without { $name }
form-refine = refine…
form-take-away = Take away
form-unlock = Unlock: { $name }
form-printed = Printed in the rulebook. Unlock it only if your box says something else.
form-confirm = Mine is the same
form-confirm-field = Mine is the same: { $name }
form-back = Our value again
form-back-field = Our value again: { $name }
form-was = with us: { $value }
form-was-printed = the rulebook prints: { $value }
form-usual = nothing
form-name-cs = Name in Czech
form-name-en = Name in English
form-called = What it is called
form-cases = Czech cases and gender
form-cases-about = So that Czech sentences at the table are right. What is empty stays in the nominative.
form-case-gen = Genitive
form-case-dat = Dative
form-case-acc = Accusative
form-case-loc = Locative
form-case-ins = Instrumental
form-gender = Gender
form-gender-none = none
form-gender-m = masculine
form-gender-f = feminine
form-gender-n = neuter
form-picture = Drawing
form-no-picture = none
form-remove-thing = Throw away
form-ours-again = Our values again
form-all-fits = All of it fits
form-done = Done
form-done-next = Done, next
form-others = { $count ->
    [one] { $count } more value that is not usual here
   *[other] { $count } more values that are not usual here
}
form-says-nothing = No sentence follows from these values yet.
form-before = With us:
form-made-alone = Sentences follow from the values, in all languages from the same words.

## Before everybody is here

wait-title = Invitations
wait-invite = Invite: { $seat }
wait-share = Share
wait-qr = A code with the link, for the camera of a phone
wait-invitation = Will you play { $game } with me?
wait-or-bot = Or seat a bot
wait-bot-here = Seat a bot here
wait-seat-bot = Seat a bot and begin
wait-for = Waiting for somebody to sit down: { $seats }.
wait-host = Send a link, or seat a bot.
wait-guest = The host is inviting players.

## Learning

learn-title = Learn
learn-promise = Short lessons at a real table. You make the moves, and every mistake is explained.
learn-none = No game here has lessons yet.
learn-it = Learn
learn-of = Learn { $game }
learn-how = Each at a real table. You make the moves, and every mistake is explained.
learn-lessons = { $lessons ->
    [one] { $lessons } short lesson
   *[other] { $lessons } short lessons
}
learn-done-of = { $done } of { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
}
learn-so-far = { $done } of { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
} done.
learn-minutes = { $minutes } min
learn-left = about { $minutes } min left
learn-go-on-with = Go on: lesson { $number }
learn-begin-with = Begin: lesson { $number }
learn-all-lessons = All lessons
learn-go-on = Go on
learn-go-on-learning = Go on learning
learn-start = Start
learn-again = Once more
learn-from-start = From the beginning
learn-done = done
learn-own-table = A table of your own
learn-step = Step { $at } of { $steps }
learn-step-short = step { $at } of { $steps }
learn-lesson-of = Lesson { $number } of { $lessons }
learn-lesson-short = lesson { $number }
learn-task = Your task:
learn-next = Next
learn-finish = Finish the lesson
learn-back = One step back
learn-show = Show me
learn-do-it = Do it for me
learn-later = Finish later
learn-right = Right. See what happens.
learn-wrong = Try something else
learn-shown = This is how it is done
learn-other = That is right, too
learn-goes-on-with = The lesson goes on from here: { $choice }
learn-goes-on = The lesson now goes on in its own way.
learn-not-meant = You may do that, but something else is meant here. Nothing has happened.
learn-not-offered = That can't be done now. Nothing has happened.
learn-points = Pointed at: { $names }
learn-offline = Without a connection no table can be opened. Try again in a moment.
learn-play = Play on from here
learn-play-on = Back to the table
learn-play-anew = Play anew from here
learn-goal = Goal of the lesson
learn-reached = The goal is reached. You can play on, but you need not.
learn-reached-short = Reached
learn-back-to = Back to the lesson
learn-done-title = The lesson is done
learn-next-lesson = Lesson { $number }: { $lesson }
learn-to-course = All lessons
table-lesson = Lesson
bot-guide = guide
first-learn = Begin with a short lesson
first-learn-about = At a real table, step by step. In a few minutes you know how to play.
first-learn-minutes = first lesson, { $minutes } min

## Puzzles

puzzles = Puzzles
table-puzzle = Puzzle
puzzles-promise = Positions of real games. One choice is clearly best, but few see it at first sight.
puzzles-how = Three tries at a real table. In the end you always learn why.
puzzles-none = No game here has puzzles yet.
puzzles-none-such = There is no such puzzle here. Choose something else.
puzzles-today = Puzzle of the day
puzzles-today-solved = { $solved ->
    [0] Nobody has solved it today yet.
    [one] One person has solved it today, { $first } at the first try.
   *[other] { $solved } people have solved it today, { $first } at the first try.
}
puzzles-solve = Solve it
puzzles-once-more = Once more
puzzles-all = All puzzles
puzzles-next = Next puzzle
puzzles-done = You have solved all puzzles of this game.
puzzles-found-of = { $found } of { $puzzles } solved
puzzles-level = How hard
puzzles-easy = easy
puzzles-middle = medium
puzzles-hard = hard
puzzles-state = How you stand
puzzles-state-missed = not solved
puzzles-state-found = solved
puzzles-states-new = new
puzzles-states-missed = not solved
puzzles-states-found = solved
puzzles-every = all
puzzles-theme = What is at stake
puzzles-every-theme = anything at stake
puzzles-rated = Count a rating for me
puzzles-rated-about = The first attempt at each puzzle counts. To solve it at the first try and without help is a win.
puzzles-rating = Rating { $rating }
puzzles-rating-on = { $count ->
    [one] The rating stands on { $count } puzzle.
   *[other] The rating stands on { $count } puzzles.
}
puzzles-later = Back to the puzzles
puzzles-to-review = Back to the review
puzzles-position = What would have been better?
puzzles-position-about = There was a better choice at this moment. Find it.
puzzles-playing = You play { $side }.
puzzles-find = Choice { $at } of { $finds }
puzzles-left = { $left ->
    [0] No tries left
    [one] { $left } of three tries left
   *[other] { $left } of three tries left
}
puzzles-left-short = { $left ->
    [one] { $left } try
   *[other] { $left } tries
}
puzzles-try = Try { $number }
puzzles-tempting = It suggests itself. See what comes of it.
puzzles-played = So it was played. See what came of it.
puzzles-other = This is not it.
puzzles-other-close = Nearly. Something is better still.
puzzles-other-weaker = It can be done, but it is weaker.
puzzles-other-poor = This is much weaker than the solution.
puzzles-other-chance = That would mean a chance of { $chance }. There is more to be had.
puzzles-good-too = Good, too
puzzles-good-too-about = It is as good, as far as anybody can tell, and costs no try. Another choice was thought best here: can you find that one?
puzzles-refused = Nothing has happened, and no try is lost.
puzzles-right = Right. Look for what comes next.
puzzles-fails = This is how it ends.
puzzles-back-then = Go back and find something better.
puzzles-no-more = That was the last try.
puzzles-again = Try again
puzzles-hint = Hint: where to begin
puzzles-hint-short = Hint
puzzles-hint-about = A hint costs no try, but the result tells of it.
puzzles-hint-at = It begins here: { $thing }.
puzzles-hint-there = It begins with what is lit on the table.
puzzles-named-all = That is all: { $count }
puzzles-named-wrong = { $many ->
    [0] Nobody is too many
    [one] { $many } is too many
   *[other] { $many } are too many
}, { $few ->
    [0] nobody is missing.
    [one] { $few } is missing.
   *[other] { $few } are missing.
}
puzzles-hint-whom = Hint: whom to look after
puzzles-hint-after = Look up in the log what happened around this one: { $thing }.
puzzles-world = Show such a world
puzzles-world-back = Back to the table
puzzles-give-up = Give up and show the solution
puzzles-give-up-short = Give up
puzzles-show-solution = Show the solution
puzzles-go-on = Keep looking
puzzles-solved = Right
puzzles-unsolved = Not this time
puzzles-found-at = { $tries ->
    [1] At the first try
    [2] At the second try
   *[other] At the third try
}
puzzles-with-help = with a hint
puzzles-without-help = without help
puzzles-not-found = See what there was to be found.
puzzles-counted-once = Only the first attempt at a puzzle counts for the rating.
puzzles-proved = This is no estimate. It follows from the rules.
puzzles-proved-given = This is no estimate. It follows from the rules and from what is given.
puzzles-solution = Solution
puzzles-answer-of = Choice { $at }
puzzles-tempts = What suggests itself
puzzles-was-played = What was played
puzzles-on-board = Show it on the table
puzzles-back-to-solution = Back to the solution
puzzles-worths = What each is worth
puzzles-yours = your try
puzzles-others = What others chose
puzzles-others-none = Nobody else has been here yet. You are the first.
puzzles-others-count = { $people ->
    [one] { $people } person so far, { $first } at the first try.
   *[other] { $people } people so far, { $first } at the first try.
}
puzzles-why = Why
puzzles-step-by-step = Step by step
puzzles-share = Share
puzzles-invitation = { $game }: { $title } Can you find it?
puzzles-play = Play on from here
puzzles-anew = Solve it again
story-comes = What comes of it
help-lesson = In a lesson Page Down leads on, Page Up one step back.
help-puzzle = At a puzzle the key H hints where to begin.

## A house in this browser

alone-coming = The clubhouse is moving in
alone-come = { $much } of { $all } MB
alone-no-house = The clubhouse could not move into this browser.
alone-broken = The clubhouse keeps breaking down. All your games are kept.
alone-newer = What this browser keeps comes from a newer version of the clubhouse. It stays as it is: reload the page, and if that does not help, come again once this site has been updated.
alone-again = Try again
alone-stalled-house = The clubhouse got stuck and has started anew. Nothing was lost.
alone-stalled-mind = A bot got stuck while thinking and has started anew. Nothing was lost.
alone-read = All right
alone-no-answer = The clubhouse is just starting anew. Try it again in a moment.
alone-you = you
alone-rival-about = A bot at once, or somebody beside you at the same screen.
alone-keeps = What this browser keeps
alone-keeps-about = Your games lie here and nowhere else. Whoever clears the browser’s data deletes them; a record that you download can be uploaded again anywhere.
alone-carry = Download
alone-drop = Delete…
alone-drop-yes = Delete for good
alone-drop-no = Keep it

## Owners' packs

new-pack = Owner’s pack
pack-what = A TOML file that says what is different in your box, or what there is besides: choose it or paste its text. Everybody at the table sees whose it is and what it changes.
pack-text = The text of the pack
pack-untitled = a pack without a name
pack-badge = The pack “{ $title }”: { $count ->
    [one] { $count } thing differs
   *[other] { $count } things differ
}
pack-with = { $title }: { $count ->
    [one] { $count } thing differs
   *[other] { $count } things differ
}
pack-drawn = The map is drawn otherwise.
pack-differing = What differs at this table
pack-about = At this table { $count ->
    [one] { $count } thing is not as usual
   *[other] { $count } things are not as usual
}.
pack-new = new
pack-yes = yes
pack-no = no

## Painting maps

paint-title = Maps of your own: { $game }
paint-about = Paint your own: from an empty sheet, from ground grown by chance, or from a map that you know. The house checks at once what you paint, by the rules.
paint-no-maps = This game has no maps that could be painted.
paint-no-draft = You have no such map here.
paint-unreadable = This text can’t be read as a map: { $why }
paint-begin = Begin with
paint-empty = An empty map
paint-random = Ground by chance
paint-copy-of = A copy of
paint-copy-it = Begin with it
paint-not-begun = That could not be begun. Please try again.
paint-drafts = Maps you are working on
paint-untitled = A map without a name
paint-all = Maps of your own
paint-where = Where I am
paint-painting = { $name }: a map of { $game }
paint-palette = What to paint with
paint-sheets = Facts and rules
paint-saving-kept = Saved { $at }
paint-saving-waits = Saving…
paint-saving-here = So far only on this device
paint-saving-diverged = Not saved: changed elsewhere
paint-saving-failed = Could not be saved
paint-diverged = This map has been changed elsewhere in the meantime. Which one do you keep?
paint-mine = This one
paint-theirs = The other one
paint-pack = Share and test
paint-download = Download
paint-try = Play now
paint-faults = { $count ->
    [one] Mend { $count } fault first.
   *[other] Mend { $count } faults first.
}
paint-not-played = It can’t be played yet.
paint-refused = That can’t be painted on this map.
paint-later = You paint faster than we can check. Wait a moment.
paint-tools = Tools
paint-tool-select = Select
paint-tool-brush = Brush
paint-tool-line = Line
paint-tool-fill = Fill
paint-tool-erase = Erase
paint-mirror = Mirror
paint-mirror-none = no mirror
paint-mirror-across = left–right
paint-mirror-turned = through the middle
paint-undo = Undo
paint-redo = Redo
paint-own-name = A name of your own
paint-own-take = Take it in hand
paint-map = Map
paint-grid = Hexes of the map. Arrows walk, Space paints, Shift with an arrow paints along the way.
paint-hand = { $tool } { $paint }
paint-hand-take = Space lifts who stands here
paint-hand-put = Space puts them here
paint-hand-side = side { $side }, chosen with arrows
paint-mirror-at = mirror { $hex }
paint-done = Done. { $what }
paint-remark-no = remark { $number }
paint-remarks = What is wrong with the map, and what deserves a look
paint-remarks-count = { $count ->
    [0] Nothing to mend.
    [one] { $count } remark
   *[other] { $count } remarks
}
paint-sound = All of it fits; it can be played.
paint-fault = fault
paint-doubt = look here
paint-show = Show { $hex }
paint-meant = It is meant so
paint-not-meant = After all not
paint-settled = { $count ->
    [one] { $count } thing is meant so
   *[other] { $count } things are meant so
}
paint-more-hexes = Add hexes
paint-drop = Remove
paint-reading = On so small a screen a map is only looked at; paint on a tablet or a computer.
