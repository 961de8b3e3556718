extension Root {
    static let greek = table(
        """
        acro | topmost, point | akros
        aer | air | aer
        agog | to lead | agein agogos
        alg | pain | algos
        anthrop | human being | anthropos
        arch | to rule, to begin | archein arche archos
        arithm | number | arithmos
        aster astr | star | aster astron
        athl | contest | athlos athlein
        atmo | vapour | atmos
        bibli | book | biblion biblos
        bi bio | life | bios
        ball bol blem | to throw | ballein bole
        card | heart | kardia
        chrom | colour | chroma
        chron | time | chronos
        cosm | order, world | kosmos
        crat | power, rule | kratos kratein
        cris crit | to judge | krinein krisis kritikos krites
        crypt | hidden | kryptos kryptein
        cycl | circle, wheel | kyklos
        dem | people | demos
        derm | skin | derma
        dox | opinion | doxa
        dram | to do, to act | dran drama
        dynam | power | dynamis dynasthai
        eco | house | oikos
        electr | amber, electricity | elektron electron
        erg | work | ergon
        ethn | nation | ethnos
        eth | character, custom | ethos
        gam | marriage | gamos
        gen gon | birth, origin | genos gignesthai genea
        geo | earth | ge gaia
        gloss glot | tongue | glossa glotta
        gnos gnost | to know | gignoskein gnosis
        graph gram | to write | graphein gramma
        gymn | naked, to train | gymnos gymnazein
        helio | sun | helios
        hem | blood | haima
        hier | holy | hieros
        histor | inquiry | historia histor
        hol | whole | holos
        hydr | water | hydor
        ide | form, idea | idea idein
        kine cine | to move | kinein
        lith | stone | lithos
        log | word, reason | logos legein
        ly lys | to loosen | lyein lysis
        mach mechan | device | mechane
        mania | madness | mania mainesthai
        math | to learn | manthanein mathema
        meter metr | measure | metron
        mim | to imitate | mimos mimeisthai
        mne | memory | mneme mnasthai
        morph | form | morphe
        mus | Muse | mousa
        myst | secret | mystes myein mysterion
        myth | story | mythos
        naut | sailor | nautes naus
        necr | dead | nekros
        neur | nerve | neuron
        nom | law, order | nomos nemein
        od | way | hodos
        od | song | ode aeidein
        onym | name | onoma onyma
        op opt | to see, eye | optikos ops opsis
        organ | tool | organon
        orth | straight, right | orthos
        path | feeling, suffering | pathos pathein
        ped | child | pais paidos
        phan phen fan | to show, to appear | phainein phantasia phainesthai
        pharm | drug | pharmakon
        phem phet | to speak | phanai pheme
        pher phor | to carry | pherein phoros
        phil | to love | philos philein
        phob | fear | phobos
        phon | sound, voice | phone
        phot phos | light | phos photos
        phras | to speak | phrazein phrasis
        physi phys | nature | physis phyein
        plan | to wander | planasthai planetes
        plas | to mould | plassein plastikos
        pneum | breath | pneuma
        poe | to make | poiein poietes
        pol polit | city | polis polites
        pract prag | to do | prassein praktikos pragma
        psych | mind, soul | psyche
        pyr | fire | pyr
        rhe rhy | to flow | rhein rhythmos
        schem | form | schema
        schol | leisure, study | schole
        scop | to look | skopein skopos
        soph | wise | sophos sophia
        spher | ball | sphaira
        stas stat | to stand | histanai stasis
        strat | army | stratos strategos
        stroph | to turn | strephein strophe
        tact tax | to arrange | tassein taxis taktikos
        techn | skill, art | techne
        the thes | to put | tithenai thesis theke
        theater theatr theor | to view | theasthai theatron theoria
        theo the | god | theos
        therm | heat | thermos therme
        tom | to cut | temnein tome tomos
        ton | stretch, tone | teinein tonos
        top | place | topos
        trop | to turn | trepein tropos
        typ | blow, mark | typos typtein
        zo | animal, life | zoon zoe
        """, "Greek")
}
