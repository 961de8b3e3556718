extension StatedStructure {
    /// The forms and origins are those on which etymological dictionaries agree; the wording of the senses is Glossa's
    /// own.
    static let wordsCToD = """
        c | c | hundred | Latin | cent century centimeter
        cab | cab | light carriage that bounds, to leap | French | cabriolet caper taxicab
        cabana | cabana | hut | Spanish | cabin cabinet
        cackle | cackle | imitating the cry of a hen | Middle English | cackler
        cafe | cafe | coffee | French | coffee cafeteria caffeine
        caliber | caliber | mould, size | Arabic | calibrate calibre calibration
        calibrate | calibr -ate | mould, size | Arabic | caliber calibre calibration
        calibration | calibr -ation | mould, size of a bore | Arabic | caliber calibrate
        call | call | to cry out, to summon | Old Norse | recall catcall
        callous | call -ous | hard skin | Latin | callus callosity
        calm | calm | heat, rest at the hottest hour | Greek | caustic cauterize
        camera | camera | room, vault | Latin | chamber comrade bicameral cameraman
        campfire | camp + fire | open field + fire | Latin | camp campus campaign fire fiery
        can | can | to know how, to be able | Old English | know cunning could
        canada | canada | village | Iroquoian | canadian
        cancer | cancer | crab | Latin | canker chancre
        candle | candle | to shine, white | Latin | candid candidate chandelier incense
        cane | cane | reed | Greek | canal canyon cannon
        canteen | canteen | corner, cellar | Italian | canton
        canvas | canvas | hemp | Latin | cannabis canvass hemp
        canyon | canyon | tube, hollow reed | Spanish | cane cannon canal channel
        capacity | capac -ity | able to hold | Latin | capacious capable capture
        capital | capital | of the head, chief | Latin | captain chief chapter decapitate
        capsule | capsule | small box | Latin | case cassette cash encapsulate capsular
        captain | captain | head | Latin | chief capital chapter
        card | card | leaf of papyrus, paper | Greek | chart charter cartridge
        cardinal | cardin -al | hinge | Latin | cardinality
        care | care | sorrow, worry | Old English | careful careless carefree
        career | career | cart road, racecourse | Latin | car carry charge
        carefree | care + free | worry + without | Old English | careless careful freedom care
        careful | care -ful | worry, attention | Old English | care careless carefree
        caress | caress | dear | Latin | cherish charity
        carpentry | carpent -ry | wagon, carriage | Latin | carpenter
        carry | carry | to move in a cart | Latin | car charge carriage
        cart | cart | two-wheeled wagon | Old Norse | cartwheel
        cartoonist | cartoon -ist | strong paper for drawing on | Italian | cartoon carton card chart
        cast | cast | to throw | Old Norse | broadcast forecast downcast
        cat | cat | small tame hunter of mice | Latin | kitten catkin caterpillar
        catalog | cata- log | to pick out, to count | Greek | dialogue analogue prologue
        catalogue | cata- logue | to count, to list | Greek | dialogue logic
        catcher | catch -er | to chase, to seize | Old French | catch chase capture captive
        category | cat- egor -y | public assembly, to speak there | Greek | allegory panegyric agoraphobia
        cater | cater | to buy, to acquire | Old French | caterer catering accept capture
        catharsis | cathar -sis | to cleanse, to make pure | Greek | cathartic
        cathedral | cathedr -al | seat, chair | Greek | chair chaise cathedra
        catholic | cat- hol -ic | whole | Greek | holistic holism hologram
        catkin | cat -kin | cat, kitten | Dutch | cat kitten
        cautious | caut -ious | to be on guard | Latin | caution precaution caveat
        cautiously | cautious -ly | to be on guard | Latin | caution precaution cautionary caveat
        cavalry | caval -ry | horse | Latin | cavalier chivalry cavalcade
        ceiling | ceil -ing | to line, to cover with panels | Old French | ceil
        cellulose | cellulose | little cell | Latin | cell cellular celluloid cellophane
        centrifuge | centri + fuge | center + to flee | Latin | center central centrifugal fugitive refuge
        century | centur -y | hundred | Latin | cent percent centennial centimeter
        cerebral | cerebr -al | brain | Latin | cerebrum cerebellum
        ceremony | ceremony | sacred rite | Latin | ceremonial unceremonious
        chain | chain | linked rings | Latin | concatenate chainsaw unchain
        chair | chair | seat | Greek | cathedral chairman chairperson
        chairman | chair -man | seat | Greek | chair chairperson cathedral
        challenge | challenge | false charge, accusation | Latin | calumny
        champagne | champagne | open field, plain | Latin | camp campus campaign champion
        champion | champion | fighter in the field | Latin | camp campus campaign championship
        chance | chance | to fall | Latin | accident case cadence decay
        chandelier | chandelier | candle, to shine | Latin | candle candid candidate chandler
        change | change | to exchange | Latin | exchange interchange
        changing | chang -ing | to exchange, barter | Latin | change exchange interchange
        channel | channel | pipe, canal; reed | Latin | canal cane cannon
        chaotic | chao -tic | gaping void | Greek | chaos gas
        chapel | chapel | little cloak, shrine where a saint's cloak was kept | Latin | cape cap chaplain
        chapter | chapter | little head, heading | Latin | chief capital captain
        character | character | engraved mark | Greek | characteristic characterize
        characteristic | character -ic | engraved mark | Greek | character characterize
        charcoal | char + coal | to turn + coal | Middle English | coal char chore
        charm | charm | song, spell | Latin | chant incantation
        chart | chart | leaf of papyrus, map | Greek | card charter carton
        charter | charter | small sheet of paper | Latin | chart card carton
        cheat | cheat | property fallen to the lord | Old French | escheat chance case
        check | check | king (attacked at chess) | Persian | chess checkmate checkers exchequer
        checkbook | check + book | written order for money + book | Middle English | check checker notebook booklet
        cheer | cheer | face, mood | Old French | cheerful cheerless cheerio
        chemical | chem -ical | art of mixing metals | Greek | alchemy chemist chemistry
        chemist | chem -ist | art of alchemy | Greek | chemistry chemical alchemy alchemist
        chemistry | chemist -ry | art of changing metals, alchemy | Greek | alchemy chemical biochemistry alchemist
        chest | chest | box, basket | Greek | cistern
        child | child | young person, offspring | Old English | childhood children childish childlike
        childhood | child -hood | young human being | Old English | child childish children
        chill | chill | cold | Old English | cool cold chilly
        china | china | Qin, an ancient dynasty | Persian | chinaware
        chisel | chisel | to cut | Latin | scissors incision decide precise
        chlorine | chlor -ine | pale green | Greek | chloride chlorophyll chloroform
        cholesterol | chole + sterol | bile + solid | Greek | cholera choleric steroid melancholy
        chord | chord | string of gut | Greek | cord cordon harpsichord
        chore | chore | turn of work | Old English | char charwoman ajar
        choreograph | choreo + graph | dance + to write | Greek | choreography chorus choir graphic photograph
        chortle | chortle | chuckle and snort in one | English | chuckle snort
        christmas | christ + mas | Christ, anointed one + mass, church service | Old English | mass christen christian
        chromatographic | chromato + graphic | colour + to write | Greek | chrome chromosome monochrome graph
        church | church | (house) of the Lord | Greek | churchyard churchgoer kirk
        churchyard | church + yard | house of the Lord + enclosure | Old English | church churchgoer backyard courtyard graveyard
        cigar | cigar | rolled tobacco for smoking | Spanish | cigarette cigarillo
        cigarette | cigar -ette | roll of tobacco | Spanish | cigar cigarillo
        circle | circle | small ring | Latin | circus circuit circumference encircle
        circulate | circul -ate | small ring | Latin | circle circular circus circuit
        civilized | civiliz -ed | citizen | Latin | civil civilian civic city
        clad | clad | clothed, cloth | Old English | cloth clothe clothing clothes ironclad
        clamp | clamp | fastening, clasp | Middle Dutch | clam clampdown
        classical | class -ical | rank, class | Latin | class classic classify
        classroom | class + room | group of pupils + space | English | class classmate roommate roomy
        clay | clay | sticky earth | Old English | clammy glue
        clean | clean | clear, pure | Old English | cleanse unclean
        clearing | clear -ing | bright, free of obstruction | Latin | clarity clarify clearance declare
        clergyman | clergy -man | lot, share (of God); later the body of clerics | Greek | clergy cleric clerk clerical
        cliche | cliche | ready-made printing plate | French | cliched
        climb | climb | to go up clinging | Old English | clamber
        clinch | clinch | to hold fast | Old English | clench cling
        clinched | clinch -ed | to hold fast, to fix a nail | Middle English | clench clincher cling
        cling | cling | to stick together | Old English | clench clingfilm
        clock | clock | bell | Medieval Latin | cloak clockwise
        clog | clog | block of wood | Middle English | unclog
        cloth | cloth | woven stuff, garment | Old English | clothes clothe clothing
        clothe | clothe | cloth, garment | Old English | cloth clothes clothing
        clothes | clothes | cloth, garment | Old English | cloth clothing clothe
        club | club | heavy stick | Old Norse | clubhouse clubfoot
        clue | clue | ball of thread | Old English | clueless
        clump | clump | lump, mass | Low German | club
        cluster | cluster | bunch, lump | Old English | clot
        cm | c + m | hundredth + metre | French | centimeter meter kilometer
        coach | coach | cart made at Kocs | Hungarian | stagecoach coachman
        coal | coal | glowing ember | Old English | charcoal collier colliery
        coalesce | co- al -esce | to grow, to be nourished | Latin | coalition adolescent adult alimony
        coast | coast | rib, side | Latin | coastal coastline accost cutlet
        coat | coat | outer garment of coarse wool | Old French | petticoat overcoat raincoat
        coax | coax | fool, simpleton | English | coaxer coaxingly
        cock | cock | male bird | Old English | cockpit cocky peacock cockerel
        cocky | cock -y | male bird, rooster | Old English | cock cockerel peacock
        code | code | tree trunk; block of writing tablets, book of laws | Latin | codex codify decode encode
        coffin | coffin | basket, chest | Greek | coffer
        cohesive | co- hes -ive | to stick | Latin | adhesive cohere adhere hesitate
        coil | coil | to gather | Latin | collect cull
        coincide | co- incide | to fall upon | Latin | incident accident case cadence
        coincidence | co- incid -ence | to fall on | Latin | coincide incident accident case
        collage | coll -age | glue | Greek | collagen colloid protocol
        colleague | col- league | to choose, to appoint | Latin | college legal delegate
        collision | col- lis -ion | to strike | Latin | collide elision
        colonial | colon -ial | to till, to settle | Latin | colony culture cultivate
        colony | colon -y | to till, to settle | Latin | cultivate culture agriculture
        color | color | hue | Latin | discolor colorful
        colors | colors | hue | Latin | color colorful discolor coloration colorize
        colossal | coloss -al | giant statue | Greek | colossus coliseum
        column | column | pillar | Latin | columnist colonel colonnade
        combat | com- bat | to beat | Latin | battle batter battery debate
        combination | com- bin -ation | two together | Latin | combine binary binocular
        combine | com- bine | two together | Latin | binary combination recombine
        combined | com- bin -ed | two by two | Latin | combine combination binary
        come | come | to arrive, to move toward | Old English | become overcome income outcome welcome
        comedian | comed -ian | merry song, revel | Greek | comedy comic tragicomedy
        comedy | com + edy | revel + to sing | Greek | comic ode tragedy melody
        comforts | com- forts | strong | Latin | fort effort force comfortable comforter
        commemorate | com- memor -ate | mindful, remembering | Latin | memory memorial remember memorable memoir
        commence | com- mence | to begin | Latin | initial initiate commencement
        commensurate | com- mensur -ate | measure | Latin | measure dimension immense
        common | com- mon | duty, exchange | Latin | commune community municipal
        commonwealth | common + wealth | shared by all + well-being | Middle English | common community wealthy
        communicative | communicat -ive | to share, common | Latin | communicate community common
        comparison | com- par | equal | Latin | compare pair peer
        competitor | com- petit -or | to seek, to strive | Latin | compete competition petition repeat appetite
        complain | com- plain | to beat the breast, to lament | Latin | plaintiff plaintive
        complaint | com- plaint | to beat the breast, to lament | Latin | plaintiff plaintive
        complicity | com- plic -ity | to fold | Latin | accomplice complicate complex explicit imply
        comply | com- ply | to fill | Latin | complete supply compliment
        compost | com- post | to put | Latin | composite component deposit position compose
        comrade | comrade | room, chamber | Latin | chamber camera camaraderie
        conceal | con- ceal | to hide | Latin | cell cellar occult
        concerto | concerto | agreement, playing together | Italian | concert concerted
        concur | con- cur | to run | Latin | current course occur recur
        condescending | con- descend -ing | to climb down | Latin | condescend descend descent ascend
        condition | con- dit -ion | to say, to agree | Latin | dictate diction
        cone | cone | pine cone | Greek | conifer coniferous conical
        conjugate | con- jug -ate | to yoke, to join | Latin | conjugal subjugate junction join
        consolation | con- sol -ation | to comfort | Latin | console solace inconsolable
        consult | con- sult | to take counsel | Latin | counsel consul
        container | con- tain -er | to hold | Latin | contain retain maintain tenant continue
        contaminate | con- tamin -ate | to touch | Latin | contaminant contact contagious tangent
        contemplate | con- templ -ate | temple, place for watching signs | Latin | temple
        contempt | con- tempt | to despise | Latin | contemptible contemptuous
        contention | con- tent -ion | to stretch | Latin | contend tend extend tension attention
        contrary | contr -ary | against | Latin | contrast counter contradict
        convulsive | con- vuls -ive | to pluck, to tear | Latin | convulsion revulsion
        coolly | cool -ly | slightly cold, calm | Old English | cool cold chill coolness
        cop | cop | to seize, to catch | French | copper
        cope | cope | to strike, to come to blows | Old French | coup coupon
        copper | copper | metal of Cyprus | Latin | cupric cuprous copperplate
        cord | cord | gut string | Greek | chord cordon cordless
        corn | corn | grain, seed | Old English | kernel grain
        coroner | coron -er | crown | Latin | crown coronation corona coronary
        corporal | corporal | head, chief | Italian | captain capital chief
        corroborate | cor- robor -ate | strength, oak | Latin | robust corroboration
        cortex | cortex | bark, rind | Latin | cortical cortisone decorticate
        cortical | cortic -al | bark, rind | Latin | cortex cortisone
        costume | costume | custom, habit, way of dressing | Latin | custom accustom customary
        cottage | cot -age | small house, hut | Old English | cottager dovecote coterie
        couch | couch | to put in place, to lay | Latin | locate location local
        cough | cough | to expel air noisily, imitative | Middle English | cougher
        could | could | knew how, was able | Old English | can uncouth cunning know
        council | coun + cil | together + to call | Latin | conciliate reconcile claim calendar
        countryman | country -man | land lying opposite | Latin | country countryside counter contrary
        county | count -y | companion, earl | Latin | viscount constable
        court | court | enclosed yard | Latin | courtyard courtesy cohort
        cow | cow | female of cattle | Old English | cowboy cowhide cowshed
        coward | coward | tail, one who turns tail | Latin | cowardice coda caudal queue
        cowboy | cow + boy | female of cattle + lad, servant | Middle English | cow cowherd boy boyhood
        cows | cows | female cattle | Old English | cowboy cowherd cowhide
        cr | cr | colour | Greek | chromium chrome chromatic
        craftsman | crafts -man | skill, strength | Old English | craft crafty handicraft aircraft
        crave | crave | to demand, to beg for | Old English | craving
        credo | credo | I believe | Latin | creed credit credible incredible
        creek | creek | bend, nook | Old Norse | crook crick
        crest | crest | tuft, plume | Latin | crestfallen
        crew | crew | growth, reinforcement | Old French | increase crescent accrue recruit
        crib | crib | manger, stall | Old English | creche
        crimson | crimson | insect that gives a red dye | Arabic | carmine
        cringe | cringe | to bend, to curl up | Old English | crinkle crank
        crisp | crisp | curly, wrinkled | Latin | crepe crape
        crisscrossed | crisscross -ed | mark of Christ's cross | Middle English | cross crossing crossroad
        criterion | criterion | means of judging | Greek | critic critical crisis criticize
        crook | crook | hook, bend | Old Norse | crochet crotchet encroach
        croon | croon | to moan, to lament | Middle Dutch | crooner
        cross | cross | wooden cross, gallows | Latin | crucial crucify cruise crusade
        crouch | crouch | to become bent like a hook | Old French | crook crochet croquet
        crow | crow | crow | Old English | crowbar
        crowd | crowd | to press, to push | Old English | overcrowd
        crown | crown | wreath, garland | Latin | coronation corona coroner coronary
        cruise | cruise | to cross, to sail to and fro | Dutch | cross crusade crucial crucify
        crusade | crus -ade | cross | Latin | cross crucial crucify cruise
        crush | crush | to break, crack | Old French | crusher
        crutch | crutch | staff, bent stick | Old English | crook crotch
        cry | cry | to shout, to wail | Old French | outcry decry descry
        cube | cube | die, six-sided solid | Greek | cubic cubism cuboid cubist
        cubism | cub -ism | solid with six square faces, die | Greek | cube cubic cubist cubical
        cubist | cub -ist | cube | Greek | cube cubic cubism cuboid
        culminate | culmin -ate | top, summit | Latin | column excel
        cult | cult | to till, to worship | Latin | culture cultivate colony agriculture
        curl | curl | curly | Middle Dutch | cruller
        curtail | curtail | short, docked | Latin | curt curtly
        cuss | cuss | curse | Old English | curse accursed
        custom | custom | habit, what is one's own | Latin | costume accustom
        cut | cut | to cut | Middle English | cutter shortcut
        cylindrical | cylindr -ical | roller | Greek | cylinder
        cyst | cyst | bladder, pouch | Greek | cystitis cystine
        cytoplasm | cyto + plasm | hollow vessel, cell + something molded | Greek | plasma plastic cytology
        dab | dab | to strike lightly | Middle English | dabble
        dam | dam | barrier against water | Middle Dutch | milldam cofferdam
        dampen | damp -en | vapour, moisture | Middle Dutch | damp damper dampness
        dare | dare | to be bold | Old English | daring daredevil
        darling | dar -ling | beloved, precious | Old English | dear dearly endear
        darned | darn -ed | to damn (softened oath) | English | darn damn
        dart | dart | light throwing spear | Old French | dartboard darter
        day | day | day, time of light | Old English | daily dawn daylight daybreak midday
        daylight | day + light | time of sun + brightness | Old English | daily daytime daybreak sunlight
        dazed | daz -ed | weary, stunned | Old Norse | daze dazzle
        dazzle | dazz -le | to stun | Middle English | daze bedazzle
        dead | dead | having died | Old English | death deadly deadline deaden
        deadly | dead -ly | no longer living | Old English | dead death die deadline
        deaf | deaf | unable to hear, dull | Old English | deafen
        deal | deal | share, part | Old English | ordeal dole
        dear | dear | precious, costly, loved | Old English | darling dearth endear
        death | dea -th | to die | Old English | die dead deadly
        debris | de- bris | to break | French | brisance
        debut | de- but | goal, mark | French | debutante
        dec | dec | ten (the tenth Roman month) | Latin | decimal decade
        decay | de- cay | to fall | Latin | decadent accident case cadence
        decisive | de- cis -ive | to cut | Latin | decide decision concise precise scissors
        decompose | de- compose | to put together | French | compose component composite
        deed | deed | thing done | Old English | do indeed misdeed
        deep | deep | reaching far down | Old English | depth deepen dip
        defiance | de- fi -ance | faith, trust | Latin | defy faith confide fidelity defiant
        definite | de- finite | end, limit | Latin | define final finish finite infinite
        definitely | de- finite -ly | end, limit | Latin | define finish finite final
        defy | de- fy | faith, trust | Latin | faith fidelity confide diffident
        delay | de- lay | to leave | Old French | relay
        demeanor | de- mean -or | to lead, to conduct | Latin | demean amenable promenade
        demon | demon | spirit, divine power | Greek | pandemonium demonic demonology
        demythologization | de- mythologiz -ation | story, myth | Greek | myth mythology
        denial | de- ni -al | to say no | Latin | deny negative negate renegade
        dent | dent | blow, stroke | Old English | dint
        deny | de- ny | to say no | Latin | negative denial negate renegade
        depravity | de- prav -ity | crooked, wicked | Latin | deprave depravation
        depth | dep -th | deep | Old English | deep deepen
        desk | desk | table; disk | Latin | disk dish discus dais
        detach | de- tach | to fasten, stake | Old French | attach attachment detachment
        detached | de- tach -ed | nail, fastening | Old French | attach attachment detachment
        detergency | de- terg -ency | to wipe | Latin | detergent terse
        detergent | de- terg -ent | to wipe | Latin | terse
        detonate | de- ton -ate | to thunder | Latin | astonish stun
        detroit | detroit | narrow passage, strait | French | strait strict district
        develop | de- velop | to wrap | Old French | envelope
        developed | de + velop -ed | undoing + to wrap | French | develop envelope
        device | device | to divide, to arrange | Latin | devise divide division
        diagonal | dia- gon -al | angle | Greek | polygon hexagon
        dial | dial | day, daily | Latin | sundial diary diurnal journal dismal
        dialectic | dia- lect -ic | to speak, to converse | Greek | dialect dialogue lexicon dyslexia
        dialogue | dia- logue | word, speech | Greek | catalogue logic
        dialysis | dia- ly -sis | to loosen | Greek | analysis paralysis catalyst
        dialyze | dia- lyze | to loosen | Greek | dialysis analyze analysis paralyze catalyst
        diamond | diamond | that cannot be broken | Greek | adamant adamantine
        diaphragm | dia- phragm | fence, partition | Greek | diaphragmatic
        diarrhea | dia- rrhea | to flow | Greek | catarrh rheumatism gonorrhea
        diarrhoea | dia- rrhoea | to flow | Greek | diarrhea rheum rheumatism catarrh
        diary | di -ary | day | Latin | journal dial diurnal
        dice | dice | something given (by chance) | Latin | date data
        dictatorship | dictator -ship | to say, to order | Latin | dictate dictation predict verdict
        die | die | to pass away | Old Norse | death dead
        diet | diet | way of living | Greek | dietary dietician
        differentiable | dif- ferenti -able | to carry | Latin | differ different offer transfer infer
        differentiate | dif- ferenti -ate | to carry | Latin | differ different difference prefer transfer
        differentiated | dif- ferentiat -ed | to carry | Latin | differ different difference transfer
        differentiation | dif- ferenti -ation | to carry | Latin | differ different difference transfer confer
        difficult | dif- ficult | easy to do | Latin | difficulty facility faculty facile
        difficulty | dif- ficul -ty | easy to do | Latin | difficult facility faculty facile
        dilate | di- late | wide | Latin | latitude
        dilemma | di + lemma | two + thing taken, premise | Greek | lemma syllable epilepsy
        dim | dim | dark, not bright | Old English | dimmer dimly
        dine | dine | to break one's fast | Latin | dinner jejune
        diplomat | diplomat | folded paper, official document | Greek | diploma diplomatic diplomacy
        diplomatic | diplomat -ic | folded paper, official letter | Greek | diploma diplomat diplomacy
        dipole | di + pole | two + axis | Greek | polar polarity
        dirt | dirt | excrement, filth | Old Norse | dirty
        dirty | dirt -y | filth, excrement | Old Norse | dirt dirtily
        disadvantage | dis- advant -age | before | Latin | advantage advantageous advance vantage
        disappear | dis- ap + pear | to + to come into sight | Latin | appear apparent transparent
        disappearance | dis- appear -ance | to come in sight | Latin | appear apparent apparition transparent
        disastrous | dis- astr -ous | star | Greek | disaster astronomy astrology asterisk
        disbelief | dis- belief | trust, faith | Old English | belief believe disbelieve unbelief
        disc | disc | quoit, flat thing thrown | Greek | disk dish desk dais
        discipline | discipline | teaching, learning | Latin | disciple disciplinary disciplinarian
        discomfort | dis- comfort | to strengthen, to console | Latin | comfort comfortable fort effort force
        discrepancy | dis- crep -ancy | to rattle, to sound | Latin | discrepant decrepit crevice
        discriminate | dis- crimin -ate | to sift, to separate | Latin | discern crime certain concern
        discrimination | dis- crimin -ation | to separate, to distinguish | Latin | discriminate discern crime discreet
        disguise | dis- guise | manner, way | Old French | guise likewise otherwise
        disk | disk | round plate for throwing | Greek | discus dish desk
        dismay | dis- may | to be able, to have power | Old French | may might
        disobedience | dis- obedi -ence | to listen, to obey | Latin | obey obedient audience
        dispatch | dispatch | to hasten, to send off | Italian | dispatcher
        dissipate | dis- sip -ate | to throw, to scatter | Latin | dissipation
        distal | di- st -al | to stand | Latin | distance distant stand
        distill | di- still | to drip | Latin | still instill distillery distiller
        distinction | di- stinct -ion | to prick, to mark off | Latin | distinct distinguish instinct extinct
        diversified | di- versifi -ed | to turn; different | Latin | diverse diversity divert version
        divestiture | di- vestit -ure | clothing | Latin | divest vest invest vestment
        divorce | di- vorce | to turn | Latin | divert diverse convert version
        do | do | to put, to make | Old English | deed undo redo doom
        dock | dock | ditch, berth cut for ships | Dutch | dockyard dockside dockworker
        documentary | document -ary | lesson, proof; to teach | Latin | document doctor doctrine docile
        doing | do -ing | to put, to do | Old English | do deed doer undo
        dollar | dollar | coin from the valley | German | dale
        domestic | domest -ic | house | Latin | dome domicile domesticate
        don | don | to do on, to put on | Old English | do on doff undo
        donor | don -or | to give | Latin | donate donation pardon
        doom | doom | judgment, law | Old English | deem doomsday kingdom freedom
        doorman | door -man | entrance | Old English | door doorway doorbell indoor outdoor
        doorway | door + way | door + road | Old English | door way outdoor gateway
        dot | dot | speck, head of a boil | Old English | dotted
        double | double | twofold | Latin | duplex duplicate doubt
        doubtless | doubt -less | two, in doubt | Latin | doubt double dubious doubtful
        dough | dough | kneaded mass | Old English | doughnut doughy lady dairy
        down | down | hill; off the hill | Old English | dune downtown downstairs downward
        downstairs | down- stairs | step; to climb | Old English | stair staircase upstairs stirrup
        downward | down -ward | hill; off the hill | Old English | down downhill dune
        dozens | dozens | twelve | Latin | dozen duodecimal
        drab | drab | cloth | French | drape drapery draper
        dragon | dragon | great serpent | Greek | draconian dragonfly
        drainage | drain -age | to strain out liquid | Old English | drain drainpipe dry
        dramatize | dramat -ize | play, deed; to do | Greek | drama dramatic dramatist drastic
        drastically | drastic -ally | to do, effective | Greek | drastic drama dramatic
        draught | draught | to pull | Old English | draw draft drawer
        drawn | drawn | to pull | Old English | draw drawer drawing withdraw
        dreadful | dread -ful | to fear greatly | Old English | dread dreadnought
        dream | dream | vision in sleep | Middle English | daydream dreamland
        dreary | drear -y | bloody, sad | Old English | drear drizzle drowse
        drip | drip | to let fall in drops | Middle English | drop droop dribble
        drive | drive | to push, to urge forward | Old English | drift driveway drover
        driver | driv -er | to push on, to urge forward | Old English | drive drift drove
        driveway | drive + way | to push forward, to drive + path | Old English | drive driver highway railway
        drown | drown | to be drunk up by water, to sink | Middle English | drink drench drunken
        drum | drum | to beat, boom (imitative) | Middle Dutch | eardrum drumbeat drumstick
        drunken | drunken | having drunk | Old English | drink drunk drunkard
        drygoods | dry + goods | not wet + merchandise | Old English | dry dryer goods
        duck | duck | diver | Old English | duckling
        duly | du -ly | owed | Old French | due duty debt
        dumb | dumb | mute, unable to speak | Old English | dummy dumbfound dumbbell
        dumbbell | dumb + bell | silent + hollow metal that rings | Old English | bell dumb doorbell bluebell dumbfound
        duplicate | du + plic -ate | two + to fold | Latin | duplex double complicate implicate
        duration | dur -ation | hard, to last | Latin | durable endure during
        dusk | dusk | dark, dark-colored | Old English | dusky
        dutch | dutch | of the people | Middle Dutch | dutchman teutonic
        duty | du -ty | to owe | Latin | due debt debit
        dwarf | dwarf | very small being | Old English | dwarfish dwarfism
        dwell | dwell | to delay, to linger | Old English | dull
        dwelling | dwell -ing | to linger, stay | Old Norse | dwell dweller
        dying | dy -ing | to cease to live | Old Norse | die death dead deadly
        """
}
