extension StatedStructure {
    /// Forms and origins are those that etymological dictionaries agree on; the senses are in Glossa's own words.
    static let wordsSToZ = """
        sacrifice | sacri + fice | holy + to make | Latin | sacred consecrate office artifice
        saddle | saddle | seat | Old English | sit seat settle
        sale | sale | selling, handing over for money | Old Norse | sell salesman wholesale resale
        salesman | sales -man | selling | Old English | sale sell saleswoman
        same | same | one and the same | Old Norse | seem selfsame
        sample | sample | something taken out as a pattern | Latin | example exemplify
        satisfaction | satis + faction | enough + to do, to make | Latin | satisfy satiate saturate fact
        satisfactorily | satisfactori -ly | enough + to do | Latin | satisfy satisfaction satiate saturate
        satisfactory | satis + fact -ory | enough + to do | Latin | satisfy satisfaction factory fact
        saturday | satur + day | Saturn + day | Old English | saturn day
        savage | sav -age | forest | Latin | sylvan
        scale | scale | ladder, staircase | Latin | escalate escalator
        scar | scar | hearth, scab of a burn | Greek | eschar
        scare | scare | to frighten | Old Norse | scary scarecrow
        scared | scar -ed | to frighten | Old Norse | scary scarecrow
        scene | scene | tent, stage | Greek | scenery scenario scenic
        schedule | schedule | slip of paper | Latin | reschedule schism
        scientist | scient -ist | to know | Latin | science conscious conscience
        scratch | scratch | to scrape with nails or claws | Middle English | scratchpad scratchy
        screech | screech | to shriek | Old Norse | shriek
        screen | screen | shield against heat | Old French | screenplay sunscreen smokescreen
        screw | screw | nut, hollow cylinder with a thread | Old French | screwdriver corkscrew
        sculpture | sculpt -ure | to carve | Latin | sculptor sculpt
        sea | sea | lake, sea | Old English | seaside seaman
        seat | seat | place to sit | Old Norse | sit set settle
        seated | seat -ed | place to sit | Old Norse | seat sit seating
        see | see | to look, follow with the eyes | Old English | sight seer foresee oversee
        seek | seek | to search, to look for | Old English | beseech ransack sake
        seem | seem | to be fitting | Old Norse | seemly unseemly same
        seemingly | seeming -ly | to befit, to appear | Old Norse | seem seemly unseemly
        sell | sell | to give | Old English | sale
        senate | senate | council of elders | Latin | senior senile
        senior | senior | older | Latin | senate senile sir
        separation | se- par -ation | to make ready | Latin | prepare several
        september | september | seventh month | Latin | septet seven
        serene | serene | clear, cloudless | Latin | serenity serenade
        series | series | row, chain | Latin | insert exert assert desert sermon
        serious | seri -ous | weighty, grave | Latin | seriousness
        set | set | to cause to sit | Old English | sit seat settle saddle
        settle | settle | seat, to place on a seat | Old English | sit set seat saddle
        seven | seven | the number 7 | Old English | seventeen seventy seventh
        seventeen | seven -teen | seven | Old English | seven seventy seventh
        sever | sever | to separate | Latin | separate several
        sewage | sew -age | drain, water channel | Old French | sewer sewerage
        sex | sex | state of being male or female | Latin | sexual sexism
        shade | shade | shadow, shelter from light | Old English | shadow shady shed
        shaft | shaft | spear pole, scraped stick | Old English | shave camshaft crankshaft
        shakespeare | shake + speare | to shake + spear | Middle English | shake spear
        sharp | sharp | cutting, keen-edged | Old English | sharpen sharpener sharpshooter
        sharply | sharp -ly | cutting, keen-edged | Old English | sharpen sharpness sharpshooter
        shear | shear | to cut | Old English | share shard shears short
        shed | shed | to divide, to separate | Old English | watershed sheath
        sheer | sheer | clear, bright, pure | Old English | shine
        sheet | sheet | cloth, covering | Old English | spreadsheet worksheet sheeting
        shelf | shelf | ledge, board on a wall | Old English | shelve bookshelf
        sheriff | sher + iff | shire + officer | Old English | shire reeve
        shine | shine | to give light, to gleam | Old English | sunshine moonshine shiny sheer
        ship | ship | boat | Old English | skipper equip shipyard
        shirt | shirt | short garment | Old English | short skirt shear
        shock | shock | to strike, to jolt | French | aftershock
        shoe | shoe | covering for the foot | Old English | horseshoe shoelace shoemaker
        shop | shop | booth, stall | Old English | shopkeeper workshop bookshop
        shopping | shop -ing | booth, stall | Old English | shop shopper shopkeeper workshop
        short | short | cut off, not long | Old English | shorten shortage shorts shirt skirt
        shorten | short -en | cut off, not long | Old English | short shortage shortly shirt skirt
        shortly | short -ly | cut off, brief | Old English | short shorten shirt skirt
        shove | shove | to push | Old English | shovel shuffle scuffle
        show | show | to look at, to let be seen | Old English | showcase showdown showroom
        shower | shower | fall of rain | Old English | showery showerhead
        shrill | shrill | to sound sharply, by imitation | Middle English | shrilly
        sick | sick | ill, troubled | Old English | sickly sicken seasick
        side | side | flank, long edge of a thing | Old English | aside beside sidewalk inside outside
        sidewalk | side + walk | side + to go on foot | Old English | side walk beside crosswalk
        sight | sight | thing seen | Old English | see insight sightseeing
        silk | silk | cloth from the Far East (the Seres) | Greek | serge sericulture
        silly | silly | blessed, happy | Old English | silliness
        simple | simple | onefold | Latin | single simplify
        sing | sing | to sing | Old English | song
        single | single | one by one | Latin | singular simple singularity
        sip | sip | to drink a little at a time | Middle English | sup
        site | site | place, position | Latin | situation situate
        situation | situ -ation | place, site | Latin | site situate
        six | six | six | Old English | sixteen sixty sixth
        sixth | sixth | after the fifth, from six | Old English | six sixteen sixty
        sixties | sixties | six times ten | Old English | six sixty
        sketch | sketch | rough drawing made offhand | Italian | sketchbook sketchy
        skin | skin | hide, pelt | Old Norse | skinny buckskin sheepskin
        skip | skip | to spring, to leap | Old Norse | skipjack
        skirmisher | skirmish -er | to fence, to fight with the sword | Old French | skirmish scrimmage
        skirt | skirt | shirt, kirtle | Old Norse | shirt short
        slave | slave | Slav, captive Slav | Latin | slavery enslave
        slavery | slav -ery | Slav, captive Slav | Latin | slave enslave slavish
        slice | slice | splinter, thin piece split off | Old French | slit slat
        slight | slight | smooth, slim | Old Norse | slightly
        slip | slip | to glide, slide | Middle English | slippery slipper slipway
        slump | slump | to fall into mire | Norwegian | slumping
        smart | smart | stinging, sharp | Old English | smartly
        smoke | smoke | vapour of burning | Old English | smoky smokescreen smokestack
        smooth | smooth | even | Old English | smoothness
        so | so | thus | Old English | also such
        soar | soar | air, breeze | Latin | aura
        sob | sob | to catch the breath in weeping | Middle English | sobbing
        sober | sober | not drunk | Latin | sobriety inebriate
        soft | soft | agreeable, calm | Old English | soften
        soil | soil | ground, floor | Latin | sole subsoil topsoil
        soiled | soil -ed | to make dirty, wallow like a pig | Old French | soil unsoiled
        solder | solder | to make firm | Latin | solid solidarity soldier
        soldier | sold -ier | gold coin, pay | Latin | solid consolidate solder
        sole | sole | alone | Latin | solo solitary solitude desolate
        solely | sole -ly | alone | Latin | solo solitary solitude desolate
        some | some | a certain one or amount | Old English | somewhat somewhere somehow someone somebody
        someday | some + day | a certain + day | Old English | some somehow daily today
        someone | some + one | a certain + one | Old English | some somebody anyone once
        sometimes | some + times | certain + occasions | Middle English | sometime somehow someday somewhat
        somewhat | some + what | some amount + what | Old English | something somehow somewhere whatever
        somewhere | some -where | a certain one, not named | Old English | somewhat somehow someone sometime
        sophisticated | sophisticat -ed | wise, skilled | Greek | sophist philosophy sophomore sophistication
        sore | sore | painful | Old English | sorry sorely
        sorry | sorr -y | pain, grief | Old English | sore
        sound | sound | noise, that which is heard | Latin | resound consonant sonic unison
        south | south | from the side of the sun | Old English | southern sun
        span | span | distance of the spread hand | Old English | wingspan lifespan
        spanish | span -ish | of Spain | Latin | spaniard spain
        spatial | spat -ial | room, distance | Latin | space spacious
        spectator | spectat -or | to look at, to watch | Latin | spectacle inspect respect aspect suspect
        speech | speech | speaking, talk | Old English | speak speaker spokesman bespeak
        speed | speed | success, haste | Old English | speedy speedboat speedway
        spend | spend | to weigh out, to pay | Latin | expend dispense
        spiral | spir -al | coil, twist | Greek | spirochete
        split | split | to cleave, to tear apart | Middle Dutch | splinter splice splint
        sport | sport | amusement, diversion | Old French | sporty sportsman disport
        sporting | sport -ing | to amuse, to carry away | Old French | sport sporty portable
        spot | spot | speck, small mark | Middle English | spotless spotlight spotty
        spray | spray | to sprinkle | Middle Dutch | sprayer
        spring | spring | to leap, to burst forth | Old English | offspring springboard
        spur | spur | spike on a rider's heel | Old English | spurn spoor
        spy | spy | to watch, look out | Old French | espionage espy
        staff | staff | stick, rod carried as a support or sign of office | Old English | flagstaff distaff stave
        stagger | stagger | to push, to make reel | Old Norse | stake
        staining | stain -ing | to dip, to color | Latin | tint tinge tincture stainless
        stall | stall | standing place, stable | Old English | install forestall stallion
        start | start | to leap up | Old English | startle upstart
        startle | start -le | to leap up, to kick | Old English | start upstart
        stay | stay | to stand | Latin | state station stage stand
        steal | steal | to take secretly | Old English | stealth stealthy stalk
        steep | steep | high, towering | Old English | steeple stoop
        steeple | steeple | high tower | Old English | steep steeplechase steeplejack
        steer | steer | to guide | Old English | stern starboard
        stem | stem | trunk, stalk | Old English | stand stemmed
        step | step | tread, pace | Old English | footstep stepping
        stern | stern | hard, strict | Old English | sternly
        stiffen | stiff -en | rigid, hard to bend | Old English | stiff stiffly stiffness
        stiffly | stiff -ly | rigid, hard to bend | Old English | stiff stiffen
        still | still | motionless | Old English | stillness stall
        stir | stir | to move, to disturb | Old English | bestir storm
        stock | stock | tree trunk, stump | Old English | livestock stockpile stockholder
        stockholder | stock + holder | trunk; store, capital + one who holds | Old English | stock hold shareholder
        stop | stop | to plug, close up | Old English | stopper stopgap stopover nonstop
        store | store | to set up, to stock | Latin | restore
        storm | storm | tempest | Old English | stormy stir
        story | story | account, inquiry | Greek | history historic
        straighten | straight -en | stretched, not bent | Middle English | straight stretch straightforward
        strategy | strat + eg -y | army + to lead | Greek | strategic stratagem agent
        straw | straw | that which is strewn | Old English | strew strawberry
        stream | stream | to flow | Old English | streamline upstream mainstream
        strength | streng -th | strong | Old English | strong strengthen stronghold
        stress | stress | drawn tight | Latin | distress strict strain constrict stressful
        stretch | stretch | to extend, spread out | Old English | straight outstretched stretcher
        strike | strike | to stroke, to rub | Old English | stroke streak
        striking | strik -ing | to stroke, to hit | Old English | strike stroke streak
        strip | strip | strap, narrow band | Middle Low German | stripe stripy
        stroke | stroke | to rub, to touch lightly | Old English | strike backstroke sunstroke
        strong | strong | powerful, severe | Old English | strength strengthen string
        stuff | stuff | material, furnishing | Old French | stuffy foodstuff
        stump | stump | cut-off piece | Middle English | stumpy
        style | style | pointed writing tool | Latin | stylus stylish stylistic
        subjective | sub- ject -ive | to throw | Latin | object reject
        sublime | sublime | lofty, raised high | Latin | sublimation sublimity
        subtle | sub- tle | web, woven cloth | Latin | subtlety textile text tissue
        such | such | so formed, like that | Old English | so which each
        sue | sue | to follow | Latin | pursue suit
        suitcase | suit + case | set of clothes + box | French | suit case bookcase briefcase
        summarize | summar -ize | the whole, the highest | Latin | sum summary
        summer | summer | warm half of the year | Old English | midsummer
        sunday | sun + day | sun + day | Old English | sun day monday weekday
        sunlight | sun + light | sun + brightness | Old English | sun sunny sunshine light lighten
        supervise | super- vise | to see | Latin | vision revise visit
        supper | supper | to dine on bread soaked in broth | Old French | soup sup
        supply | sup- ply | to fill | Latin | complete plenty supplement implement
        support | sup- port | to carry | Latin | report transport import export
        sure | sure | free from care | Latin | secure assure ensure
        surgeon | surgeon | hand + work | Greek | surgery surgical
        surrender | sur- render | to give back | Old French | render rendition
        surround | surround | to overflow, to cover with waves | Latin | abound redundant inundate undulate
        survey | sur- vey | to see | Latin | supervise view vision purvey
        suspect | sus- pect | to look | Latin | respect inspect spectator
        suspicion | sus- pic -ion | to look | Latin | suspect conspicuous
        swallow | swallow | to gulp down | Old English | swallower
        swear | swear | to take an oath | Old English | answer forswear
        sweat | sweat | moisture from the skin | Old English | sweatshirt sweatband
        sweet | sweet | pleasing to the taste, pleasant | Old English | sweeten sweetheart bittersweet
        swing | swing | to beat, to rush | Old English | upswing
        switch | switch | slender whip, twig | Dutch | switchboard switchblade
        syllable | syl- lable | to take, grasp | Greek | syllabic epilepsy dilemma lemma
        symptom | sym- ptom | fall, what befalls | Greek | symptomatic asymptote
        synthetic | syn- thet -ic | to put | Greek | synthesis thesis theme hypothesis parenthesis
        take | take | to grasp, lay hold of | Old Norse | intake undertake mistake partake retake
        tale | tale | telling, account | Old English | tell teller talk foretell
        talk | talk | to speak, to tell | Middle English | tale tell
        tangled | tangl -ed | to twist together | Middle English | tangle entangle untangle
        tap | tap | plug, peg of a cask | Old English | taproom taproot tampon
        tape | tape | strip of cloth | Old English | videotape audiotape tapeworm
        target | targ -et | light shield | French | targe
        tattered | tatter -ed | rag | Old Norse | tatter
        tax | tax | to assess, to value | Latin | task taxi
        taxi | taxi | charge, to rate | Latin | tax task taximeter taxicab
        teach | teach | to show, to point out | Old English | token
        tear | tear | to rip, to pull apart | Old English | tearaway
        technician | techn + ic -ian | art, skill + relating to | Greek | technical technique technology
        technological | techno + logical | art, skill + study | Greek | technology technique technical logical
        technology | techn -ology | art, skill | Greek | technique technical technician
        temper | temper | to mix in due measure | Latin | temperature temperate temperament tamper
        tender | tender | soft, delicate | Latin | tenderness
        tentative | tent -ative | to feel, to try | Latin | tempt attempt temptation
        terrified | terr + if -ed | to frighten + to make | Latin | terror terrible terrify
        terror | terr -or | to frighten | Latin | terrible deter
        test | test | earthen pot for trying metals | Latin | tester
        texas | texas | friends, allies | Spanish | texan
        then | then | at that time | Old English | than
        therapy | therap -y | to attend, to heal | Greek | therapist therapeutic physiotherapy
        there | there | in that place | Old English | that therefore thereby
        thereafter | there + after | that place + later than | Old English | therefore hereafter afterward
        therefore | there + fore | there, that + for | Old English | wherefore there thereby
        thief | thief | one who steals | Old English | theft thieve
        thigh | thigh | thick, swollen part of the leg | Old English | thumb thighbone
        thin | thin | stretched out | Old English | thinness
        thoroughly | thorough -ly | through, from end to end | Old English | through thoroughfare throughout
        thousand | thousand | swollen, great hundred | Old English | hundred thousandth thousandfold
        thread | thread | twisted yarn | Old English | throw threadbare
        threat | threat | crowd, pressure | Old English | threaten intrude thrust
        three | three | three | Old English | third thirty thirteen threefold
        threshold | threshold | board to tread on | Old English | thresh thrash
        throttle | thrott -le | throat | Old English | throat throaty
        through | through | from one side to the other | Old English | thorough throughout thrill nostril
        thunder | thunder | thunder | Old English | thursday
        thursday | thurs + day | Thor, god of thunder + day | Old English | day thunder
        thus | thus | in this way | Old English | this that then
        thyroid | thyr -oid | oblong shield | Greek | parathyroid hypothyroidism
        thyroxine | thyroxine | shield-shaped (gland) | Greek | thyroid
        tie | tie | to bind, to pull together | Old English | untie necktie tow
        tighten | tight -en | close, dense | Old Norse | tight tightrope airtight
        tilt | tilt | unsteady | Old English | tilted
        time | time | stretch of time | Old English | tide lifetime daytime
        tip | tip | pointed end | Middle English | tiptoe
        tire | tire | dressing, covering of the wheel | Middle English | attire
        today | to + day | on + day | Old English | day tonight tomorrow
        tomorrow | to + morrow | at, on + morning | Old English | morning morrow today tonight
        ton | ton | cask, tun | Old English | tun tonne
        tonight | to + night | at, on + night | Old English | night today tomorrow midnight
        too | too | to; in addition to | Old English | to together into
        tooth | tooth | biting bone of the mouth | Old English | toothbrush toothpaste toothache teethe
        top | top | highest part, summit | Old English | topmost topple treetop
        toss | toss | to fling, to shake about | Middle English | tosspot
        tour | tour | to turn round | Latin | turn tourist tournament contour detour
        tower | tower | high building | Latin | turret
        town | town | fenced place | Old English | township downtown townsman
        track | track | trace, trail | Old French | backtrack racetrack sidetrack soundtrack
        traffic | traffic | trade, carrying of goods | Italian | trafficker
        tragedy | trag + od -y | goat + song | Greek | ode comedy
        train | train | to draw, to drag | Latin | trail trace tractor attract
        trained | train -ed | to draw, to pull along | Latin | train trainer trace tract attract
        tramp | tramp | to stamp, to tread heavily | Low German | trample trampoline
        translate | trans- late | carried | Latin | relate collate
        transparent | trans- par -ent | to appear | Latin | appear apparition
        transport | trans- port | to carry | Latin | porter export import portable
        transportation | trans- port -ation | to carry | Latin | transport report import export portable
        trap | trap | snare | Old English | entrap trapdoor
        travel | travel | to toil | Old French | travail
        tray | tray | wooden board or vessel | Old English | tree trough ashtray
        treasure | treasure | store of things laid up | Greek | thesaurus treasury treasurer
        treasury | treasur -y | store, hoard | Greek | treasure thesaurus
        tree | tree | tree, wood | Old English | treetop trough tar
        tremble | tremble | to shake | Latin | tremendous tremor tremulous
        trial | tri -al | to sift, to test | Old French | try retry untried
        trim | trim | to make firm, to make ready | Old English | trimming
        trip | trip | to step lightly, to skip | Old French | tramp
        triple | tri- ple | to fold | Latin | treble triplet double multiple
        trophy | trophy | turning of the enemy, defeat | Greek | tropic
        trot | trot | to tread, to run | Old French | tread
        truly | tru -ly | faithful, trusty | Old English | true truth trust truce
        truth | tru -th | faithful, loyal | Old English | true trust troth betroth
        try | try | to sift, pick out | Old French | trial tryout
        tub | tub | open vessel | Middle English | bathtub
        tube | tube | pipe | Latin | tuba tubular
        tuck | tuck | to pull, to gather up | Middle English | tug tow
        tuesday | tues + day | Tiw, the war god + day | Old English | day weekday
        tv | tv | television, far sight | English | television
        twelve | twelve | two left over (after ten) | Old English | two twelfth twenty eleven
        twice | twice | two times | Old English | two twin twelve twenty between
        two | two | the number 2 | Old English | twice twin between
        ultimate | ultim -ate | last, farthest | Latin | ultimatum ulterior penultimate
        ultimately | ultimate -ly | last, farthest | Latin | ultimate ultimatum penultimate ultra
        unadjusted | un- adjust -ed | near, beside | Latin | adjust joust juxtapose
        unconscious | un- conscious | knowing, aware | Latin | conscious conscience science
        undergo | under- go | to go, to walk | Old English | go forgo ongoing
        underground | under- ground | bottom, earth | Old English | ground background playground groundwork
        undermine | under- mine | to dig, tunnel | Old French | mine miner mineral
        understand | under + stand | between, among + to stand | Old English | stand withstand misunderstand
        underway | under + way | among, on + road | Dutch | way away highway
        uneasy | un- eas -y | comfort, rest | Old French | ease easy disease
        unify | uni -fy | one | Latin | unit union unite unique
        union | un -ion | one | Latin | unite unit unique
        unit | unit | one | Latin | unite union unique
        unknown | un- known | learned, understood | Old English | know knowledge unknowable
        up | up | to a higher place | Old English | upper upward upon upset above
        uphold | up- hold | to keep, to hold | Old English | hold withhold behold holder
        upward | up -ward | up, to a higher place | Old English | up upper toward forward
        urge | urge | to press, to drive | Latin | urgent urgency
        usage | us -age | to use | Latin | use usual useful abuse
        utilize | util -ize | useful | Latin | use utility utensil useful
        utopia | u + topia | not + place | Greek | topic dystopia topology utopian
        utopian | utop -ian | no place | Greek | utopia dystopia topic
        utter | utter | out | Old English | out outer utmost
        variety | varie -ty | changing, diverse | Latin | various vary variable
        vase | vase | vessel | Latin | vessel vascular
        vehicle | vehicle | to carry | Latin | vector vehicular
        veil | veil | sail, cloth covering | Latin | unveil reveal revelation
        velocity | veloc -ity | swift | Latin | velodrome velociraptor
        venture | vent -ure | to come | Latin | adventure advent event convene
        vertical | vertic -al | highest point, turning point | Latin | vertex vertigo convert
        very | very | true | Latin | verify verdict verity veracity
        veteran | veter -an | old | Latin | inveterate veterinary
        vicious | vic -ious | fault | Latin | vice
        victim | victim | animal for sacrifice | Latin | victimize
        victory | victor -y | conqueror | Latin | victor convince evict
        viewpoint | view + point | to see + prick, dot | Latin | view point review standpoint
        vine | vine | wine, vineyard | Latin | wine vinegar vineyard vintage
        virginia | virginia | virgin (the Virgin Queen) | Latin | virgin virginity
        viscosity | viscos -ity | sticky, like birdlime | Latin | viscous viscid
        voltage | volt -age | Volta, maker of the battery | Italian | volt voltmeter voltaic
        volunteer | volunt -eer | will | Latin | voluntary volition benevolent
        wagon | wagon | vehicle, cart | Dutch | way weigh bandwagon
        wait | wait | to watch, to guard | Old French | await waiter wake watch
        wake | wake | to be awake | Old English | awake watch wait wakeful
        walk | walk | to roll about, to move around | Old English | sidewalk walkway walkout
        wall | wall | rampart, palisade | Latin | interval wallpaper
        want | want | to lack | Old Norse | wane wanton
        war | war | strife, confusion | Old French | warfare warlike guerrilla worse
        warfare | war + fare | war + journey, going | Middle English | war warrior fare welfare
        warm | warm | fairly hot | Old English | warmth lukewarm
        warn | warn | to take heed, to make wary | Old English | forewarn garnish
        warrant | warrant | protection, surety | Old French | warranty guarantee guaranty
        wash | wash | to clean with water | Old English | washbasin washroom whitewash
        washing | wash -ing | to clean with water | Old English | washer washbasin water
        watercolor | water + color | water + hue | English | water color
        wavelength | wave + length | moving ridge of water + long measure | Old English | wave length
        wax | wax | stuff that bees make | Old English | beeswax earwax waxwork
        way | way | road, path | Old English | away always wayside highway
        weak | weak | yielding, soft | Old Norse | weakness
        weaken | weak -en | soft, yielding | Old Norse | weak weakness weakling
        weapon | weapon | fighting tool | Old English | weaponry
        wear | wear | to clothe, to put on | Old English | underwear footwear
        weary | weary | tired | Old English | wearily wearisome
        weather | weather | air, wind, storm | Old English | wither weatherproof
        wednesday | wednes + day | the god Woden + day | Old English | day weekday
        week | week | turn, change | Old English | weekly
        weekend | week + end | seven days + last part | Old English | week end midweek weekday
        weight | weight | heaviness; how much a thing weighs | Old English | weigh overweight weightless
        weird | weird | fate, what comes to be | Old English | weirdo weirdly
        welcome | wel + come | pleasure, will + to come | Old English | will come
        well | well | in a good way | Old English | welfare wealth
        west | west | where the sun goes down | Old English | western westward
        western | west -ern | where the sun goes down | Old English | west westward westerly
        wet | wet | moist, watery | Old English | water wetland
        wheel | wheel | that which turns round | Old English | wheelchair wheelbarrow cartwheel
        while | while | stretch of time | Old English | awhile meanwhile whilst worthwhile
        whip | whip | to swing, to move quickly | Middle Dutch | whiplash whippet wipe
        whole | whole | unhurt, entire | Old English | heal health wholesome
        wholly | whol -ly | entire, unhurt | Old English | whole heal health wholesome
        wide | wide | spread out, broad | Old English | width widen widespread
        widen | wid -en | broad | Old English | wide width widespread
        widespread | wide + spread | broad + to stretch out | Old English | wide spread width
        wild | wild | untamed, in its natural state | Old English | wilderness bewilder wildlife
        will | will | to want | Old English | willing willful
        wind | wind | moving air | Old English | window windmill windshield
        winter | winter | cold, wet season | Old English | wintry midwinter
        wire | wire | metal drawn into a thread | Old English | wiry wireless
        wisdom | wis -dom | wise, knowing | Old English | wise wizard wit
        wish | wish | to desire | Old English | wishful
        wit | wit | knowledge, understanding | Old English | wise wisdom witness unwitting
        withhold | with- hold | to keep, to hold | Old English | hold uphold behold holder
        witness | wit -ness | knowledge | Old English | wit witty wise unwitting
        woman | wo -man | wife, female | Old English | wife midwife housewife
        wonder | wonder | marvel, astonishment | Old English | wonderful wondrous wonderland
        wonderful | wonder -ful | marvel, astonishing thing | Old English | wonder wondrous
        woods | woods | trees, forest | Old English | wood wooden woodland
        word | word | thing said, speech | Old English | wordy password wordless
        workbench | work + bench | labour + long seat or table | Old English | work bench workshop bank
        workshop | work + shop | work + booth | Old English | work shop
        worried | worri -ed | to strangle | Old English | worry worrisome
        worry | worry | to strangle | Old English | worrisome worrier
        worship | wor -ship | worth, honour | Old English | worth worthy
        worth | worth | value, price | Old English | worthwhile worthless worthy
        wound | wound | injury | Old English | wounded
        wrath | wrath | angry, twisted | Old English | wrathful writhe wreath
        wrench | wrench | to twist, to turn | Old English | wring wrong
        wrinkle | wrinkle | to wind, to crease | Old English | wrench
        wrist | wrist | turning joint | Old English | writhe wrest wristband wristwatch
        write | write | to scratch, to write | Old English | writer typewriter
        written | written | to scratch, to write | Old English | write writer
        yankee | yankee | Johnny, little Jan (nickname) | Dutch | yank
        yard | yard | enclosure | Old English | garden orchard courtyard backyard
        year | year | round of the seasons | Old English | yearling yearbook yearlong
        yell | yell | to cry out, to sound loudly | Old English | nightingale
        yellow | yellow | bright, of the colour of gold | Old English | yolk gold
        yes | yes | so be it | Old English | yea
        yield | yield | to pay | Old English | guild
        young | young | young | Old English | youth
        youth | you -th | young | Old English | young youngster youthful
        zero | zero | empty | Arabic | cipher decipher
        """
}
