## The review of a game, as a story

review-even = No single moment decided it: no choice cost much, and no blow fell from outside.
review-turned = { $own ->
    [0] { $blows ->
        [one] One moment cost most, and it was not your doing.
        [2] Two moments cost most, and neither was your doing.
       *[other] Three moments cost most, and none of them was your doing.
    }
    [one] { $blows ->
        [0] One moment cost most. It was in your hands.
        [one] Two moments cost most. One was in your hands, one was not.
       *[other] Three moments cost most. One was in your hands, { $blows } were not.
    }
   *[other] { $blows ->
        [0] { $own ->
            [2] Two moments cost most. Both were in your hands.
           *[other] Three moments cost most. All of them were in your hands.
        }
       *[other] Three moments cost most. Two were in your hands, one was not.
    }
}
review-good = { $good } of { $all } choices were the best there was, or nearly.
