### The terminal table

## Keys

ui-key-choose = choose
ui-key-undo = undo
ui-key-redo = redo
ui-key-details = details
ui-key-rules = rules
ui-key-log = log
ui-key-save = save
ui-key-load = load
ui-key-language = česky
ui-key-light = light
ui-key-help = help
ui-key-quit = quit
ui-key-back = back
ui-key-move = move
ui-key-step = step
ui-key-ends = first, last
ui-key-place = next place
ui-key-scroll = scroll
ui-key-open = open
ui-key-search = find

ui-key-change = change
ui-key-begin = begin
ui-key-uncover = I am here
ui-key-eyes = whose eyes
ui-key-hint = hint
ui-key-matters = what matters
ui-key-worst = worst choices
ui-key-try = try it
ui-key-watch = replay
ui-key-recap = just now
ui-key-halt = halt, go on
ui-key-pace = pace

ui-help-title = Keys and signs
ui-help-arrows = move among the options; the numbers on the table are the same ones
ui-help-digits = go to the option of that number
ui-help-enter = take the option
ui-help-unpick = back to the thing pointed at before
ui-help-undo = take back the last choice, where nothing has been shown since
ui-help-redo = make it again
ui-help-hint = what a master would choose, with what chance and why; after the game its review
ui-help-matters = says under the question what to look at, or no more
ui-help-details = the details of any card on the table
ui-help-rules = the rules, opened at what is being decided; there / finds words and l opens lessons
ui-help-log = everything that has happened
ui-help-recap = what just happened: the others’ last turn once more, line by line
ui-help-save = save to a file (the game is kept after every choice anyway)
ui-help-load = go on with another saved game
ui-help-language = Czech or English
ui-help-light = day or evening colours
ui-help-scroll = scroll the table where the window is small
ui-help-quit = leave; `klubovna play { $game } --continue` goes on

## The table

ui-matters = What to look at:
ui-log = Log
ui-rules = Rules
ui-details-numbers = Numbers
ui-details = Details
ui-saves = Saved games
ui-source = Source
ui-nothing-yet = Nothing has happened yet.
ui-undone = Taken back.
ui-redone = Made again.
ui-saved = Saved: { $path }
ui-not-saved = Could not be saved: { $problem }
ui-loaded = Loaded: { $path }
ui-no-saves = There are no saved games yet.
ui-save-as = Save to which file?
ui-save-line = { $choices ->
    [one] { $when }   { $choices } choice   { $state }
   *[other] { $when }   { $choices } choices   { $state }
}
ui-finished = finished
ui-unfinished = unfinished
ui-no-rules = There is no such rulebook.
ui-rules-no-lessons = No lesson is about what is in sight.
ui-rules-lesson = Lesson { $number }: { $lesson }
ui-rules-lesson-at = Lesson { $number }, step { $step }: { $lesson }
ui-rules-lessons = Lessons about this
ui-rules-none = Nothing found. Try fewer or other words.
ui-rules-search = Find in the rules
ui-yes = Yes
ui-no = No
ui-luck-awaited = This table waits for dice or cards that people turn over; the terminal can't ask for them.

## Who plays

ui-new-table = A new table
ui-players = Players: { $players }
ui-minutes = { $minutes } minutes
ui-agree = What is played
ui-house-rules = House rules
ui-who-plays = Who plays
ui-player-person = a person here
ui-player-random = bot: random
ui-player-greedy = bot: hasty
ui-player-novice = bot: novice
ui-player-club = bot: club
ui-player-master = bot: master
ui-player-champion = bot: champion
ui-player-adaptive = bot: as strong as you
ui-begin = Enter begins the game.
ui-bot-thinks = { $seat }: the bot is thinking…
ui-bot-late = { $seat }: the bot could not make up its mind and chooses at random.
ui-turn-passes = The turn is over. Next: { $seat }
ui-hand-over = Hand the keyboard to: { $seat }
ui-pass = Pass the keyboard to: { $seat }
ui-pass-hint = What the others hold is covered. { $seat }: press Enter when only you see the screen.

## The end

ui-defeat = Defeat
ui-winners = Victory: { $winners }
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-end-new = New game
ui-end-replay = Watch it again
ui-end-review = Review the game
ui-end-quit = Quit

## Replay

