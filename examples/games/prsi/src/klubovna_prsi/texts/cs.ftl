### Prší

game-name = Prší
game-summary = Kdo se první zbaví všech karet, vyhrál. Sedmy přidávají, esa zastavují a svršek mění barvu.
game-pitch = Sedma, eso, svršek. Kdo se první zbaví karet, vyhrál.
chance-of = Odhad šance, že { $seat } vyhraje.

option-players = Počet hráčů
option-players-2 = Dva
option-players-3 = Tři
option-players-4 = Čtyři
option-deals = Kolik se hraje rozdání
option-deals-1 = Jedno
option-deals-3 = Tři, na body
option-deals-5 = Pět, na body
option-hand = Karet na začátku
option-hand-4 = Čtyři
option-hand-5 = Pět
option-sevens = Sedma na sedmu
option-sevens-stack = Přebíjí se a počet karet roste
option-sevens-plain = Nepřebíjí se, kdo je na řadě, bere
option-aces = Eso na eso
option-aces-answer = Přebíjí se, stojí až další
option-aces-plain = Nepřebíjí se, kdo je na řadě, stojí
option-drawn = Líznutá karta
option-drawn-keep = Zůstane v ruce
option-drawn-play = Hodí-li se, smí se hned vynést
option-back = Sedma na poslední kartu
option-back-no = Kdo dohrál, dohrál
option-back-seven = Vrací dohravšího do hry

## Jména: hráči

name-north = Sever
    .gen = Severu
    .dat = Severu
    .ins = Severem
    .gender = m
name-east = Východ
    .gen = Východu
    .dat = Východu
    .ins = Východem
    .gender = m
name-south = Jih
    .gen = Jihu
    .dat = Jihu
    .ins = Jihem
    .gender = m
name-west = Západ
    .gen = Západu
    .dat = Západu
    .ins = Západem
    .gender = m

## Jména: co leží na stole

name-deck = Balíček
    .gen = Balíčku
    .dat = Balíčku
    .gender = m
name-pile = Hromádka
    .acc = Hromádku
    .gen = Hromádky
    .dat = Hromádce
    .gender = f
name-hand-north = Karty Severu
name-hand-east = Karty Východu
name-hand-south = Karty Jihu
name-hand-west = Karty Západu

field-deck = Balíček
field-pile = Hromádka
field-suit = Barva
field-penalty = Karty za sedmy
field-ace = Čeká eso
field-players = Hráči
field-seat = Místo
field-points = Body
field-hand = Karty
field-deal = Rozdání
field-deals = Rozdání celkem

## Jména: barvy a karty

name-hearts = červené
name-bells = kule
name-acorns = žaludy
name-leaves = zelené
name-hearts-7 = červená sedma
    .acc = červenou sedmu
    .gen = červené sedmy
    .dat = červené sedmě
    .ins = červenou sedmou
    .gender = f
name-hearts-8 = červená osma
    .acc = červenou osmu
    .gen = červené osmy
    .dat = červené osmě
    .ins = červenou osmou
    .gender = f
name-hearts-9 = červená devítka
    .acc = červenou devítku
    .gen = červené devítky
    .dat = červené devítce
    .ins = červenou devítkou
    .gender = f
name-hearts-10 = červená desítka
    .acc = červenou desítku
    .gen = červené desítky
    .dat = červené desítce
    .ins = červenou desítkou
    .gender = f
name-hearts-under = červený spodek
    .acc = červeného spodka
    .gen = červeného spodka
    .dat = červenému spodkovi
    .ins = červeným spodkem
    .gender = m
name-hearts-over = červený svršek
    .acc = červeného svrška
    .gen = červeného svrška
    .dat = červenému svrškovi
    .ins = červeným svrškem
    .gender = m
name-hearts-king = červený král
    .acc = červeného krále
    .gen = červeného krále
    .dat = červenému králi
    .ins = červeným králem
    .gender = m
name-hearts-ace = červené eso
    .acc = červené eso
    .gen = červeného esa
    .dat = červenému esu
    .ins = červeným esem
    .gender = n
name-bells-7 = kulová sedma
    .acc = kulovou sedmu
    .gen = kulové sedmy
    .dat = kulové sedmě
    .ins = kulovou sedmou
    .gender = f
name-bells-8 = kulová osma
    .acc = kulovou osmu
    .gen = kulové osmy
    .dat = kulové osmě
    .ins = kulovou osmou
    .gender = f
