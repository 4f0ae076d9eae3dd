## Co rozhodlo hru

review-even = Nerozhodla žádná jednotlivá chvíle: žádná volba nestála mnoho a žádná rána nepřišla zvenčí.
review-turned = { $own ->
    [0] { $blows ->
        [one] Nejvíc stála jedna rána zvenčí, a ne vlastní volba.
        [2] Nejvíc stály dvě rány zvenčí, a ne vlastní volby.
       *[other] Nejvíc stály tři rány zvenčí, a ne vlastní volby.
    }
    [one] { $blows ->
        [0] Nejvíc stála jediná volba.
        [one] Nejvíc stála jedna volba a jedna rána zvenčí.
       *[other] Nejvíc stála jedna volba a dvě rány zvenčí.
    }
    [2] { $blows ->
        [0] Nejvíc stály dvě volby.
       *[other] Nejvíc stály dvě volby a jedna rána zvenčí.
    }
   *[other] Nejvíc stály tři volby.
}
review-good = Nejlepších nebo skoro nejlepších voleb: { $good } z { $all }.

## Dílna

workshop-yes = ano
workshop-no = ne
workshop-worded = jak stojí ve větě

# Rozepsaný balíček: co na něm neplatí
draft-wrong = Tohle k sobě nepasuje: { $problem }
draft-meant = Nemělo to být „{ $word }“?
draft-at-most = Může být nejvýše { $most }.
draft-at-least = Musí být aspoň { $least }.
draft-too-many = Může jich být nejvýše { $most }.
draft-too-few = { $least ->
    [one] Musí tu něco být.
   *[other] Musí jich být aspoň { $least }.
}
draft-so-many = Musí jich být přesně { $count }.
draft-too-long = Nejvýše { $most } písmen.
draft-no-word = Slovo „{ $word }“ sem nepatří.
draft-no-field = Nic takového tu není: „{ $word }“.
draft-missing = Tohle ještě chybí.
draft-other-kind = Sem patří něco jiného: číslo místo slova, nebo slovo místo čísla.
draft-no-name = Ještě to nemá jméno.
draft-taken = Něco se tak už jmenuje.
draft-no-thing = Taková věc ve hře není.
draft-full = Sem se nic přidat nedá.
draft-signs = Ve jméně nesmějí být znaky < > {"{"} {"}"} ani nic, co se nedá vytisknout.

# Balíčky: co je u stolu jinak než v krabici domu
pack-untitled = balíček beze jména
pack-here = U tohoto stolu se hraje s balíčkem „{ $title }“: { $count ->
    [one] { $count } věc je jinak
    [few] { $count } věci jsou jinak
   *[other] { $count } věcí je jinak
}.

## Malíř map

paint-sheet-names = Název
paint-field-name-cs = Název česky
paint-field-name-en = Název anglicky
paint-field-told-cs = Větou dvěma, o co jde: česky
paint-field-told-en = Větou dvěma, o co jde: anglicky
