extension StatedStructure {
    /// The forms and origins are those on which etymological dictionaries agree; the wording of the senses is Glossa's
    /// own.
    static let wordsEToH = """
        ear | ear | organ of hearing | Old English | earring eardrum
        earliest | earli -est | before, soon | Old English | early ere erst
        early | ear -ly | before, soon | Old English | erstwhile
        earn | earn | to gain by labor (harvest work) | Old English | earnings
        earnings | earnings | to labour for, to harvest | Old English | earn
        earth | earth | ground, soil | Old English | earthen unearth
        earthquake | earth + quake | ground + to shake | Old English | earth quake earthly
        ease | ease | comfort, elbow room | Old French | easy disease unease
        easel | easel | donkey | Dutch | ass
        easter | easter | spring feast, dawn goddess | Old English | east eastern
        echo | echo | sound | Greek | catechism echolocation
        eclipse | ec- lipse | to leave, to fail | Greek | ellipse ellipsis ecliptic
        ecliptic | ec- lipt -ic | to leave, to fail to appear | Greek | eclipse ellipsis
        economic | econom -ic | household management | Greek | economy economist ecology
        economics | econom -ics | household management | Greek | economy economist ecology ecosystem
        economy | eco + nomy | house + to manage | Greek | economic ecology autonomy astronomy
        edition | e- dit -ion | to give | Latin | edit editor tradition date donate
        eggs | eggs | egg | Old Norse | eggshell eggplant
        ego | ego | I | Latin | egoist egotism egocentric
        egotist | ego -ist | I, self | Latin | ego egoism egocentric egotism
        eight | eight | the number eight | Old English | eighteen eighty eighth
        eighteen | eigh -teen | eight | Old English | eight eighty eighth
        eighteenth | eighteenth | eight and ten, in order | Old English | eight ten eighteen eighty
        eighty | eigh + ty | eight + tens | Old English | eight eighteen eighth
        ejaculate | e- jacul -ate | to throw, dart | Latin | eject project reject inject
        elbow | el + bow | forearm + bend | Old English | ell bow
        elder | eld -er | old | Old English | old eldest elderly
        electrical | electr -ical | amber | Greek | electric electron electronic
        electrode | electr + ode | amber, electricity + way | Greek | electric anode cathode method episode
        element | element | first principle, basic part | Latin | elementary elemental
        elemental | element -al | first principle, basic part | Latin | element elementary
        eleven | eleven | one left (over ten) | Old English | one leave twelve
        eligible | e- lig -ible | to choose, to pick | Latin | elect select elite election elegant
        elite | e- lite | to choose, to gather | Latin | elect select collect
        ellipsoid | ellips -oid | oval, a falling short | Greek | ellipse ellipsis elliptical
        else | else | other | Old English | elsewhere
        elution | e- lut -ion | to wash | Latin | elute dilute ablution
        embankment | em- bank -ment | ridge, slope | Old Norse | bank riverbank snowbank bench
        embarrassing | embarrass -ing | to block, to hamper | French | embarrassment disembarrass
        embarrassment | embarrass -ment | to block, to hinder | French | embarrass embarrassing
        emblematic | emblemat -ic | inlaid work, something put in | Greek | emblem problem symbol
        embody | em- body | body | Old English | body bodily bodyguard
        emphasis | em- phasis | to show, to appear | Greek | emphatic phase phenomenon fantasy
        emphasize | em- phas -ize | to show | Greek | emphasis phase phenomenon fantasy
        empirical | empir -ical | trial, experience | Greek | empiricism pirate
        empirically | em- piric -ally | trial, experience | Greek | empirical empiricism pirate
        empty | empt -y | leisure, being unoccupied | Old English | emptiness
        enact | en- act | to do, to drive | Latin | act action react agent
        encounter | en- counter | against | Latin | counter contrary contrast country
        encroachment | en- croach -ment | hook | Old French | encroach crochet crook croquet
        end | end | end, border | Old English | endless weekend ending unending
        endanger | en- danger | lordship, power to harm | Old French | danger dangerous dungeon dominion
        endeavor | en- deavor | duty, to owe | French | endeavour duty due debt
        endorse | en- dorse | back | Latin | dorsal dossier
        endow | en- dow | to give a dowry | Latin | dowry endowment
        enemy | en + emy | not + friend, loving | Latin | amiable amicable amorous inimical enmity
        energetic | en- erget -ic | work | Greek | energy allergy synergy ergonomic surgeon
        energy | en- erg -y | work | Greek | allergy synergy ergonomic
        engender | en- gender | birth, kind; to bring forth | Latin | gender genre generate general genius
        england | eng + land | the Angles + land | Old English | english
        english | engl -ish | the Angles, a people from the Continent | Old English | anglicize
        engulf | en- gulf | bay, deep hollow | Greek | gulf
        enhance | en- hance | high, to raise | Latin | haughty altitude exalt
        enlightened | en- lighten -ed | light, brightness | Old English | light lighten lightning enlightenment
        enlist | en- list | strip, row of names | Old French | listing
        enrich | en- rich | wealthy, powerful | Old French | rich riches enrichment
        enrol | en- rol | roll, list | French | enroll roll role control
        ensure | en- sure | free from care, safe | Latin | sure assure insure secure
        enter | enter | within, into | Latin | entrance internal
        entertain | enter + tain | among + to hold | Latin | maintain contain retain sustain tenant
        entertainment | entertain -ment | to hold between | French | entertainer maintain contain retain
        enthusiastic | enthusiast -ic | inspired by a god | Greek | enthusiast theology atheist theism
        entrance | entr -ance | to go in | Latin | enter entry interior
        entrepreneur | entre + preneur | between + to take | French | enterprise surprise prison comprehend
        envelop | en- velop | to wrap | Old French | envelope develop
        envelope | en- velope | to wrap | Old French | develop
        environment | en- viron -ment | round about | French | environs
        envision | en- vision | to see | Latin | vision visible visual visit video
        envy | en- vy | to see | Latin | vision evident view
        enzyme | en- zyme | leaven, yeast | Greek | enzymatic
        epiphysis | epi- phy -sis | to grow | Greek | physics physical physician
        episode | epi- sode | coming in | Greek | exodus method period
        epithet | epi- thet | to put, to place | Greek | thesis theme hypothesis synthesis antithesis
        epoch | ep- och | to hold | Greek | epochal scheme hectic
        equilibrium | equi- libri -um | scales, balance | Latin | level equal deliberate
        erudite | e- rudite | rough, unpolished | Latin | erudition rude rudiment
        escalation | escal -ation | ladder, to climb | Latin | escalator scale
        escape | escape | out of one's cloak | Latin | cape cap
        escort | escort | to guide, set straight | Italian | correct
        especially | especi -ally | kind, appearance | Latin | special species specific
        espouse | espouse | to promise, to betroth | Latin | spouse sponsor respond
        essential | essent -ial | being | Latin | essence present absent interest
        establish | establ -ish | firm, steady | Latin | stable stability
        estate | estate | standing, condition | Latin | state status station stand
        esthetic | esthet -ic | to perceive, to feel | Greek | aesthetic anesthetic anesthesia
        eternal | etern -al | age, everlasting | Latin | eternity medieval longevity primeval
        eternity | etern -ity | lasting for ages | Latin | longevity medieval primeval
        ethical | eth -ical | custom, character | Greek | ethics ethic ethos
        europe | europe | mainland of Greece, later the continent | Greek | european
        evaluate | e- valu -ate | to be worth, strong | Latin | value valid prevail equivalent
        evaluation | e- valu -ation | strong, worth | Latin | value evaluate valid equivalent prevail
        even | even | level, flat, equal | Old English | evenly uneven
        evening | even -ing | eve, close of the day | Old English | eve
        ever | ever | always, at any time | Old English | never every forever everlasting
        every | ever + y | ever, always + each | Old English | ever each everything everyone
        everyday | every + day | each + day | Old English | every day daily
        ex | ex | out of, former | Latin | exit extra exterior external
        exaggerate | ex- agger -ate | to heap up | Latin | gesture suggest digest register
        examination | ex- amin -ation | to weigh, to drive | Latin | examine exam exact
        examine | ex- amine | weighing, testing | Latin | exact examination essay agent
        exasperation | ex- asper -ation | rough | Latin | exasperate asperity
        exchange | ex- change | to barter | Latin | change interchange
        excitatory | ex- citat -ory | to set in motion, to rouse | Latin | excite cite incite recite
        exemplify | exempl -ify | pattern, sample | Latin | example sample exemplary
        exercise | ex- ercise | to shut in, to keep at work | Latin | coerce
        exert | ex- ert | to join, to put in a row | Latin | insert series assert
        exertion | ex- ert -ion | to join, to put | Latin | exert insert desert series
        exist | ex- ist | to stand | Latin | persist insist consist
        expand | ex- pand | to spread | Latin | expanse
        expanse | ex- panse | to spread | Latin | expand expansion expansive
        expansion | ex- pans -ion | to spread | Latin | expanse
        expect | ex- pect | to look | Latin | inspect respect spectator
        experiential | ex- perient -ial | to try | Latin | experience experiment expert
        expire | ex- pire | to breathe | Latin | spirit inspire conspire respiration
        exploitation | ex- ploit -ation | to fold | Latin | exploit explicit implicit complicate
        export | ex- port | to carry | Latin | import transport portable porter report
        extent | ex- tent | to stretch | Latin | extend extensive tend tension attend
        exterior | exterior | outer | Latin | external extra extreme
        extrapolate | extra- pol -ate | to polish | Latin | interpolate polish polite
        extrapolation | extra- pol -ation | to polish (modelled on interpolation) | Latin | extrapolate interpolate polish
        exuberant | ex- uber -ant | fertile, rich | Latin | exuberance exuberantly
        exultant | ex- ult -ant | to leap | Latin | exult result insult assault
        eyebrow | eye + brow | organ of sight + ridge above the eyes | Old English | eye brow eyelid eyesight browbeat
        eyelid | eye + lid | organ of sight + cover | Old English | eye lid eyebrow eyesight
        eyes | eyes | organ of sight | Old English | eyelid eyebrow eyesight daisy window
        fabric | fabr -ic | craftsman | Latin | fabricate forge
        facet | fac -et | face | Latin | face facade facial surface
        facilitate | facilit -ate | easy | Latin | facility facile difficult faculty
        facility | facil -ity | easy to do | Latin | facile difficult faculty fact facilitate
        faculty | facul -ty | easy, able to be done | Latin | facile fact facility difficult
        fade | fade | pale, weak, tasteless | Old French | fadeout unfading
        fair | fair | beautiful, pleasant | Old English | unfair fairly
        fairly | fair -ly | beautiful, pleasing | Old English | unfair fairness
        fall | fall | to drop down | Old English | fell befall downfall waterfall
        fan | fan | basket for winnowing grain | Latin | fanlight
        fancy | fancy | to show, image in the mind | Greek | fantasy fantastic phantom phenomenon
        fantasy | fantasy | appearance, image in the mind | Greek | fancy phantom phenomenon phase
        far | far | at a great distance | Old English | further afar faraway farthest
        faraway | far + away | distant + off | Old English | far afar further away
        farewell | fare + well | to go, to travel + well | Old English | fare welfare well wayfarer
        fascinate | fascin -ate | spell, witchcraft | Latin | fascination
        fascinating | fascinat -ing | to bewitch | Latin | fascinate fascination
        fast | fast | firm, fixed; later vigorous, quick | Old English | fasten steadfast breakfast
        fathom | fathom | outstretched arms, embrace | Old English | fathomless unfathomable
        fatigue | fatigue | to tire out | Latin | indefatigable
        favorite | favorite | favored, goodwill | Latin | favor favorable
        fear | fear | sudden danger | Old English | fearful fearless fearsome
        feasible | feas -ible | to do, to make | Latin | feat fact defeat feasibility
        feast | feast | festival, joyful | Latin | festival festive fete
        feather | feather | plume, wing | Old English | pen featherweight
        february | february | feast of purification | Latin | feb
        feel | feel | to touch, to perceive | Old English | heartfelt unfeeling
        feeling | feel -ing | to touch, to perceive | Old English | feel feeler unfeeling
        fell | fell | to make fall | Old English | fall fallen downfall befall
        fella | fella | partner | Old Norse | fellow fellowship
        fellowship | fellow -ship | partner, one who lays down money with another | Old Norse | fellow fee lay
        fence | fence | to strike, to ward off | Latin | defend defence offend fender
        fete | fete | feast | Latin | feast festival festive
        fever | fever | heat of the body | Latin | feverish febrile
        fiber | fiber | thread | Latin | fibrous fiberglass
        fibrosis | fibro -sis | thread | Latin | fiber fibrous
        fiend | fiend | enemy, one who hates | Old English | fiendish fiendishly
        fiery | fier -y | fire | Old English | fire fireman firework firefly
        fifteen | fif -teen | five | Old English | five fifty fifth
        fifteenth | fifteenth | five and ten, in order | Old English | five fifteen fifty fifth
        fifty | fif -ty | five | Old English | five fifth fifteen
        fig | fig | fig fruit, fig tree | Latin | ficus
        filter | filter | felt used for straining | Latin | felt filtrate infiltrate
        finale | finale | end | Latin | final finish finite infinite
        find | find | to come upon | Old English | findings foundling
        fingerprint | finger + print | finger + mark made by pressing | English | finger print printer footprint
        finite | finite | end, limit | Latin | infinite final define finish
        firearm | fire + arm | fire + weapon | Middle English | fire fiery army armor armament
        firecracker | fire + cracker | fire + to burst with a noise | Old English | fire crack cracker fiery
        fireplace | fire + place | fire + spot | Old English | fiery firewood firework workplace placement
        firing | fir -ing | flame; to set fire to, to shoot | Old English | fire firearm fireplace fiery
        fit | fit | suitable | Middle English | outfit fitness
        flair | flair | to smell, to scent | Latin | fragrant fragrance
        flank | flank | hip, side of the body | Old French | outflank flange link
        flask | flask | bottle | Late Latin | flagon fiasco
        flat | flat | level, even | Old Norse | flatter flatten
        flavor | flavor | smell, scent | Old French | flavorful
        flinch | flinch | to bend, to turn aside | Old French | flank link
        floc | floc | tuft of wool | Latin | flocculent flocculate
        florida | florida | flowery | Spanish | florid floral flower flora
        flour | flour | flower, finest part | Old French | flower flourish floral
        flow | flow | to stream, to run as water | Old English | flood overflow inflow
        flower | flower | blossom | Latin | flour floral florist flourish
        fluorescence | fluoresc -ence | to flow; fluorspar, a glowing mineral | Latin | fluorine fluoride fluid fluent
        flushed | flush -ed | to rush out suddenly, as water or blood | Middle English | flush flushing
        flutter | flutt -er | to float, to be tossed | Old English | float fleet
        focal | foc -al | hearth, fireplace | Latin | focus fuel foyer curfew
        foil | foil | leaf | Latin | foliage folio portfolio
        fold | fold | to bend over, to lay together | Old English | manifold twofold billfold
        folklore | folk + lore | people + learning | Old English | folk lore learn
        follow | follow | to go after | Old English | follower following
        following | follow -ing | to go after | Old English | follow follower
        folly | foll -y | fool | Old French | fool foolish foolhardy
        fool | fool | bellows; windbag, empty-headed person | Latin | folly foolish foolproof foolhardy
        foot | foot | end of the leg one stands on | Old English | football footstep barefoot footprint
        footstep | foot + step | foot + pace | Old English | foot step footprint footpath
        forbid | for- bid | to command | Old English | bid forbidden unbidden
        forbidden | for- bidden | to command | Old English | bid bidding forbid
        forego | fore- go | to go | Old English | go undergo ago foregone
        foreign | foreign | outside, out of doors | Latin | forest forfeit foreclose forum
        foreigner | foreign -er | out of doors, outside | Latin | foreign forest
        foremost | foremost | first, in front | Old English | fore former before forehead
        forest | forest | outside | Latin | foreign forestry
        forfeit | forfeit | to do outside the law | Latin | forfeiture counterfeit surfeit feat foreign
        forge | forge | workshop of a smith | Latin | fabric fabricate forgery
        forget | for- get | to take hold of, to grasp | Old English | get beget
        forgive | for- give | to give | Old English | give gift
        fork | fork | pitchfork | Latin | bifurcate pitchfork forklift
        forlorn | for- lorn | lost | Old English | lose lost loss lovelorn
        former | former | earlier, first | Middle English | foremost first before fore
        formerly | former -ly | first, earlier | Old English | former foremost before
        formidable | formid -able | fear, terror | Latin | formidably
        formulate | formul -ate | small form, rule | Latin | form formula formal
        forth | forth | forward, onward | Old English | further fore forward henceforth before
        fortress | fortress | strong | Latin | fort fortify force effort comfort
        forty | for + ty | four + tens | Old English | four fourteen
        forward | for -ward | before | Old English | before fore foremost
        foul | foul | rotten, dirty | Old English | filth filthy defile
        fourth | four -th | the number 4 | Old English | four forty fortnight
        fragmentary | fragment -ary | broken piece; to break | Latin | fragment fragile fraction fracture
        frail | frail | easily broken | Latin | fragile fragment fracture fraction
        france | france | land of the Franks | Latin | french frank franchise
        frantic | frant -ic | mind, madness | Greek | frenzy frenetic schizophrenia
        freehand | free + hand | not bound + hand | Old English | free hand freedom handy
        freeway | free + way | not bound + road, path | Old English | free freedom way highway
        freeze | freeze | to turn to ice | Old English | frozen frost freezer defrost
        freight | freight | cargo, hire of a ship | Middle Dutch | fraught freighter
        french | french | of the Franks, a Germanic people | Old English | frank franchise
        frenchman | french -man | of the Franks, of France | Old English | french frank frankly
        frenzy | frenzy | mind, madness | Greek | frantic frenetic schizophrenia
        fresh | fresh | new, not salted | Old English | refresh fresco frisk freshman
        friday | fri + day | goddess Frigg + day | Old English | free day
        friend | friend | one who loves | Old English | free befriend friendship
        frigid | frig -id | cold | Latin | frigidity refrigerate refrigerator
        fringed | fring -ed | border of threads | Latin | fringe
        frivolous | frivol -ous | silly, trifling | Latin | frivolity
        frontier | frontier | forehead, front | Latin | front confront frontal affront
        frozen | frozen | turned to ice | Old English | freeze freezer frost
        frustrate | frustr -ate | in vain, in error | Latin | frustration frustrating
        frustrated | frustrat -ed | in vain | Latin | frustrate frustration
        frustration | frustr -ation | in vain | Latin | frustrate frustrating
        fuel | fuel | hearth, fire | Latin | focus foyer curfew
        fulfil | ful + fil | full + to fill | Old English | full fill fulfillment
        fulfill | ful + fill | full + to fill | Old English | full fill
        fullback | full + back | whole, complete + rear | Old English | back full fullness backing backward
        fun | fun | trick, to fool | Middle English | fond funfair
        fundamental | fundament -al | base, groundwork | Latin | foundation fund founder profound
        funeral | funeral | burial rites | Latin | funereal funerary
        fur | fur | sheath, lining | Old French | furry furrier
        furniture | furnit -ure | to supply, to equip | French | furnish furnishing
        further | further | more forward | Old English | forth furthermore furthest
        furthermore | further + more | farther + greater | Old English | further more forth
        fury | fur -y | to rage | Latin | furious infuriate furor
        futile | fut -ile | to pour out | Latin | fuse confuse refund
        g | g | small weight | Greek | gram kilogram milligram
        gag | gag | to choke, by imitation | Middle English | gagman
        gaiety | gaie -ty | merry, cheerful | Old French | gay gaily
        gain | gain | to hunt for, earn | Old French | regain gainful
        gambling | gambl -ing | game, to play | Old English | gamble game gambler
        game | game | joy, fun | Old English | gamble backgammon
        gap | gap | chasm, open mouth | Old Norse | gape stopgap
        garage | gar -age | to shelter | French | aware beware wary
        garden | garden | enclosed yard | Old French | yard kindergarten gardener
        garment | gar -ment | to equip, to adorn | Old French | garnish garrison
        garrison | garrison | to defend, to protect | Old French | garret
        gas | gas | empty space, chaos | Greek | chaos gaseous gasoline
        gastrocnemius | gastro + cnemius | belly + lower leg | Greek | gastric gastritis gastronomy
        gather | gather | to bring together | Old English | together
        gathering | gather -ing | to bring together | Old English | gather together
        gauge | gauge | measuring rod | Old French | gage
        gender | gender | birth, kind | Latin | genre genus general engender generate
        genius | genius | guardian spirit, inborn nature | Latin | genial ingenious generate genie
        gentle | gentle | of good family, noble | Latin | gentleman genteel gentile general generate
        gentleman | gentle -man | of good family | Latin | gentle genteel generous
        genus | genus | birth, kind | Latin | gender generic general generate
        georgia | georgia | farmer, worker of the earth (King George) | Greek | geography geology energy
        german | german | of the German people | Latin | germanic
        germanium | germanium | land of Germany, home of its discoverer | Latin | germanic
        germany | german -y | land of the Germans | Latin | german germanic
        gesticulate | gesticul -ate | little gesture, from "to carry" | Latin | gesture jest gestation
        get | get | to obtain, grasp | Old Norse | forget beget
        ghetto | ghetto | Jewish quarter of Venice | Italian | ghettoize
        ghoul | ghoul | demon that seizes | Arabic | ghoulish
        giant | giant | huge being of myth | Greek | gigantic gigabyte
        gigantic | gigant -ic | giant | Greek | giant gigabyte
        giggle | giggle | light repeated laugh, by imitation | English | giggly giggler
        girl | girl | child, young person | Middle English | girlfriend girlish
        give | give | to hand over | Old English | gift forgive giveaway
        given | given | handed over, granted | Old English | give gift forgive
        glance | glance | to slip, to glide off as on ice | Old French | glacier glacial
        gland | gland | acorn | Latin | glans
        glare | glare | to shine dazzlingly | Middle English | glass
        glasses | glasses | glass | Old English | glass glassy eyeglass hourglass glaze
        glimpse | glimpse | to shine faintly | Middle English | glimmer gleam
        glisten | glisten | to shine | Old English | glitter
        globe | globe | ball, sphere | Latin | global globular globule
        globulin | globulin | little ball | Latin | globe global globule hemoglobin
        glory | glor -y | fame, praise | Latin | glorification vainglory
        glove | glove | covering for the hand | Old English | gloved foxglove
        glow | glow | to shine as embers do | Old English | gloaming glowworm
        glycerine | glycerine | sweet | Greek | glycerol glucose glycogen
        gm | gm | gram, small weight | Greek | gram gramme kilogram
        goad | goad | pointed stick for driving cattle | Old English | gore
        goal | goal | limit, boundary | Middle English | goalkeeper goalpost goalless
        gobble | gob -le | mouthful, lump | Old French | gob gobbet
        god | god | deity, worshipped being | Old English | goddess godly godfather goodbye
        goddam | god + dam | god + damn, to condemn | Middle English | goddamn damn damnation condemn
        goddamn | god + damn | god + to condemn | Middle English | god damn damnation condemn
        goddamned | god + damn -ed | God + to condemn | English | damn condemn damnation godless
        goitre | goitre | throat | Latin | goiter guttural
        gold | gold | yellow metal | Old English | golden goldsmith gild goldfish
        golden | gold -en | yellow metal | Old English | goldsmith goldfish gild guilder
        golf | golf | club | Dutch | golfer
        gospel | go + spel | good + tale, news | Old English | good spell
        gossip | gos + sip | god + related by blood | Old English | god godparent sibling
        gouge | gouge | hollow chisel | Late Latin | gouger
        governed | govern -ed | to steer | Latin | government governor governess govern
        gown | gown | fur garment, robe | Latin | nightgown
        grab | grab | to seize | Dutch | grasp
        grain | grain | seed, kernel | Latin | granary granular granite granule garner
        gram | gram | letter, small weight | Greek | grammar kilogram program
        grammatic | grammat -ic | letter, something written | Greek | grammar program telegram diagram
        grandfather | grand + father | great + father | Middle English | father grand grandmother grandparent fatherhood
        grandmother | grand + mother | great + mother | Middle English | grand mother grandfather
        granny | granny | grand, great | Latin | grand grandmother grandparent
        grant | grant | to believe, to entrust | Latin | credit creed
        grapevine | grape + vine | bunch of grapes + plant that bears wine | Old French | grape grapefruit vine vineyard
        graph | graph | to write, to draw | Greek | paragraph photograph graphic
        grapple | grapple | hook for seizing | Old French | grapnel grape
        grass | grass | green plant that grows | Old English | grow green graze grasshopper
        grasshopper | grass + hopper | grass + to leap | Old English | grass hop hopper
        gravel | gravel | sand, stony shore | Old French | gravelly
        gravely | grave -ly | heavy, weighty | Latin | gravity grief aggravate
        graveyard | grave + yard | dug place for the dead + enclosed ground | Old English | grave gravestone engrave yard courtyard
        gray | gray | colour of ashes | Old English | grayish graybeard
        grease | grease | thick, fat | Latin | greasy greasepaint crass
        greatcoat | great + coat | big, thick + outer garment | English | great greatness coat overcoat
        greece | greece | land of the Greeks | Latin | greek grecian
        grenade | grenade | pomegranate, fruit full of seeds | French | pomegranate grenadier grain
        grill | grill | gridiron, lattice | French | grille griddle grillroom
        grim | grim | fierce | Old English | grimace
        grin | grin | to bare the teeth | Old English | groan
        grind | grind | to crush by rubbing | Old English | grist grindstone
        groan | groan | to lament, to moan | Old English | grin
        grocer | groc -er | large, in bulk | Latin | gross grocery engross
        groom | groom | boy, servant | Middle English | bridegroom
        grope | grope | to seize, to feel with the hand | Old English | grip gripe grasp
        gross | gross | thick, coarse | Latin | grocer engross
        grotesque | grot -esque | cave | Italian | grotto
        ground | ground | bottom, earth | Old English | background underground groundwork groundless
        grounds | grounds | bottom, base | Old English | ground underground
        group | group | cluster, knot | Italian | grouping subgroup regroup
        grouping | group -ing | knot, cluster | Italian | group regroup subgroup
        grove | grove | small wood, thicket | Old English | groves
        grow | grow | to grow, to be green | Old English | green grass
        grownup | grown + up | having become large + upward | English | grow growth grown
        grudge | grudge | to murmur, to grumble | Old French | grouch grouchy begrudge
        grumbling | grumbl -ing | to mutter between the teeth | French | grumble grumbler
        guarantee | guarantee | to vouch for, to protect | Old French | warrant warranty guaranty
        guard | guard | to watch over | Old French | guardian regard ward warden
        guidance | guid -ance | to show the way | Old French | guide guideline misguided
        guide | guide | to show the way | Old French | guidance guideline guidebook misguided
        guilt | guilt | crime, fault | Old English | guiltless
        guitar | guitar | lyre | Greek | guitarist zither
        gun | gun | war; from the woman's name Gunnhild, given to a siege engine | Old Norse | gunfire gunman gunpowder gunshot
        gunfire | gun + fire | weapon that shoots + burning, shooting | Middle English | gun gunner fire gunshot fiery
        gust | gust | blast of wind | Old Norse | gush gusty
        gym | gym | naked, to train | Greek | gymnasium gymnast gymnastics
        gymnastic | gymnas -tic | to exercise naked | Greek | gymnasium gym gymnast
        gymnastics | gymnast -ics | to train naked | Greek | gym gymnasium gymnast
        hail | hail | frozen rain | Old English | hailstone hailstorm
        half | half | side, one of two parts | Old English | halve behalf halfway
        halfway | half + way | half + road | Old English | half way midway halve
        hall | hall | large roofed building | Old English | hallway hallmark
        hallway | hall + way | large roofed room + path | Old English | hall pathway railway highway
        halo | halo | threshing floor, disk of the sun or moon | Greek | halation
        halt | halt | hold, stop | German | hold behold
        hand | hand | end part of the arm | Old English | handle handful handsome handkerchief
        handful | hand -ful | hand | Old English | hand handle handy
        handicap | handicap | hand in the cap, an old betting game | English | hand cap handy
        handkerchief | hand + kerchief | hand + cloth to cover the head | Middle English | hand kerchief
        handstand | hand + stand | hand + to stand | Old English | hand handle stand standing
        handy | hand -y | hand | Old English | hand handle handful handyman
        hang | hang | to be held up from above | Old English | hinge hanger
        happen | hap -en | luck, chance | Old Norse | perhaps happy mishap haphazard
        harangue | harangue | place of public assembly | Italian | ring
        harass | harass | to tire out, to vex | French | harassment
        harbor | har + bor | army + shelter | Old English | harbinger harry
        hard | hard | firm, strong, not soft | Old English | harden hardy hardware hardship
        hardware | hard + ware | firm, solid + goods | Old English | software warehouse hard harden ware
        harmony | harmony | fitting together, joint | Greek | harmonica philharmonic
        harness | harness | gear, armour | Old French | unharness
        harsh | harsh | rough to the touch | Middle English | harshly harshen
        haste | haste | violence, hurry | Old French | hasten
        hatred | hat + red | hate + condition | Middle English | hate hateful kindred
        have | have | to hold, to own | Old English | behave
        haversack | haver + sack | oats + bag | German | sack rucksack knapsack
        hay | hay | cut grass | Old English | hew hayfield haystack
        hazard | hazard | game of dice, chance | Old French | hazardous haphazard
        head | head | top of the body; chief | Old English | headache headline ahead behead headquarters
        headache | head + ache | top of the body + pain | Old English | head ache toothache
        headlight | head + light | head, front + light | Old English | head heading forehead lighting daylight
        headlong | head + long | head + toward | Middle English | head heading ahead headfirst
        headquarters | head + quarters | chief + lodgings of soldiers | Middle English | head quarter headmaster
        heal | heal | whole, sound | Old English | health healthy whole holy
        health | heal -th | whole, sound | Old English | heal whole healthy wholesome
        hearing | hear -ing | to perceive with the ear | Old English | hearer overhear hearsay
        heart | heart | organ of the breast, inmost feeling | Old English | hearty heartfelt sweetheart heartbeat
        heave | heave | to lift | Old English | heavy upheaval
        heaven | heaven | sky | Old English | heavenward
        heavily | heavi -ly | hard to lift, weighty | Old English | heave heavy heaviness
        hedge | hedge | fence, enclosure | Old English | hedgehog hedgerow hawthorn
        hell | hell | hidden place, underworld | Old English | hellish hellfire helmet
        hem | hem | border, edge | Old English | hemline hemstitch
        hemoglobin | hemo + globin | blood + ball | Greek | hemorrhage hemophilia anemia globe globule
        hemorrhage | hemo + rrhage | blood + to burst | Greek | hemoglobin hemophilia hemorrhoid
        hen | hen | cock, singing bird | Old English | henpecked hencoop
        hence | hence | from here | Old English | here henceforth henceforward
        herald | herald | army leader, messenger | Old French | heraldry harbor harbinger
        hereafter | here + after | in this place + following | Old English | here after afterward hereby
        hereby | here + by | in this place + near, through | Old English | here by herewith nearby
        hereinafter | herein + after | in this + later than | Old English | herein hereafter after afterward
        heretofore | here + tofore | this place or time + before | Old English | here before hereafter
        heroic | hero -ic | demigod, brave protector | Greek | heroine heroism
        hesitate | hesit -ate | to stick fast, to stammer | Latin | hesitant adhere cohere inherent
        hesitation | hesit -ation | to stick fast | Latin | hesitant adhere cohere inherent
        hidden | hidden | to cover, to conceal | Old English | hide hideout
        hide | hide | to cover up | Old English | hideout hideaway
        hideous | hide -ous | dread, horror | Old French | hideously
        hideout | hide + out | to conceal + outside | Old English | hide hidden out outside
        high | high | tall, lofty | Old English | height highland highway highlight
        highly | high -ly | tall, lofty | Old English | high height highness
        highway | high + way | high, main + road | Old English | high way byway railway
        hilar | hil -ar | little thing, trifle | Latin | hilum nihilism annihilate nil
        hillside | hill + side | high ground + flank | Old English | hill hilly side hilltop sideways
        hilum | hil -um | trifle, little thing | Latin | hilar nihilism annihilate
        hinder | hind -er | behind, back | Old English | behind hindrance hind
        hint | hint | to seize; a thing seized, an occasion | Old English | hunt
        hit | hit | to come upon, meet with | Old Norse | hitter
        hold | hold | to keep, to guard | Old English | behold uphold withhold household
        holder | hold -er | to keep, to grasp | Old English | hold household uphold behold
        holiday | holi + day | holy + day | Old English | holy day hallow
        home | home | dwelling, village | Old English | hamlet homeland hometown homeless
        homer | hom -er | home | Old English | home homeland homework homesick
        homesick | home + sick | dwelling + ill, longing | Old English | home sick homely sickness homeland
        homesteader | homestead -er | home place | Old English | homestead home instead steady
        homogeneity | homo- gene -ity | kind, race | Greek | homogeneous gene genus generic heterogeneous
        homozygous | homo- zyg -ous | yoke | Greek | zygote heterozygous
        honest | honest | honour | Latin | honor dishonest honorary
        honestly | honest -ly | honour | Latin | honesty honour honorable dishonest
        honor | honor | esteem, respect | Latin | honest honesty honorific
        honour | honour | respect, public office | Latin | honourable honest honesty honorary
        hook | hook | bent piece for catching | Old English | unhook hookup
        hope | hope | trust, expectation | Old English | hopeful hopeless
        horde | horde | army camp | Turkish | urdu
        horizontal | horizont -al | to bound, to limit | Greek | horizon
        hospital | hospital | guest-house; guest, host | Latin | host hospitality hotel hostel hospice
        hotel | hotel | lodging for guests | Latin | hostel hospital host hospitality
        hound | hound | dog | Old English | greyhound bloodhound dachshund
        hour | hour | season, time of day | Greek | horoscope hourly
        hours | hours | time of day, season | Greek | hour hourly
        household | house + hold | house + holding, keeping | Middle English | house hold husband
        hover | hover | to stay floating in the air | Middle English | hovercraft
        how | how | in what way, who | Old English | however somehow anyhow who
        huckster | huck -ster | to peddle | Middle Dutch | hawker
        hue | hue | form, appearance | Old English | hued
        hug | hug | to comfort, to embrace | Old Norse | hugger
        hulk | hulk | heavy ship | Old English | hulking
        hum | hum | low droning sound | Middle English | hummingbird hummer
        humble | humble | low, on the ground | Latin | humility humiliate humus exhume
        humiliation | humili -ation | low, humble | Latin | humble humility humiliate
        humility | humil -ity | low, ground | Latin | humble humiliate exhume
        humor | humor | moisture, fluid of the body | Latin | humid humidity
        hundred | hundred | the number of ten tens | Old English | thousand hundredth hundredfold
        hungry | hungr -y | need of food | Old English | hunger
        hunt | hunt | to chase, to seize | Old English | huntsman manhunt
        hurdle | hurdle | frame of woven twigs | Old English | hurdler
        hurt | hurt | to knock against | Old French | hurtle hurtful unhurt
        husky | husk -y | dry outer covering of a seed | Middle English | husk cornhusk
        hut | hut | cottage, shelter | German | hide
        hypothalamic | hypo- thalam -ic | inner chamber | Greek | hypothalamus thalamus
        hypothetical | hypo- thet -ical | to put | Greek | thesis synthetic hypothesis epithet
        """
}