ui-replay = Replay
ui-replay-setup = The table is laid.
ui-replay-luck = Luck: { $what }
ui-replay-undone = Taken back.
ui-replay-eyes = (seen by: { $seat })
ui-replay-step = { $step } of { $steps }

ui-recap = What just happened
ui-recap-halted = halted
ui-recap-before = This is how it began.
ui-pace-calm = calm
ui-pace-usual = usual pace
ui-pace-brisk = brisk

## Hints and review

ui-percent = { $number }%
ui-hint = What a master would choose
ui-hint-thinking = The master is thinking…
ui-chance-of = Chance of winning.
ui-hint-measured = So often it came true for club bots (measured on { $games } games).
ui-hint-unmeasured = Nobody has measured chances at a table like this; only the order counts.
ui-hint-worth-best = the best choice
ui-hint-worth-close = nearly as good
ui-hint-worth-weaker = weaker
ui-hint-worth-poor = much weaker
ui-hint-then = then:
ui-hint-reply = { $seat }, most likely:
ui-hint-likely = most likely:
ui-review-lost = weaker
ui-review-lost-much = much weaker
ui-review = Review
ui-review-progress = { $total ->
    [0] thinking…
   *[other] { $done } of { $total } thought over
}
ui-review-thinking = For every choice, the chance that was left after it is estimated, and the chance there could have been.
ui-review-decision = Choice { $number } of { $of }
ui-review-better = better:
ui-review-best = nothing was better
ui-review-decided = What decided it
ui-review-luck = Bad luck after choice { $number }
ui-review-others = A blow after choice { $number }
ui-review-came = what came of it:
ui-review-no-puzzle = There is nothing to try at this choice.
ui-review-worst = What cost most
ui-review-nothing = No choice cost even half a percent.

## Lessons

ui-key-on = on
ui-key-show = show me
ui-key-step-back = step back
ui-key-again = from the start
ui-key-lessons = lessons

ui-help-lesson-enter = take the option, or go on where there is nothing to choose
ui-help-lesson-show = the right choice is made for you
ui-help-lesson-hint = points at the right choice; in free play a master's hint
ui-help-lesson-back = one step back
ui-help-lesson-again = the whole lesson from the start
ui-help-lesson-undo = in free play take back the last choice, else one step back
ui-help-lesson-rules = the rules, opened at what is spoken of
ui-help-lesson-quit = back to the lessons; one can go on where one stopped

learn-title = Lessons
learn-course = { $done } of { $of } done
learn-heading = Lesson { $number }: { $title }
learn-step = step { $step } of { $of }
learn-state-done = done
learn-state-at = begun: { learn-step }
learn-minutes = { $minutes } min
learn-begin = Enter begins a lesson, or goes on where you stopped.
learn-on = Go on
learn-next = Next lesson: { $title }
learn-again = This lesson again
learn-lessons = All lessons
learn-not-meant = You may do that, but something else is meant here. Read once more what is asked, or have the right choice shown to you (key s).
learn-rule = The rule:
learn-goes-on = Yes, that is right, too: { $chosen }. But the lesson goes on with: { $shown }.
learn-shown = Shown: { $shown }.
learn-table-end = That is all at this table. The next one is laid.
learn-done = This is the end of the lesson.
learn-reached = That is it, you have done it.
learn-over = The game is over.
learn-not-reached = The game ended before it was done. A step back (key b) lets you try it again, or you go on.
learn-broken = This lesson can't be opened: { $problem }
learn-unreadable = This lesson can't be read:
learn-forgotten = How far you were can't be read, so you begin anew: { $problem }
learn-not-kept = How far you are could not be kept: { $problem }

## Puzzles

ui-key-give-up = give up
ui-key-why = why
ui-key-puzzles = puzzles
ui-key-theme = theme
ui-key-next-puzzle = next new one

ui-help-puzzle-enter = try the choice, or go on where it is shown what comes of one
ui-help-puzzle-hint = a hint: which thing it is about; of a puzzle that is over, why
ui-help-puzzle-show = give up and have the solution shown
ui-help-puzzle-back = a step back in what is shown
ui-help-puzzle-again = the puzzle anew from its start (only the first attempt counts)
ui-help-puzzle-quit = back to the list of puzzles

