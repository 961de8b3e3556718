extension StatedStructure {
    /// Forms and origins are those that etymological dictionaries agree on; the senses are in Glossa's own words.
    static let wordsAToB = """
        a | a | one | Old English | one any alone
        abandon | a- bandon | power, control | Old French | ban banish bandit contraband
        abolish | ab- ol -ish | to grow | Latin | adolescent adult
        about | a- bout | on the outside | Old English | but out outer without
        above | a- bove | over, on top | Old English | over up aboveboard
        absent | ab- sent | being | Latin | present presence
        absorption | ab- sorpt -ion | to suck in | Latin | absorb absorbent
        absurd | ab- surd | deaf, out of tune | Latin | surd
        academic | academ -ic | grove of Akademos, where Plato taught | Greek | academy academe academician
        academy | academ -y | grove near Athens where Plato taught | Greek | academic academia academe
        accompany | ac- company | companion, one who shares bread | Latin | company companion pantry
        accomplish | ac- compl -ish | to fill up | Latin | complete complement
        accrue | ac- crue | to grow | Latin | crew increase crescent accretion
        accuracy | ac- cur -acy | care | Latin | accurate cure curious secure
        ace | ace | unit; the one on a die | Latin | aces
        acknowledge | acknowledge | to know, to admit | Old English | know knowledge
        ad | ad | to turn toward (advertisement) | Latin | advert advertise advertisement
        add | ad- d | to put, to give | Latin | addendum edit tradition
        additional | ad- dition -al | to put, to give | Latin | add addition edit tradition
        adjacent | ad- jac -ent | to lie, be situated | Latin | gist adjacency
        adjust | ad- just | near, close by | Latin | joust juxtapose
        adjustment | ad- just -ment | near, beside | Latin | adjust juxtapose joust join
        administer | ad- minister | to serve | Latin | minister ministry
        advance | advance | from before, in front | Latin | advantage vanguard
        advantage | advantage | being in front | French | advance vanguard
        advice | ad- vice | to see | Latin | advise vision visit view evidence
        aerated | aerat -ed | to fill with air | Greek | aerial aerobic air
        aerator | aerat -or | air; to fill with air | Greek | air aerial aerobic
        aerial | aer -ial | air | Greek | air aerobic aeroplane aerosol
        aerosol | aero + sol | air + dissolved matter | Greek | aerial aeroplane solution
        aesthetic | aesthet -ic | to perceive, to feel | Greek | anaesthetic anesthesia aesthete
        afford | afford | forth; to carry out | Old English | forth affordable
        afraid | afraid | to frighten, disturb | Old French | affray fray
        africa | africa | land of the Afri, a people near Carthage | Latin | african
        afternoon | after + noon | later than + midday | Old English | noon afterward aftermath
        again | again | back, opposite | Old English | against gainsay
        agency | ag -ency | to do, to drive | Latin | agent act agile agenda action
        agglutination | ag- glutin -ation | glue | Latin | agglutinate glue gluten
        agricultural | agri + cultural | field + tilling | Latin | agriculture culture cultivate
        aid | aid | to help | Latin | aide adjutant
        aircraft | air + craft | air + skill, vessel | English | airplane airport craft spacecraft
        albumin | albumin | white of an egg | Latin | album albino
        alcohol | alcohol | fine powder | Arabic | alcoholic kohl
        alert | alert | on the lookout, on the height | Italian | erect
        alien | alien | belonging to another | Latin | alienate alias alibi
        alive | a- live | life | Old English | live life lively
        allot | al- lot | share, portion | Old French | lot lottery lotto
        allotment | al- lot -ment | lot, share | Old French | allot lot lottery
        allow | al- low | to praise; to place | Latin | laud allocate
        almost | al + most | all + most | Old English | all most also already
        alone | al + one | all + one | Old English | one all lone lonely only
        along | along | facing the whole length | Old English | long length lengthen
        already | al + ready | all + prepared | Middle English | all ready readily
        also | al + so | wholly + in this way | Old English | all so as almost always
        altogether | al + together | all + in one gathering | Old English | all together gather
        alveolar | alveol -ar | small hollow | Latin | alveolus alveoli
        amazed | amaz -ed | to stun, to bewilder | Old English | amaze amazing maze
        amazement | amaze -ment | to stun, to bewilder | Old English | amaze amazing maze
        ambassador | ambassador | mission, service | Latin | embassy
        ambiguity | amb- ig -ity | to do, to drive | Latin | agent act
        ambush | ambush | to hide in the bushes | Old French | bush ambuscade
        amendment | amend -ment | to free from faults | Latin | amend mend emend
        america | america | land of Amerigo Vespucci | Latin | american
        american | americ -an | Amerigo Vespucci, the explorer | Latin | americanism americanize
        ammunition | ammunition | to fortify, to defend | Latin | munition ammo
        ample | ample | large, wide | Latin | amplify amplifier amplitude
        amplitude | ampl -itude | large, wide | Latin | ample amplify amplifier
        amuse | a- muse | to stare, to ponder | Old French | bemuse
        analyst | ana- lyst | to loosen | Greek | analysis paralyze catalyst
        analytic | ana- lyt -ic | to loosen | Greek | analysis analyze catalyst paralysis
        analyze | ana- lyze | to loosen | Greek | analysis paralyze catalyst
        anchor | anchor | hook, something bent | Greek | angle ankle anchorman
        angle | angle | corner, bend | Latin | rectangle triangle angular
        angrily | angri -ly | trouble, grief | Old Norse | anger angry
        angry | angr -y | grief, distress; wrath | Old Norse | anger anguish anxious
        anguish | anguish | narrowness, distress | Latin | anxious anxiety anger
        animal | animal | having breath, living | Latin | animate unanimous magnanimous
        anionic | anion -ic | thing going up | Greek | anion ion cation ionize
        annihilation | an- nihil -ation | nothing | Latin | annihilate nihilism
        anode | an + ode | up + way, road | Greek | cathode electrode method period episode
        anonymous | an- onym -ous | name | Greek | synonym antonym pseudonym name
        answer | an + swer | against + to swear | Old English | swear answerable
        antenna | antenna | sail yard | Latin | antennal
        antibody | anti + body | against + trunk, frame of a living being | Old English | body bodily somebody
        anticipate | anticip -ate | to take beforehand | Latin | capture capable participate
        anticipation | anticip -ation | to take beforehand | Latin | capture capable participate
        antiserum | anti + serum | against + whey, watery fluid | Latin | serum serous
        antithyroid | anti- thyroid | shield-shaped | Greek | thyroid
        anxiety | anxie -ty | to choke, to distress | Latin | anxious anguish
        anyhow | any + how | any + in what way | Old English | any how anyway somehow
        apparent | ap- par -ent | to appear | Latin | appear transparent apparition
        appear | ap- pear | to come into sight | Latin | apparent disappear transparent apparition
        appreciation | ap- preci -ation | price | Latin | price precious depreciate
        apprentice | ap- prentice | to seize, grasp | Latin | apprehend comprehend prison prey
        arch | arch | bow, curve | Latin | arc archer archery arcade
        architect | archi- tect | builder, carpenter | Greek | architecture technical technology texture
        argon | a- rgon | work | Greek | energy allergy ergonomic organ
        argument | argu -ment | to make clear, to prove | Latin | argue argumentative
        arm | arm | limb joined at the shoulder | Old English | armpit forearm armchair
        armed | arm -ed | weapons, tools | Latin | army armor armament alarm
        array | ar- ray | order, readiness | Old French | ready
        arrest | ar- rest | to stop, stay back | Latin | restive state station
        arrival | ar- riv -al | shore, bank | Latin | river riparian
        arrow | arrow | bolt shot from a bow | Old English | arc arch archer arrowhead
        arterial | arter -ial | windpipe, artery | Greek | artery arteriole
        article | article | little joint, part | Latin | articulate
        artificial | arti + ficial | art, skill + to make | Latin | art artist artifact fact
        artillery | artill -ery | to equip with engines of war | Old French | artilleryman
        assail | as- sail | to leap | Latin | assault salient result
        astonish | aston -ish | to thunder, to stun | Old French | thunder detonate stun
        atlanta | atlanta | of the Atlantic, the sea of Atlas | Greek | atlantic atlas
        atmosphere | atmo + sphere | vapor + ball | Greek | sphere hemisphere biosphere
        atrophic | a- troph -ic | food, growth | Greek | atrophy dystrophy hypertrophy
        attach | attach | to fasten with a stake | Old French | attack detach stake
        attack | at- tack | stake, to fasten | Italian | attach
        attention | at- tent -ion | to stretch | Latin | attend tend intend extend tension
        august | august | venerable, majestic | Latin | augment augur
        authentic | aut- hentic | doer, master | Greek | authenticate inauthentic automatic
        authenticity | aut- hentic -ity | doer, master | Greek | authenticate inauthentic automatic
        authorities | authorities | to increase, to originate | Latin | author authority authorize
        authority | author -ity | to increase, to originate | Latin | author authorize augment auction
        automatic | auto- mat -ic | moving, thinking | Greek | automation automaton
        automatically | auto- matic -ally | thinking, moving by will | Greek | automatic automate automaton
        automation | auto- mat -ion | thinking, willing | Greek | automatic automaton
        automobile | auto- mob -ile | to move | Latin | mobile move motor
        autonomic | auto- nom -ic | law, rule | Greek | autonomous astronomy economy
        average | aver -age | damage to goods at sea, shared by the owners | Arabic | averaging
        avert | a + vert | away + to turn | Latin | convert reverse divert version adverse
        avocado | avocado | testicle (from its shape) | Nahuatl | guacamole
        avoid | avoid | to empty out | Old French | void devoid vacant vacuum
        await | a- wait | to watch | Old French | wait waiter wake watch
        away | a- way | path, way | Old English | way always runaway
        awful | aw -ful | dread, fear | Old Norse | awe awesome overawe
        awkward | awk -ward | turned the wrong way | Old Norse | awkwardly
        axe | axe | chopping tool | Old English | ax pickaxe
        axis | axis | axle, pivot | Latin | axle axial axon
        baby | baby | little child (from infants' babbling) | Middle English | babe babysitter
        back | back | rear side of the body | Old English | bacon background backbone
        background | back- ground | ground, bottom | Old English | ground underground playground
        bacterial | bacteri -al | small staff, rod | Greek | bacteria bacterium antibacterial
        bad | bad | bad, evil | Middle English | badness badly
        bake | bake | to cook by dry heat | Old English | bakery batch
        balance | balance | pair of scale pans | Latin | imbalance unbalanced
        ball | ball | round thing | Old Norse | balloon ballot
        band | band | strip, tie; company under one banner | Old Norse | bind bond bend bundle
        bandage | band -age | strip, tie | French | band bind bond
        banish | ban -ish | to proclaim, to outlaw | Old French | ban bandit abandon
        bank | bank | bench, money-changer's table | Italian | bench banquet bankrupt
        banker | bank -er | bench, money-changer's table | Italian | bank bankrupt bench
        bar | bar | bar, barrier | Old French | barrier embargo barrister
        bare | bare | naked, uncovered | Old English | barefoot threadbare
        barely | bare -ly | naked, uncovered | Old English | barefoot threadbare
        barge | barge | boat | Late Latin | bark embark bargeman
        barn | bar + n | barley + house | Old English | barley
        barrel | barrel | cask | Old French | barricade barrelful
        barrier | barrier | bar | Old French | bar embargo barrister
        baseball | base + ball | foundation + round thing | Middle English | base ball basement football
        bastard | bastard | packsaddle (used as a bed); child born out of wedlock | Old French | bastardy
        bat | bat | club, stick | Old English | batsman
        bath | bath | washing in water | Old English | bathe bathroom bathtub bathrobe
        bathroom | bath + room | washing in water + space | Old English | bath bathe room bathtub
        battle | battle | to beat | Latin | combat debate batter battery battalion
        bay | bay | inlet of the sea | Late Latin | embayment
        be | be | to be, to grow | Old English | being build
        beam | beam | tree, wooden post; later shaft of light | Old English | sunbeam moonbeam boom
        bear | bear | to carry | Old English | burden birth bier overbearing
        beat | beat | to strike | Old English | heartbeat upbeat offbeat beater
        beautiful | beauti -ful | fine looks | Old French | beauty beautify beau
        beautifully | beautiful -ly | fairness, good looks | Old French | beauty beautify beau
        beauty | beau -ty | fine, beautiful | Old French | beau beautiful belle embellish
        beckon | beckon | to make a sign | Old English | beacon beck
        bed | bed | place to lie down, garden plot | Old English | bedroom bedside embed
        bedroom | bed + room | bed + space | Old English | bed room bedside bathroom
        beef | beef | ox, cow | Latin | bovine cow beefsteak
        before | be- fore | in front | Old English | forehead foresee former forward
        beg | beg | to ask for alms | Middle English | beggar beggarly
        begin | be- gin | to open, to begin | Old English | beginner beginning
        behalf | be- half | side | Old English | half halfway
        behavior | be- havi -or | to hold, to have | Old English | behave have misbehave
        behold | be- hold | to keep, to watch over | Old English | hold uphold household
        belief | be- lief | to hold dear, to trust | Old English | believe disbelief love
        believe | be- lieve | to hold dear, to trust | Old English | belief love
        belong | be- long | going along with, depending on | Old English | long along longing
        beloved | be- lov -ed | to hold dear | Old English | love lovely lover
        benefit | bene- fit | done, made | Latin | profit benefactor fact
        bent | bent | curved; to draw a bow, to bind | Old English | bend bind bond
        bequest | be- quest | to say | Old English | bequeath
        besides | be- sides | side, flank | Old English | beside side aside inside
        best | best | good, useful | Old English | better
        bet | bet | wager, pledge | English | betting
        betray | be- tray | to hand over | Latin | traitor treason tradition
        better | better | of use, good | Old English | best
        bid | bid | to ask, to command | Old English | forbid bead
        big | big | strong, stout | Middle English | bigwig
        bill | bill | sealed document | Latin | bulletin billboard
        biological | bio- log -ical | speech, study | Greek | biology biologist logic
        bishop | bishop | overseer | Greek | episcopal scope telescope
        bite | bite | to split, to cut with the teeth | Old English | bit bitter beetle bait
        bitter | bitter | biting, sharp | Old English | bite bit bittersweet
        bitterness | bitter -ness | biting, sharp | Old English | bitter bite bittersweet
        blame | blame | to speak ill of | Greek | blaspheme blasphemy
        blanket | blank -et | white | Old French | blank blanch
        blaze | blaze | torch, flame | Old English | ablaze blazer
        blend | blend | to mix | Old Norse | blind
        blind | blind | without sight | Old English | blindfold blindly
        blindness | blind -ness | unable to see | Old English | blindfold blindly
        block | block | log, solid piece | Old French | blockade blockage
        blonde | blonde | yellow-haired | French | blond
        blood | blood | red fluid of the body | Old English | bleed bless bloodshed
        bloom | bloom | flower | Old Norse | blossom bloomer
        blooming | bloom -ing | flower | Old Norse | bloom blossom bloomer
        board | board | plank, table | Old English | aboard keyboard cupboard boardroom
        boast | boast | loud bragging talk | Middle English | boastful
        bob | bob | to strike lightly, to jerk | Middle English | bobble
        bodybuilder | body + builder | body + one who builds | Old English | body build builder
        bolster | bolster | cushion, pillow | Old English | upholster
        bolt | bolt | arrow, bolt | Old English | thunderbolt unbolt
        bond | bond | something that binds | Old Norse | band bind bundle bend
        book | book | writing tablet, beech wood | Old English | beech notebook bookcase
        booking | book -ing | writing tablet, book (beech wood) | Old English | book booklet beech bookkeeper
        boom | boom | deep hollow sound, by imitation | Middle English | boomer
        bore | bore | to pierce with a tool | Old English | boredom boring
        boredom | bore -dom | to drill, to weary | Old English | bore boring
        born | born | brought forth, carried | Old English | bear birth newborn inborn
        borrow | borrow | pledge, security | Old English | borrower
        boss | boss | master | Dutch | bossy
        bother | bother | to confuse, to trouble | English | bothersome
        bottle | bottle | small cask | Late Latin | butt butler bottleneck
        bound | bound | tied, fastened | Old English | bind bond band bundle
        boundary | bound -ary | limit, landmark | Late Latin | bound boundless unbounded
        brand | brand | fire, mark burnt in | Old English | burn brandish brandy firebrand
        brave | brave | wild, bold | Italian | bravo bravado bravery
        break | break | to shatter, to part by force | Old English | breach breakfast outbreak
        breakfast | break + fast | to break + going without food | Old English | break fast
        breathe | breathe | to send out vapour, breath | Old English | breath breathless
        breeze | breeze | north-east wind | Spanish | breezy
        brick | brick | broken piece | Middle Dutch | break bricklayer
        bridge | bridge | beam, way over water | Old English | drawbridge footbridge
        bright | bright | shining | Old English | brighten brightly
        brilliant | brilli -ant | to shine, to sparkle | Italian | brilliance
        broadcast | broad + cast | wide + to throw | Middle English | broad cast breadth forecast
        broken | broken | to break | Old English | break breakable outbreak breakfast
        bronchiole | bronchiole | windpipe | Greek | bronchus bronchial bronchitis
        brush | brush | brushwood, bundle of twigs | Old French | brushwood underbrush
        budget | budg -et | leather bag | Old French | bulge budgetary
        buffer | buff -er | blow, to strike | Old French | buffet rebuff
        bulk | bulk | heap, cargo | Old Norse | bulky bulkiness
        bull | bull | male of cattle | Old Norse | bullock bulldog bullfight
        bullet | bull -et | ball, knob | Latin | bulletin bowling
        bumblebee | bumble + bee | to hum + bee | Middle English | bee honeybee beehive
        bundle | bund -le | to bind | Middle Dutch | bind bound band
        bunk | bunk | bench, berth | English | bunker
        burden | burden | load that is borne | Old English | bear burdensome overburden
        bureau | bureau | cloth that covers a desk | French | bureaucrat bureaucracy
        burrow | burrow | stronghold, shelter | Old English | borough bury
        burst | burst | to break suddenly | Old English | outburst
        bush | bush | shrub, thicket | Middle English | ambush bushwhack bushy
        busy | busy | occupied, anxious | Old English | business busybody
        butt | butt | thick end, stump | Middle English | buttock
        """
}
