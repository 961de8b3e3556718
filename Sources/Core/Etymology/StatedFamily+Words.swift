extension StatedFamily {
    /// Lines of `word | related words | variants`.
    static let lines = """
        abroad | broad breadth
        acre | acreage agriculture
        agglutinin | agglutinate glue
        ago | go bygone
        ailment | ail ailing
        algae | algal | alga
        all | almost also always altogether already
        aloud | loud loudly
        always | way all | alway
        amateur | amorous amiable amicable enamored
        ancient | antique advance advantage
        angel | archangel evangelist angelica
        anglican | english anglicize | anglicans
        another | other one an
        apart | part partial party | apartness
        apparatus | prepare | apparatuses
        aqueous | aquarium aquatic aqueduct
        around | surround rotund rotate | round
        as | also so
        ask | unasked
        assassin | hashish assassinate
        athlete | athletics decathlon pentathlon
        attempt | tempt temptation tentative tentacle
        award | reward ward guard warden
        aware | wary beware unaware
        awareness | aware unaware wary beware
        badly | bad baddie
        base | basic basis basement
        basement | base basic basis
        bathe | bath bathroom bathtub sunbathe
        beard | barber barb beardless
        bearded | beard beardless
        beg |  | begging begged
        behave | have behavior misbehave
        bench | bank benchmark
        beyond | yonder
        bind | band bond bundle
        binomial | polynomial nominal | binomials binomially
        blow | blast bladder blower
        boil | ebullient parboil bullion
        boost | booster
        bow | elbow rainbow bowstring
        brace | bracelet embrace brachial
        breath | breathe breathless breathtaking
        bring | upbringing
        bronchus | bronchitis bronchial
        brother | fraternal fraternity
        brow | eyebrow highbrow browbeat
        bud | rosebud
        bunch | bunchgrass
        burn | brand sunburn heartburn
        cabin | cabinet cabana
        cafeteria | cafe coffee caffeine
        cancel | chancel chancellor
        cap | cape chapel escape
        carry | car charge cargo carriage career
        carve | graph graphic
        cash | cashier case encase
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
        citizen | city civil civic
        civil | city citizen civic civilian civilization
        civilian | civil civic city citizen
        civilization | city citizen civil civic civilian
        client | clientele
        coffee | cafe cafeteria caffeine
        college | colleague legal delegate legitimate
        comb | unkempt honeycomb
        committee | permit admit promise mission submit
        conservatism | conserve conservative preserve reserve observe
        conservative | conserve observe preserve reserve conservation
        contemporary | temporal tempo temporary | contemporaries
        control | roll counter enroll
        cook | cooker kitchen cuisine
        corner | unicorn cornet horn cornerstone
        corps | corporation corpse corporate | corpsman
        counter | count account discount recount compute
        creep | cripple creepy
        crossroads | cross road | crossroad
        crow | scarecrow crowbar
        cuban | cuba | cubans
        curse | accursed
        data | datum date
        daughter | granddaughter stepdaughter goddaughter
        deal | dole ordeal dealer
        december | decimal decimate
        dig | dugout ditch dike
        dimly | dim dimmer dimness
        dive | dip deep
        domain | dame dominate dominion
        dose | dosage antidote anecdote
        down |  | downer
        downstairs |  | downstair
        downtown | down town | downtowns
        dozen | duo double decimal duodenum
        drama | drastic melodrama dramaturgy
        draw | drag draft withdraw drawer drawback
        dugout | dig out
        dump | dumper dumpster
        each | every such
        eager | vinegar acrid acid
        eastern | east easterner easterly
        either | whether neither each
        electronics | electron electronic electric
        elsewhere | else where somewhere
        engage | wage mortgage
        engagement | engage wage mortgage
        enterprise | entrepreneur surprise comprise prison
        enthusiasm | enthusiast theology atheist theism
        epic | epos voice vocal
        episode | episodic
        equip | ship skipper
        essay | assay examine exact
        establishment | establish stable stability
        european | europe | europeans
        eve | evening
        exclaim | claim clamor proclaim exclamation
        explosive | explode explosion
        extra | extraordinary extraneous external | extras
        face | surface superficial facade facet
        false | fail fault fallacy falsify
        falter | unfaltering
        farther | far further farthest
        fibrosis |  | fibroses
        fifth | five fifteen fifty
        fight | bullfight dogfight firefighter infighting
        fill | full fulfill refill filler
        filling | full fulfil refill
        five | fifth fifteen fifty
        flare | flaring
        flatter | flat flatten
        flood | flow floodgate
        flop | flap flophouse
        fly | flight flyer butterfly firefly
        foe | feud
        forever | ever | forevermore
        form | inform uniform formula reform conform
        found | foundation fund fundamental profound
        fraud | fraudulent defraud
        frequency | frequent frequently infrequent
        full | fill fulfill
        future | futuristic futurism
        gallop | wallop
        gay | gaily gaiety
        glad | gladden gladness
        go | ago undergo forgo outgoing
        goat | goatee goatskin
        grateful | gratitude grace agree congratulate
        grave | engrave graveyard gravestone groove
        greasy | grease crass
        greet | greeting
        grip | gripe grope
        guest | host hostile
        hamper | unhampered
        hat | hood hatter
        hate | hatred hateful
        heap | scrapheap
        heavy | heave heft
        hebephrenic | hebephrenia schizophrenic | hebephrenics
        helium | heliocentric heliotrope perihelion
        herd | shepherd herdsman
        here | hither hereby herein
        hole | hollow hell hull
        hollywood | holly wood
        hop | hopscotch grasshopper
        horizon | horizontal aphorism
        house | husband household hussy greenhouse
        however | how ever | howsoever
        illinois | illinoisan
        imaginary | image imagine imagination | imaginarily
        in | inner inside into within inn
        inch | ounce
        industrial | industry industrious industrialism
        ingredient | ingress grade gradient congress
        inside |  | insider insiders
        interlobular | lobe lobular
        invade | evade pervade invasion evasion
        invest | vest vestment divest
        invite | vie
        iodide | iodine
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
        later | latter last belated
        lay | lie ledge law outlay
        layer | lay lie outlay bricklayer
        lazy | laze lazybones
        leaf | leaflet overleaf cloverleaf
        learn | lore learned learning
        least | less lesser lest | leastwise
        lengthy | long length lengthen
        lesson | lecture legend legible
        lightning | lighten light
        liquid | liquor liqueur liquidate
        little | belittle
        lively | life live alive livable
        log | logbook logjam backlog logger
        look | outlook overlook lookout onlooker
        loom | heirloom
        luggage | lug
        lunar | lunatic lunacy
        lure | allure
        manometer | barometer thermometer
        many | manifold
        map | napkin apron mapmaker
        mar | unmarred
        marry | marital remarry intermarry
        martian | mars martial
        mat | doormat
        match |  | matching matched
        maybe | may might | mayhap
        mean | moan meaningful
        meaning | meaningful meaningless
        meaningful | mean meaning meaningless
        medieval | mediate medium primeval | medievalist medievally
        merchant | market commerce mercy merchandise
        mercy | merciful merciless merchant market commerce
        mere | merely
        merge | emerge submerge immerse emergency
        merit | demerit meritocracy emeritus
        meteor | meteorite meteoroid meteorology
        mighty | might almighty may dismay
        mile | milestone mileage million millennium
        millidegree | degree grade | millidegrees
        million | mile millennium milligram | millions millionth
        miscellaneous | mix miscellany | miscellaneously
        mist | misty demist
        molecular | molecule
        moon | month moonlight moonlit honeymoon
        morning | morn morrow tomorrow
        morphophonemics | morphology phoneme | morphophonemic
        mortal | immortal mortgage mortuary murder
        mostly | almost more most
        mumble | mum
        musketry |  | musketries
        nearby | near by
        negligible | neglect negligent | negligibly
        nice | nicety science
        nigger | negro denigrate
        nilpotent | nil potent omnipotent
        nineteenth | nineteen nine
        nod | nodding
        northern | north northerly northward
        nowhere | somewhere where
        obscurity | obscure obscurely
        off | offset offshore offspring of
        one | only once none alone atone
        opium | opiate
        optimum | optimal optimize optimism
        oral | orally orifice
        orbit | orb exorbitant
        origin | original orient aborigine
        orthodox | paradox dogma doctor heterodox
        outside | out side | outsider outsiders
        over | overall overhead overcome moreover
        overall | all over | overalls
        owe | own ought
        oxen | ox
        pa | papa
        paramount | amount mount | paramountcy
        parasympathetic | sympathetic pathetic | parasympathetics
        parent | grandparent postpartum
        patient | passion passive compassion compatible impatient
        patrol | patrolman | patrolling
        peace | pacify appease pay pacific pact
        peasant | peasantry pagan
        pencil | penicillin
        perhaps | happen happy mishap haphazard | perchance
        phony | phoney
        piano | pianist pianoforte plain plane
        pine | pineapple pinecone
        pit | pitfall armpit cockpit
        planetary | planet planetarium
        pleural |  | pleurae
        plunge | plumb plumber plumbing plummet
        poise | pension pendant ponder
        pool | whirlpool
        pop | popcorn popgun
        porous | pore porosity
        poverty | poor pauper impoverish
        practice | practise practical pragmatic
        preliminary | limit eliminate | preliminarily preliminaries
        prick | prickle prickly
        priest | presbyter presbyterian priestess
        prize | price praise precious appreciate
        profile | file filament
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
        random | randomly randomize
        rap | rapper
        rare | rarely rarefy rarity
        rarely | rare rarity rarefy
        rearward | rear arrears retrograde
        rebut | butt abut button
        regularly | rule regulate region correct
        rein | retain retinue retention
        remarkably | mark remark marker
        rent | render surrender
        repair | prepare separate parade apparatus
        resent | sense sentiment consent dissent
        retention | retain contain content continue
        rhythm | rhyme rhythmic
        rib | sparerib
        rip | ripper ripcord
        rise | arise raise uprising sunrise
        roof | rooftop sunroof
        rose | rosy rosary rosette
        rough | roughen roughage roughneck
        row | hedgerow
        rule | ruler regular regulate regulation unruly
        russian | russia russify
        sadly | sad sadden sadness sate satisfy
        safety | safe safely unsafe save
        sake | forsake seek
        saloon | salon
        scatter | shatter
        scientific | science scientist conscience
        seal | sign signal signature signet
        search | research searchlight circle circus
        second | sequence sequel consequence
        send | godsend
        sense | consent sentiment sentence resent scent
        services | serve servant server | service
        session | sit president reside sediment possess
        several | sever separate | severally
        shake | shaky handshake shaker
        shatter | scatter shatterproof
        sheep | shepherd sheepish sheepskin sheepdog
        shell | eggshell seashell nutshell shale
        shield | windshield shelter
        shriek | screech
        shrug |  | shrugs shrugged
        shy | eschew
        sigh | sigher
        silver | silversmith silverware silverfish
        sink | sunken sinkhole
        sit | set seat settle saddle
        skeletal | skeleton | skeletally
        skiff | ship skipper
        skill | skilled skillful unskilled
        slow | sloth slowly
        smile | smirk smiley
        snarl | snarly
        somehow | some how somewhat somewhere | someway
        sometimes |  | sometime
        son | grandson stepson godson
        source | resource surge insurgent resurrect
        soviet |  | soviets sovietize
        spare | sparing sparingly
        spark | sparkle sparkler
        speak | speech speaker spokesman outspoken
        species | special specimen specific | subspecies
        spell | gospel spellbound
        spin | spindle spider span
        spit | spittle spew spout
        spread | widespread bedspread spreadsheet
        startling | start startle starter
        steady | stead instead steadfast bedstead
        stiff | stiffen stiffener
        stoop | steep
        strange | stranger estrange extraneous
        straw |  | straws
        struggle | struggler
        submarine | marine maritime mariner
        sun | sunlight sunset sunny sunshine
        table | tablet tableau tabulate tabloid
        taxpayer | tax pay payer
        temple | template contemplate
        tempt | attempt tentative tempter
        test | tester
        thereby | there hereby whereby
        thereof | there hereof whereof
        thermal | thermometer thermostat hypothermia
        thick | thicket thicken
        thing | anything something everything nothing
        things | anything something nothing | thing
        though | although
        thyroglobulin | thyroid globulin | thyroglobulins
        tiny | teeny
        toe | tiptoe toenail toehold toecap
        together | gather altogether
        total | totally subtotal totalitarian
        touch | touchstone toccata retouch touchdown
        tread | trade trot treadmill
        trigger | trek triggerman
        trim | trimmer
        tug | tow tugboat
        tune | tone attune intone monotonous
        twentieth | twenty two twin
        unadjusted |  | adjusted
        underlie | lie under lay lair
        undoubtedly | doubt doubtful dubious | undoubted
        unique | unite unit union
        unmolested | molest | molested
        unstructured | structure construct | structured
        upper | up above | uppermost
        upstairs | up stair stairs | upstair
        victorian | victory victor | victorians
        violent | violate nonviolent inviolable
        vocabulary | vocal voice vocation
        wage | wager engage wed
        wail | bewail
        warning | forewarn wary beware
        wave | waver wavy wavelength
        wealth | well welfare commonwealth
        weep | weepy
        weigh | weight outweigh wagon way
        whirl | whirlpool whirlwind whorl
        wine | vine vinegar vineyard vintage
        words | wordy wording password | word
        worst | worse worsen
        wrap | unwrap enwrap wraparound
        yes |  | yeses
        yesterday | yesteryear day
        """
}
