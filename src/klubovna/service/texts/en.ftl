## What decided a game

review-even = No single moment decided it: no choice cost much, and no blow came from outside.
review-turned = { $own ->
    [0] { $blows ->
        [one] What cost most was one blow from outside, and no choice.
        [2] What cost most were two blows from outside, and no choice.
       *[other] What cost most were three blows from outside, and no choice.
    }
    [one] { $blows ->
        [0] What cost most was a single choice.
        [one] What cost most were one choice and one blow from outside.
       *[other] What cost most were one choice and two blows from outside.
    }
    [2] { $blows ->
        [0] What cost most were two choices.
       *[other] What cost most were two choices and one blow from outside.
    }
   *[other] What cost most were three choices.
}
review-good = { $good } of { $all } choices were the best there was, or nearly.

## The workshop

workshop-yes = yes
workshop-no = no
workshop-worded = as the sentence says

# A pack that is being written: what is wrong with it
draft-wrong = This does not fit: { $problem }
draft-meant = Did you mean “{ $word }”?
draft-at-most = It may be { $most } at most.
draft-at-least = It has to be at least { $least }.
draft-too-many = There may be { $most } at most.
draft-too-few = { $least ->
    [one] Something has to be here.
   *[other] There have to be at least { $least }.
}
draft-so-many = There have to be exactly { $count }.
draft-too-long = { $most } letters at most.
draft-no-word = The word “{ $word }” does not belong here.
draft-no-field = There is no such thing here: “{ $word }”.
draft-missing = This is still missing.
draft-other-kind = Something else belongs here: a number and no word, or a word and no number.
draft-no-name = It has no name yet.
draft-taken = Something else is called so already.
draft-no-thing = The game has no such thing.
draft-full = Nothing can be added here.
draft-signs = A name has none of < > {"{"} {"}"} in it, and nothing that can't be printed.

# Packs: what is otherwise at a table than in the box of the house
pack-untitled = a pack without a name
pack-here = This table plays with the pack “{ $title }”: { $count ->
    [one] { $count } thing differs
   *[other] { $count } things differ
}.

## The painter of maps

paint-sheet-names = Name
paint-field-name-cs = Name in Czech
paint-field-name-en = Name in English
paint-field-told-cs = A sentence or two about it, in Czech
paint-field-told-en = A sentence or two about it, in English
