error-game-over = Hra už skončila.
error-other-seat = Teď volí { $seat }.
error-not-offered = Tato volba teď v nabídce není.
error-nothing-to-undo = Není co vzít zpět: mezitím zasáhla náhoda, něco se odkrylo, nebo zvolil někdo jiný.
error-nothing-to-redo = Není co zopakovat.
error-luck-awaited = Nejdříve zadejte, co padlo nebo co se otočilo.
error-no-luck-awaited = Teď se na kostky ani karty nečeká.
error-impossible-luck = To se stát nemohlo.