ui-key-mark = mark
ui-help-certain-enter = mark what the cursor is on, or take the mark away; behind the last one, say that these are all
ui-help-certain-hint = a hint: whom to look after; of a puzzle that is over, why
ui-certain-all = { $count ->
    [0] Nobody
    [one] That is all: { $count }
   *[other] That is all: { $count }
}
ui-certain-wrong = Not quite: { $many ->
    [0] nobody too many
    [one] { $many } too many
   *[other] { $many } too many
}, { $few ->
    [0] nobody missing
    [one] { $few } missing
   *[other] { $few } missing
}.
ui-certain-hint = Look up in the log what happened around this one: { $thing }.
ui-certain-proved = This is no opinion: it follows for certain from the rules and from what is given.
ui-certain-world = As it would look: { $thing }
ui-certain-table = Back to the table as it is
ui-certain-why = What follows of whom
ui-puzzle-title = Puzzles
ui-puzzle-count = { $found } of { $of } found
ui-puzzle-all-themes = all themes
ui-puzzle-level = level { NUMBER($level, useGrouping: 0) }
ui-puzzle-today = puzzle of the day
ui-puzzle-today-elsewhere = The puzzle of the day is elsewhere today ({ $named }): `klubovna puzzles --today` opens it.
ui-puzzle-state-found-first = found at once
ui-puzzle-state-found = found
ui-puzzle-state-missed = not found yet
ui-puzzle-begin = Enter opens a puzzle. What is to be found is the one choice that is clearly best; at first sight it is mostly another that offers itself.
ui-puzzle-side = You play: { $seat }.
ui-puzzle-try = try { $number } of { $of }
ui-puzzle-choice = choice { $number } of { $of }
ui-puzzle-right = Yes, that is it: “{ $choice }”.
ui-puzzle-right-more = Yes: “{ $choice }”. And then?
ui-puzzle-wrong = “{ $choice }” is not it.
ui-puzzle-good-too = “{ $choice }” is as good, as far as anybody can tell, and costs no try. Another choice was thought best here.
ui-puzzle-chance = The chance would be { $worth }; with what is to be found it is { $best }.
ui-puzzle-beside = Beside what is to be found it is { $worth }.
ui-puzzle-tempting = “{ $choice }” offers itself, but it is not the one. Look what comes of it.
ui-puzzle-not = At first sight “{ $choice }” offers itself, but that is not it.
ui-puzzle-no-hint = There is no hint here: no thing on the table gives the solution away.
ui-puzzle-last-try = That was the last try.
ui-puzzle-show = Show the solution
ui-puzzle-give-up = Give up and show the solution?
ui-puzzle-line-answer = solution, step { $step } of { $of }
ui-puzzle-line-tempting = tempting choice, step { $step } of { $of }
ui-puzzle-unheard = Something happened that can't be seen from this seat.
ui-puzzle-verdict-found-first = Found at once!
ui-puzzle-verdict-found = Found.
ui-puzzle-verdict-missed = Not this time.
ui-puzzle-next = Next puzzle: { $title }
ui-puzzle-why = Why this one
ui-puzzle-show-again = Show the solution again
ui-puzzle-show-tempting = Show what comes of the tempting choice
ui-puzzle-play-on = Play on from here
ui-puzzle-position = What would have been better?
ui-puzzle-position-about = There was a better choice at this moment. Find it.
ui-puzzle-to-review = Back to the review
ui-puzzle-all = All puzzles
ui-puzzle-after = What comes of “{ $choice }”
ui-puzzle-proved = This is no opinion: it follows from the rules for certain.
ui-puzzle-checked = Checked { $times }× independently, the last time on { $iterations } imagined continuations.
ui-puzzle-broken = This puzzle can't be opened: { $problem }
ui-puzzle-unreadable = This puzzle can't be read:
ui-puzzle-forgotten = Which puzzles were found can't be read, so they begin anew: { $problem }
ui-puzzle-not-kept = How it went could not be kept: { $problem }

## The board of games without one of their own

plain-yes = yes
plain-no = no
plain-empty = Nothing stands here.
plain-sign-pieces = pieces of the seats, in their order
plain-sign-nobodys = nobody's
plain-sign-free = a free place
plain-sign-touched = touched by the last turn
plain-sign-back = the back of a card
plain-sign-track = how far something has been counted
