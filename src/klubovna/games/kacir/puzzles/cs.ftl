puzzle-witch = Kdo ještě může být čarodějnice?
puzzle-witch-about = Označte každého, kdo jí ještě může být, a nikoho jiného. Platí, že rituál nikdy nepropásne. Ostatní prozradí stůl a deník.
certain-witch-ask = Kdo ještě může být čarodějnice?
certain-witch-given = Předpoklad: kdykoli může čarodějnice začít rituál, začne ho.
certain-witch-ruled-out =
    { $thing } je { $thing-gender ->
        [f] nevinná
       *[other] nevinný
    }, to je na stole vidět.
certain-witch-passed =
    { $thing } je { $thing-gender ->
        [f] nevinná
       *[other] nevinný
    }. Čarodějnici zbýval žeton akce a rituál tu mohla začít, ale udělala něco jiného.
certain-witch-nearly = { $thing } může být čarodějnice. Rituál byl na dosah, jen mu něco bránilo:
certain-witch-possible = { $thing } může být čarodějnice. Rituál tu nikdy nešlo začít:
puzzle-certain = Kdo to je, zcela jistě?
puzzle-certain-about = Z toho, co lovec ví, plyne jediná odpověď. Není to odhad, je to důkaz.
puzzle-innocent = Kdo je nevinný?
puzzle-innocent-about = Po lákavé volbě zemře nevinný. Najděte tu, která ho ušetří.
puzzle-hanged = Je čas soudit?
puzzle-hanged-about = Lovec může dát někoho popravit. Najděte, jak a koho.
puzzle-ritual = Je čas na rituál?
puzzle-ritual-about = Rituál se dá zahájit. Záleží na tom, kdy a u koho.
puzzle-evidence = Kde je důkaz?
puzzle-evidence-about = Lovci chybějí důkazy. Jedna volba mu je přinese.
puzzle-secret = Kam s tajemstvím?
puzzle-secret-about = Čarodějnice potřebuje tajemství tam, kde je lovec nečeká.
puzzle-clue = Kam se stopou?
puzzle-clue-about = Stopa na správném místě svazuje čarodějnici ruce. Kde to je?
puzzle-gloom = Kam se zhoubou?
puzzle-gloom-about = Zhouba se dá položit tak, aby lovce zdržela nejvíc. Najděte kam.
puzzle-cleansing = Co očistit?
puzzle-cleansing-about = Očista stojí čas a vyplatí se jen někde. Najděte kde.
puzzle-card = Kterou kartu?
puzzle-card-about = V ruce je jedna karta, jejíž chvíle přišla právě teď.
puzzle-visit = Koho navštívit?
puzzle-visit-about = Ve vesnici je mnoho dveří a jen jedny jsou teď ty pravé.
puzzle-best = Co udělat ve vesnici?
puzzle-best-about = Jedna volba je zřetelně lepší než ostatní. Promyslete, co o ní bude vědět druhá strana.
