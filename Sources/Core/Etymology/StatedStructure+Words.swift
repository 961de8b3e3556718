extension StatedStructure {
    /// Forms and origins are those that etymological dictionaries agree on; the senses are in Glossa's own words.
    static let lines = """
        a | a | one | Old English | one any alone
        abolish | ab- ol -ish | to grow | Latin | adolescent adult
        absent | ab- sent | being | Latin | present presence
        accomplish | ac- compl -ish | to fill up | Latin | complete complement
        acknowledge | acknowledge | to know, to admit | Old English | know knowledge
        administer | ad- minister | to serve | Latin | minister ministry
        advance | advance | from before, in front | Latin | advantage vanguard
        advantage | advantage | being in front | French | advance vanguard
        ambiguity | amb- ig -ity | to do, to drive | Latin | agent act
        amuse | a- muse | to stare, to ponder | Old French | bemuse
        angle | angle | corner, bend | Latin | rectangle triangle angular
        antenna | antenna | sail yard | Latin | antennal
        apparent | ap- par -ent | to appear | Latin | appear transparent apparition
        appreciation | ap- preci -ation | price | Latin | price precious depreciate
        array | ar- ray | order, readiness | Old French | ready
        arrival | ar- riv -al | shore, bank | Latin | river riparian
        arterial | arter -ial | windpipe, artery | Greek | artery arteriole
        astonish | aston -ish | to thunder, to stun | Old French | thunder detonate stun
        automobile | auto- mob -ile | to move | Latin | mobile move motor
        bad | bad | bad, evil | Middle English | badness badly
        ball | ball | round thing | Old Norse | balloon ballot
        bar | bar | bar, barrier | Old French | barrier embargo barrister
        barrier | barrier | bar | Old French | bar embargo barrister
        be | be | to be, to grow | Old English | being build
        begin | be- gin | to open, to begin | Old English | beginner beginning
        bet | bet | wager, pledge | English | betting
        better | better | of use, good | Old English | best
        blame | blame | to speak ill of | Greek | blaspheme blasphemy
        block | block | log, solid piece | Old French | blockade blockage
        bolt | bolt | arrow, bolt | Old English | thunderbolt unbolt
        bother | bother | to confuse, to trouble | English | bothersome
        budget | budg -et | leather bag | Old French | bulge budgetary
        buffer | buff -er | blow, to strike | Old French | buffet rebuff
        bullet | bull -et | ball, knob | Latin | bulletin bowling
        bureau | bureau | cloth that covers a desk | French | bureaucrat bureaucracy
        calm | calm | heat, rest at the hottest hour | Greek | caustic cauterize
        can | can | to know how, to be able | Old English | know cunning could
        cane | cane | reed | Greek | canal canyon cannon
        canteen | canteen | corner, cellar | Italian | canton
        card | card | leaf of papyrus, paper | Greek | chart charter cartridge
        carry | carry | to move in a cart | Latin | car charge carriage
        character | character | engraved mark | Greek | characteristic characterize
        characteristic | character -ic | engraved mark | Greek | character characterize
        charm | charm | song, spell | Latin | chant incantation
        chart | chart | leaf of papyrus, map | Greek | card charter carton
        coach | coach | cart made at Kocs | Hungarian | stagecoach coachman
        colleague | col- league | to choose, to appoint | Latin | college legal delegate
        color | color | hue | Latin | discolor colorful
        common | com- mon | duty, exchange | Latin | commune community municipal
        comparison | com- par | equal | Latin | compare pair peer
        complain | com- plain | to beat the breast, to lament | Latin | plaintiff plaintive
        complaint | com- plaint | to beat the breast, to lament | Latin | plaintiff plaintive
        condition | con- dit -ion | to say, to agree | Latin | dictate diction
        consult | con- sult | to take counsel | Latin | counsel consul
        contemplate | con- templ -ate | temple, place for watching signs | Latin | temple
        contempt | con- tempt | to despise | Latin | contemptible contemptuous
        contrary | contr -ary | against | Latin | contrast counter contradict
        county | count -y | companion, earl | Latin | viscount constable
        court | court | enclosed yard | Latin | courtyard courtesy cohort
        crest | crest | tuft, plume | Latin | crestfallen
        crimson | crimson | insect that gives a red dye | Arabic | carmine
        crow | crow | crow | Old English | crowbar
        cut | cut | to cut | Middle English | cutter shortcut
        deal | deal | share, part | Old English | ordeal dole
        delay | de- lay | to leave | Old French | relay
        develop | de- velop | to wrap | Old French | envelope
        diagonal | dia- gon -al | angle | Greek | polygon hexagon
        dialogue | dia- logue | word, speech | Greek | catalogue logic
        diet | diet | way of living | Greek | dietary dietician
        dine | dine | to break one's fast | Latin | dinner jejune
        dipole | di + pole | two + axis | Greek | polar polarity
        disobedience | dis- obedi -ence | to listen, to obey | Latin | obey obedient audience
        dot | dot | speck, head of a boil | Old English | dotted
        double | double | twofold | Latin | duplex duplicate doubt
        ear | ear | organ of hearing | Old English | earring eardrum
        earth | earth | ground, soil | Old English | earthen unearth
        end | end | end, border | Old English | endless weekend ending unending
        enlist | en- list | strip, row of names | Old French | listing
        enter | enter | within, into | Latin | entrance internal
        envelope | en- velope | to wrap | Old French | develop
        environment | en- viron -ment | round about | French | environs
        envy | en- vy | to see | Latin | vision evident view
        escape | escape | out of one's cloak | Latin | cape cap
        exist | ex- ist | to stand | Latin | persist insist consist
        expand | ex- pand | to spread | Latin | expanse
        expansion | ex- pans -ion | to spread | Latin | expanse
        expect | ex- pect | to look | Latin | inspect respect spectator
        fabric | fabr -ic | craftsman | Latin | fabricate forge
        fit | fit | suitable | Middle English | outfit fitness
        flat | flat | level, even | Old Norse | flatter flatten
        forward | for -ward | before | Old English | before fore foremost
        german | german | of the German people | Latin | germanic
        germany | german -y | land of the Germans | Latin | german germanic
        golf | golf | club | Dutch | golfer
        grab | grab | to seize | Dutch | grasp
        grant | grant | to believe, to entrust | Latin | credit creed
        grow | grow | to grow, to be green | Old English | green grass
        humor | humor | moisture, fluid of the body | Latin | humid humidity
        impair | im- pair | to make worse | Latin | pejorative
        incur | in- cur | to run | Latin | occur current course
        industry | industr -y | diligent | Latin | industrious industrial
        interest | inter- est | to be | Latin | essence present absent
        interpret | inter- pret | to explain, to deal | Latin | interpreter price
        interval | inter- val | rampart | Latin | wall
        intimate | intim -ate | innermost | Latin | interior internal
        investment | in- vest -ment | to clothe | Latin | vest divest
        invite | in- vite | to ask, to call | Latin | invitation
        irony | irony | dissembling | Greek | ironic ironical
        island | island | land in the water | Old English | inland islander
        jam | jam | to press, to squeeze | English | jammed
        january | janu -ary | gate; the god Janus | Latin | janitor
        kick | kick | to strike with the foot | Middle English | kickoff
        knowledge | know | to know, to perceive | Old English | know acknowledge
        latent | lat -ent | to lie hidden | Latin | lethargy latency
        later | lat -er | slow | Old English | late latest lately
        launch | launch | lance | Latin | lance lancet
        lead | lead | to guide, to make go | Old English | mislead lode
        leg | leg | leg, limb | Old Norse | leggy legging
        less | less | smaller | Old English | least lest unless
        limb | limb | limb, branch | Old English | limbless
        list | list | strip, row of names | Old French | enlist
        listen | listen | to hear | Old English | loud
        liver | liver | liver | Old English | liverish
        lug | lug | to pull by the ear or hair | Scandinavian | luggage
        maintain | main + tain | hand + to hold | Latin | contain manual manage
        maintenance | main + ten -ance | hand + to hold | Latin | manual contain tenant
        male | male | male | Latin | masculine
        manifest | mani + fest | hand + struck | Latin | manual manage infest
        manipulate | mani + pul -ate | hand + to fill | Latin | manual manage
        manner | manner | way of handling, hand | Latin | manual manage
        mate | mate | companion at table | Middle Low German | meat
        mean | mean | to have in mind | Old English | moan
        meet | meet | to come upon | Old English | moot
        mere | mere | pure, nothing but | Latin | merely
        minister | minister | servant | Latin | administer minor
        mist | mist | mist, darkness | Old English | misty
        mob | mob | movable, fickle | Latin | mobile move
        monday | mon + day | moon + day | Old English | moon day
        monopoly | mono- pol -y | to sell | Greek | monopolist
        mound | mound | hedge, bank that protects | English | mounded
        musket | musk -et | fly | Italian | mosquito
        mustache | mustache | upper lip | Greek | mustachio
        muster | muster | to show | Latin | monster demonstrate
        noon | noon | ninth hour | Latin | nine
        number | number | number | Latin | numerous numeral enumerate
        occur | oc- cur | to run | Latin | current course recur
        offer | of- fer | to carry | Latin | refer transfer differ
        pan | pan | broad shallow vessel | Old English | pancake saucepan
        parent | par -ent | to bring forth | Latin | parental parenthood
        path | path | way | Old English | footpath pathway
        patrol | patrol | to go the rounds, to paddle in mud | French | paw
        pen | pen | feather | Latin | pennant pinnate
        person | person | mask, role | Latin | personal parson
        pile | pile | pillar, heap | Latin | pillar stockpile
        pill | pill | little ball | Latin | pellet
        pilot | pilot | oar, rudder | Greek | copilot
        pitch | pitch | to throw, to thrust | Middle English | pick pitchfork
        planet | planet | wanderer | Greek | planetary planetarium
        plank | plank | board | Latin | planking
        plant | plant | shoot, sprout | Latin | implant transplant
        pole | pole | stake | Latin | impale pale
        polish | pol -ish | to smooth | Latin | polite
        pop | pop | a short sharp sound, by imitation | Middle English | popper
        portray | portray | to draw forth | Latin | trait trace treat
        pottery | pott -ery | pot, vessel | Old English | pot potter
        pound | pound | weight | Latin | ponder pendant
        precision | pre- cis -ion | to cut, to kill | Latin | decide concise incision
        presentation | pre- sent -ation | being | Latin | presence absent essence
        presently | pre- sent -ly | being | Latin | presence absent essence
        proper | proper | one's own | Latin | property appropriate
        quality | qual -ity | of what kind | Latin | qualify qualitative
        quarrel | quarrel | complaint | Latin | querulous
        radish | radish | root | Latin | radical eradicate
        realm | realm | rule, kingdom | Latin | regal royal regime
        rear | rear | behind, back | Latin | arrears retro
        rebel | re- bel | war | Latin | belligerent duel
        recent | recent | new, fresh | Latin | recency
        recover | re- cover | to take, to get | Latin | recuperate
        recur | re- cur | to run | Latin | occur current course
        rehearse | re- hearse | to harrow | Old French | hearse
        rejoice | re- joice | to be glad | Latin | joy enjoy
        remark | re- mark | sign, boundary | French | mark demarcate
        republic | re + publ -ic | thing + people | Latin | public real people
        restore | re- store | to set up, to renew | Latin | store restaurant
        retire | re- tire | to draw | French | tirade
        rich | rich | powerful | Old English | riches
        right | right | straight | Old English | righteous upright
        rock | rock | rock, stone | Old French | rocky
        rub | rub | to rub | Middle English | rubber
        saturday | satur + day | Saturn + day | Old English | saturn day
        savage | sav -age | forest | Latin | sylvan
        scar | scar | hearth, scab of a burn | Greek | eschar
        scare | scare | to frighten | Old Norse | scary scarecrow
        scared | scar -ed | to frighten | Old Norse | scary scarecrow
        sea | sea | lake, sea | Old English | seaside seaman
        sell | sell | to give | Old English | sale
        senate | senate | council of elders | Latin | senior senile
        separation | se- par -ation | to make ready | Latin | prepare several
        serious | seri -ous | weighty, grave | Latin | seriousness
        sever | sever | to separate | Latin | separate several
        sex | sex | state of being male or female | Latin | sexual sexism
        silly | silly | blessed, happy | Old English | silliness
        simple | simple | onefold | Latin | single simplify
        sing | sing | to sing | Old English | song
        skirt | skirt | shirt, kirtle | Old Norse | shirt short
        smooth | smooth | even | Old English | smoothness
        so | so | thus | Old English | also such
        soft | soft | agreeable, calm | Old English | soften
        sound | sound | sound | Latin | sonic resound consonant
        south | south | from the side of the sun | Old English | southern sun
        spanish | span -ish | of Spain | Latin | spaniard spain
        spend | spend | to weigh out, to pay | Latin | expend dispense
        start | start | to leap up | Old English | startle upstart
        steer | steer | to guide | Old English | stern starboard
        still | still | motionless | Old English | stillness stall
        store | store | to set up, to stock | Latin | restore
        storm | storm | tempest | Old English | stormy stir
        story | story | account, inquiry | Greek | history historic
        subjective | sub- ject -ive | to throw | Latin | object reject
        sue | sue | to follow | Latin | pursue suit
        summarize | summar -ize | the whole, the highest | Latin | sum summary
        summer | summer | warm half of the year | Old English | midsummer
        supervise | super- vise | to see | Latin | vision revise visit
        sure | sure | free from care | Latin | secure assure ensure
        surgeon | surgeon | hand + work | Greek | surgery surgical
        suspect | sus- pect | to look | Latin | respect inspect spectator
        suspicion | sus- pic -ion | to look | Latin | suspect conspicuous
        talk | talk | to speak, to tell | Middle English | tale tell
        tender | tender | soft, delicate | Latin | tenderness
        terror | terr -or | to frighten | Latin | terrible deter
        test | test | earthen pot for trying metals | Latin | tester
        thin | thin | stretched out | Old English | thinness
        thunder | thunder | thunder | Old English | thursday
        today | to + day | on + day | Old English | day tonight tomorrow
        ton | ton | cask, tun | Old English | tun tonne
        tower | tower | high building | Latin | turret
        tragedy | trag + od -y | goat + song | Greek | ode comedy
        translate | trans- late | carried | Latin | relate collate
        transparent | trans- par -ent | to appear | Latin | appear apparition
        travel | travel | to toil | Old French | travail
        trim | trim | to make firm, to make ready | Old English | trimming
        trot | trot | to tread, to run | Old French | tread
        tub | tub | open vessel | Middle English | bathtub
        two | two | two | Old English | twice twin between
        union | un -ion | one | Latin | unite unit unique
        unit | unit | one | Latin | unite union unique
        vase | vase | vessel | Latin | vessel vascular
        vehicle | vehicle | to carry | Latin | vector vehicular
        vicious | vic -ious | fault | Latin | vice
        victim | victim | animal for sacrifice | Latin | victimize
        volunteer | volunt -eer | will | Latin | voluntary volition benevolent
        weak | weak | yielding, soft | Old Norse | weakness
        weapon | weapon | weapon | Old English | weaponry
        week | week | turn, change | Old English | weekly
        well | well | in a good way | Old English | welfare wealth
        whole | whole | unhurt, entire | Old English | heal health wholesome
        will | will | to want | Old English | willing willful
        wish | wish | to desire | Old English | wishful
        workshop | work + shop | work + booth | Old English | work shop
        wound | wound | injury | Old English | wounded
        write | write | to scratch, to write | Old English | writer typewriter
        written | written | to scratch, to write | Old English | write writer
        yield | yield | to pay | Old English | guild
        young | young | young | Old English | youth
        """
}
