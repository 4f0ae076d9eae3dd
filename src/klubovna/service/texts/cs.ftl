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
