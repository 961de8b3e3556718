extension StatedStructure {
    /// Forms and origins are those that etymological dictionaries agree on; the senses are in Glossa's own words.
    static let wordsIToM = """
        ice | ice | frozen water | Old English | icy icicle iceberg icebox
        ignorant | ignor -ant | not to know | Latin | ignore ignorance recognize
        ignore | i + gnore | not + to know | Latin | ignorant recognize cognition
        ill | ill | bad, evil | Old Norse | illness
        imagination | imagin -ation | to form a picture | Latin | image imagine imitate
        imitate | imit -ate | to copy | Latin | image imitation
        imitation | imit -ation | to copy | Latin | image imitate
        immediately | not:im- mediate -ly | in the middle, between | Latin | medium mediate middle media
        impair | im- pair | to make worse | Latin | pejorative
        import | im- port | to carry | Latin | report transport export portable important
        importance | im- port -ance | to carry | Latin | import export report transport
        important | im- port -ant | to carry | Latin | import export report transport
        improve | im- prove | profit, gain | Old French | proud prowess
        improvement | im- prove -ment | profit, advantage | Old French | improve proud prowess
        impurity | not:im- pur -ity | clean | Latin | pure purity purify purge
        incredible | not:in- cred -ible | to believe | Latin | credit creed credible incredulous
        incur | in- cur | to run | Latin | occur current course
        indeed | in + deed | in + act, fact | Old English | deed do
        indefinite | not:in- definite | limit, end | Latin | definite define finite final finish
        independence | not:in- depend -ence | to hang from | Latin | depend pendant suspend pension
        indian | ind -ian | river (the Indus) | Sanskrit | indigo
        indifferent | not:in- differ -ent | to carry apart, to be unlike | Latin | differ different offer transfer
        indignation | not:in- dign -ation | worthy | Latin | dignity disdain indignant dignify
        individually | not:in- divid -ally | to separate | Latin | individual divide division device
        industry | industr -y | diligent | Latin | industrious industrial
        infinite | not:in- finite | end, limit | Latin | finite finish final define infinity
        inform | in- form | shape | Latin | form information reform uniform
        injure | not:in- jure | right, law | Latin | injury jury just justice
        injured | not:in- jur -ed | law, right | Latin | injury jury just justice
        inning | in -ing | in, within | Old English | in inner inside
        insane | not:in- sane | healthy, sound of mind | Latin | sane sanity sanitary
        inside | in + side | in + flank | Old English | outside beside aside sidewalk
        insight | in- sight | seeing, thing seen | Old English | sight see insightful foresight
        insoluble | not:in- solu -ble | to loosen | Latin | soluble solve solution dissolve absolute
        instal | in- stal | place, stall | Latin | install stall
        install | in- stall | standing place, seat | Medieval Latin | stall pedestal
        installation | in- stall -ation | standing place, seat | Medieval Latin | install stall pedestal
        instantly | in- stant -ly | standing | Latin | instance constant distant stand
        instead | in- stead | place | Old English | steady steadfast homestead bedstead
        insurance | in- sur -ance | free from care, safe | Latin | sure assure secure insure
        insure | in- sure | safe, free from care | Latin | sure assure ensure secure
        intensify | in- tens -ify | to stretch | Latin | intense intensity tension tense tend
        intent | in- tent | to stretch | Latin | intend attend extend tension
        intention | in- tent -ion | to stretch | Latin | intend attention extend tension tend
        interest | inter- est | to be | Latin | essence present absent
        interfere | inter- fer | to strike | Latin | interferon
        interference | inter- fer -ence | to strike | Latin | interfere interferon
        interior | interior | inner, within | Latin | internal intimate enter
        interpret | inter- pret | to explain, to deal | Latin | interpreter price
        interval | inter- val | rampart | Latin | wall
        intimate | intim -ate | innermost | Latin | interior internal
        investment | in- vest -ment | to clothe | Latin | vest divest
        invite | in- vite | to ask, to call | Latin | invitation
        irish | ir -ish | the people of Ireland | Old English | irishman
        irony | irony | dissembling | Greek | ironic ironical
        island | island | land in the water | Old English | inland islander
        issue | issue | to go out | Latin | exit reissue transit
        item | item | likewise, also | Latin | itemize
        jacket | jacket | peasant's short coat | French | straitjacket
        jam | jam | to press, to squeeze | English | jammed
        january | janu -ary | gate; the god Janus | Latin | janitor
        japan | japan | origin of the sun | Chinese | japanese
        japanese | japan -ese | origin of the sun | Chinese | japan
        jazz | jazz | energy, pep | English | jazzy jazzman
        jew | jew | person of Judah | Hebrew | jewish judaism judaic
        jewish | jew -ish | man of Judah | Hebrew | judaic
        joint | joint | joined, yoked | Latin | join junction conjunction adjoin
        journey | journey | day, a day's travel | Latin | journal adjourn sojourn diary
        judge | ju + dge | law + to say | Latin | justice jury prejudice judicial
        june | june | of the goddess Juno | Latin | juneberry
        jupiter | ju + piter | sky god + father | Latin | paternal jovial patron
        keep | keep | to hold, to watch over | Old English | keepsake upkeep housekeeper
        kick | kick | to strike with the foot | Middle English | kickoff
        kid | kid | young goat | Old Norse | kidnap kidskin
        kind | kind | nature, birth, race | Old English | kin kindred mankind
        king | king | one of noble kin | Old English | kin kind kindred kingdom
        knee | knee | joint of the leg | Old English | kneel kneecap
        knot | knot | tied lump in a cord | Old English | knit knotty
        know | know | to perceive, to recognize | Old English | knowledge acknowledge ken can
        knowledge | know | to know, to perceive | Old English | know acknowledge
        known | known | perceived, recognized | Old English | know knowledge acknowledge
        l | l | pound, later a measure of liquid | Greek | liter milliliter
        lack | lack | want, fault | Middle English | lackluster
        lady | la + dy | loaf + kneader | Old English | lord loaf dough
        land | land | ground, country | Old English | landlord landmark landscape island
        landscape | land + scape | land + state, shape | Dutch | land seascape cityscape
        laos | laos | the Lao people | French | laotian
        lap | lap | flap of a garment | Old English | lapel laptop overlap
        larva | larva | ghost, mask | Latin | larval
        last | last | latest | Old English | late latter latest
        latent | lat -ent | to lie hidden | Latin | lethargy latency
        later | lat -er | slow | Old English | late latest lately
        latin | latin | Latium, the country round Rome | Latin | latinate
        laugh | laugh | to make a loud sound of mirth, by imitation | Old English | laughter
        launch | launch | lance | Latin | lance lancet
        law | law | something laid down | Old Norse | lawful lawyer outlaw bylaw lay
        lawyer | lawy -er | law, something laid down | Old Norse | law lawful outlaw lay
        lb | lb | scales, pound | Latin | equilibrium level
        lead | lead | to guide, to make go | Old English | mislead lode
        lean | lean | to slope, to bend | Old English | ladder incline decline
        leap | leap | to run, to jump | Old English | lope leapfrog
        learned | learn -ed | to gain knowledge | Old English | learn learner lore
        leave | leave | to let remain | Old English | eleven twelve life
        ledger | ledger | to lie, to lay | Middle English | lay lie ledge
        left | left | weak | Old English | leftist lefty
        leg | leg | leg, limb | Old Norse | leggy legging
        legislation | legis + lation | law + carrying, proposing | Latin | legal legislate legislator relate
        legislative | legislat -ive | to bring in a law | Latin | legal legislator privilege translate
        legislator | legis + lator | law + one who brings forward | Latin | legal legislation legislature legitimate
        length | leng -th | long | Old English | long lengthen linger
        less | less | smaller | Old English | least lest unless
        lessening | lessen -ing | smaller | Old English | less lessen least
        let | let | to leave, to allow | Old English | late inlet outlet sublet
        letter | letter | written sign | Latin | literature literal literary literate
        level | level | small balance, scales | Latin | equilibrium levelheaded
        lie | lie | to rest flat | Old English | lay layer lair
        lieutenant | lieu + tenant | place + holding | French | lieu tenant tenure
        life | life | being alive | Old English | live alive lively lifetime
        light | light | brightness | Old English | enlighten lighthouse lightning daylight
        lightly | light -ly | of little weight | Old English | light lighten lighthearted
        like | like | body, form; similar | Old English | alike likely likewise liken unlike
        likely | like -ly | similar, having the form of | Old English | like likewise likeness unlikely
        likewise | like -wise | similar, of the same form | Old English | like alike likeness
        limb | limb | limb, branch | Old English | limbless
        line | line | linen thread, string | Latin | linen outline align lineage
        link | link | ring of a chain | Old Norse | linkage interlink hyperlink
        list | list | strip, row of names | Old French | enlist
        listen | listen | to hear | Old English | loud
        liver | liver | organ that makes bile | Old English | liverish liverwort
        livestock | live + stock | living + store of goods | Old English | live life alive stock
        load | load | way, carrying | Old English | lode lead unload
        loaded | load -ed | carrying, way | Old English | load lead lode workload
        loading | load -ing | way, carrying | Old English | load lead lode
        lobby | lobby | covered walk, leafy shelter | Medieval Latin | lodge loggia lobbyist
        london | london | Londinium, the Roman name of the town | Latin | londoner
        lonely | lone -ly | by oneself | Middle English | alone lonesome one only
        long | long | stretching far, not short | Old English | length along belong linger longing
        longer | long -er | of great length | Old English | length linger along oblong
        lookup | look + up | to see + upward | Old English | look outlook lookout onlooker
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
        lurch | lurch | sudden roll of a ship to one side | English | lurching
        luxury | luxur -y | excess, extravagance | Latin | luxe deluxe luxuriant
        lyric | lyr -ic | harp | Greek | lyre lyricism lyrical
        m | m | measure, meter | Greek | meter
        mad | mad | out of one's mind | Old English | madman madden madness
        magazine | magazine | storehouse | Arabic | mag zine
        magic | mag -ic | Persian priest, wizard | Greek | magi magician magus
        magnetism | magnet -ism | stone of Magnesia | Greek | magnet magnetic magnesium
        magnificent | magnific -ent | doing great things (great + to make) | Latin | magnify magnitude magnate
        mail | mail | bag, pouch | Old French | mailbox mailman mailbag email
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
        manufacture | manu- fact -ure | to do, to make | Latin | factory fact factor manual
        manufacturer | manu- factur -er | to make | Latin | factory fact manual manuscript
        march | march | to walk, to tread | French | mark
        margin | margin | edge, border | Latin | marginal march mark
        marginal | margin -al | edge, border | Latin | margin marginalize
        mark | mark | boundary, sign | Old English | remark landmark bookmark
        market | market | trade, buying and selling | Latin | merchant commerce mercantile merchandise supermarket
        marketing | market -ing | trade, buying place | Latin | merchant commerce supermarket
        marksman | marks -man | sign, target | Old English | mark landmark
        mars | mars | Roman god of war | Latin | martian martial
        marshal | mar + shal | horse + servant | Frankish | mare seneschal
        mass | mass | lump of dough, heap | Latin | massive amass
        massive | mass -ive | lump of dough | Latin | mass amass
        master | master | chief, teacher | Latin | mister mistress magistrate
        masterpiece | master + piece | chief craftsman + piece of work | English | master piece
        match | match | mate, equal | Old English | make matchmaker
        mate | mate | companion at table | Middle Low German | meat
        material | mater -ial | matter, timber | Latin | matter materialize immaterial matrix maternal
        matter | matter | substance, timber | Latin | material immaterial
        may | may | to have power, to be able | Old English | might main dismay maybe
        meadow | meadow | mowed land | Old English | mow aftermath
        meal | meal | fixed time, measure | Old English | piecemeal mealtime
        mean | mean | to have in mind | Old English | moan
        meanwhile | mean + while | middle + stretch of time | Middle English | mean awhile whilst
        meat | meat | food | Old English | sweetmeat mincemeat
        meet | meet | to come upon | Old English | moot
        melancholy | melan + choly | black + bile | Greek | cholera choleric melanin
        melody | mel + ody | song + to sing | Greek | ode comedy tragedy
        member | member | limb, part of the body | Latin | membrane dismember
        memory | memor -y | mindful | Latin | remember memorial memoir commemorate memorable
        men | men | human beings, persons | Old English | man mankind woman
        menace | menace | to threaten, to jut out | Latin | eminent prominent imminent
        mend | mend | to free from fault (shortened from "amend") | Latin | amend amends emend
        mercury | mercury | Roman god of trade | Latin | mercurial commerce merchant market
        mere | mere | pure, nothing but | Latin | merely
        merely | mere -ly | pure, unmixed | Latin | mere
        message | mess -age | sent | Latin | mission messenger dismiss missile
        messenger | messeng -er | to send | Latin | message mission missile
        meteorite | meteorite | raised high, in the air | Greek | meteor meteoroid meteorology
        meteoritic | meteorit -ic | high in the air | Greek | meteor meteorite meteorology
        method | met- hod | way, road | Greek | period exodus episode
        metropolis | metro + polis | mother + city | Greek | police politics cosmopolitan acropolis
        metropolitan | metro + politan | mother + city | Greek | politics police cosmopolitan acropolis
        mexico | mexico | land of the Mexica | Nahuatl | mexican
        micrometeorite | micro- meteorite | high in the air | Greek | meteor meteorite meteorology
        middle | middle | mid, between | Old English | mid amid midst midnight
        mild | mild | gentle, soft | Old English | mildly
        milk | milk | white liquid drawn from an udder | Old English | milch milky buttermilk
        mill | mill | to grind | Latin | miller molar meal millstone
        min | min | small | Latin | minute minor minus minimum
        mind | mind | memory, thought | Old English | remind mindful
        mine | mine | of me | Old English | my me myself
        mingle | ming -le | to mix | Old English | among mongrel
        minimal | minim -al | smallest | Latin | minimum minus minor minute diminish
        minimize | minim -ize | smallest | Latin | minimum minor minus minute
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
        mix | mix | to mingle | Latin | mixture miscellaneous promiscuous
        mixed | mix -ed | to mingle, to blend | Latin | mixture mix miscellaneous
        ml | m + l | thousandth + litre | French | milliliter milligram liter
        mob | mob | movable, fickle | Latin | mobile move
        mobilize | mobil -ize | movable | Latin | mobile move motor
        moderate | moder -ate | measure | Latin | mode modest model
        modern | modern | just now | Latin | mode model moderate modify modernize
        modest | modest | keeping due measure | Latin | mode moderate modify modesty
        moist | moist | slimy, damp | Latin | moisture moisten
        mold | mold | measure, pattern | Latin | model module mode modulate
        molecule | mole + cule | mass + small | Latin | molecular demolish
        monday | mon + day | moon + day | Old English | moon day
        money | money | mint; temple of Juno Moneta | Latin | mint monetary
        monopoly | mono- pol -y | to sell | Greek | monopolist
        monster | monster | omen, warning sign | Latin | monitor demonstrate admonish monument
        month | month | moon, time of one moon | Old English | moon moonlight
        mood | mood | mind, spirit | Old English | moodiness moodily
        moreover | more + over | greater + above | Old English | more most overall
        mortar | mortar | bowl for grinding | Latin | mortarboard
        most | most | greatest in number or amount | Old English | more almost
        motif | motif | moving, theme | French | motive motion move
        mound | mound | hedge, bank that protects | English | mounded
        mouth | mouth | opening of the face | Old English | mouthful mouthpiece
        movie | movie | to move | Latin | move motion moviegoer
        much | much | great, large | Middle English | magnitude magnify
        mud | mud | mire, wet earth | Middle English | muddy muddle mudguard
        municipal | muni + cipal | duty + to take | Latin | immune community common participate
        murder | murder | unlawful killing, death | Old English | murderer mortal mortuary
        murderer | murder -er | unlawful killing, death | Old English | murderous
        muscle | muscle | little mouse | Latin | mouse muscular mussel
        muscular | muscul -ar | little mouse; muscle | Latin | muscle mussel mouse
        muse | muse | to ponder with the nose in the air; snout | Old French | amuse bemuse muzzle
        music | mus -ic | Muse, goddess of the arts | Greek | musician muse museum mosaic
        musical | mus -ical | the Muses, goddesses of the arts | Greek | music muse museum
        musician | music -ian | art of the Muses | Greek | music musical muse museum
        musket | musk -et | fly | Italian | mosquito
        musketry | musket -ry | fly; a gun named after it | Italian | musket mosquito
        mustache | mustache | upper lip | Greek | mustachio
        muster | muster | to show | Latin | monster demonstrate
        mystery | myster -y | secret rite | Greek | mystic mystify mysticism
        """
}
