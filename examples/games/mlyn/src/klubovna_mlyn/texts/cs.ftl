### Mlýn

game-name = Mlýn
game-summary = Devět kamenů na každé straně a tři čtverce: tři kameny v řadě jsou mlýn a za každý mlýn přijde soupeř o kámen.
game-pitch = Zavřete mlýn a soupeř přijde o kámen. Pak ho otevřete a zavřete znovu.
chance-of = Odhad šance, že { $seat } vyhraje.

option-flying = Se třemi posledními kameny
option-flying-yes = Skáče se na kterékoli volné pole
option-flying-no = Táhne se dál jen po čarách
option-double = Dva mlýny zavřené jedním tahem
option-double-one = Bere se jeden kámen
option-double-two = Berou se dva kameny
option-repetition = Stejné postavení potřetí
option-repetition-thrice = Je remíza
option-repetition-never = Nic neznamená
option-quiet = Tahů bez braní do remízy
option-quiet-50 = 50
option-quiet-30 = 30
option-quiet-100 = 100

## Jména

name-white = Bílý
    .acc = Bílého
    .gen = Bílého
    .dat = Bílému
    .ins = Bílým
    .gender = m
name-black = Černý
    .acc = Černého
    .gen = Černého
    .dat = Černému
    .ins = Černým
    .gender = m
name-man = kámen
    .gen = kamene
    .gender = m
name-board = Deska
    .acc = Desku
    .gen = Desky
    .gender = f
name-quiet = Tahy bez braní
    .gen = Tahů bez braní
    .number = plural

field-board = Deska
field-sides = Kameny
field-seat = Strana
field-in_hand = v ruce
field-on_board = na desce
field-lost = ztracené
field-quiet = Tahy bez braní
field-last = Poslední tah

## Volby

do-place = Položit na { $point }
do-move = { $start } na { $to }
do-remove = Vzít { $point }

ask-placing = { $seat }: položte kámen (v ruce { $count }).
ask-moving = { $flies ->
    [0] { $seat }: táhněte kamenem.
   *[other] { $seat }: skočte kamenem, kam chcete.
}
ask-removing = { $seat }: vezměte jeden kámen { $other-gen }.

## Co se děje

log-placed = { $seat } pokládá kámen na { $point }.
log-moved = { $seat } táhne z { $start } na { $to }.
log-mill = { $seat } zavírá mlýn.
log-double-mill = { $seat } zavírá dva mlýny najednou.
log-removed = { $seat } bere kámen z { $point }; { $other-dat } { $left ->
    [one] zbývá { $left } kámen
    [few] zbývají { $left } kameny
   *[other] zbývá { $left } kamenů
}.
log-men = { $other-dat } zbyly jen dva kameny. { $seat } vítězí.
log-blocked = { $other } nemá kam táhnout. { $seat } vítězí.
log-repetition = Stejné postavení je tu potřetí: remíza.
log-quiet = Příliš dlouho nikdo nic nevzal: remíza.

## Co by se stalo

preview-mill = Zavře se mlýn a soupeř přijde o kámen.
preview-opened = Otevře se váš vlastní mlýn.
preview-left = { $other-dat } { $left ->
    [one] zbude { $left } kámen.
    [few] zbudou { $left } kameny.
   *[other] zbude { $left } kamenů.
}
preview-won = Tím je hra vyhraná.

## Proč ne

refused-no-point = Takové pole na desce není.
refused-taken = Na { $point } už někdo stojí.
refused-not-yours = Na { $point } nestojí žádný váš kámen.
refused-far = Z { $start } nevede na { $to } přímá čára.
refused-not-theirs = Na { $point } nestojí žádný kámen { $other-gen }.
refused-in-mill = Kámen na { $point } stojí v mlýně; dokud jsou jiné mimo mlýn, je v bezpečí.

## Konec

ending-men = Jedné straně zbyly jen dva kameny.
ending-blocked = Jedna strana neměla kam táhnout.
ending-repetition = Remíza: stejné postavení potřetí.
ending-quiet = Remíza: příliš dlouho nikdo nic nevzal.
