extension Root {
    static let greek = table(
        """
        acro | topmost, point | akros | acrobat acronym
        aer air | air | aer | air aerial
        agog | to lead | agein agogos | pedagogue synagogue
        agon | contest | agon agonia | agony antagonist protagonist
        alg | pain | algos | nostalgia analgesic
        angel | messenger | angelos | angel evangelist
        anthrop | human being | anthropos | anthropology philanthropy
        arch | to rule, to begin | archein arche archos | monarch architect anarchy archive
        aristo | best | aristos | aristocrat aristocracy
        arithm | number | arithmos | arithmetic logarithm
        aster astr | star | aster astron | astronomy asterisk disaster astronaut
        athl | contest | athlos athlein | athlete athletic
        atmo | vapour | atmos | atmosphere
        bapt | to dip | baptein baptizein | baptize baptism
        bar | weight | baros barys | barometer baritone
        bas | step, base | basis bainein | base basis basic
        bibli bibl | book | biblion biblos | bible bibliography
        bi bio | life | bios | biology biography antibiotic
        ball bol blem | to throw | ballein bole | symbol problem parable
        card | heart | kardia | cardiac cardiology
        cathol | whole | holos katholikos | catholic
        center centr | point, middle | kentron | centre central
        chir surg | hand | cheir cheirourgia | surgeon surgery
        chor | dance | choros | chorus choir chorale
        chrom | colour | chroma | chrome chromosome
        chron | time | chronos | chronic chronicle synchronize anachronism
        cler | lot, clergy | kleros | clergy clerk cleric
        clim clin | slope | klinein klima klimax | climate climax clinic
        cosm | order, world | kosmos | cosmos cosmic cosmetic
        crat crac | power, rule | kratos kratein | democracy democrat bureaucrat
        cris crit | to judge | krinein krisis kritikos krites | crisis critic criterion hypocrite
        crypt | hidden | kryptos kryptein | cryptic crypt encrypt
        cycl | circle, wheel | kyklos | cycle bicycle encyclopedia
        deic deix dig | to show | deiknynai paradeigma | paradigm
        dem | people | demos | democracy epidemic demography
        derm | skin | derma | dermatology epidermis
        despot | master | despotes | despot despotic
        dogm dox | opinion | doxa dogma dokein | dogma orthodox paradox
        dram dras | to do, to act | dran drama | drama dramatic drastic
        dynam | power | dynamis dynasthai | dynamic dynamite dynasty
        eco econom | house | oikos oikonomia | economy ecology
        electr | amber, electricity | elektron electron | electric electron electronic
        ep epic | word | epos | epic
        erg urg | work | ergon | energy allergy liturgy
        erot ero | love | eros | erotic
        ethn | nation | ethnos | ethnic ethnography
        eth | character, custom | ethos | ethic ethical ethos
        gam | marriage | gamos | monogamy polygamy bigamy
        gastr | stomach | gaster | gastric gastronomy
        gen gon | birth, origin | genos gignesthai genea | gene genetic genesis oxygen
        geo | earth | ge gaia | geography geology geometry
        gloss glot | tongue | glossa glotta | glossary polyglot
        gnos gnost | to know | gignoskein gnosis | diagnosis agnostic prognosis
        gon | angle | gonia | diagonal polygon pentagon
        graph gram | to write | graphein gramma | graph photograph paragraph program grammar
        gymn | naked, to train | gymnos gymnazein | gymnasium gymnast
        gyn | woman | gyne | gynaecology misogyny
        heli helio | sun | helios | helium
        hem | blood | haima | haemoglobin haemorrhage anaemia
        hero | hero | heros | hero heroic heroine
        heter | other | heteros | heterogeneous
        hier | holy | hieros | hierarchy hieroglyph
        histor stor | inquiry | historia histor | history story historic
        hol | whole | holos | holistic catholic
        hom | same | homos | homogeneous homonym
        hor hour | hour | hora | hour horoscope
        hydr | water | hydor | hydrogen hydrant dehydrate hydraulic
        hygi | health | hygieia | hygiene hygienic
        hypn | sleep | hypnos | hypnosis hypnotic
        icon | image | eikon | icon iconic
        ide | form, idea | idea idein | idea ideal ideology
        idi | one's own | idios | idiom idiot
        iso | equal | isos | isotope
        kine cine | to move | kinein | kinetic cinema
        lamp | to shine | lampein | lamp
        lept leps lep | to seize | lambanein lepsis | epilepsy
        lith | stone | lithos | monolith lithograph
        log leg lect | word, reason | logos legein | logic dialogue apology catalogue biology
        ly lys | to loosen | lyein lysis | analyse analysis paralysis catalyst
        mach mechan | device | mechane | machine mechanic mechanism
        magnet | magnet | magnes | magnet magnetic
        mani mania | madness | mania mainesthai | mania maniac
        martyr | witness | martyr martys | martyr
        math | to learn | manthanein mathema | mathematics polymath
        melo | song | melos | melody
        meter metr | measure | metron | metre symmetry diameter geometry
        mim | to imitate | mimos mimeisthai | mime mimic pantomime
        mne mnes | memory | mneme mnasthai mnestis | amnesia mnemonic amnesty
        mon | alone, single | monos | monk monopoly monotonous
        morph | form | morphe | morphology metamorphosis amorphous
        mus | Muse | mousa | music museum
        myst | secret | mystes myein mysterion | mystery mystic
        myth | story | mythos | myth mythology
        naut nau | sailor, ship | nautes naus | astronaut nautical nausea
        necr | dead | nekros | necropolis
        neur | nerve | neuron | neuron neurology
        nom | law, order | nomos nemein | economy autonomy astronomy
        od | way | hodos | method period episode exodus
        od ed | song | ode aeidein | ode melody tragedy comedy
        onym | name | onoma onyma | anonymous synonym
        op opt | to see, eye | optikos ops opsis | optic optical optician
        organ | tool | organon | organ organize organic
        orth | straight, right | orthos | orthodox orthography
        oxy | sharp, acid | oxys | oxygen oxide oxymoron
        path | feeling, suffering | pathos pathein | sympathy pathetic apathy
        paus pos | to stop | pauein pausis | pause
        ped | child | pais paidos | pedagogue encyclopedia
        petr | rock | petra petros | petrol petroleum petrify
        phan phen fan pha | to show, to appear | phainein phantasia phainesthai phasis | phenomenon fantasy phase
        pharm | drug | pharmakon | pharmacy pharmaceutical
        phem phet bla | to speak | phanai pheme | prophet
        pher phor | to carry | pherein phoros | metaphor periphery
        phil | to love | philos philein | philosophy philanthropy
        phob | fear | phobos | phobia phobic
        phon | sound, voice | phone | telephone phonetic symphony microphone
        phot phos | light | phos photos | photograph photon photo
        phras | to speak | phrazein phrasis | phrase paraphrase
        physi phys | nature | physis phyein | physics physical physician
        plan | to wander | planasthai planetes | planet planetary
        plas | to mould | plassein plastikos plasma | plastic plaster plasma
        pneum | breath | pneuma | pneumonia pneumatic
        poe | to make | poiein poietes | poet poem poetry
        pol polit polic | city | polis polites | politics police policy metropolis
        por | passage | poros | pore porous
        pract prag | to do | prassein praktikos pragma | practice pragmatic practical
        presbyter priest | elder | presbyteros | priest
        psych | mind, soul | psyche | psychology psychiatry psyche
        pyr pur | fire | pyr | pyre pyromania
        rhe rhy rheum rhym | to flow | rhein rhythmos rheuma | rhythm rheumatism diarrhoea
        schem | form | schema | scheme schematic
        schol school | leisure, study | schole | school scholar scholastic
        scept skept | to look | skeptesthai skeptikos | sceptic
        scop | to look | skopein skopos | scope microscope telescope
        sem | sign | sema semainein semeion | semantic semaphore
        soph | wise | sophos sophia | philosophy sophisticated
        spasm | to draw | span spasmos | spasm
        spher | ball | sphaira | sphere atmosphere hemisphere
        stas stat st stem | to stand | histanai stasis systema | static system ecstasy
        stol | to send | stellein apostolos | apostle
        strat | army | stratos strategos | strategy strategic
        stroph | to turn | strephein strophe | catastrophe apostrophe
        tact tax | to arrange | tassein taxis taktikos | tactic syntax
        techn tect | skill, art | techne tekton | technique technical technology architect
        tele | far | tele | telephone telescope television
        the thes | to put | tithenai thesis theke | theme thesis hypothesis synthesis
        theater theatr theor | to view | theasthai theatron theoria theorein | theatre theory theorem
        theo the thus | god | theos | theology atheist enthusiasm
        therap | to tend | therapeuein therapeia | therapy therapist
        therm | heat | thermos therme | thermometer thermal thermostat
        throm thron | seat | thronos | throne
        tom | to cut | temnein tome tomos | atom anatomy
        ton tun | stretch, tone | teinein tonos | tone tune monotonous
        top | place | topos | topic utopia
        trag | goat | tragos tragodia | tragedy tragic
        trop | to turn | trepein tropos trope | tropic entropy
        troph | to feed | trephein trophe | atrophy
        typ | blow, mark | typos typtein | type typical
        tyrann | master | tyrannos | tyrant tyranny
        zo | animal, life | zoon zoe | zoo zoology
        """, "Greek")
}
