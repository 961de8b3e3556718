extension Affix {
    /// The suffixes of English words. The wording of the meanings is Glossa's own; forms and origins are those on which
    /// etymological dictionaries agree.
    public static let suffixes: [Affix] = nounSuffixes + adjectiveSuffixes + otherSuffixes

    private static let nounSuffixes = table(
        """
        acy | state or office | Latin | n
        ade | action or its result | French | n
        age | action, result or collection | French | n
        al | act of | Latin | n
        ance ancy | state or action | Latin | n
        ence ency | state or action | Latin | n
        ant | one who or that which does | Latin | n
        ent | one who or that which does | Latin | n
        arian | one who is concerned with | Latin | na
        arium orium | place for | Latin | n
        archy | rule | Greek | n
        ation ication | action or its result | Latin | n
        cide | killing | Latin | n
        cracy | rule, government | Greek | n
        cy | state or office | Latin | n
        dom | state or realm | Old English | n
        ee | one to whom something is done | French | n
        eer ier | one who deals with | French | n
        er | one who or that which does | Old English | n
        ery ry | place, practice or collection | French | n
        ess | female | French | n
        et ette | small | French | n
        graphy | writing, description | Greek | n
        gram | something written | Greek | n
        hood | state or group | Old English | n
        ian an | one who belongs to or practises | Latin | na
        icity | quality of being | Latin | n
        ics | field of study or practice | Greek | n
        ing | action or its result | Old English | n
        ism | doctrine, practice or state | Greek | n
        ist | one who practises or believes | Greek | na
        itis | inflammation | Greek | n
        ity ty | state or quality | Latin | n
        kin | small | Middle Dutch | n
        let | small | French | n
        ling | young, small or belonging to | Old English | n
        logy ology | study of | Greek | n
        man | person, man | Old English | n
        ment | action or its result | Latin | n
        meter | measuring instrument | Greek | n
        metry | measuring | Greek | n
        ness | state or quality | Old English | n
        or our | one who or that which does; state | Latin | n
        ory | place for | Latin | n
        ary | one who, place for | Latin | n
        phobia | fear of | Greek | n
        scope | instrument for looking | Greek | n
        ship | state, office or skill | Old English | n
        ster | one who does or belongs to | Old English | n
        sis | action or state | Greek | n
        th | state or quality | Old English | n
        tion sion ion | action or its result | Latin | n
        tude itude | state or quality | Latin | n
        ture ure | action or its result | Latin | n
        um | thing, place | Latin | n
        y | state, activity or result | Latin | n
        """)

    private static let adjectiveSuffixes = table(
        """
        able ible ble | able to be, fit for | Latin | a
        aceous acious | of the nature of, inclined to | Latin | a
        al ial ual | relating to | Latin | an
        ant | doing, being | Latin | a
        ent | doing, being | Latin | a
        ar | relating to | Latin | a
        ary | relating to | Latin | a
        ate | having, being | Latin | a
        ed | having, marked by | Old English | a
        en | made of | Old English | a
        ern | of a direction | Old English | a
        ese | of a place, its people or language | Latin | an
        esque | in the manner of | French | a
        fold | times | Old English | ar
        ful | full of | Old English | a
        ic tic | relating to | Greek | an
        ical | relating to | Greek | a
        id | in a state of | Latin | a
        ile il | able to be, relating to | Latin | a
        ine | of the nature of | Latin | a
        ing | doing | Old English | a
        er | more | Old English | ar
        est | most | Old English | ar
        ish | somewhat, like; of a people | Old English | a
        ive ative itive | tending to | Latin | an
        less | without | Old English | a
        like | resembling | Old English | a
        ly | like, in the manner of | Old English | a
        oid | resembling | Greek | an
        ory | serving for | Latin | a
        ose | full of | Latin | a
        ous ious eous uous | full of, having | Latin | a
        proof | safe against | French | a
        some | tending to | Old English | a
        th | in order of number | Old English | a
        teen | plus ten | Old English | an
        ty | times ten | Old English | an
        ward | in the direction of | Old English | ar
        worthy | deserving | Old English | a
        y | having, full of | Old English | a
        """)

    private static let otherSuffixes = table(
        """
        ate | to do, to make | Latin | v
        en | to make or become | Old English | v
        er | to do again and again | Old English | v
        esce | to become | Latin | v
        fy ify efy | to make | Latin | v
        ish | to do, to make | French | v
        ize ise | to make, to practise | Greek | v
        le | to do again and again | Old English | v
        ally | in a manner | Old English | r
        ly | in a manner | Old English | r
        ward wards | in the direction of | Old English | r
        ways | in the manner of | Old English | r
        wise | in the manner of | Old English | r
        where | at a place | Old English | r
        """)
}
