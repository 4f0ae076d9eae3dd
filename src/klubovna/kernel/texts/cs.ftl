error-game-over = Hra už skončila.
error-other-seat = Teď volí { $seat }.
error-not-offered = Tato volba teď v nabídce není.
error-nothing-to-undo = Není co vzít zpět: mezitím zasáhla náhoda, něco se odkrylo, nebo zvolil někdo jiný.
error-undone-enough = Zpět už se v této hře bralo dost; hrajte dál, pak to zase půjde.
error-showed-something = Tato volba vám ukázala něco, co jste předtím nemohli vědět, proto platí.
error-nothing-to-redo = Není co zopakovat.
error-luck-awaited = Nejdříve zadejte, co padlo nebo co se otočilo.
error-no-luck-awaited = Teď se na kostky ani karty nečeká.
error-impossible-luck = To se stát nemohlo.
error-unreadable = Takový tah v této hře není.

source-rulebook = Vytištěno v pravidlech
source-public = Známo z veřejných fotografií a popisů
source-house = Naše vlastní, vyplňuje mezeru
source-pack = Vaše vlastní, z balíčku nebo souboru

## Rozpracované

paint-unnamed = Mapa beze jména
paint-copy = { $of } (kopie)
