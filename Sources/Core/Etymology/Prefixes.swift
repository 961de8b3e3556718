extension Affix {
    /// The productive and learned prefixes of English. The wording of the meanings is Glossa's own; forms and origins
    /// are those on which etymological dictionaries agree.
    public static let prefixes: [Affix] = latinPrefixes + greekPrefixes + nativePrefixes

    private static let latinPrefixes = table(
        """
        ab abs | away from | Latin
        ad ac af ag al an ap ar as at a | to, toward | Latin
        ambi amb | both, around | Latin
        ante | before | Latin
        bene | well | Latin
        bi bin | two, twice | Latin
        centi cent | hundred, hundredth | Latin
        circum circu | around | Latin
        con com col cor co | together | Latin
        contra contro counter | against | Latin
        de | down, away | Latin
        deci | tenth | Latin
        dis dif di | apart, not | Latin
        equi | equal | Latin
        ex ef e | out of | Latin
        extra extro | beyond | Latin
        in im il ir | not | Latin
        in im il ir | in, into | Latin
        en em | in, into; to cause to be | French
        inter intel | between | Latin
        intra intro | within, inward | Latin
        juxta | beside | Latin
        mal male | bad | Latin
        manu | hand | Latin
        milli | thousand, thousandth | Latin
        mini | small | Latin
        multi | many | Latin
        neg | not | Latin
        non | not | Latin
        ob oc of op | toward, against | Latin
        octo octa | eight | Latin
        omni | all | Latin
        pen | almost | Latin
        per pel | through, thoroughly | Latin
        post | after | Latin
        pre | before | Latin
        preter | past, beyond | Latin
        pro | forward, for | Latin
        quadri quadr | four | Latin
        radio | ray | Latin
        re red | back, again | Latin
        retro | backward | Latin
        se | apart | Latin
        semi | half | Latin
        sub suc suf sug sum sup sus | under | Latin
        subter | beneath | Latin
        super sur | above, beyond | Latin
        trans tran tra | across | Latin
        tri | three | Latin
        ultra | beyond | Latin
        uni | one | Latin
        vice | in place of | Latin
        """)

    private static let greekPrefixes = table(
        """
        a an | without, not | Greek
        amphi | on both sides | Greek
        ana an | up, back, again | Greek
        anti ant | against | Greek
        apo ap | away from | Greek
        arch archi | chief | Greek
        anthropo | human being | Greek
        astro | star | Greek
        auto aut | self | Greek
        biblio | book | Greek
        bio | life | Greek
        cardio | heart | Greek
        cata cat | down, thoroughly | Greek
        chrono | time | Greek
        cosmo | world | Greek
        deca dec | ten | Greek
        demo | people | Greek
        dia di | through, across | Greek
        dys | bad, difficult | Greek
        ecto | outside | Greek
        ec | out of | Greek
        em en | in | Greek
        electro | electricity | Greek
        endo | within | Greek
        epi ep | upon | Greek
        eu ev | well, good | Greek
        exo | outside | Greek
        geo | earth | Greek
        helico | spiral | Greek
        hemi | half | Greek
        hepta | seven | Greek
        hetero | other, different | Greek
        hexa | six | Greek
        hippo | horse | Greek
        homo homeo | same | Greek
        hydro hydr | water | Greek
        hyper | over, beyond | Greek
        hypo hyp | under | Greek
        iso | equal | Greek
        kilo | thousand | Greek
        macro | large | Greek
        mega megalo | great | Greek
        meta met | after, beyond, changed | Greek
        micro | small | Greek
        mono mon | one, alone | Greek
        neo | new | Greek
        neuro neur | nerve | Greek
        ortho | straight, right | Greek
        paleo | old | Greek
        pan panto | all | Greek
        para par | beside | Greek
        penta | five | Greek
        peri | around | Greek
        philo phil | loving | Greek
        phono | sound | Greek
        photo | light | Greek
        physio | nature | Greek
        poly | many | Greek
        pro | before | Greek
        proto prot | first | Greek
        pseudo | false | Greek
        psycho psych | mind | Greek
        syn sym syl sys sy | together | Greek
        tele tel | far | Greek
        tetra | four | Greek
        theo | god | Greek
        thermo | heat | Greek
        topo | place | Greek
        """)

    private static let nativePrefixes = table(
        """
        a | on, in; in the state of | Old English
        after | following | Old English
        back | behind, in return | Old English
        be | about, thoroughly; to make | Old English
        by | near, beside | Old English
        down | lower | Old English
        for | away, completely | Old English
        fore | before, in front | Old English
        forth | forward | Old English
        in | in, inside | Old English
        mid | middle | Old English
        mis | badly, wrongly | Old English
        off | away, from | Old English
        on | on | Old English
        out | beyond, outside | Old English
        over | above, too much | Old English
        step | related by remarriage | Old English
        through | from end to end | Old English
        un | not; to reverse | Old English
        under | below, too little | Old English
        up | up, upward | Old English
        with | against, back | Old English
        """)
}
