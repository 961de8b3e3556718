extension StatedFamily {
    /// Lines of `word | related words | variants`.
    static let lines = """
        abroad | broad breadth
        abyss | abysmal abyssal
        acre | acreage agriculture
        adorn | ornament ornate suborn
        agglutinin | agglutinate glue
        agitate | agent act agile agitation
        ago | go bygone
        ailment | ail ailing
        album | albino albumen
        algae | algal | alga
        all | almost also always altogether already
        aloud | loud loudly
        always | way all | alway
        amateur | amorous amiable amicable enamored
        amber | ambergris
        ancient | antique advance advantage
        angel | archangel evangelist angelica
        anglican | english anglicize | anglicans
        annoyed | annoyance odious ennui
        another | other one an
        apart | part partial party | apartness
        apostolic | apostle epistle
        apparatus | prepare | apparatuses
        aqueous | aquarium aquatic aqueduct
        arctic | antarctic
        aristocracy | aristocrat democracy
        arithmetic | logarithm arithmetical
        around | surround rotund rotate | round
        articulate | article inarticulate disarticulate
        as | also so
        ash | ashtray ashen ashy
        ask | unasked
        assassin | hashish assassinate
        athlete | athletics decathlon pentathlon
        atrophy | hypertrophy dystrophy trophic
        attempt | tempt temptation tentative tentacle
        aug | august
        aunt | auntie aunty
        award | reward ward guard warden
        aware | wary beware unaware
        awareness | aware unaware wary beware
        badge | badger
        badly | bad baddie
        balk | balcony
        base | basic basis basement
        basement | base basic basis
        bathe | bath bathroom bathtub sunbathe
        beard | barber barb beardless
        bearded | beard beardless
        beg |  | begging begged
        begin | beginner
        behave | have behavior misbehave
        bench | bank benchmark
        berry | strawberry blueberry raspberry cranberry
        beyond | yonder
        bind | band bond bundle
        binomial | polynomial nominal | binomials binomially
        blow | blast bladder blower
        bogey | bogeyman
        boil | ebullient parboil bullion
        boost | booster
        boston | bostonian
        both | they
        bow | elbow rainbow bowstring
        bowed | bow elbow rainbow
        brace | bracelet embrace brachial
        breath | breathe breathless breathtaking
        bride | bridal bridegroom bridesmaid
        bring | upbringing
        bronchus | bronchitis bronchial
        brook | brooklet
        brother | fraternal fraternity
        brow | eyebrow highbrow browbeat
        brute | brutal brutish brutality brutalize
        bud | rosebud
        buddha | buddhism buddhist
        bugle | bovine beef
        buildup | build building builder
        bulky | bulk bulkiness
        bunch | bunchgrass
        burn | brand sunburn heartburn
        burr | bur burdock
        cabin | cabinet cabana
        cafeteria | cafe coffee caffeine
        cancel | chancel chancellor
        cap | cape chapel escape
        carpet | carpetbag excerpt scarce
        carry | car charge cargo carriage career
        carve | graph graphic
        cash | cashier case encase
        castle | chateau castellated
        cathode | electrode anode method
        cattle | chattel capital
        ceiling |  | ceilings ceilinged
        cement | decide concise incision scissors
        cent | century percent centimeter centipede
        center | central concentrate eccentric
        chamber | camera comrade chamberlain
        chase | catch capture captive purchase
        chew | chewy chewable
        chicken | chick cock cockerel
        chin | chinless
        chinese | china
        chromium | chrome chromosome chromatic monochrome
        citizen | city civil civic
        civil | city citizen civic civilian civilization
        civilian | civil civic city citizen
        civilization | city citizen civil civic civilian
        client | clientele
        coffee | cafe cafeteria caffeine
        college | colleague legal delegate legitimate
        colt | coltish coltsfoot
        comb | unkempt honeycomb
        comic | comedy comedian
        committee | permit admit promise mission submit
        conservatism | conserve conservative preserve reserve observe
        conservative | conserve observe preserve reserve conservation
        conserve | preserve reserve observe conservative conservation
        contemporary | temporal tempo temporary | contemporaries
        continental | contain maintain tenant content
        control | roll counter enroll
        cook | cooker kitchen cuisine
        corner | unicorn cornet horn cornerstone
        corps | corporation corpse corporate | corpsman
        corral | current corridor course
        counter | count account discount recount compute
        cousin | sorority sister
        craft | craftsman crafty handicraft witchcraft aircraft
        creep | cripple creepy
        crossroads | cross road | crossroad
        crow | scarecrow crowbar
        cuban | cuba | cubans
        curse | accursed
        dangle | dangler
        data | datum date
        daughter | granddaughter stepdaughter goddaughter
        deacon | deaconess archdeacon diaconal
        deal | dole ordeal dealer
        december | decimal decimate
        derision | ridicule ridiculous risible
        dig | dugout ditch dike
        dimly | dim dimmer dimness
        dissuade | persuade persuasion persuasive
        divan | diwan
        dive | dip deep
        domain | dame dominate dominion
        dose | dosage antidote anecdote
        down |  | downer
        downstairs |  | downstair
        downtown | down town | downtowns
        dozen | duo double decimal duodenum
        drain | dry drought
        drama | drastic melodrama dramaturgy
        draw | drag draft withdraw drawer drawback
        droplet | drop drip raindrop
        drunkenly | drink drunk drunkard drunkenness
        dual | dualism duo duet double
        dub | dubbin
        dugout | dig out
        dump | dumper dumpster
        each | every such
        eager | vinegar acrid acid
        eagerness | vinegar acrid acid
        eastern | east easterner easterly
        either | whether neither each
        electronics | electron electronic electric
        elephant | elephantine
        elsewhere | else where somewhere
        engage | wage mortgage
        engagement | engage wage mortgage
        enterprise | entrepreneur surprise comprise prison
        enthusiasm | enthusiast theology atheist theism
        entropy | tropic trope
        epic | epos voice vocal
        equip | ship skipper
        err | error errant erratic aberration
        essay | assay examine exact
        establishment | establish stable stability
        european | europe | europeans
        eve | evening
        exclaim | claim clamor proclaim exclamation
        explosive | explode explosion
        extra | extraordinary extraneous external | extras
        face | surface superficial facade facet
        faintly | feign feint faint
        false | fail fault fallacy falsify
        falter | unfaltering
        fare | farewell welfare wayfarer ferry
        farther | far further farthest
        fearfully | fear fearless fearsome
        feasibility | feasible feat fact feature
        feminine | female feminist feminism effeminate
        fervent | fervour fervid effervescent
        fibrosis |  | fibroses
        fiercely | fierceness ferocious feral
        fifth | five fifteen fifty
        fight | bullfight dogfight firefighter infighting
        fill | full fulfill refill filler
        filling | full fulfil refill
        fiscal | confiscate
        five | fifth fifteen fifty
        flare | flaring
        flatter | flat flatten
        fleet | fleeting float
        flood | flow floodgate
        flop | flap flophouse
        fly | flight flyer butterfly firefly
        foe | feud
        fond | fondle fondly
        fondness | fond fondle fondly
        forever | ever | forevermore
        form | inform uniform formula reform conform
        found | foundation fund fundamental profound
        frankly | frankness franchise
        fraud | fraudulent defraud
        frequency | frequent frequently infrequent
        fret | fretful fretfully eat
        full | fill fulfill
        functioning | function functional malfunction
        future | futuristic futurism
        gallop | wallop
        gay | gaily gaiety
        genial | genius generous congenial
        ghost | ghastly aghast ghostwriter
        gifted | gift give forgive
        glad | gladden gladness
        gleaming | gleam glimmer glimpse
        glide | paragliding
        go | ago undergo forgo outgoing
        goat | goatee goatskin
        grateful | gratitude grace agree congratulate
        grave | engrave graveyard gravestone groove
        greasy | grease crass
        greet | greeting
        grimly | grim grimness
        grip | gripe grope
        guerrilla | war warrior warfare
        guest | host hostile
        hamper | unhampered
        hat | hood hatter
        hatch | hatchling hatchery
        hatching | hatchery hatchling
        hate | hatred hateful
        heap | scrapheap
        heavy | heave heft
        hebephrenic | hebephrenia schizophrenic | hebephrenics
        heir | inherit heritage heredity heiress
        helium | heliocentric heliotrope perihelion
        hellenic | hellenistic
        herd | shepherd herdsman
        here | hither hereby herein
        hitch | hitchhike hitchhiker
        hole | hollow hell hull
        hollywood | holly wood
        hop | hopscotch grasshopper
        horizon | horizontal aphorism
        house | husband household hussy greenhouse
        however | how ever | howsoever
        hurrying | hurry hurried
        hustle | hustler
        illinois | illinoisan
        imaginary | image imagine imagination | imaginarily
        in | inner inside into within inn
        inch | ounce
        industrial | industry industrious industrialism
        inside |  | insider insiders
        interlobular | lobe lobular
        intrusion | intrusive protrude extrude obtrusive
        invade | evade pervade invasion evasion
        inversely | reverse convert version diverse
        invest | vest vestment divest
        invite | vie
        iodide | iodine
        irritably | irritate irritation irritant
        itch | itchy itchiness
        jab | job
        jar | jarful
        jealous | jealousy zeal zealous zealot
        journalist | journal journey adjourn
        joy | enjoy rejoice joyful joyless
        junior | juvenile rejuvenate young | juniors
        justice | just justify injustice judge
        kick | kickoff kickback sidekick
        kidney |  | kidneys
        kill | overkill painkiller killjoy
        knife | penknife jackknife
        label | labeler
        lag | laggard
        lam | lambaste lame
        lamb | lambskin lambkin
        later | latter last belated
        lay | lie ledge law outlay
        layer | lay lie outlay bricklayer
        leaf | leaflet overleaf cloverleaf
        learn | lore learned learning
        least | less lesser lest | leastwise
        lemma | dilemma
        lengthy | long length lengthen
        lesson | lecture legend legible
        lid | eyelid lidded lidless
        lightning | lighten light
        liquid | liquor liqueur liquidate
        liquidation | liquid liquor liquidity liqueur
        literalness | letter literature literally literate
        little | belittle
        lively | life live alive livable
        loathe | loath loathsome
        log | logbook logjam backlog logger
        look | outlook overlook lookout onlooker
        loom | heirloom
        lug | luggage
        luggage | lug
        lunar | lunatic lunacy
        lure | allure
        lyricist | lyric lyrical lyre
        mankind | man kind kin womankind
        manometer | barometer thermometer
        many | manifold
        map | napkin apron mapmaker
        mar | unmarred
        marry | marital remarry intermarry
        martian | mars martial
        masseur | massage masseuse
        mat | doormat
        match |  | matching matched
        maybe | may might | mayhap
        mean | moan meaningful
        meaning | meaningful meaningless
        meaningful | mean meaning meaningless
        meaningless | mean meaning meaningful
        meddling | meddlesome meddler medley
        medieval | mediate medium primeval | medievalist medievally
        menarche | menopause menstruation month
        merchant | market commerce mercy merchandise
        mercy | merciful merciless merchant market commerce
        mere | merely
        merge | emerge submerge immerse emergency
        merit | demerit meritocracy emeritus
        metallic | metal metallurgy medal
        metaphor | euphoria semaphore phosphorus
        meteor | meteorite meteoroid meteorology
        mighty | might almighty may dismay
        mile | milestone mileage million millennium
        millidegree | degree grade | millidegrees
        million | mile millennium milligram | millions millionth
        miscellaneous | mix miscellany | miscellaneously
        mist | misty demist
        molecular | molecule
        monk | monastery monastic monarch monopoly
        moon | month moonlight moonlit honeymoon
        mop | map moppet
        morning | morn morrow tomorrow
        moroccan | morocco
        morphophonemics | morphology phoneme | morphophonemic
        mortal | immortal mortgage mortuary murder
        mostly | almost more most
        mumble | mum
        musketry |  | musketries
        nearby | near by
        negligible | neglect negligent | negligibly
        nice | nicety science
        nicely | nice nicety
        nigger | negro denigrate
        nilpotent | nil potent omnipotent
        nineteenth | nineteen nine
        nod | nodding
        northern | north northerly northward
        northerner | north northern
        nowhere | somewhere where
        nut | walnut chestnut peanut nutshell
        oak | oaken
        obscurity | obscure obscurely
        off | offset offshore offspring of
        olympic | olympiad
        one | only once none alone atone
        opium | opiate
        optimum | optimal optimize optimism
        oral | orally orifice
        orbit | orb exorbitant
        origin | original orient aborigine
        orthodox | paradox dogma doctor heterodox
        ounce | inch
        outlet | let inlet sublet
        outside | out side | outsider outsiders
        outweigh | weigh weight weighty
        over | overall overhead overcome moreover
        overall | all over | overalls
        owe | own ought
        owl | owlish owlet
        oxen | ox
        pa | papa
        page | paginate pagination | pages paged
        paramount |  | paramountcy
        parasympathetic | sympathetic pathetic | parasympathetics
        parent | grandparent postpartum
        parliamentary | parliament parley parlor
        patient | passion passive compassion compatible impatient
        patrol | patrolman | patrolling
        paw | southpaw
        pea | peanut chickpea
        peace | pacify appease pay pacific pact
        pear | perry
        pearl | pearly pearlescent
        peasant | peasantry pagan
        pencil | penicillin
        pennant | pennon pendant pen
        perhaps | happen happy mishap haphazard | perchance
        persecution | pursue consequence suit sequence execute
        pet | petting
        phonemic | phoneme phone phonetic telephone symphony
        phony | phoney
        piano | pianist pianoforte plain plane
        pimp | pimping
        pine | pineapple pinecone
        pit | pitfall armpit cockpit
        planetary | planet planetarium
        pleural |  | pleurae
        plunge | plumb plumber plumbing plummet
        poise | pension pendant ponder
        pool | whirlpool
        pop | popcorn popgun
        pore | porous porosity emporium
        porous | pore porosity
        poverty | poor pauper impoverish
        practice | practise practical pragmatic
        preliminary | limit eliminate | preliminarily preliminaries
        prick | prickle prickly
        priest | presbyter presbyterian priestess
        prize | price praise precious appreciate
        profile | file filament
        prophet | prophecy prophesy prophetic
        prophetic | prophesy prophet prophecy
        prospective | prospect inspect perspective | prospectively
        pseudo | pseudonym pseudoscience | pseudos
        pump | pumper
        purse | bursar bursary disburse reimburse
        quaint | acquaint cognition
        quantity | quantify quantum quantitative
        quite | quit quiet acquit
        race |  | racer racing
        racial | race racism racist interracial
        raise | rise arise rear
        raising | raise rise rear arise
        random | randomly randomize
        rap | rapper
        rare | rarely rarefy rarity
        rarely | rare rarity rarefy
        rat | ratter rattrap muskrat
        reap | ripe ripen
        rearward | rear arrears retrograde
        rebut | butt abut button
        regularly | rule regulate region correct
        rein | retain retinue retention
        reliving | relive life alive lively
        remarkably | mark remark marker
        rent | render surrender
        repair | prepare separate parade apparatus
        resent | sense sentiment consent dissent
        retention | retain contain content continue
        revere | reverend irreverent
        rhythm | rhyme rhythmic
        rib | sparerib
        ridicule | ridiculous deride derision risible
        rifleman | rifle rifling
        rig | rigger rigging
        rim | rimless
        rip | ripper ripcord
        rise | arise raise uprising sunrise
        roof | rooftop sunroof
        rose | rosy rosary rosette
        rosy | rose rosebud rosary rosette
        rough | roughen roughage roughneck
        row | hedgerow
        rule | ruler regular regulate regulation unruly
        ruling | rule ruler regular regulate
        russian | russia russify
        sadly | sad sadden sadness sate satisfy
        safety | safe safely unsafe save
        sake | forsake seek
        saloon | salon
        saturn | saturnine
        scatter | shatter
        scientific | science scientist conscience
        seal | sign signal signature signet
        search | research searchlight circle circus
        second | sequence sequel consequence
        sediment | sit session reside sedentary preside
        semantic | semaphore semiotics polysemy
        send | godsend
        sense | consent sentiment sentence resent scent
        serpent | serpentine
        services | serve servant server | service
        session | sit president reside sediment possess
        several | sever separate | severally
        shake | shaky handshake shaker
        shatter | scatter shatterproof
        sheath | sheathe unsheathe sheathing
        sheep | shepherd sheepish sheepskin sheepdog
        shell | eggshell seashell nutshell shale
        shield | windshield shelter
        shielding | shield windshield
        shriek | screech
        shrug |  | shrugs shrugged
        shy | eschew
        sigh | sigher
        silver | silversmith silverware silverfish
        sink | sunken sinkhole
        sit | set seat settle saddle
        sitting | sit seat settle
        skeletal | skeleton | skeletally
        skid | ski skier skidpan
        skiff | ship skipper
        skill | skilled skillful unskilled
        skillful | skill skilled unskilled
        slop | sloppy cowslip
        slow | sloth slowly
        smile | smirk smiley
        smiling | smile smiley smirk
        snarl | snarly
        snore | snort
        solace | console consolation
        solar | solstice parasol insolation solarium
        somehow | some how somewhat somewhere | someway
        sometimes |  | sometime
        son | grandson stepson godson
        sorb | absorb adsorb sorption absorbent
        source | resource surge insurgent resurrect
        soviet |  | soviets sovietize
        sow | seed seedling season
        spare | sparing sparingly
        spark | sparkle sparkler
        speak | speech speaker spokesman outspoken
        species | special specimen specific | subspecies
        speck | speckle speckled
        spell | gospel spellbound
        spin | spindle spider span
        spit | spittle spew spout
        spread | widespread bedspread spreadsheet
        stammer | stumble
        startling | start startle starter
        steady | stead instead steadfast bedstead
        stiff | stiffen stiffener
        stoop | steep
        straggle | straggly
        strange | stranger estrange extraneous
        strangely | stranger estrange extraneous
        strangle | strangulation stranglehold
        straw |  | straws
        striving | strive strife striver
        stroll | stroller
        struggle | struggler
        strychnine | strychnos
        submarine | marine maritime mariner
        sun | sunlight sunset sunny sunshine
        sunny | sun sunlight sunshine sunrise sunset
        swedish | swede
        swerve | unswerving
        table | tablet tableau tabulate tabloid
        taxpayer | tax pay payer
        tease | teasel
        temple | template contemplate
        temporal | temporary contemporary tempo
        tempt | attempt tentative tempter
        test | tester
        thereby | there hereby whereby
        thereof | there hereof whereof
        thermal | thermometer thermostat hypothermia
        thick | thicket thicken
        thickness | thicken thicket thickly
        thing | anything something everything nothing
        things | anything something nothing | thing
        though | although
        thyroglobulin | thyroid globulin | thyroglobulins
        timid | intimidate timorous
        tiny | teeny
        toe | tiptoe toenail toehold toecap
        together | gather altogether
        tomb | tombstone entomb
        torture | distort retort torment torch contort
        total | totally subtotal totalitarian
        touch | touchstone toccata retouch touchdown
        tread | trade trot treadmill
        trigger | trek triggerman
        trim | trimmer
        tug | tow tugboat
        tune | tone attune intone monotonous
        tuning | tune tone tonic monotonous
        twentieth | twenty two twin
        twisted | twist twine twin
        twisting | twist twister twine
        unadjusted |  | adjusted
        unanimously | unanimity equanimity animate animal
        underlie | lie under lay lair
        undoubtedly | doubt doubtful dubious | undoubted
        unique | unite unit union
        unmolested | molest | molested
        unstructured | structure construct | structured
        upper | up above | uppermost
        upstairs | up stair stairs | upstair
        verse | version reverse versus converse
        vest | invest divest travesty vestry
        vicinity | villa village
        victorian | victory victor | victorians
        violent | violate nonviolent inviolable
        violently | violence violate inviolable
        vocabulary | vocal voice vocation
        wage | wager engage wed
        wail | bewail
        warning | forewarn wary beware
        wave | waver wavy wavelength
        wealth | well welfare commonwealth
        weep | weepy
        weigh | weight outweigh wagon way
        whirl | whirlpool whirlwind whorl
        widow | widower
        wield | unwieldy
        wine | vine vinegar vineyard vintage
        words | wordy wording password | word
        worm | earthworm silkworm tapeworm
        worst | worse worsen
        wrap | unwrap enwrap wraparound
        yes |  | yeses
        younger | youth youngster youthful
        """
}
