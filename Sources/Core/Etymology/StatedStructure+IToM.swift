extension StatedStructure {
    /// The forms and origins are those on which etymological dictionaries agree; the wording of the senses is Glossa's
    /// own.
    static let wordsIToM = """
        ice | ice | frozen water | Old English | icy icicle iceberg icebox
        icy | ic -y | ice | Old English | ice iceberg icicle
        idealized | idealiz -ed | form, pattern | Greek | idea ideal idealism
        idiom | idiom | one's own, peculiar | Greek | idiot idiosyncrasy idiomatic
        idly | idly | empty, useless | Old English | idle idleness idler
        idol | idol | image, form | Greek | idolatry idea
        ignorant | ignor -ant | not to know | Latin | ignore ignorance recognize
        ignore | i + gnore | not + to know | Latin | ignorant recognize cognition
        ill | ill | bad, evil | Old Norse | illness
        illiterate | not:il- liter -ate | letter | Latin | literate literature letter literal
        imagination | imagin -ation | to form a picture | Latin | image imagine imitate
        imitate | imit -ate | to copy | Latin | image imitation
        imitation | imit -ation | to copy | Latin | image imitate
        immediately | not:im- mediate -ly | in the middle, between | Latin | medium mediate middle media
        immensely | not:im- mens -ly | to measure | Latin | immense measure dimension
        impair | im- pair | to make worse | Latin | pejorative
        impassioned | im- passion -ed | to suffer, to feel | Latin | passion passionate compassion passive patient
        impatience | not:im- pati -ence | to suffer, to endure | Latin | patient patience passion passive compassion
        impinging | im- ping -ing | to fix, to drive in | Latin | impinge impact compact
        import | im- port | to carry | Latin | report transport export portable important
        importance | im- port -ance | to carry | Latin | import export report transport
        important | im- port -ant | to carry | Latin | import export report transport
        imprint | im- print | to press | Latin | print press impress pressure
        improve | im- prove | profit, gain | Old French | proud prowess
        improvement | im- prove -ment | profit, advantage | Old French | improve proud prowess
        improvise | not:im- provise | to foresee, to provide | Latin | provide proviso vision visual
        impudent | not:im- pud -ent | to be ashamed | Latin | impudence
        impurity | not:im- pur -ity | clean | Latin | pure purity purify purge
        inaccurate | not:in- accur -ate | done with care | Latin | accurate cure curious secure
        inaugural | in- augur -al | reader of omens | Latin | inaugurate inauguration augur
        incidentally | in- cident -ally | to fall | Latin | incident accident coincidence case decay
        inconsequential | not:in- consequent -ial | to follow | Latin | consequence sequence sequel
        incredible | not:in- cred -ible | to believe | Latin | credit creed credible incredulous
        incur | in- cur | to run | Latin | occur current course
        indeed | in + deed | in + act, fact | Old English | deed do
        indefinite | not:in- definite | limit, end | Latin | definite define finite final finish
        independence | not:in- depend -ence | to hang from | Latin | depend pendant suspend pension
        index | index | forefinger, to point out | Latin | indicate indication indicator
        india | india | the river Indus | Greek | indian indigo indium
        indian | ind -ian | river (the Indus) | Sanskrit | indigo
        indifferent | not:in- differ -ent | to carry apart, to be unlike | Latin | differ different offer transfer
        indignation | not:in- dign -ation | worthy | Latin | dignity disdain indignant dignify
        individually | not:in- divid -ally | to separate | Latin | individual divide division device
        industry | industr -y | diligent | Latin | industrious industrial
        inert | not:in- ert | skill, art | Latin | art inertia artist
        inescapable | not:in- escap -able | to slip out of one's cloak, to get away | Old French | escape cape escapade
        inexperienced | not:in- experienc -ed | to try | Latin | experience experiment expert
        inferior | inferior | lower | Latin | inferiority infernal inferno
        infiltrate | in- filtr -ate | felt, strainer | Latin | filter filtration filtrate felt
        infiltration | in- filtr -ation | felt for straining | Latin | filter filtrate infiltrate
        infinite | not:in- finite | end, limit | Latin | finite finish final define infinity
        inform | in- form | shape | Latin | form information reform uniform
        infrared | infra + red | below + red | Latin | infrastructure inferior red
        infuriate | in- furi -ate | rage | Latin | fury furious
        ingredient | in- gredi -ent | to step, to go | Latin | ingress grade gradient congress progress
        injure | not:in- jure | right, law | Latin | injury jury just justice
        injured | not:in- jur -ed | law, right | Latin | injury jury just justice
        inlet | in- let | to let | Old English | let outlet sublet
        inn | inn | lodging, inside | Old English | in inner innkeeper
        inning | in -ing | in, within | Old English | in inner inside
        input | in- put | to push, to place | Old English | put output throughput
        insane | not:in- sane | healthy, sound of mind | Latin | sane sanity sanitary
        inside | in + side | in + flank | Old English | outside beside aside sidewalk
        insight | in- sight | seeing, thing seen | Old English | sight see insightful foresight
        insolence | not:in- sol -ence | to be accustomed | Latin | insolent
        insolent | not:in- sol -ent | to be accustomed | Latin | insolence obsolete
        insolently | not:in- solent -ly | to be accustomed | Latin | insolent insolence obsolete
        insoluble | not:in- solu -ble | to loosen | Latin | soluble solve solution dissolve absolute
        instal | in- stal | place, stall | Latin | install stall
        install | in- stall | standing place, seat | Medieval Latin | stall pedestal
        installation | in- stall -ation | standing place, seat | Medieval Latin | install stall pedestal
        instantly | in- stant -ly | standing | Latin | instance constant distant stand
        instead | in- stead | place | Old English | steady steadfast homestead bedstead
        insulin | insulin | island | Latin | peninsula insulate insular isle
        insurance | in- sur -ance | free from care, safe | Latin | sure assure secure insure
        insure | in- sure | safe, free from care | Latin | sure assure ensure secure
        intake | in + take | inside + to take | Old English | take mistake undertake partake
        integer | not:in- teger | to touch | Latin | entire integrity intact integral tangible
        intensify | in- tens -ify | to stretch | Latin | intense intensity tension tense tend
        intent | in- tent | to stretch | Latin | intend attend extend tension
        intention | in- tent -ion | to stretch | Latin | intend attention extend tension tend
        inter | in- ter | earth | Latin | terrain territory terrace terrestrial
        interest | inter- est | to be | Latin | essence present absent
        interface | inter- face | face | Latin | face surface facade superficial
        interfere | inter- fer | to strike | Latin | interferon
        interference | inter- fer -ence | to strike | Latin | interfere interferon
        interferometer | inter- fero -meter | to strike | Latin | interfere interference
        interior | interior | inner, within | Latin | internal intimate enter
        interlude | inter- lude | to play | Latin | prelude illusion ludicrous delude
        interminable | not:in- termin -able | end, boundary | Latin | terminal terminate determine term
        interpose | inter- pose | to put, to place | Old French | pose impose expose compose purpose
        interpret | inter- pret | to explain, to deal | Latin | interpreter price
        interstellar | inter- stell -ar | star | Latin | stellar constellation
        interval | inter- val | rampart | Latin | wall
        intimate | intim -ate | innermost | Latin | interior internal
        intimidate | in- timid -ate | fearful | Latin | timid timidity timorous intimidation
        introductory | intro- duct -ory | to lead | Latin | introduce conduct produce duke
        inure | in- ure | work, practice, use | French | opera operate manoeuvre
        investment | in- vest -ment | to clothe | Latin | vest divest
        invite | in- vite | to ask, to call | Latin | invitation
        irish | ir -ish | the people of Ireland | Old English | irishman
        irons | irons | iron, the metal | Old English | ironwork ironclad
        irony | irony | dissembling | Greek | ironic ironical
        irritate | irrit -ate | to excite, to provoke | Latin | irritant irritable
        island | island | land in the water | Old English | inland islander
        isotonic | iso- ton -ic | to stretch, tension | Greek | tone tonic monotone intonation
        issue | issue | to go out | Latin | exit reissue transit
        item | item | likewise, also | Latin | itemize
        jackass | jack + ass | male + donkey | English | ass jackrabbit
        jacket | jacket | peasant's short coat | French | straitjacket
        jaded | jad -ed | worn-out horse | Middle English | jade
        jagged | jagg -ed | to notch, to slash | Middle English | jag jaggy
        jail | jail | small cage, hollow place | Latin | cage cave cavity
        jam | jam | to press, to squeeze | English | jammed
        janitor | janit -or | door, gateway | Latin | january
        january | janu -ary | gate; the god Janus | Latin | janitor
        japan | japan | origin of the sun | Chinese | japanese
        japanese | japan -ese | origin of the sun | Chinese | japan
        jazz | jazz | energy, pep | English | jazzy jazzman
        jejunum | jejun -um | fasting, empty | Latin | jejune dine dinner
        jeopardize | jeopard -ize | divided game, even chance | Old French | jeopardy joke
        jew | jew | person of Judah | Hebrew | jewish judaism judaic
        jewish | jew -ish | man of Judah | Hebrew | judaic
        joint | joint | joined, yoked | Latin | join junction conjunction adjoin
        journal | journ -al | day | Latin | journey journalist adjourn sojourn
        journalism | journal -ism | daily, day | Old French | journal journey adjourn
        journey | journey | day, a day's travel | Latin | journal adjourn sojourn diary
        judge | ju + dge | law + to say | Latin | justice jury prejudice judicial
        june | june | of the goddess Juno | Latin | juneberry
        jupiter | ju + piter | sky god + father | Latin | paternal jovial patron
        jurisdiction | juris + diction | law + saying | Latin | jury justice dictionary diction predict
        keep | keep | to hold, to watch over | Old English | keepsake upkeep housekeeper
        kick | kick | to strike with the foot | Middle English | kickoff
        kid | kid | young goat | Old Norse | kidnap kidskin
        kidnap | kid + nap | child + to snatch | English | kid nab
        kidnapper | kid + nap -er | child + to snatch | English | kid kidnap nab
        kind | kind | nature, birth, race | Old English | kin kindred mankind
        kinda | kinda | kind of | English | kind
        kinesthetic | kin + esthetic | to move + to feel | Greek | kinetic cinema aesthetic anesthetic
        king | king | one of noble kin | Old English | kin kind kindred kingdom
        kinship | kin -ship | family, race | Old English | kin kindred kind king
        knapsack | knap + sack | to bite, to eat + bag | Dutch | sack rucksack haversack
        knee | knee | joint of the leg | Old English | kneel kneecap
        knight | knight | boy, servant | Old English | knighthood knightly
        knot | knot | tied lump in a cord | Old English | knit knotty
        know | know | to perceive, to recognize | Old English | knowledge acknowledge ken can
        knowledge | know | to know, to perceive | Old English | know acknowledge
        known | known | perceived, recognized | Old English | know knowledge acknowledge
        l | l | pound, later a measure of liquid | Greek | liter milliliter
        lack | lack | want, fault | Middle English | lackluster
        lad | lad | serving-man, boy | Middle English | laddie
        ladder | ladder | leaning steps | Old English | lean stepladder
        laden | laden | to load, to heap | Old English | unladen ladle
        lady | la + dy | loaf + kneader | Old English | lord loaf dough
        laity | lai -ty | of the people | Greek | lay layman liturgy
        lake | lake | basin, pool | Latin | lagoon lacuna
        land | land | ground, country | Old English | landlord landmark landscape island
        landmark | land + mark | land + boundary sign | Old English | land landscape mark bookmark remark
        landscape | land + scape | land + state, shape | Dutch | land seascape cityscape
        languid | langu -id | to be faint, weak | Latin | languish languor
        laos | laos | the Lao people | French | laotian
        lap | lap | flap of a garment | Old English | lapel laptop overlap
        larva | larva | ghost, mask | Latin | larval
        last | last | latest | Old English | late latter latest
        lasting | last -ing | to follow a track, to go on | Old English | everlasting outlast lastingly
        latent | lat -ent | to lie hidden | Latin | lethargy latency
        later | lat -er | slow | Old English | late latest lately
        lather | lather | washing foam | Old English | lye
        latin | latin | Latium, the country round Rome | Latin | latinate
        laugh | laugh | to make a loud sound of mirth, by imitation | Old English | laughter
        launch | launch | lance | Latin | lance lancet
        laurels | laurels | bay tree | Latin | laurel laureate
        lavish | lavish | to wash, downpour | Latin | lavatory laundry lave lotion
        law | law | something laid down | Old Norse | lawful lawyer outlaw bylaw lay
        lawyer | lawy -er | law, something laid down | Old Norse | law lawful outlaw lay
        lazy | lazy | slack, feeble | Low German | laziness
        lb | lb | scales, pound | Latin | equilibrium level
        lead | lead | to guide, to make go | Old English | mislead lode
        leaden | lead -en | heavy grey metal | Old English | lead unleaded
        lean | lean | to slope, to bend | Old English | ladder incline decline
        leap | leap | to run, to jump | Old English | lope leapfrog
        learned | learn -ed | to gain knowledge | Old English | learn learner lore
        learning | learn -ing | to get knowledge, to follow a track | Old English | learner learned lore
        leave | leave | to let remain | Old English | eleven twelve life
        ledger | ledger | to lie, to lay | Middle English | lay lie ledge
        left | left | weak | Old English | leftist lefty
        leg | leg | leg, limb | Old Norse | leggy legging
        legendary | legend -ary | to read | Latin | legend lecture legible lesson
        legislation | legis + lation | law + carrying, proposing | Latin | legal legislate legislator relate
        legislative | legislat -ive | to bring in a law | Latin | legal legislator privilege translate
        legislator | legis + lator | law + one who brings forward | Latin | legal legislation legislature legitimate
        legislature | legis + lat -ure | law + to bring, to propose | Latin | legal legislate legislation translate relate
        legitimate | legitim -ate | lawful | Latin | legal legislation legitimacy privilege
        length | leng -th | long | Old English | long lengthen linger
        less | less | smaller | Old English | least lest unless
        lessening | lessen -ing | smaller | Old English | less lessen least
        lest | lest | by which the less | Old English | less least lesser
        let | let | to leave, to allow | Old English | late inlet outlet sublet
        letter | letter | written sign | Latin | literature literal literary literate
        level | level | small balance, scales | Latin | equilibrium levelheaded
        lie | lie | to rest flat | Old English | lay layer lair
        lieutenant | lieu + tenant | place + holding | French | lieu tenant tenure
        life | life | being alive | Old English | live alive lively lifetime
        light | light | brightness | Old English | enlighten lighthouse lightning daylight
        lightly | light -ly | of little weight | Old English | light lighten lighthearted
        lignite | lignite | wood | Latin | ligneous lignin
        like | like | body, form; similar | Old English | alike likely likewise liken unlike
        likely | like -ly | similar, having the form of | Old English | like likewise likeness unlikely
        likewise | like -wise | similar, of the same form | Old English | like alike likeness
        lilac | lilac | bluish | Persian | aniline
        limb | limb | limb, branch | Old English | limbless
        line | line | linen thread, string | Latin | linen outline align lineage
        linen | lin -en | flax | Old English | line linseed lining lingerie
        linguistic | lingu + ist -ic | tongue + one who studies | Latin | language linguist bilingual
        link | link | ring of a chain | Old Norse | linkage interlink hyperlink
        list | list | strip, row of names | Old French | enlist
        listen | listen | to hear | Old English | loud
        liter | liter | pound, unit of weight | Greek | milliliter centiliter deciliter
        liver | liver | organ that makes bile | Old English | liverish liverwort
        livestock | live + stock | living + store of goods | Old English | live life alive stock
        livid | liv -id | bluish | Latin | lividity
        living | liv -ing | to be alive | Old English | life live alive
        load | load | way, carrying | Old English | lode lead unload
        loaded | load -ed | carrying, way | Old English | load lead lode workload
        loading | load -ing | way, carrying | Old English | load lead lode
        loaf | loaf | bread | Old English | lord lady meatloaf
        lobby | lobby | covered walk, leafy shelter | Medieval Latin | lodge loggia lobbyist
        lodge | lodge | hut, shelter of leaves | Old French | lobby loggia
        london | london | Londinium, the Roman name of the town | Latin | londoner
        lonely | lone -ly | by oneself | Middle English | alone lonesome one only
        long | long | stretching far, not short | Old English | length along belong linger longing
        longer | long -er | of great length | Old English | length linger along oblong
        lookup | look + up | to see + upward | Old English | look outlook lookout onlooker
        loop | loop | fold in cloth or rope | Middle English | loopy
        loophole | loop + hole | narrow opening in a wall + opening | Middle English | hole hollow
        loose | loose | free, unbound | Old Norse | lose loss loosen
        lord | lord | keeper of the loaf | Old English | loaf laird lady ward
        lose | lose | to perish, to be lost | Old English | loss loose forlorn
        lost | lost | gone, no longer had | Old English | lose loss loser forlorn
        lot | lot | share fallen by chance | Old English | lottery allot allotment
        loud | loud | noisy, heard far | Old English | aloud loudspeaker
        loudly | loud -ly | noisy, heard far | Old English | aloud loudness loudspeaker
        low | low | lying flat, not high | Old Norse | below lowly lower
        lower | lower | more low, down | Old Norse | low below lowly
        loyal | loy -al | law | Latin | legal loyalty legitimate
        loyalty | loyal -ty | true to the law | Latin | loyal legal disloyal legislate
        luck | luck | fortune, happiness | Middle Dutch | lucky unlucky luckily
        lug | lug | to pull by the ear or hair | Scandinavian | luggage
        lull | lull | to sing to sleep | Middle English | lullaby
        lunch | lunch | lump, thick piece of food | English | luncheon brunch
        lunkhead | lunk + head | dull fellow + head | English | head blockhead
        lurch | lurch | sudden roll of a ship to one side | English | lurching
        luxury | luxur -y | excess, extravagance | Latin | luxe deluxe luxuriant
        lyric | lyr -ic | harp | Greek | lyre lyricism lyrical
        m | m | measure, meter | Greek | meter
        mad | mad | out of one's mind | Old English | madman madden madness
        made | made | to make | Old English | make maker
        magazine | magazine | storehouse | Arabic | mag zine
        magic | mag -ic | Persian priest, wizard | Greek | magi magician magus
        magnetic | magnet -ic | stone of Magnesia, lodestone | Greek | magnet magnetism magnesium manganese
        magnetism | magnet -ism | stone of Magnesia | Greek | magnet magnetic magnesium
        magnificent | magnific -ent | doing great things (great + to make) | Latin | magnify magnitude magnate
        maiden | maiden | unmarried girl | Old English | maid maidservant
        mail | mail | bag, pouch | Old French | mailbox mailman mailbag email
        mailbox | mail + box | bag of letters + container | English | mail mailman box toolbox
        mainland | main + land | chief, great + ground | Old English | mainly mainstream island landscape
        maintain | main + tain | hand + to hold | Latin | contain manual manage
        maintenance | main + ten -ance | hand + to hold | Latin | manual contain tenant
        major | major | greater | Latin | majority mayor magnify maximum majesty
        make | make | to build, to shape | Old English | match makeup makeshift
        making | mak -ing | to build, to shape | Old English | make maker match
        male | male | of the sex that begets | Latin | masculine macho emasculate
        mama | mama | mother, in the speech of babies | English | mammal mom
        man | man | human being, person | Old English | mankind woman manly manhood
        manage | manage | to handle, train horses | Italian | manager manual manner
        management | manage -ment | hand, to handle | Latin | manager manual manner maneuver
        manager | manag -er | hand, to handle | Latin | manage manual manner maneuver
        manifest | mani + fest | hand + struck | Latin | manual manage infest
        manifold | mani -fold | many | Old English | many fold
        manipulate | mani + pul -ate | hand + to fill | Latin | manual manage
        manner | manner | way of handling, hand | Latin | manual manage
        manners | manners | hand; way of handling | Latin | manner mannerism manual manage manuscript
        manpower | man + power | human being + strength | Old English | mankind manhood power powerful powerless
        manufacture | manu- fact -ure | to do, to make | Latin | factory fact factor manual
        manufacturer | manu- factur -er | to make | Latin | factory fact manual manuscript
        march | march | to walk, to tread | French | mark
        margin | margin | edge, border | Latin | marginal march mark
        marginal | margin -al | edge, border | Latin | margin marginalize
        marine | mar -ine | sea | Latin | submarine maritime marina mariner
        mark | mark | boundary, sign | Old English | remark landmark bookmark
        market | market | trade, buying and selling | Latin | merchant commerce mercantile merchandise supermarket
        marketing | market -ing | trade, buying place | Latin | merchant commerce supermarket
        marketplace | market + place | trade + broad open way | Latin | market merchant merchandise commerce replace
        marksman | marks -man | sign, target | Old English | mark landmark
        marksmanship | marksman -ship | sign, target | Old English | mark marksman landmark
        mars | mars | Roman god of war | Latin | martian martial
        marshal | mar + shal | horse + servant | Frankish | mare seneschal
        masquerade | masquer -ade | mask | Italian | mask masque mascara
        mass | mass | lump of dough, heap | Latin | massive amass
        massage | mass -age | to knead, to rub | French | masseur masseuse
        masses | masses | lump, heap | Latin | mass massive amass
        massive | mass -ive | lump of dough | Latin | mass amass
        mast | mast | pole, stem of a tree | Old English | masthead mainmast
        master | master | chief, teacher | Latin | mister mistress magistrate
        masterpiece | master + piece | chief craftsman + piece of work | English | master piece
        match | match | mate, equal | Old English | make matchmaker
        mate | mate | companion at table | Middle Low German | meat
        material | mater -ial | matter, timber | Latin | matter materialize immaterial matrix maternal
        mathematical | mathemat -ical | knowledge, to learn | Greek | mathematics polymath
        mathematically | mathematic -ally | to learn | Greek | mathematics mathematician polymath
        matter | matter | substance, timber | Latin | material immaterial
        maximize | maxim -ize | greatest | Latin | maximum maximal maxim
        may | may | to have power, to be able | Old English | might main dismay maybe
        meadow | meadow | mowed land | Old English | mow aftermath
        meager | meager | thin, lean | Latin | meagre emaciate emaciated
        meal | meal | fixed time, measure | Old English | piecemeal mealtime
        mean | mean | to have in mind | Old English | moan
        meanwhile | mean + while | middle + stretch of time | Middle English | mean awhile whilst
        meat | meat | food | Old English | sweetmeat mincemeat
        meditate | medit -ate | to think over, to ponder | Latin | premeditate medicine remedy
        meek | meek | soft, gentle | Old Norse | meekly meekness
        meet | meet | to come upon | Old English | moot
        melancholy | melan + choly | black + bile | Greek | cholera choleric melanin
        melody | mel + ody | song + to sing | Greek | ode comedy tragedy
        member | member | limb, part of the body | Latin | membrane dismember
        memory | memor -y | mindful | Latin | remember memorial memoir commemorate memorable
        men | men | human beings, persons | Old English | man mankind woman
        menace | menace | to threaten, to jut out | Latin | eminent prominent imminent
        mend | mend | to free from fault (shortened from "amend") | Latin | amend amends emend
        merchandise | merchandise | goods for trade | Old French | merchant market commerce commercial
        mercifully | merciful -ly | reward, favor | Latin | mercy merciless merchant market
        merciless | merci -less | reward, pity | Latin | mercy merciful merchant
        mercury | mercury | Roman god of trade | Latin | mercurial commerce merchant market
        mere | mere | pure, nothing but | Latin | merely
        merely | mere -ly | pure, unmixed | Latin | mere
        merriment | merri -ment | pleasing, joyful | Old English | merry mirth merrily
        merry | merry | pleasing | Old English | mirth merriment merrily
        mesh | mesh | net | Old English | meshwork enmesh
        message | mess -age | sent | Latin | mission messenger dismiss missile
        messenger | messeng -er | to send | Latin | message mission missile
        meteorite | meteorite | raised high, in the air | Greek | meteor meteoroid meteorology
        meteoritic | meteorit -ic | high in the air | Greek | meteor meteorite meteorology
        method | met- hod | way, road | Greek | period exodus episode
        meticulously | meticulous -ly | full of fear, over-careful | Latin | meticulous meticulousness
        metropolis | metro + polis | mother + city | Greek | police politics cosmopolitan acropolis
        metropolitan | metro + politan | mother + city | Greek | politics police cosmopolitan acropolis
        mexico | mexico | land of the Mexica | Nahuatl | mexican
        micrometeorite | micro- meteorite | high in the air | Greek | meteor meteorite meteorology
        middle | middle | mid, between | Old English | mid amid midst midnight
        midst | midst | middle | Old English | mid middle amid amidst
        midway | mid- way | road, path | Old English | way halfway subway
        midwestern | mid- west -ern | west | Old English | west western westward
        might | might | power, to be able | Old English | may mighty almighty dismay
        mild | mild | gentle, soft | Old English | mildly
        milestone | mile + stone | thousand paces + rock | Old English | mile mileage stone
        milk | milk | white liquid drawn from an udder | Old English | milch milky buttermilk
        mill | mill | to grind | Latin | miller molar meal millstone
        millennium | mill + ennium | thousand + year | Latin | millennial mile million biennial perennial
        min | min | small | Latin | minute minor minus minimum
        mind | mind | memory, thought | Old English | remind mindful
        mine | mine | of me | Old English | my me myself
        mingle | ming -le | to mix | Old English | among mongrel
        minimal | minim -al | smallest | Latin | minimum minus minor minute diminish
        minimize | minim -ize | smallest | Latin | minimum minor minus minute
        mining | mine -ing | to dig for ore, ore pit | Old French | mine miner mineral undermine
        minister | minister | servant | Latin | administer minor
        minor | minor | smaller, less | Latin | minus minute minimum diminish
        mirror | mirror | to look at, to wonder at | Latin | admire miracle marvel mirage
        miss | miss | to fail to hit | Old English | amiss missing
        missile | miss -ile | to send, throw | Latin | mission permit dismiss promise
        missing | miss -ing | to fail to hit or find | Old English | miss amiss
        mississippi | mississippi | great river | Ojibwe | mississippian
        mist | mist | mist, darkness | Old English | misty
        mistake | mis- take | to grasp, seize | Old Norse | take intake undertake
        mistaken | mis- taken | to take, to grasp | Old Norse | take mistake unmistakable
        mistress | mistr -ess | master, teacher | Latin | master mister miss mastery
        misuse | mis- use | to use | Latin | use abuse useful usual usage
        mix | mix | to mingle | Latin | mixture miscellaneous promiscuous
        mixed | mix -ed | to mingle, to blend | Latin | mixture mix miscellaneous
        ml | m + l | thousandth + litre | French | milliliter milligram liter
        moan | moan | to complain, to lament | Old English | bemoan
        mob | mob | movable, fickle | Latin | mobile move
        mobilize | mobil -ize | movable | Latin | mobile move motor
        moderate | moder -ate | measure | Latin | mode modest model
        modern | modern | just now | Latin | mode model moderate modify modernize
        modest | modest | keeping due measure | Latin | mode moderate modify modesty
        modulation | modul -ation | small measure | Latin | mode module modify moderate
        moist | moist | slimy, damp | Latin | moisture moisten
        mold | mold | measure, pattern | Latin | model module mode modulate
        molecule | mole + cule | mass + small | Latin | molecular demolish
        molten | molten | to melt | Old English | melt meltdown
        monastic | monast -ic | to live alone | Greek | monk monastery monarch monologue
        monday | mon + day | moon + day | Old English | moon day
        money | money | mint; temple of Juno Moneta | Latin | mint monetary
        monopoly | mono- pol -y | to sell | Greek | monopolist
        monotony | mono- ton -y | tone, tension | Greek | monotonous tone intonation baritone
        monster | monster | omen, warning sign | Latin | monitor demonstrate admonish monument
        month | month | moon, time of one moon | Old English | moon moonlight
        mood | mood | mind, spirit | Old English | moodiness moodily
        moonlight | moon + light | moon + brightness | Old English | moonlit moonshine sunlight month
        morale | morale | custom, character | Latin | moral morality morose
        moreover | more + over | greater + above | Old English | more most overall
        morphophonemic | morpho + phonem -ic | form + sound | Greek | morphology amorphous phoneme phonetic
        mortar | mortar | bowl for grinding | Latin | mortarboard
        mortgage | mort + gage | death + pledge | Old French | mortal mortuary engage wage
        most | most | greatest in number or amount | Old English | more almost
        motif | motif | moving, theme | French | motive motion move
        mound | mound | hedge, bank that protects | English | mounded
        mouth | mouth | opening of the face | Old English | mouthful mouthpiece
        movie | movie | to move | Latin | move motion moviegoer
        much | much | great, large | Middle English | magnitude magnify
        mucosa | mucosa | mucus, slime | Latin | mucus mucous
        mud | mud | mire, wet earth | Middle English | muddy muddle mudguard
        municipal | muni + cipal | duty + to take | Latin | immune community common participate
        murder | murder | unlawful killing, death | Old English | murderer mortal mortuary
        murderer | murder -er | unlawful killing, death | Old English | murderous
        muscle | muscle | little mouse | Latin | mouse muscular mussel
        muscular | muscul -ar | little mouse; muscle | Latin | muscle mussel mouse
        muse | muse | to ponder with the nose in the air; snout | Old French | amuse bemuse muzzle
        museum | muse -um | Muse, goddess of the arts | Greek | muse music mosaic
        music | mus -ic | Muse, goddess of the arts | Greek | musician muse museum mosaic
        musical | mus -ical | the Muses, goddesses of the arts | Greek | music muse museum
        musician | music -ian | art of the Muses | Greek | music musical muse museum
        musket | musk -et | fly | Italian | mosquito
        musketry | musket -ry | fly; a gun named after it | Italian | musket mosquito
        mustache | mustache | upper lip | Greek | mustachio
        muster | muster | to show | Latin | monster demonstrate
        mute | mute | silent, dumb | Latin | mutism mutely
        mutely | mute -ly | silent | Latin | mute muteness
        myriad | myriad | ten thousand, countless | Greek | myriapod
        mystery | myster -y | secret rite | Greek | mystic mystify mysticism
        """
}
