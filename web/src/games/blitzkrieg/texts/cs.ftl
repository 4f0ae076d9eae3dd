### Slova stolu hry Blitzkrieg!

bz-sea-atlantic = Atlantik
bz-sea-pacific = Tichý oceán
bz-theatres = Válčiště
bz-fields = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
bz-theatre = { $theatre }, { $status }. { $marker }
bz-active = bojuje se tu
bz-closed = uzavřené
bz-dormant = ještě neotevřené
bz-centre = Kostička stojí uprostřed.
bz-leads = { $seat-number ->
    [plural] Vedou { $seat }
   *[other] Vede { $seat }
}, kostička je { $steps ->
    [one] { $steps } políčko
    [few] { $steps } políčka
   *[other] { $steps } políček
} od středu.
bz-space = { $theatre }, { $row }. kampaň, { $column }. pole, { $terrain }, { $effect }, { $state }
bz-row-column = { $row }. kampaň, { $column }. pole
bz-no-effect = bez efektu
bz-free = volné
bz-later = přijde na řadu později
bz-shut = uzavřené
bz-lies = leží tu { $token }, { $seat }
bz-was = Tady jako: { $token }
bz-campaign = { $row }. kampaň, body: { $points }, { $won }
bz-campaign-number = { $row }. kampaň
bz-campaign-active = hraje se
bz-campaign-future = přijde na řadu
bz-campaign-closed = uzavřená
bz-won-by = { $seat } { $seat-number ->
    [plural] vyhrávají
   *[other] vyhrává
}
bz-tied = nerozhodně
bz-score = Počítadlo bodů
bz-points = Body
bz-points-of = body { $seat-gen }
bz-reserve = V zásobě
bz-rival = Druhá strana stolu: { $seat }
bz-automatic = Automatický soupeř: { $seat }
bz-screen = Zástěna, { $seat }, žetonů v zásobě: { $count }
bz-screen-of = Zástěna: { $seat }
bz-in-reserve = { $count ->
    [one] { $count } žeton v zásobě
    [few] { $count } žetony v zásobě
   *[other] { $count } žetonů v zásobě
}
bz-screen-told = { $count ->
    [0] Za zástěnou nic neleží.
    [one] Za zástěnou leží { $count } žeton. Který, vidí jen jeho majitel.
    [few] Za zástěnou leží { $count } žetony. Které, vidí jen jejich majitel.
   *[other] Za zástěnou leží { $count } žetonů. Které, vidí jen jejich majitel.
}
bz-last = Poslední umístěný žeton: { $token }. Tím by byl váš špión.
bz-lastly = Naposledy: { $token }
bz-reserve-of = Zásoba: { $seat }
bz-reserve-empty = Zásoba je prázdná.
bz-row = v řadě { $count }
bz-row-empty = Řada je prázdná.
bz-bag-of = Sáček, { $seat }, žetonů: { $count }
bz-bag-title = Sáček: { $seat }
bz-bag-count = Žetonů v sáčku: { $count }. Speciálních zbraní v sáčku a zásobě: { $weapons }.
bz-bag-hidden = Co v něm je, ví jen jeho majitel.
bz-returned = Nálety vrátily do sáčku:
bz-in-bag = v sáčku
bz-weapons = { $count ->
    [one] zbraň
    [few] zbraně
   *[other] zbraní
}
bz-bank = Bank
bz-bank-note = speciálních zbraní
bz-bank-spoken = Bank, speciálních zbraní: { $count }
bz-stratagem = Taktický žeton: { $stratagem }
bz-no-stratagem = Taktický žeton ještě nebyl vylosován
bz-stratagem-now = taktický žeton
bz-repeats = opakuje: { $stratagem }
bz-in-cup = v kelímku
bz-cup = Kelímek s taktickými žetony: { $count }
bz-cup-title = Kelímek
bz-level = obtížnost
bz-against = proti automatickému soupeři, { $level } obtížnost
bz-nothing = nic
bz-anywhere = kamkoli
bz-as = jako { $token }
bz-hint-place-token = Vezměte žeton ze zásoby, nebo nejdřív klepněte na pole a pak na žeton.
bz-hint-deploy-more = Další žeton smí jen na totéž válčiště. Nechcete-li, skončete.
bz-hint-strategic = Klepněte na válčiště, kde se má kostička posunout.
bz-hint-spoils = Klepněte na volné pole, jehož efekt má přijít teď.
bz-hint-open-next = { $arrows ->
    [0] Klepněte na kterékoli válčiště, které ještě není otevřené.
   *[other] Klepněte na válčiště, kam vede zvýrazněná šipka.
}
bz-hint-pick-target = Klepněte na jednotku v soupeřově řadě.
bz-hint-give-head-start = Klepněte na válčiště, kde soupeř dostane náskok.
bz-hint-token = Který žeton sem přijde?
bz-turn-of = Na tahu: { $seat }
bz-setting = Příprava
bz-round = { $round }. kolo
bz-onward = odtud dál: { $theatres }
bz-worth = Body: { $points }
bz-track = Lišta: { $steps } políček na každou stranu
bz-closing = { $count ->
    [one] Poslední políčko válčiště uzavírá
   *[other] Poslední { $count } políčka válčiště uzavírají
}