name-bells-9 = kulová devítka
    .acc = kulovou devítku
    .gen = kulové devítky
    .dat = kulové devítce
    .ins = kulovou devítkou
    .gender = f
name-bells-10 = kulová desítka
    .acc = kulovou desítku
    .gen = kulové desítky
    .dat = kulové desítce
    .ins = kulovou desítkou
    .gender = f
name-bells-under = kulový spodek
    .acc = kulového spodka
    .gen = kulového spodka
    .dat = kulovému spodkovi
    .ins = kulovým spodkem
    .gender = m
name-bells-over = kulový svršek
    .acc = kulového svrška
    .gen = kulového svrška
    .dat = kulovému svrškovi
    .ins = kulovým svrškem
    .gender = m
name-bells-king = kulový král
    .acc = kulového krále
    .gen = kulového krále
    .dat = kulovému králi
    .ins = kulovým králem
    .gender = m
name-bells-ace = kulové eso
    .acc = kulové eso
    .gen = kulového esa
    .dat = kulovému esu
    .ins = kulovým esem
    .gender = n
name-acorns-7 = žaludská sedma
    .acc = žaludskou sedmu
    .gen = žaludské sedmy
    .dat = žaludské sedmě
    .ins = žaludskou sedmou
    .gender = f
name-acorns-8 = žaludská osma
    .acc = žaludskou osmu
    .gen = žaludské osmy
    .dat = žaludské osmě
    .ins = žaludskou osmou
    .gender = f
name-acorns-9 = žaludská devítka
    .acc = žaludskou devítku
    .gen = žaludské devítky
    .dat = žaludské devítce
    .ins = žaludskou devítkou
    .gender = f
name-acorns-10 = žaludská desítka
    .acc = žaludskou desítku
    .gen = žaludské desítky
    .dat = žaludské desítce
    .ins = žaludskou desítkou
    .gender = f
name-acorns-under = žaludský spodek
    .acc = žaludského spodka
    .gen = žaludského spodka
    .dat = žaludskému spodkovi
    .ins = žaludským spodkem
    .gender = m
name-acorns-over = žaludský svršek
    .acc = žaludského svrška
    .gen = žaludského svrška
    .dat = žaludskému svrškovi
    .ins = žaludským svrškem
    .gender = m
name-acorns-king = žaludský král
    .acc = žaludského krále
    .gen = žaludského krále
    .dat = žaludskému králi
    .ins = žaludským králem
    .gender = m
name-acorns-ace = žaludské eso
    .acc = žaludské eso
    .gen = žaludského esa
    .dat = žaludskému esu
    .ins = žaludským esem
    .gender = n
name-leaves-7 = zelená sedma
    .acc = zelenou sedmu
    .gen = zelené sedmy
    .dat = zelené sedmě
    .ins = zelenou sedmou
    .gender = f
name-leaves-8 = zelená osma
    .acc = zelenou osmu
    .gen = zelené osmy
    .dat = zelené osmě
    .ins = zelenou osmou
    .gender = f
name-leaves-9 = zelená devítka
    .acc = zelenou devítku
    .gen = zelené devítky
    .dat = zelené devítce
    .ins = zelenou devítkou
    .gender = f
name-leaves-10 = zelená desítka
    .acc = zelenou desítku
    .gen = zelené desítky
    .dat = zelené desítce
    .ins = zelenou desítkou
    .gender = f
name-leaves-under = zelený spodek
    .acc = zeleného spodka
    .gen = zeleného spodka
    .dat = zelenému spodkovi
    .ins = zeleným spodkem
    .gender = m
name-leaves-over = zelený svršek
    .acc = zeleného svrška
    .gen = zeleného svrška
    .dat = zelenému svrškovi
    .ins = zeleným svrškem
    .gender = m
name-leaves-king = zelený král
    .acc = zeleného krále
    .gen = zeleného krále
    .dat = zelenému králi
    .ins = zeleným králem
    .gender = m
name-leaves-ace = zelené eso
    .acc = zelené eso
    .gen = zeleného esa
    .dat = zelenému esu
    .ins = zeleným esem
    .gender = n

## Co je na kartě vidět

