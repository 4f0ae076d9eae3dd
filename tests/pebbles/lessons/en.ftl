lesson-taking = Taking
lesson-taking-about = You take pebbles.
lesson-taking-heap = Here lie nine pebbles.
lesson-taking-take = Take two of them.
lesson-taking-four = Four are too many for one hand.
lesson-taking-wind = Take three and wait for the wind.
lesson-taking-calm = For so few the wind does not get up.
lesson-taking-last = Take all that is left.

lesson-seats = From both sides
lesson-seats-about = You sit at both seats.
lesson-seats-few = Leave few of them.
lesson-seats-other = Now you are Black. Take the rest.

lesson-alone = On your own
lesson-alone-about = You play until few are left.
lesson-alone-try = Play until few are left.
