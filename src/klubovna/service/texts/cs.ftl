## Rozbor hry jako příběh

review-even = Žádná jednotlivá chvíle nerozhodla: žádná volba nestála mnoho a žádná rána nepřišla zvenčí.
review-turned = { $own ->
    [0] { $blows ->
        [one] Nejvíc stála jedna chvíle a nebyla to vaše chyba.
        [2] Nejvíc stály dvě chvíle a ani jedna nebyla vaše chyba.
       *[other] Nejvíc stály tři chvíle a žádná z nich nebyla vaše chyba.
    }
    [one] { $blows ->
        [0] Nejvíc stála jedna chvíle. Tu jste měli v rukou.
        [one] Nejvíc stály dvě chvíle. Jednu jste měli v rukou, druhou ne.
       *[other] Nejvíc stály tři chvíle. Jednu jste měli v rukou, zbylé ne.
    }
   *[other] { $blows ->
        [0] { $own ->
            [2] Nejvíc stály dvě chvíle. Obě jste měli v rukou.
           *[other] Nejvíc stály tři chvíle. Všechny jste měli v rukou.
        }
       *[other] Nejvíc stály tři chvíle. Dvě jste měli v rukou, třetí ne.
    }
}
review-good = { $all ->
    [one] Jediná volba byla nejlepší možná nebo skoro nejlepší: { $good } z { $all }.
   *[other] Nejlepších možných nebo skoro nejlepších voleb: { $good } z { $all }.
}