face-hearts = ♥
face-bells = ◉
face-acorns = ♣
face-leaves = ♠
face-hearts-7 = ♥ VII
face-hearts-8 = ♥ VIII
face-hearts-9 = ♥ IX
face-hearts-10 = ♥ X
face-hearts-under = ♥ spodek
face-hearts-over = ♥ svršek
face-hearts-king = ♥ král
face-hearts-ace = ♥ eso
face-bells-7 = ◉ VII
face-bells-8 = ◉ VIII
face-bells-9 = ◉ IX
face-bells-10 = ◉ X
face-bells-under = ◉ spodek
face-bells-over = ◉ svršek
face-bells-king = ◉ král
face-bells-ace = ◉ eso
face-acorns-7 = ♣ VII
face-acorns-8 = ♣ VIII
face-acorns-9 = ♣ IX
face-acorns-10 = ♣ X
face-acorns-under = ♣ spodek
face-acorns-over = ♣ svršek
face-acorns-king = ♣ král
face-acorns-ace = ♣ eso
face-leaves-7 = ♠ VII
face-leaves-8 = ♠ VIII
face-leaves-9 = ♠ IX
face-leaves-10 = ♠ X
face-leaves-under = ♠ spodek
face-leaves-over = ♠ svršek
face-leaves-king = ♠ král
face-leaves-ace = ♠ eso

## Volby

do-play = Vynést { $card-acc }
do-draw = Líznout si
do-pass = Vynechat
do-take = Vzít si karty
do-stand = Stát
do-keep = Nechat si ji
do-concede = Uznat výhru
do-name = Chtít { $suit-acc }

ask-playing = { $seat }: vynést, nebo líznout? Hrají se { $suit }, navrchu leží { $top }.
ask-keeping = { $seat }: vynést líznutou kartu, nebo si ji nechat?
ask-sevened = { $seat }: přebít sedmou, nebo vzít { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}?
ask-aced = { $seat }: přebít esem, nebo stát?
ask-naming = { $seat } mění barvu. Na jakou?
ask-calling-back = { $other } je bez karet. { $seat } ho může sedmou vrátit do hry.

## Co se děje

log-deal = { $deal }. rozdání, začíná { $seat }.
log-dealt = { $seat } dostává { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
log-dealt-cards = Dostáváte do ruky: { $cards }.
log-turned-up = Otáčí se { $card }. Hrají se { $suit }.
log-played = { $seat } vynáší { $card-acc }. V ruce: { $left }.
log-drew = { $seat } si líže kartu.
log-drew-card = { $seat } si líže { $card-acc }.
log-passed = { $seat } vynechává, není co lízat.
log-takes = { $seat } bere za sedmy: { $count }.
log-stands = { $seat } stojí.
log-named = { $seat } chce { $suit-acc }.
log-turned-over = Balíček došel, hromádka se otáčí. Karet v novém balíčku: { $count }.
log-nothing-left = Není co lízat.
log-turned-enough = Hromádka se otáčela už dost, rozdání končí.
log-all-passed = Všichni vynechali, rozdání končí.
log-last-card = { $seat } vynáší poslední kartu. Teď už ho zastaví jen { $other }.
log-conceded = { $seat } nemá čím odpovědět, nebo nechce.
log-called-back = { $seat } se vrací do hry a bere si karty: { $count }.
log-finished = { $seat } je bez karet!
log-points = { $seat } získává body: { $points }. Celkem má { $total }.

## Co by se stalo

preview-seven = { $other } bude muset vzít { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}, nepřebije-li.
preview-ace = { $other } bude stát, nepřebije-li.
preview-over = Potom si řeknete o barvu.
preview-last = Je to vaše poslední karta: rozdání je vaše.

## Proč ne

refused-no-card = Taková karta ve hře není.
refused-no-suit = Taková barva ve hře není.
refused-not-held = Nemáte v ruce { $card-acc }.
refused-follow = Karta { $card } se nehodí: hrají se { $suit } a navrchu leží { $top }.
refused-only-seven = Na sedmu smí jen sedma. { $card } ne.
refused-only-ace = Na eso smí jen eso. { $card } ne.
refused-sevens = Podle dohody se sedma nepřebíjí.
refused-aces = Podle dohody se eso nepřebíjí.
refused-no-call = Do hry vrací jen sedma.
refused-only-drawn = Vynést smíte jen kartu, kterou jste si právě lízli.
refused-nothing-left = Není co lízat.
refused-pass = Dokud je co lízat, vynechat nejde.

## Konec

ending-deal = Kdo se první zbavil karet, vyhrál.
ending-stalled = Rozdání uvázlo: vyhrál, komu zbylo nejméně karet.
ending-points = Rozhodly body ze všech rozdání.
