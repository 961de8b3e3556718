extension StatedStructure {
    /// Forms and origins are those that etymological dictionaries agree on; the senses are in Glossa's own words.
    static let wordsEToH = """
        ear | ear | organ of hearing | Old English | earring eardrum
        early | ear -ly | before, soon | Old English | erstwhile
        earn | earn | to gain by labor (harvest work) | Old English | earnings
        earnings | earnings | to labour for, to harvest | Old English | earn
        earth | earth | ground, soil | Old English | earthen unearth
        earthquake | earth + quake | ground + to shake | Old English | earth quake earthly
        ease | ease | comfort, elbow room | Old French | easy disease unease
        echo | echo | sound | Greek | catechism echolocation
        economic | econom -ic | household management | Greek | economy economist ecology
        economy | eco + nomy | house + to manage | Greek | economic ecology autonomy astronomy
        ego | ego | I | Latin | egoist egotism egocentric
        eight | eight | the number eight | Old English | eighteen eighty eighth
        eighteen | eigh -teen | eight | Old English | eight eighty eighth
        eighteenth | eighteenth | eight and ten, in order | Old English | eight ten eighteen eighty
        eighty | eigh + ty | eight + tens | Old English | eight eighteen eighth
        elbow | el + bow | forearm + bend | Old English | ell bow
        electrical | electr -ical | amber | Greek | electric electron electronic
        element | element | first principle, basic part | Latin | elementary elemental
        elemental | element -al | first principle, basic part | Latin | element elementary
        eleven | eleven | one left (over ten) | Old English | one leave twelve
        elite | e- lite | to choose, to gather | Latin | elect select collect
        embody | em- body | body | Old English | body bodily bodyguard
        emphasis | em- phasis | to show, to appear | Greek | emphatic phase phenomenon fantasy
        emphasize | em- phas -ize | to show | Greek | emphasis phase phenomenon fantasy
        empty | empt -y | leisure, being unoccupied | Old English | emptiness
        enact | en- act | to do, to drive | Latin | act action react agent
        encounter | en- counter | against | Latin | counter contrary contrast country
        end | end | end, border | Old English | endless weekend ending unending
        endeavor | en- deavor | duty, to owe | French | endeavour duty due debt
        endorse | en- dorse | back | Latin | dorsal dossier
        enemy | en + emy | not + friend, loving | Latin | amiable amicable amorous inimical enmity
        energy | en- erg -y | work | Greek | allergy synergy ergonomic
        engender | en- gender | birth, kind; to bring forth | Latin | gender genre generate general genius
        england | eng + land | the Angles + land | Old English | english
        english | engl -ish | the Angles, a people from the Continent | Old English | anglicize
        enhance | en- hance | high, to raise | Latin | haughty altitude exalt
        enlightened | en- lighten -ed | light, brightness | Old English | light lighten lightning enlightenment
        enlist | en- list | strip, row of names | Old French | listing
        enrich | en- rich | wealthy, powerful | Old French | rich riches enrichment
        ensure | en- sure | free from care, safe | Latin | sure assure insure secure
        enter | enter | within, into | Latin | entrance internal
        entertain | enter + tain | among + to hold | Latin | maintain contain retain sustain tenant
        entertainment | entertain -ment | to hold between | French | entertainer maintain contain retain
        enthusiastic | enthusiast -ic | inspired by a god | Greek | enthusiast theology atheist theism
        entrance | entr -ance | to go in | Latin | enter entry interior
        entrepreneur | entre + preneur | between + to take | French | enterprise surprise prison comprehend
        envelope | en- velope | to wrap | Old French | develop
        environment | en- viron -ment | round about | French | environs
        envision | en- vision | to see | Latin | vision visible visual visit video
        envy | en- vy | to see | Latin | vision evident view
        enzyme | en- zyme | leaven, yeast | Greek | enzymatic
        equilibrium | equi- libri -um | scales, balance | Latin | level equal deliberate
        escalation | escal -ation | ladder, to climb | Latin | escalator scale
        escape | escape | out of one's cloak | Latin | cape cap
        escort | escort | to guide, set straight | Italian | correct
        especially | especi -ally | kind, appearance | Latin | special species specific
        essential | essent -ial | being | Latin | essence present absent interest
        establish | establ -ish | firm, steady | Latin | stable stability
        estate | estate | standing, condition | Latin | state status station stand
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
        exaggerate | ex- agger -ate | to heap up | Latin | gesture suggest digest register
        examination | ex- amin -ation | to weigh, to drive | Latin | examine exam exact
        examine | examine | to weigh; tongue of a balance | Latin | exam exact essay
        exasperation | ex- asper -ation | rough | Latin | exasperate asperity
        exchange | ex- change | to barter | Latin | change interchange
        exercise | ex- ercise | to shut in, to keep at work | Latin | coerce
        exert | ex- ert | to join, to put in a row | Latin | insert series assert
        exertion | ex- ert -ion | to join, to put | Latin | exert insert desert series
        exist | ex- ist | to stand | Latin | persist insist consist
        expand | ex- pand | to spread | Latin | expanse
        expansion | ex- pans -ion | to spread | Latin | expanse
        expect | ex- pect | to look | Latin | inspect respect spectator
        extent | ex- tent | to stretch | Latin | extend extensive tend tension attend
        fabric | fabr -ic | craftsman | Latin | fabricate forge
        facility | facil -ity | easy to do | Latin | facile difficult faculty fact facilitate
        faculty | facul -ty | easy, able to be done | Latin | facile fact facility difficult
        fade | fade | pale, weak, tasteless | Old French | fadeout unfading
        fair | fair | beautiful, pleasant | Old English | unfair fairly
        fairly | fair -ly | beautiful, pleasing | Old English | unfair fairness
        fall | fall | to drop down | Old English | fell befall downfall waterfall
        fan | fan | basket for winnowing grain | Latin | fanlight
        fancy | fancy | to show, image in the mind | Greek | fantasy fantastic phantom phenomenon
        far | far | at a great distance | Old English | further afar faraway farthest
        fascinate | fascin -ate | spell, witchcraft | Latin | fascination
        fascinating | fascinat -ing | to bewitch | Latin | fascinate fascination
        fast | fast | firm, fixed; later vigorous, quick | Old English | fasten steadfast breakfast
        favorite | favorite | favored, goodwill | Latin | favor favorable
        fear | fear | sudden danger | Old English | fearful fearless fearsome
        feather | feather | plume, wing | Old English | pen featherweight
        february | february | feast of purification | Latin | feb
        feel | feel | to touch, to perceive | Old English | heartfelt unfeeling
        feeling | feel -ing | to touch, to perceive | Old English | feel feeler unfeeling
        fellowship | fellow -ship | partner, one who lays down money with another | Old Norse | fellow fee lay
        fence | fence | to strike, to ward off | Latin | defend defence offend fender
        fever | fever | heat of the body | Latin | feverish febrile
        fiber | fiber | thread | Latin | fibrous fiberglass
        fibrosis | fibro -sis | thread | Latin | fiber fibrous
        fifteen | fif -teen | five | Old English | five fifty fifth
        fifteenth | fifteenth | five and ten, in order | Old English | five fifteen fifty fifth
        fifty | fif -ty | five | Old English | five fifth fifteen
        fig | fig | fig fruit, fig tree | Latin | ficus
        filter | filter | felt used for straining | Latin | felt filtrate infiltrate
        finale | finale | end | Latin | final finish finite infinite
        find | find | to come upon | Old English | findings foundling
        finite | finite | end, limit | Latin | infinite final define finish
        firearm | fire + arm | fire + weapon | Middle English | fire fiery army armor armament
        firing | fir -ing | flame; to set fire to, to shoot | Old English | fire firearm fireplace fiery
        fit | fit | suitable | Middle English | outfit fitness
        flank | flank | hip, side of the body | Old French | outflank flange link
        flat | flat | level, even | Old Norse | flatter flatten
        flavor | flavor | smell, scent | Old French | flavorful
        flow | flow | to stream, to run as water | Old English | flood overflow inflow
        flower | flower | blossom | Latin | flour floral florist flourish
        fluorescence | fluoresc -ence | to flow; fluorspar, a glowing mineral | Latin | fluorine fluoride fluid fluent
        foil | foil | leaf | Latin | foliage folio portfolio
        fold | fold | to bend over, to lay together | Old English | manifold twofold billfold
        folklore | folk + lore | people + learning | Old English | folk lore learn
        follow | follow | to go after | Old English | follower following
        following | follow -ing | to go after | Old English | follow follower
        fool | fool | bellows; windbag, empty-headed person | Latin | folly foolish foolproof foolhardy
        foot | foot | end of the leg one stands on | Old English | football footstep barefoot footprint
        footstep | foot + step | foot + pace | Old English | foot step footprint footpath
        forbid | for- bid | to command | Old English | bid forbidden unbidden
        foreign | foreign | outside, out of doors | Latin | forest forfeit foreclose forum
        foreigner | foreign -er | out of doors, outside | Latin | foreign forest
        forest | forest | outside | Latin | foreign forestry
        forge | forge | workshop of a smith | Latin | fabric fabricate forgery
        forget | for- get | to take hold of, to grasp | Old English | get beget
        forgive | for- give | to give | Old English | give gift
        fork | fork | pitchfork | Latin | bifurcate pitchfork forklift
        former | former | earlier, first | Middle English | foremost first before fore
        formerly | former -ly | first, earlier | Old English | former foremost before
        formidable | formid -able | fear, terror | Latin | formidably
        formulate | formul -ate | small form, rule | Latin | form formula formal
        forty | for + ty | four + tens | Old English | four fourteen
        forward | for -ward | before | Old English | before fore foremost
        fourth | four -th | the number 4 | Old English | four forty fortnight
        france | france | land of the Franks | Latin | french frank franchise
        frantic | frant -ic | mind, madness | Greek | frenzy frenetic schizophrenia
        freeze | freeze | to turn to ice | Old English | frozen frost freezer defrost
        french | french | of the Franks, a Germanic people | Old English | frank franchise
        frenzy | frenzy | mind, madness | Greek | frantic frenetic schizophrenia
        fresh | fresh | new, not salted | Old English | refresh fresco frisk freshman
        friday | fri + day | goddess Frigg + day | Old English | free day
        friend | friend | one who loves | Old English | free befriend friendship
        frigid | frig -id | cold | Latin | frigidity refrigerate refrigerator
        frontier | frontier | forehead, front | Latin | front confront frontal affront
        fuel | fuel | hearth, fire | Latin | focus foyer curfew
        fulfill | ful + fill | full + to fill | Old English | full fill
        fun | fun | trick, to fool | Middle English | fond funfair
        fundamental | fundament -al | base, groundwork | Latin | foundation fund founder profound
        funeral | funeral | burial rites | Latin | funereal funerary
        fur | fur | sheath, lining | Old French | furry furrier
        furniture | furnit -ure | to supply, to equip | French | furnish furnishing
        further | further | more forward | Old English | forth furthermore furthest
        furthermore | further + more | farther + greater | Old English | further more forth
        fury | fur -y | to rage | Latin | furious infuriate furor
        gag | gag | to choke, by imitation | Middle English | gagman
        gain | gain | to hunt for, earn | Old French | regain gainful
        game | game | joy, fun | Old English | gamble backgammon
        gap | gap | chasm, open mouth | Old Norse | gape stopgap
        garage | gar -age | to shelter | French | aware beware wary
        garden | garden | enclosed yard | Old French | yard kindergarten gardener
        gas | gas | empty space, chaos | Greek | chaos gaseous gasoline
        gather | gather | to bring together | Old English | together
        gathering | gather -ing | to bring together | Old English | gather together
        gentle | gentle | of good family, noble | Latin | gentleman genteel gentile general generate
        gentleman | gentle -man | of good family | Latin | gentle genteel generous
        georgia | georgia | farmer, worker of the earth (King George) | Greek | geography geology energy
        german | german | of the German people | Latin | germanic
        germany | german -y | land of the Germans | Latin | german germanic
        get | get | to obtain, grasp | Old Norse | forget beget
        giant | giant | huge being of myth | Greek | gigantic gigabyte
        gigantic | gigant -ic | giant | Greek | giant gigabyte
        girl | girl | child, young person | Middle English | girlfriend girlish
        give | give | to hand over | Old English | gift forgive giveaway
        given | given | handed over, granted | Old English | give gift forgive
        glance | glance | to slip, to glide off as on ice | Old French | glacier glacial
        gland | gland | acorn | Latin | glans
        glare | glare | to shine dazzlingly | Middle English | glass
        glimpse | glimpse | to shine faintly | Middle English | glimmer gleam
        glory | glor -y | fame, praise | Latin | glorification vainglory
        glove | glove | covering for the hand | Old English | gloved foxglove
        glow | glow | to shine as embers do | Old English | gloaming glowworm
        gm | gm | gram, small weight | Greek | gram gramme kilogram
        goal | goal | limit, boundary | Middle English | goalkeeper goalpost goalless
        god | god | deity, worshipped being | Old English | goddess godly godfather goodbye
        gold | gold | yellow metal | Old English | golden goldsmith gild goldfish
        golden | gold -en | yellow metal | Old English | goldsmith goldfish gild guilder
        golf | golf | club | Dutch | golfer
        gospel | go + spel | good + tale, news | Old English | good spell
        gouge | gouge | hollow chisel | Late Latin | gouger
        grab | grab | to seize | Dutch | grasp
        gram | gram | letter, small weight | Greek | grammar kilogram program
        grandmother | grand + mother | great + mother | Middle English | grand mother grandfather
        grant | grant | to believe, to entrust | Latin | credit creed
        graph | graph | to write, to draw | Greek | paragraph photograph graphic
        grass | grass | green plant that grows | Old English | grow green graze grasshopper
        gray | gray | colour of ashes | Old English | grayish graybeard
        grim | grim | fierce | Old English | grimace
        grin | grin | to bare the teeth | Old English | groan
        grind | grind | to crush by rubbing | Old English | grist grindstone
        groan | groan | to lament, to moan | Old English | grin
        grope | grope | to seize, to feel with the hand | Old English | grip gripe grasp
        gross | gross | thick, coarse | Latin | grocer engross
        grotesque | grot -esque | cave | Italian | grotto
        ground | ground | bottom, earth | Old English | background underground groundwork groundless
        group | group | cluster, knot | Italian | grouping subgroup regroup
        grouping | group -ing | knot, cluster | Italian | group regroup subgroup
        grove | grove | small wood, thicket | Old English | groves
        grow | grow | to grow, to be green | Old English | green grass
        guarantee | guarantee | to vouch for, to protect | Old French | warrant warranty guaranty
        guard | guard | to watch over | Old French | guardian regard ward warden
        guidance | guid -ance | to show the way | Old French | guide guideline misguided
        guide | guide | to show the way | Old French | guidance guideline guidebook misguided
        guilt | guilt | crime, fault | Old English | guiltless
        gun | gun | war; from the woman's name Gunnhild, given to a siege engine | Old Norse | gunfire gunman gunpowder gunshot
        gymnastics | gymnast -ics | to train naked | Greek | gym gymnasium gymnast
        hail | hail | frozen rain | Old English | hailstone hailstorm
        half | half | side, one of two parts | Old English | halve behalf halfway
        halfway | half + way | half + road | Old English | half way midway halve
        hall | hall | large roofed building | Old English | hallway hallmark
        halt | halt | hold, stop | German | hold behold
        hand | hand | end part of the arm | Old English | handle handful handsome handkerchief
        handful | hand -ful | hand | Old English | hand handle handy
        handkerchief | hand + kerchief | hand + cloth to cover the head | Middle English | hand kerchief
        hang | hang | to be held up from above | Old English | hinge hanger
        happen | hap -en | luck, chance | Old Norse | perhaps happy mishap haphazard
        harbor | har + bor | army + shelter | Old English | harbinger harry
        hard | hard | firm, strong, not soft | Old English | harden hardy hardware hardship
        harmony | harmony | fitting together, joint | Greek | harmonica philharmonic
        harness | harness | gear, armour | Old French | unharness
        haste | haste | violence, hurry | Old French | hasten
        hatred | hat + red | hate + condition | Middle English | hate hateful kindred
        have | have | to hold, to own | Old English | behave
        hay | hay | cut grass | Old English | hew hayfield haystack
        head | head | top of the body; chief | Old English | headache headline ahead behead headquarters
        headache | head + ache | top of the body + pain | Old English | head ache toothache
        headquarters | head + quarters | chief + lodgings of soldiers | Middle English | head quarter headmaster
        health | heal -th | whole, sound | Old English | heal whole healthy wholesome
        hearing | hear -ing | to perceive with the ear | Old English | hearer overhear hearsay
        heart | heart | organ of the breast, inmost feeling | Old English | hearty heartfelt sweetheart heartbeat
        heave | heave | to lift | Old English | heavy upheaval
        heaven | heaven | sky | Old English | heavenward
        heavily | heavi -ly | hard to lift, weighty | Old English | heave heavy heaviness
        hell | hell | hidden place, underworld | Old English | hellish hellfire helmet
        hen | hen | cock, singing bird | Old English | henpecked hencoop
        hence | hence | from here | Old English | here henceforth henceforward
        hereby | here + by | in this place + near, through | Old English | here by herewith nearby
        heroic | hero -ic | demigod, brave protector | Greek | heroine heroism
        hesitate | hesit -ate | to stick fast, to stammer | Latin | hesitant adhere cohere inherent
        hesitation | hesit -ation | to stick fast | Latin | hesitant adhere cohere inherent
        hidden | hidden | to cover, to conceal | Old English | hide hideout
        hide | hide | to cover up | Old English | hideout hideaway
        high | high | tall, lofty | Old English | height highland highway highlight
        highly | high -ly | tall, lofty | Old English | high height highness
        highway | high + way | high, main + road | Old English | high way byway railway
        hint | hint | to seize; a thing seized, an occasion | Old English | hunt
        hit | hit | to come upon, meet with | Old Norse | hitter
        hold | hold | to keep, to guard | Old English | behold uphold withhold household
        holder | hold -er | to keep, to grasp | Old English | hold household uphold behold
        holiday | holi + day | holy + day | Old English | holy day hallow
        home | home | dwelling, village | Old English | hamlet homeland hometown homeless
        homer | hom -er | home | Old English | home homeland homework homesick
        honest | honest | honour | Latin | honor dishonest honorary
        honestly | honest -ly | honour | Latin | honesty honour honorable dishonest
        honor | honor | esteem, respect | Latin | honest honesty honorific
        hook | hook | bent piece for catching | Old English | unhook hookup
        hope | hope | trust, expectation | Old English | hopeful hopeless
        horizontal | horizont -al | to bound, to limit | Greek | horizon
        hospital | hospital | guest-house; guest, host | Latin | host hospitality hotel hostel hospice
        hotel | hotel | lodging for guests | Latin | hostel hospital host hospitality
        hour | hour | season, time of day | Greek | horoscope hourly
        hours | hours | time of day, season | Greek | hour hourly
        household | house + hold | house + holding, keeping | Middle English | house hold husband
        hover | hover | to stay floating in the air | Middle English | hovercraft
        hue | hue | form, appearance | Old English | hued
        hug | hug | to comfort, to embrace | Old Norse | hugger
        humble | humble | low, on the ground | Latin | humility humiliate humus exhume
        humor | humor | moisture, fluid of the body | Latin | humid humidity
        hundred | hundred | the number of ten tens | Old English | thousand hundredth hundredfold
        hungry | hungr -y | need of food | Old English | hunger
        hunt | hunt | to chase, to seize | Old English | huntsman manhunt
        hurt | hurt | to knock against | Old French | hurtle hurtful unhurt
        hut | hut | cottage, shelter | German | hide
        hypothalamic | hypo- thalam -ic | inner chamber | Greek | hypothalamus thalamus
        """
}
