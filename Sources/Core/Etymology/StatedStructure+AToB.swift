extension StatedStructure {
    /// The forms and origins are those on which etymological dictionaries agree; the wording of the senses is Glossa's
    /// own.
    static let wordsAToB = """
        a | a | one | Old English | one any alone
        abandon | a- bandon | power, control | Old French | ban banish bandit contraband
        abdominal | abdomin -al | belly | Latin | abdomen
        abet | a- bet | to bait, to make bite | Old French | bait bite bet
        abolish | ab- ol -ish | to grow | Latin | adolescent adult
        about | a- bout | on the outside | Old English | but out outer without
        above | a- bove | over, on top | Old English | over up aboveboard
        absent | ab- sent | being | Latin | present presence
        absentminded | absent + mind -ed | away + mind | English | absent absence mind mindful
        absorption | ab- sorpt -ion | to suck in | Latin | absorb absorbent
        absurd | ab- surd | deaf, out of tune | Latin | surd
        academic | academ -ic | grove of Akademos, where Plato taught | Greek | academy academe academician
        academy | academ -y | grove near Athens where Plato taught | Greek | academic academia academe
        accentuate | ac- centu -ate | song, singing | Latin | accent chant enchant incantation
        accompany | ac- company | companion, one who shares bread | Latin | company companion pantry
        accomplish | ac- compl -ish | to fill up | Latin | complete complement
        accost | ac- cost | rib, side | Latin | coast coastal cutlet
        accrue | ac- crue | to grow | Latin | crew increase crescent accretion
        accuracy | ac- cur -acy | care | Latin | accurate cure curious secure
        ace | ace | unit; the one on a die | Latin | aces
        acetone | acetone | vinegar | Latin | acetic acetate
        acknowledge | acknowledge | to know, to admit | Old English | know knowledge
        acreage | acre -age | field, open land | Old English | acre
        acres | acres | field | Old English | acre acreage agriculture
        activate | activ -ate | active, doing | Latin | act active action react actor
        activated | activat -ed | to do, to drive | Latin | act active action activity reaction
        acute | acute | sharpened, pointed | Latin | acid acuity acumen cute
        acutely | acut -ly | sharp | Latin | acute acuteness acumen acid
        ad | ad | to turn toward (advertisement) | Latin | advert advertise advertisement
        add | ad- d | to put, to give | Latin | addendum edit tradition
        additional | ad- dition -al | to put, to give | Latin | add addition edit tradition
        adhesive | ad- hes -ive | to stick | Latin | adhere cohesion hesitate inherent
        adjacent | ad- jac -ent | to lie, be situated | Latin | gist adjacency
        adjective | ad- ject -ive | to throw | Latin | reject inject project object subject
        adjourn | ad- journ | day | Latin | journal journey sojourn
        adjust | ad- just | near, close by | Latin | joust juxtapose
        adjustment | ad- just -ment | near, beside | Latin | adjust juxtapose joust join
        administer | ad- minister | to serve | Latin | minister ministry
        adolescence | ad- olesc -ence | to grow up | Latin | adolescent adult
        advance | advance | from before, in front | Latin | advantage vanguard
        advantage | advantage | being in front | French | advance vanguard
        advice | ad- vice | to see | Latin | advise vision visit view evidence
        aerated | aerat -ed | to fill with air | Greek | aerial aerobic air
        aeration | aer -ation | air | Greek | air aerial aerobic aerosol
        aerator | aerat -or | air; to fill with air | Greek | air aerial aerobic
        aerial | aer -ial | air | Greek | air aerobic aeroplane aerosol
        aerosol | aero + sol | air + dissolved matter | Greek | aerial aeroplane solution
        aesthetic | aesthet -ic | to perceive, to feel | Greek | anaesthetic anesthesia aesthete
        affiliation | af- fili -ation | son | Latin | affiliate filial
        afford | afford | forth; to carry out | Old English | forth affordable
        afraid | afraid | to frighten, disturb | Old French | affray fray
        africa | africa | land of the Afri, a people near Carthage | Latin | african
        afternoon | after + noon | later than + midday | Old English | noon afterward aftermath
        again | again | back, opposite | Old English | against gainsay
        aged | age -ed | time of life | Latin | age ageless eternal
        agency | ag -ency | to do, to drive | Latin | agent act agile agenda action
        agenda | agenda | things to be done | Latin | agent act action agile
        agglutination | ag- glutin -ation | glue | Latin | agglutinate glue gluten
        agricultural | agri + cultural | field + tilling | Latin | agriculture culture cultivate
        agriculture | agri + cult -ure | field + to till | Latin | agricultural agrarian culture cultivate
        aid | aid | to help | Latin | aide adjutant
        aide | aide | to help | Latin | aid adjutant
        airborne | air + borne | air + carried | Old English | air bear airy airplane
        aircraft | air + craft | air + skill, vessel | English | airplane airport craft spacecraft
        airplane | air + plane | air + flat surface | Latin | aerial airy plane plain
        airport | air + port | air + harbour | Latin | aerial airy port seaport
        airway | air + way | what is breathed + path | Middle English | air way airy railway wayward
        aisle | aisle | wing, side part of a church | Latin | aileron
        alaska | alaska | mainland, that against which the sea moves | Aleut | alaskan
        albumin | albumin | white of an egg | Latin | album albino
        alcohol | alcohol | fine powder | Arabic | alcoholic kohl
        alert | alert | on the lookout, on the height | Italian | erect
        alien | alien | belonging to another | Latin | alienate alias alibi
        align | a- lign | line, linen thread | Latin | line linear lineage
        alignment | a- lign -ment | line | Latin | line align linear lineage
        alike | a- like | body, form; similar | Old English | like likely likewise likeness unlike
        alive | a- live | life | Old English | live life lively
        alkali | alkali | ashes of a salt plant | Arabic | alkaline alkaloid
        allege | al- lege | to send with a charge | Latin | allegation delegate legate legacy
        alleged | al- leg -ed | to send as envoy, to charge | Latin | allegation delegate legate legation
        allocable | al- loc -able | place | Latin | local locate location allocation
        allot | al- lot | share, portion | Old French | lot lottery lotto
        allotment | al- lot -ment | lot, share | Old French | allot lot lottery
        allow | al- low | to praise; to place | Latin | laud allocate
        almost | al + most | all + most | Old English | all most also already
        alone | al + one | all + one | Old English | one all lone lonely only
        along | along | facing the whole length | Old English | long length lengthen
        already | al + ready | all + prepared | Middle English | all ready readily
        also | al + so | wholly + in this way | Old English | all so as almost always
        although | al + though | all, even + though | Old English | though all already almost
        altogether | al + together | all + in one gathering | Old English | all together gather
        aluminum | alumin -um | alum, bitter salt | Latin | alum alumina aluminium
        alveolar | alveol -ar | small hollow | Latin | alveolus alveoli
        alveolus | alveolus | small hollow | Latin | alveolar
        amazed | amaz -ed | to stun, to bewilder | Old English | amaze amazing maze
        amazement | amaze -ment | to stun, to bewilder | Old English | amaze amazing maze
        ambassador | ambassador | mission, service | Latin | embassy
        ambiguity | amb- ig -ity | to do, to drive | Latin | agent act
        ambush | ambush | to hide in the bushes | Old French | bush ambuscade
        amendment | amend -ment | to free from faults | Latin | amend mend emend
        america | america | land of Amerigo Vespucci | Latin | american
        american | americ -an | Amerigo Vespucci, the explorer | Latin | americanism americanize
        ammo | ammo | to fortify | Latin | ammunition munition
        ammunition | ammunition | to fortify, to defend | Latin | munition ammo
        ample | ample | large, wide | Latin | amplify amplifier amplitude
        amplitude | ampl -itude | large, wide | Latin | ample amplify amplifier
        amuse | a- muse | to stare, to ponder | Old French | bemuse
        analogous | ana + log -ous | according to + ratio, word | Greek | analogy logic dialogue
        analyst | ana- lyst | to loosen | Greek | analysis paralyze catalyst
        analytic | ana- lyt -ic | to loosen | Greek | analysis analyze catalyst paralysis
        analyze | ana- lyze | to loosen | Greek | analysis paralyze catalyst
        ancestral | ancestr -al | one who goes before | Latin | ancestor ancestry antecedent
        ancestry | ancest -ry | to go before | Latin | ancestor ancestral antecedent
        anchor | anchor | hook, something bent | Greek | angle ankle anchorman
        anemia | an- emia | blood | Greek | leukemia hemorrhage hemoglobin hemophilia
        angle | angle | corner, bend | Latin | rectangle triangle angular
        angrily | angri -ly | trouble, grief | Old Norse | anger angry
        angry | angr -y | grief, distress; wrath | Old Norse | anger anguish anxious
        anguish | anguish | narrowness, distress | Latin | anxious anxiety anger
        animal | animal | having breath, living | Latin | animate unanimous magnanimous
        anionic | anion -ic | thing going up | Greek | anion ion cation ionize
        annihilation | an- nihil -ation | nothing | Latin | annihilate nihilism
        anniversary | anni + vers -ary | year + to turn | Latin | annual perennial version universe
        annoy | annoy | to be hateful to | Latin | annoyance odious odium ennui noisome
        annoyance | annoy -ance | to be hateful | Latin | annoy ennui odious noisome
        anode | an + ode | up + way, road | Greek | cathode electrode method period episode
        anonymous | an- onym -ous | name | Greek | synonym antonym pseudonym name
        answer | an + swer | against + to swear | Old English | swear answerable
        antenna | antenna | sail yard | Latin | antennal
        anterior | anterior | farther in front | Latin | ancient ancestor advance antique antecedent
        antibody | anti + body | against + trunk, frame of a living being | Old English | body bodily somebody
        anticipate | anticip -ate | to take beforehand | Latin | capture capable participate
        anticipation | anticip -ation | to take beforehand | Latin | capture capable participate
        antiserum | anti + serum | against + whey, watery fluid | Latin | serum serous
        antithyroid | anti- thyroid | shield-shaped | Greek | thyroid
        anxiety | anxie -ty | to choke, to distress | Latin | anxious anguish
        anyhow | any + how | any + in what way | Old English | any how anyway somehow
        apologetically | apo- logetic -ally | speech, word | Greek | apology apologize logic dialogue
        apothecary | apo- thec -ary | case, storehouse | Greek | boutique bodega
        appalling | ap- pall -ing | to be pale | Latin | pale pallid pallor appall
        apparent | ap- par -ent | to appear | Latin | appear transparent apparition
        appear | ap- pear | to come into sight | Latin | apparent disappear transparent apparition
        appease | ap- pease | peace | Latin | peace pacify peaceful pay
        appetite | ap- petite | to seek, to go toward | Latin | petition compete repeat impetus
        appreciable | ap- preci -able | price, value | Latin | appreciate price precious depreciate praise
        appreciation | ap- preci -ation | price | Latin | price precious depreciate
        apprentice | ap- prentice | to seize, grasp | Latin | apprehend comprehend prison prey
        apron | apron | cloth (a napron taken as an apron) | Old French | napkin map
        arch | arch | bow, curve | Latin | arc archer archery arcade
        architect | archi- tect | builder, carpenter | Greek | architecture technical technology texture
        argon | a- rgon | work | Greek | energy allergy ergonomic organ
        argument | argu -ment | to make clear, to prove | Latin | argue argumentative
        arm | arm | limb joined at the shoulder | Old English | armpit forearm armchair
        armchair | arm + chair | arm of the body + seat | English | arm armrest chair chairman
        armed | arm -ed | weapons, tools | Latin | army armor armament alarm
        array | ar- ray | order, readiness | Old French | ready
        arrest | ar- rest | to stop, stay back | Latin | restive state station
        arrival | ar- riv -al | shore, bank | Latin | river riparian
        arrow | arrow | bolt shot from a bow | Old English | arc arch archer arrowhead
        arterial | arter -ial | windpipe, artery | Greek | artery arteriole
        artery | artery | windpipe, blood vessel | Greek | arterial arteriole
        article | article | little joint, part | Latin | articulate
        artificial | arti + ficial | art, skill + to make | Latin | art artist artifact fact
        artillery | artill -ery | to equip with engines of war | Old French | artilleryman
        arts | arts | skill, craft | Latin | artist artistic artisan artificial artful
        ashamed | asham -ed | to feel shame | Old English | shame shameful shameless shamefaced
        asleep | a- sleep | rest, slumber | Old English | sleep sleepy
        ass | ass | donkey | Latin | asinine easel
        assail | as- sail | to leap | Latin | assault salient result
        asset | as- set | enough | Latin | satisfy satiate saturate
        astonish | aston -ish | to thunder, to stun | Old French | thunder detonate stun
        astound | astound | to thunder | Latin | astonish stun detonate
        atlanta | atlanta | of the Atlantic, the sea of Atlas | Greek | atlantic atlas
        atlantic | atlant -ic | the giant Atlas | Greek | atlas transatlantic
        atmosphere | atmo + sphere | vapor + ball | Greek | sphere hemisphere biosphere
        atrophic | a- troph -ic | food, growth | Greek | atrophy dystrophy hypertrophy
        attach | attach | to fasten with a stake | Old French | attack detach stake
        attack | at- tack | stake, to fasten | Italian | attach
        attention | at- tent -ion | to stretch | Latin | attend tend intend extend tension
        attic | attic | of Athens, in the Athenian style | Greek | atticism
        auditorium | audit -orium | to hear | Latin | audience audio audition audible
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
        auxiliary | auxili -ary | help | Latin | augment auction author
        average | aver -age | damage to goods at sea, shared by the owners | Arabic | averaging
        avert | a + vert | away + to turn | Latin | convert reverse divert version adverse
        avocado | avocado | testicle (from its shape) | Nahuatl | guacamole
        avoid | avoid | to empty out | Old French | void devoid vacant vacuum
        await | a- wait | to watch | Old French | wait waiter wake watch
        away | a- way | path, way | Old English | way always runaway
        awe | awe | fear, dread | Old Norse | awful awesome awestruck
        awed | aw -ed | dread | Old Norse | awe awful awesome
        awestruck | awe + struck | dread, wonder + hit | Old Norse | awe awesome awful strike stricken
        awful | aw -ful | dread, fear | Old Norse | awe awesome overawe
        awkward | awk -ward | turned the wrong way | Old Norse | awkwardly
        axe | axe | chopping tool | Old English | ax pickaxe
        axis | axis | axle, pivot | Latin | axle axial axon
        baby | baby | little child (from infants' babbling) | Middle English | babe babysitter
        back | back | rear side of the body | Old English | bacon background backbone
        background | back- ground | ground, bottom | Old English | ground underground playground
        backyard | back + yard | rear + enclosed ground | Old English | back yard backward courtyard orchard
        bacon | bacon | back meat | Old French | back
        bacteria | bacteria | small staff | Greek | bacterium bacteriology
        bacterial | bacteri -al | small staff, rod | Greek | bacteria bacterium antibacterial
        bad | bad | bad, evil | Middle English | badness badly
        bake | bake | to cook by dry heat | Old English | bakery batch
        balance | balance | pair of scale pans | Latin | imbalance unbalanced
        bald | bald | white-patched, hairless | Middle English | balding baldhead piebald
        ball | ball | round thing | Old Norse | balloon ballot
        ballad | ballad | to dance | Latin | ballet ball ballroom
        ballet | ball -et | to dance | Latin | ball ballad ballroom ballerina
        balloon | balloon | large ball | Italian | ball ballot
        ballot | ballot | small ball | Italian | ball balloon
        ballroom | ball + room | dance + space | English | ballet ballad roomy
        balustrade | balustr -ade | small pillar, pomegranate flower | Italian | baluster banister
        band | band | strip, tie; company under one banner | Old Norse | bind bond bend bundle
        bandage | band -age | strip, tie | French | band bind bond
        bandit | bandit | banned, outlawed | Italian | banditry ban banish contraband
        banish | ban -ish | to proclaim, to outlaw | Old French | ban bandit abandon
        bank | bank | bench, money-changer's table | Italian | bench banquet bankrupt
        banker | bank -er | bench, money-changer's table | Italian | bank bankrupt bench
        banter | banter | to tease, to joke | English | banterer
        bar | bar | bar, barrier | Old French | barrier embargo barrister
        barbaric | barbar -ic | foreign, speaking unclearly | Greek | barbarian barbarous barbarism barbarity
        barbell | bar + bell | rod + bell | English | bar bell dumbbell
        bare | bare | naked, uncovered | Old English | barefoot threadbare
        barely | bare -ly | naked, uncovered | Old English | barefoot threadbare
        bargain | bargain | to haggle | Old French | bargaining
        barge | barge | boat | Late Latin | bark embark bargeman
        barn | bar + n | barley + house | Old English | barley
        barrage | barr -age | bar, barrier | Old French | bar barrier barricade embarrass
        barrel | barrel | cask | Old French | barricade barrelful
        barrier | barrier | bar | Old French | bar embargo barrister
        baseball | base + ball | foundation + round thing | Middle English | base ball basement football
        based | bas -ed | foundation, foot | Greek | basic basis basement
        bask | bask | to bathe oneself | Old Norse | bath bathe
        basketball | basket + ball | woven container + round object | Middle English | basket ball football baseball
        bass | bass | low, short | Latin | base bassoon debase abase
        bastard | bastard | packsaddle (used as a bed); child born out of wedlock | Old French | bastardy
        bat | bat | club, stick | Old English | batsman
        bath | bath | washing in water | Old English | bathe bathroom bathtub bathrobe
        bathroom | bath + room | washing in water + space | Old English | bath bathe room bathtub
        baton | baton | stick | Old French | batten
        batter | batt -er | to beat | Latin | battle combat debate battery
        battered | batter -ed | to beat | Latin | batter battle combat debate
        battle | battle | to beat | Latin | combat debate batter battery battalion
        bay | bay | inlet of the sea | Late Latin | embayment
        be | be | to be, to grow | Old English | being build
        beachhead | beach + head | shore + head, front | English | beach head bridgehead
        beam | beam | tree, wooden post; later shaft of light | Old English | sunbeam moonbeam boom
        bear | bear | to carry | Old English | burden birth bier overbearing
        beast | beast | wild animal | Latin | bestial bestiary beastly
        beat | beat | to strike | Old English | heartbeat upbeat offbeat beater
        beautiful | beauti -ful | fine looks | Old French | beauty beautify beau
        beautifully | beautiful -ly | fairness, good looks | Old French | beauty beautify beau
        beauty | beau -ty | fine, beautiful | Old French | beau beautiful belle embellish
        beckon | beckon | to make a sign | Old English | beacon beck
        bed | bed | place to lie down, garden plot | Old English | bedroom bedside embed
        bedroom | bed + room | bed + space | Old English | bed room bedside bathroom
        beef | beef | ox, cow | Latin | bovine cow beefsteak
        befall | be- fall | to fall, to happen | Old English | fall downfall fallen
        before | be- fore | in front | Old English | forehead foresee former forward
        beg | beg | to ask for alms | Middle English | beggar beggarly
        begin | be- gin | to open, to begin | Old English | beginner beginning
        behalf | be- half | side | Old English | half halfway
        behavior | be- havi -or | to hold, to have | Old English | behave have misbehave
        behold | be- hold | to keep, to watch over | Old English | hold uphold household
        belie | be- lie | to tell an untruth | Old English | lie liar
        belief | be- lief | to hold dear, to trust | Old English | believe disbelief love
        believe | be- lieve | to hold dear, to trust | Old English | belief love
        belligerent | belli + gerent | war + to carry on | Latin | rebel rebellion bellicose
        belong | be- long | going along with, depending on | Old English | long along longing
        beloved | be- lov -ed | to hold dear | Old English | love lovely lover
        below | be + low | by + lying flat, not high | Old English | low lower lowly beneath
        benefit | bene- fit | done, made | Latin | profit benefactor fact
        bent | bent | curved; to draw a bow, to bind | Old English | bend bind bond
        bequest | be- quest | to say | Old English | bequeath
        bereavement | be- reave -ment | to rob | Old English | bereave bereft rob robber
        besides | be- sides | side, flank | Old English | beside side aside inside
        best | best | good, useful | Old English | better
        bet | bet | wager, pledge | English | betting
        betray | be- tray | to hand over | Latin | traitor treason tradition
        better | better | of use, good | Old English | best
        bevel | bevel | to gape, open-mouthed | Old French | bay abeyance
        bewilder | be- wilder | to lead astray in wild country | Old English | wild wilderness
        bid | bid | to ask, to command | Old English | forbid bead
        big | big | strong, stout | Middle English | bigwig
        bill | bill | sealed document | Latin | bulletin billboard
        biological | bio- log -ical | speech, study | Greek | biology biologist logic
        biopsy | bi + opsy | life + sight | Greek | biology biography autopsy optic optician
        birdie | birdie | little bird | Old English | bird birdcage birdhouse
        birefringence | bi- refring -ence | to break back, to bend light | Latin | refract fraction fracture fragment
        biscuit | bis + cuit | twice + to cook | Latin | cook cuisine concoct
        bishop | bishop | overseer | Greek | episcopal scope telescope
        bite | bite | to split, to cut with the teeth | Old English | bit bitter beetle bait
        bitter | bitter | biting, sharp | Old English | bite bit bittersweet
        bitterness | bitter -ness | biting, sharp | Old English | bitter bite bittersweet
        blame | blame | to speak ill of | Greek | blaspheme blasphemy
        blanket | blank -et | white | Old French | blank blanch
        blatant | blatant | noisy, bellowing | English | blatantly
        blaze | blaze | torch, flame | Old English | ablaze blazer
        bleak | bleak | pale, white | Old Norse | bleach bleakly
        bleakly | bleak -ly | pale, white | Old Norse | bleak bleach
        blend | blend | to mix | Old Norse | blind
        blind | blind | without sight | Old English | blindfold blindly
        blindness | blind -ness | unable to see | Old English | blindfold blindly
        blithe | blithe | joyful, kind | Old English | blithely bliss
        block | block | log, solid piece | Old French | blockade blockage
        blonde | blonde | yellow-haired | French | blond
        blood | blood | red fluid of the body | Old English | bleed bless bloodshed
        bloodstream | blood + stream | blood + flowing water | Old English | blood bleed bloody stream upstream
        bloom | bloom | flower | Old Norse | blossom bloomer
        blooming | bloom -ing | flower | Old Norse | bloom blossom bloomer
        blunder | blunder | to stumble about blindly | Old Norse | blind
        bluster | bluster | to blow hard | Middle Low German | blustery blusterer
        board | board | plank, table | Old English | aboard keyboard cupboard boardroom
        boast | boast | loud bragging talk | Middle English | boastful
        boatswain | boat + swain | boat + young man, servant | Old English | boat coxswain lifeboat
        bob | bob | to strike lightly, to jerk | Middle English | bobble
        bodybuilder | body + builder | body + one who builds | Old English | body build builder
        bolster | bolster | cushion, pillow | Old English | upholster
        bolt | bolt | arrow, bolt | Old English | thunderbolt unbolt
        bond | bond | something that binds | Old Norse | band bind bundle bend
        bonfire | bon + fire | bone + burning | Middle English | bone fire bony firewood
        book | book | writing tablet, beech wood | Old English | beech notebook bookcase
        booking | book -ing | writing tablet, book (beech wood) | Old English | book booklet beech bookkeeper
        boom | boom | deep hollow sound, by imitation | Middle English | boomer
        bore | bore | to pierce with a tool | Old English | boredom boring
        boredom | bore -dom | to drill, to weary | Old English | bore boring
        born | born | brought forth, carried | Old English | bear birth newborn inborn
        borough | borough | fortified town | Old English | burgh burgher
        borrow | borrow | pledge, security | Old English | borrower
        boss | boss | master | Dutch | bossy
        bother | bother | to confuse, to trouble | English | bothersome
        bottle | bottle | small cask | Late Latin | butt butler bottleneck
        bound | bound | tied, fastened | Old English | bind bond band bundle
        boundary | bound -ary | limit, landmark | Late Latin | bound boundless unbounded
        bounded | bound -ed | limit, boundary | Old French | bound boundary boundless
        bouquet | bouquet | small wood, thicket | French | bush ambush
        brackish | brack -ish | salty | Middle Dutch | brackishness
        brakes | brakes | tool for crushing or curbing | Middle Dutch | break brakeman handbrake
        brand | brand | fire, mark burnt in | Old English | burn brandish brandy firebrand
        brandy | brandy | burnt wine | Dutch | burn brand brandish
        brave | brave | wild, bold | Italian | bravo bravado bravery
        break | break | to shatter, to part by force | Old English | breach breakfast outbreak
        breakdown | break + down | to break + downward | Old English | break outbreak breakable breakage
        breakfast | break + fast | to break + going without food | Old English | break fast
        breakup | break + up | to break + up | Old English | break breakdown outbreak
        breathe | breathe | to send out vapour, breath | Old English | breath breathless
        breeze | breeze | north-east wind | Spanish | breezy
        brick | brick | broken piece | Middle Dutch | break bricklayer
        bridge | bridge | beam, way over water | Old English | drawbridge footbridge
        bridle | bridle | to pull, to move quickly | Old English | braid
        brigadier | brigad -ier | troop, company of soldiers | Italian | brigade brigand
        bright | bright | shining | Old English | brighten brightly
        brilliant | brilli -ant | to shine, to sparkle | Italian | brilliance
        broadcast | broad + cast | wide + to throw | Middle English | broad cast breadth forecast
        broken | broken | to break | Old English | break breakable outbreak breakfast
        bronc | bronc | rough, wild | Spanish | bronco
        bronchial | bronchi -al | windpipe | Greek | bronchitis bronchus bronchiole
        bronchiole | bronchiole | windpipe | Greek | bronchus bronchial bronchitis
        broom | broom | thorny shrub | Old English | bramble broomstick
        bruise | bruise | to crush | Old English | bruiser bruising
        brush | brush | brushwood, bundle of twigs | Old French | brushwood underbrush
        buck | buck | male goat or deer | Old English | buckskin butcher
        buckle | buckle | cheek strap of a helmet | Latin | buckler unbuckle
        budget | budg -et | leather bag | Old French | bulge budgetary
        buffalo | buffalo | wild ox | Greek | buff
        buffer | buff -er | blow, to strike | Old French | buffet rebuff
        bulk | bulk | heap, cargo | Old Norse | bulky bulkiness
        bull | bull | male of cattle | Old Norse | bullock bulldog bullfight
        bullet | bull -et | ball, knob | Latin | bulletin bowling
        bulletin | bulletin | bubble, round seal | Latin | bullet bullion boil ebullient
        bum | bum | loafer, idler | German | bummer
        bumblebee | bumble + bee | to hum + bee | Middle English | bee honeybee beehive
        bundle | bund -le | to bind | Middle Dutch | bind bound band
        bunk | bunk | bench, berth | English | bunker
        burden | burden | load that is borne | Old English | bear burdensome overburden
        bureau | bureau | cloth that covers a desk | French | bureaucrat bureaucracy
        bureaucratic | bureau + cratic | desk, office + rule | French | bureau bureaucrat democratic
        burrow | burrow | stronghold, shelter | Old English | borough bury
        burst | burst | to break suddenly | Old English | outburst
        bush | bush | shrub, thicket | Middle English | ambush bushwhack bushy
        busy | busy | occupied, anxious | Old English | business busybody
        butt | butt | thick end, stump | Middle English | buttock
        butter | butter | cow cheese | Greek | buttery buttercup buttermilk butyric
        """
}
