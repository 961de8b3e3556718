extension StatedStructure {
    /// Forms and origins are those that etymological dictionaries agree on; the senses are in Glossa's own words.
    static let wordsCToD = """
        c | c | hundred | Latin | cent century centimeter
        calibration | calibr -ation | mould, size of a bore | Arabic | caliber calibrate
        call | call | to cry out, to summon | Old Norse | recall catcall
        calm | calm | heat, rest at the hottest hour | Greek | caustic cauterize
        camera | camera | room, vault | Latin | chamber comrade bicameral cameraman
        can | can | to know how, to be able | Old English | know cunning could
        canada | canada | village | Iroquoian | canadian
        cancer | cancer | crab | Latin | canker chancre
        cane | cane | reed | Greek | canal canyon cannon
        canteen | canteen | corner, cellar | Italian | canton
        canvas | canvas | hemp | Latin | cannabis canvass hemp
        capacity | capac -ity | able to hold | Latin | capacious capable capture
        capital | capital | of the head, chief | Latin | captain chief chapter decapitate
        captain | captain | head | Latin | chief capital chapter
        card | card | leaf of papyrus, paper | Greek | chart charter cartridge
        care | care | sorrow, worry | Old English | careful careless carefree
        career | career | cart road, racecourse | Latin | car carry charge
        careful | care -ful | worry, attention | Old English | care careless carefree
        caress | caress | dear | Latin | cherish charity
        carry | carry | to move in a cart | Latin | car charge carriage
        cart | cart | two-wheeled wagon | Old Norse | cartwheel
        cast | cast | to throw | Old Norse | broadcast forecast downcast
        cat | cat | small tame hunter of mice | Latin | kitten catkin caterpillar
        catcher | catch -er | to chase, to seize | Old French | catch chase capture captive
        category | cat- egor -y | public assembly, to speak there | Greek | allegory panegyric agoraphobia
        catholic | cat- hol -ic | whole | Greek | holistic holism hologram
        catkin | cat -kin | cat, kitten | Dutch | cat kitten
        cavalry | caval -ry | horse | Latin | cavalier chivalry cavalcade
        ceiling | ceil -ing | to line, to cover with panels | Old French | ceil
        centrifuge | centri + fuge | center + to flee | Latin | center central centrifugal fugitive refuge
        century | centur -y | hundred | Latin | cent percent centennial centimeter
        ceremony | ceremony | sacred rite | Latin | ceremonial unceremonious
        chain | chain | linked rings | Latin | concatenate chainsaw unchain
        chair | chair | seat | Greek | cathedral chairman chairperson
        chairman | chair -man | seat | Greek | chair chairperson cathedral
        challenge | challenge | false charge, accusation | Latin | calumny
        champagne | champagne | open field, plain | Latin | camp campus campaign champion
        champion | champion | fighter in the field | Latin | camp campus campaign championship
        chance | chance | to fall | Latin | accident case cadence decay
        change | change | to exchange | Latin | exchange interchange
        changing | chang -ing | to exchange, barter | Latin | change exchange interchange
        channel | channel | pipe, canal; reed | Latin | canal cane cannon
        chapel | chapel | little cloak, shrine where a saint's cloak was kept | Latin | cape cap chaplain
        chapter | chapter | little head, heading | Latin | chief capital captain
        character | character | engraved mark | Greek | characteristic characterize
        characteristic | character -ic | engraved mark | Greek | character characterize
        charcoal | char + coal | to turn + coal | Middle English | coal char chore
        charm | charm | song, spell | Latin | chant incantation
        chart | chart | leaf of papyrus, map | Greek | card charter carton
        check | check | king (attacked at chess) | Persian | chess checkmate checkers exchequer
        cheer | cheer | face, mood | Old French | cheerful cheerless cheerio
        chemical | chem -ical | art of mixing metals | Greek | alchemy chemist chemistry
        chest | chest | box, basket | Greek | cistern
        child | child | young person, offspring | Old English | childhood children childish childlike
        childhood | child -hood | young human being | Old English | child childish children
        chill | chill | cold | Old English | cool cold chilly
        china | china | Qin, an ancient dynasty | Persian | chinaware
        chlorine | chlor -ine | pale green | Greek | chloride chlorophyll chloroform
        chore | chore | turn of work | Old English | char charwoman ajar
        church | church | (house) of the Lord | Greek | churchyard churchgoer kirk
        cigar | cigar | rolled tobacco for smoking | Spanish | cigarette cigarillo
        cigarette | cigar -ette | roll of tobacco | Spanish | cigar cigarillo
        circle | circle | small ring | Latin | circus circuit circumference encircle
        circulate | circul -ate | small ring | Latin | circle circular circus circuit
        clamp | clamp | fastening, clasp | Middle Dutch | clam clampdown
        classical | class -ical | rank, class | Latin | class classic classify
        clay | clay | sticky earth | Old English | clammy glue
        clean | clean | clear, pure | Old English | cleanse unclean
        clergyman | clergy -man | lot, share (of God); later the body of clerics | Greek | clergy cleric clerk clerical
        climb | climb | to go up clinging | Old English | clamber
        cling | cling | to stick together | Old English | clench clingfilm
        cloth | cloth | woven stuff, garment | Old English | clothes clothe clothing
        clothe | clothe | cloth, garment | Old English | cloth clothes clothing
        clothes | clothes | cloth, garment | Old English | cloth clothing clothe
        club | club | heavy stick | Old Norse | clubhouse clubfoot
        clue | clue | ball of thread | Old English | clueless
        clump | clump | lump, mass | Low German | club
        cluster | cluster | bunch, lump | Old English | clot
        cm | c + m | hundredth + metre | French | centimeter meter kilometer
        coach | coach | cart made at Kocs | Hungarian | stagecoach coachman
        coast | coast | rib, side | Latin | coastal coastline accost cutlet
        coat | coat | outer garment of coarse wool | Old French | petticoat overcoat raincoat
        code | code | tree trunk; block of writing tablets, book of laws | Latin | codex codify decode encode
        coincide | co- incide | to fall upon | Latin | incident accident case cadence
        coincidence | co- incid -ence | to fall on | Latin | coincide incident accident case
        collage | coll -age | glue | Greek | collagen colloid protocol
        colleague | col- league | to choose, to appoint | Latin | college legal delegate
        collision | col- lis -ion | to strike | Latin | collide elision
        colonial | colon -ial | to till, to settle | Latin | colony culture cultivate
        colony | colon -y | to till, to settle | Latin | cultivate culture agriculture
        color | color | hue | Latin | discolor colorful
        column | column | pillar | Latin | columnist colonel colonnade
        combat | com- bat | to beat | Latin | battle batter battery debate
        combination | com- bin -ation | two together | Latin | combine binary binocular
        combine | com- bine | two together | Latin | binary combination recombine
        combined | com- bin -ed | two by two | Latin | combine combination binary
        come | come | to arrive, to move toward | Old English | become overcome income outcome welcome
        comedy | com + edy | revel + to sing | Greek | comic ode tragedy melody
        commence | com- mence | to begin | Latin | initial initiate commencement
        common | com- mon | duty, exchange | Latin | commune community municipal
        comparison | com- par | equal | Latin | compare pair peer
        competitor | com- petit -or | to seek, to strive | Latin | compete competition petition repeat appetite
        complain | com- plain | to beat the breast, to lament | Latin | plaintiff plaintive
        complaint | com- plaint | to beat the breast, to lament | Latin | plaintiff plaintive
        comply | com- ply | to fill | Latin | complete supply compliment
        comrade | comrade | room, chamber | Latin | chamber camera camaraderie
        conceal | con- ceal | to hide | Latin | cell cellar occult
        concerto | concerto | agreement, playing together | Italian | concert concerted
        concur | con- cur | to run | Latin | current course occur recur
        condition | con- dit -ion | to say, to agree | Latin | dictate diction
        conjugate | con- jug -ate | to yoke, to join | Latin | conjugal subjugate junction join
        consult | con- sult | to take counsel | Latin | counsel consul
        contemplate | con- templ -ate | temple, place for watching signs | Latin | temple
        contempt | con- tempt | to despise | Latin | contemptible contemptuous
        contention | con- tent -ion | to stretch | Latin | contend tend extend tension attention
        contrary | contr -ary | against | Latin | contrast counter contradict
        cop | cop | to seize, to catch | French | copper
        corn | corn | grain, seed | Old English | kernel grain
        corporal | corporal | head, chief | Italian | captain capital chief
        cortical | cortic -al | bark, rind | Latin | cortex cortisone
        costume | costume | custom, habit, way of dressing | Latin | custom accustom customary
        couch | couch | to put in place, to lay | Latin | locate location local
        cough | cough | to expel air noisily, imitative | Middle English | cougher
        council | coun + cil | together + to call | Latin | conciliate reconcile claim calendar
        county | count -y | companion, earl | Latin | viscount constable
        court | court | enclosed yard | Latin | courtyard courtesy cohort
        cow | cow | female of cattle | Old English | cowboy cowhide cowshed
        cowboy | cow + boy | female of cattle + lad, servant | Middle English | cow cowherd boy boyhood
        credo | credo | I believe | Latin | creed credit credible incredible
        creek | creek | bend, nook | Old Norse | crook crick
        crest | crest | tuft, plume | Latin | crestfallen
        crew | crew | growth, reinforcement | Old French | increase crescent accrue recruit
        crimson | crimson | insect that gives a red dye | Arabic | carmine
        cross | cross | wooden cross, gallows | Latin | crucial crucify cruise crusade
        crouch | crouch | to become bent like a hook | Old French | crook crochet croquet
        crow | crow | crow | Old English | crowbar
        crowd | crowd | to press, to push | Old English | overcrowd
        crown | crown | wreath, garland | Latin | coronation corona coroner coronary
        crush | crush | to break, crack | Old French | crusher
        cry | cry | to shout, to wail | Old French | outcry decry descry
        culminate | culmin -ate | top, summit | Latin | column excel
        curl | curl | curly | Middle Dutch | cruller
        custom | custom | habit, what is one's own | Latin | costume accustom
        cut | cut | to cut | Middle English | cutter shortcut
        dare | dare | to be bold | Old English | daring daredevil
        darned | darn -ed | to damn (softened oath) | English | darn damn
        day | day | day, time of light | Old English | daily dawn daylight daybreak midday
        dead | dead | having died | Old English | death deadly deadline deaden
        deadly | dead -ly | no longer living | Old English | dead death die deadline
        deaf | deaf | unable to hear, dull | Old English | deafen
        deal | deal | share, part | Old English | ordeal dole
        dear | dear | precious, costly, loved | Old English | darling dearth endear
        death | dea -th | to die | Old English | die dead deadly
        debut | de- but | goal, mark | French | debutante
        dec | dec | ten (the tenth Roman month) | Latin | decimal decade
        decay | de- cay | to fall | Latin | decadent accident case cadence
        decisive | de- cis -ive | to cut | Latin | decide decision concise precise scissors
        deed | deed | thing done | Old English | do indeed misdeed
        deep | deep | reaching far down | Old English | depth deepen dip
        definite | de- finite | end, limit | Latin | define final finish finite infinite
        definitely | de- finite -ly | end, limit | Latin | define finish finite final
        defy | de- fy | faith, trust | Latin | faith fidelity confide diffident
        delay | de- lay | to leave | Old French | relay
        demythologization | de- mythologiz -ation | story, myth | Greek | myth mythology
        denial | de- ni -al | to say no | Latin | deny negative negate renegade
        deny | de- ny | to say no | Latin | negative denial negate renegade
        depth | dep -th | deep | Old English | deep deepen
        desk | desk | table; disk | Latin | disk dish discus dais
        detached | de- tach -ed | nail, fastening | Old French | attach attachment detachment
        detergent | de- terg -ent | to wipe | Latin | terse
        detroit | detroit | narrow passage, strait | French | strait strict district
        develop | de- velop | to wrap | Old French | envelope
        device | device | to divide, to arrange | Latin | devise divide division
        diagonal | dia- gon -al | angle | Greek | polygon hexagon
        dialogue | dia- logue | word, speech | Greek | catalogue logic
        dialysis | dia- ly -sis | to loosen | Greek | analysis paralysis catalyst
        diaphragm | dia- phragm | fence, partition | Greek | diaphragmatic
        diarrhea | dia- rrhea | to flow | Greek | catarrh rheumatism gonorrhea
        dice | dice | something given (by chance) | Latin | date data
        die | die | to pass away | Old Norse | death dead
        diet | diet | way of living | Greek | dietary dietician
        differentiation | dif- ferenti -ation | to carry | Latin | differ different difference transfer confer
        difficult | dif- ficult | easy to do | Latin | difficulty facility faculty facile
        difficulty | dif- ficul -ty | easy to do | Latin | difficult facility faculty facile
        dilate | di- late | wide | Latin | latitude
        dilemma | di + lemma | two + thing taken, premise | Greek | lemma syllable epilepsy
        dim | dim | dark, not bright | Old English | dimmer dimly
        dine | dine | to break one's fast | Latin | dinner jejune
        dipole | di + pole | two + axis | Greek | polar polarity
        dirt | dirt | excrement, filth | Old Norse | dirty
        dirty | dirt -y | filth, excrement | Old Norse | dirt dirtily
        disappear | dis- ap + pear | to + to come into sight | Latin | appear apparent transparent
        disappearance | dis- appear -ance | to come in sight | Latin | appear apparent apparition transparent
        disastrous | dis- astr -ous | star | Greek | disaster astronomy astrology asterisk
        disc | disc | quoit, flat thing thrown | Greek | disk dish desk dais
        discipline | discipline | teaching, learning | Latin | disciple disciplinary disciplinarian
        discrepancy | dis- crep -ancy | to rattle, to sound | Latin | discrepant decrepit crevice
        discrimination | dis- crimin -ation | to separate, to distinguish | Latin | discriminate discern crime discreet
        disk | disk | round plate for throwing | Greek | discus dish desk
        dismay | dis- may | to be able, to have power | Old French | may might
        disobedience | dis- obedi -ence | to listen, to obey | Latin | obey obedient audience
        dispatch | dispatch | to hasten, to send off | Italian | dispatcher
        distal | di- st -al | to stand | Latin | distance distant stand
        distill | di- still | to drip | Latin | still instill distillery distiller
        distinction | di- stinct -ion | to prick, to mark off | Latin | distinct distinguish instinct extinct
        divorce | di- vorce | to turn | Latin | divert diverse convert version
        do | do | to put, to make | Old English | deed undo redo doom
        dollar | dollar | coin from the valley | German | dale
        domestic | domest -ic | house | Latin | dome domicile domesticate
        donor | don -or | to give | Latin | donate donation pardon
        doom | doom | judgment, law | Old English | deem doomsday kingdom freedom
        doorway | door + way | door + road | Old English | door way outdoor gateway
        dot | dot | speck, head of a boil | Old English | dotted
        double | double | twofold | Latin | duplex duplicate doubt
        doubtless | doubt -less | two, in doubt | Latin | doubt double dubious doubtful
        down | down | hill; off the hill | Old English | dune downtown downstairs downward
        downstairs | down- stairs | step; to climb | Old English | stair staircase upstairs stirrup
        downward | down -ward | hill; off the hill | Old English | down downhill dune
        dragon | dragon | great serpent | Greek | draconian dragonfly
        dreadful | dread -ful | to fear greatly | Old English | dread dreadnought
        dream | dream | vision in sleep | Middle English | daydream dreamland
        drip | drip | to let fall in drops | Middle English | drop droop dribble
        drive | drive | to push, to urge forward | Old English | drift driveway drover
        driver | driv -er | to push on, to urge forward | Old English | drive drift drove
        drown | drown | to be drunk up by water, to sink | Middle English | drink drench drunken
        drum | drum | to beat, boom (imitative) | Middle Dutch | eardrum drumbeat drumstick
        duly | du -ly | owed | Old French | due duty debt
        dumb | dumb | mute, unable to speak | Old English | dummy dumbfound dumbbell
        duration | dur -ation | hard, to last | Latin | durable endure during
        dusk | dusk | dark, dark-colored | Old English | dusky
        duty | du -ty | to owe | Latin | due debt debit
        dwell | dwell | to delay, to linger | Old English | dull
        dwelling | dwell -ing | to linger, stay | Old Norse | dwell dweller
        """
}
