extension StatedStructure {
    /// The forms and origins are those on which etymological dictionaries agree; the wording of the senses is Glossa's
    /// own.
    static let wordsNToR = """
        nag | nag | to gnaw | Old Norse | gnaw
        name | name | word by which one is called | Old English | nickname namesake rename nameless nominal
        nationalistic | nationalist -ic | birth, people | Latin | nation national native nature
        nazi | nazi | national | German | nation national nationalist
        near | near | nigher, closer | Old English | nigh next neighbor nearby
        neck | neck | nape | Old English | necklace necktie
        nectar | nectar | drink of the gods | Greek | nectarine nectary
        need | need | want, distress | Old English | needless needful needy
        needed | need -ed | want, necessity | Old English | need needy needless
        needle | needle | tool for sewing | Old English | needlework needlepoint
        negro | negro | black | Spanish | denigrate negroid
        neighbor | neigh + bor | near + dweller | Old English | nigh near boor neighborhood
        neighborhood | neighbor -hood | near dweller | Old English | neighbor nigh near
        neither | n + either | not + one of two | Old English | either whether nor
        neocortex | neo- cortex | bark, outer layer | Latin | cortex cortical
        nerves | nerves | sinew, nerve | Latin | nerve nervous unnerve
        nest | nest | place to sit down | Old English | nestle nestling nether
        nestle | nest -le | nest | Old English | nest nestling
        net | net | mesh of cords | Old English | network fishnet internet
        network | net + work | mesh of cords + thing made | Old English | net fishnet internet work
        neurosis | neuro -sis | nerve, sinew | Greek | neurotic neuron neurology
        neurotic | neurot -ic | nerve | Greek | neuron neurology neural neurosis
        neutrophil | neutro + phil | neither + loving | Latin | neutral neuter neutralize
        never | n + ever | not + always | Old English | ever every
        nevertheless | never + theless | not ever + the less | Middle English | never less nonetheless
        newborn | new + born | new + carried, brought forth | Old English | new news born birth bear
        newcomer | new + comer | new + to come | Old English | new come newly income
        newly | new -ly | new | Old English | new renew newlywed
        news | news | new things | Old English | new newspaper renew newscast
        newspaper | news + paper | new things + writing sheet | English | new newsletter paper
        next | next | nearest | Old English | near nigh neighbor
        nickel | nickel | copper of the demon | German | pumpernickel
        night | night | time of darkness | Old English | midnight tonight nightfall nightmare
        nightclub | night + club | dark time + society of people (earlier: thick stick) | English | night tonight nightfall club
        nightmare | night + mare | night + evil spirit that sits on sleepers | Old English | night midnight tonight nightfall
        nine | nine | the number 9 | Old English | nineteen ninety ninth
        nitrogen | nitro + gen | native soda + to bring forth | Greek | niter hydrogen oxygen genesis
        no | no | not one, not ever | Old English | none not never nobody
        nonetheless | none + theless | not any + the less | Middle English | nevertheless none less
        nonfiction | non- fict -ion | to shape, to feign | Latin | fiction fictitious figure feign
        nonmetallic | non- metall -ic | mine, metal | Greek | metal metallic metallurgy
        nonverbal | non- verb -al | word | Latin | verb verbal proverb adverb
        noon | noon | ninth hour | Latin | nine
        north | north | quarter opposite the south | Old English | northern northward northeast
        northwest | north + west | north + west | Old English | north west northern western
        not | not | nothing, in no way | Middle English | naught nought
        notch | notch | nick, cut | Old French | topnotch
        note | note | mark, sign | Latin | notable notation annotate notebook
        noted | not -ed | mark, sign | Latin | note notice notable notorious annotate
        nothing | no + thing | not one + thing | Old English | thing something none anything
        notion | not -ion | to come to know | Latin | notice notify cognition recognize
        notorious | notori -ous | known | Latin | notion notice notable
        nov | nov | nine | Latin | november
        novelty | novel -ty | new | Latin | novel novice innovate renovate
        november | november | ninth month, from "novem" nine | Latin | nine noon novena
        now | now | at this moment | Old English | nowadays
        nuclear | nucle -ar | kernel, little nut | Latin | nucleus nucleon
        nucleus | nucleus | kernel, little nut | Latin | nuclear
        nude | nude | naked, bare | Latin | nudity nudist denude
        number | number | number | Latin | numerous numeral enumerate
        numerical | numer -ical | number | Latin | number numerous enumerate numeral
        obedience | ob- edi -ence | to hear, to listen | Latin | obey obedient audience audio
        obedient | ob- edi -ent | to hear | Latin | obey audience audible
        obey | ob- ey | to hear | Latin | obedient obeisance audience audio
        objection | ob- ject -ion | to throw | Latin | subject project reject inject
        obscure | ob- scure | covered, dark | Latin | chiaroscuro obscurity
        obstacle | ob- stacle | to stand | Latin | state station stable
        obtainable | ob- tain -able | to hold | Latin | obtain contain retain maintain tenant
        occur | oc- cur | to run | Latin | current course recur
        ocean | ocean | great river round the world | Greek | oceanic oceanography
        oct | oct | eight | Latin | october octave octopus octet
        october | october | eight | Latin | octave octopus octagon
        odd | odd | point of a triangle, third number | Old Norse | odds oddball
        odor | odor | smell | Latin | odorless deodorant
        offer | of- fer | to carry | Latin | refer transfer differ
        office | of + fice | work + to do | Latin | official officer fact factory efficient
        offspring | off- spring | to leap up | Old English | spring offshoot springtime
        often | often | many times | Old English | oft oftentimes
        ohio | ohio | good river | Seneca | ohioan
        oil | oil | olive oil | Latin | olive petroleum oilfield
        old | old | grown up, aged | Old English | elder elderly eldest
        omen | omen | sign of the future | Latin | ominous abominable
        omission | omiss -ion | to let go, to send | Latin | omit mission dismiss permit
        omit | omit | to let go | Latin | omission admit permit submit mission
        on | on | touching the top of | Old English | upon onto onward
        once | once | of one, one time | Old English | one only alone none
        onlooker | on- look -er | to see, to watch | Old English | look overlook lookout
        only | on -ly | one | Old English | one alone lone lonely
        onslaught | on- slaught | blow, striking | Middle Dutch | slay slaughter
        opaque | opaque | shaded, dark | Latin | opacity
        open | open | put up, not shut | Old English | up reopen
        opening | open -ing | put up, not shut | Old English | up reopen
        openly | open -ly | not closed | Old English | open opener reopen
        operetta | operetta | little work | Italian | opera operate opus cooperate
        opportunity | op- portun -ity | harbor | Latin | port opportunist passport
        optical | opt -ical | eye, to see | Greek | optics optic optician synopsis
        optimal | optim -al | best | Latin | optimum optimism optimize
        orange | orange | orange tree | Persian | orangeade
        orchestra | orchestra | dancing place before the stage | Greek | orchestration orchestral
        orchestration | orchestr -ation | place for dancing | Greek | orchestra orchestral orchestrate
        ordain | ordain | order, row | Latin | order ordinary ordinance coordinate
        ordeal | ordeal | judgement dealt out, trial | Old English | deal
        order | order | row, arrangement | Latin | ordinary coordinate subordinate ordain
        organism | organ -ism | tool | Greek | organ organic organize
        oriented | orient -ed | rising of the sun, east | Latin | orient oriental origin orientation
        original | origin -al | beginning, to rise | Latin | origin orient aborigine
        ornery | ornery | ordinary, order | Latin | ordinary order
        ossification | ossif -ication | bone | Latin | ossify ossuary
        ought | ought | to own, to owe | Old English | owe own owing
        oust | oust | to stand in the way, to hinder | Latin | ouster obstacle
        out | out | outside, not in | Old English | utter outer about without
        outdistance | out- dist -ance | to stand apart | Latin | distant distance station
        outer | out -er | outside, not in | Old English | utter outside about
        outfielder | out- field -er | open land | Old English | field infield midfield
        outline | out- line | thread, line | Latin | line linear align underline
        outreach | out- reach | to stretch out | Old English | reach reachable overreach
        outskirts | out- skirts | lower edge of a garment | Old Norse | skirt shirt
        oval | ov -al | egg | Latin | ovary ovum ovulate
        overboard | over- board | plank, side of a ship | Old English | aboard board starboard
        overcast | over- cast | to throw | Old Norse | cast broadcast forecast downcast
        overlap | over- lap | flap, to fold | Old English | lap lapel laptop
        overseas | over- seas | great water | Old English | sea seaside seaman seashore
        oxidation | oxid -ation | sharp, acid | Greek | oxide oxygen oxidize
        oxygen | oxy + gen | sharp, acid + to produce | Greek | hydrogen nitrogen oxide
        ozone | ozone | to smell | Greek | odor
        pack | pack | bundle | Middle Dutch | packet backpack unpack
        package | pack -age | bundle | Middle Dutch | pack packet unpack backpack
        paid | paid | peace; to satisfy | Latin | pay payment peace pacify
        pains | pains | penalty, punishment | Latin | pain painful penalty punish painkiller
        palace | palace | Palatine Hill in Rome, where the emperor lived | Latin | palatial palatine paladin
        pale | pale | to be without colour | Latin | pallid appal paleface
        pallid | pall -id | to be pale | Latin | pale pallor appall
        palm | palm | flat of the hand | Latin | palmist palmistry palmate
        pan | pan | broad shallow vessel | Old English | pancake saucepan
        paneling | panel -ing | piece of cloth | Latin | panel pane
        panic | pan -ic | Pan, god of woods, giver of sudden fear | Greek | panpipe
        pansy | pansy | thought | French | pensive
        pant | pant | to gasp, as in a nightmare | Old French | fantasy phantom fancy
        pants | pants | short for pantaloons, after a figure of the comedy | Italian | pantyhose
        parallel | par- allel | one another | Greek | parallelogram unparalleled
        paramount | par + amount | by + up the hill | Old French | amount mount mountain
        parasite | para- site | food, grain | Greek | parasitic
        pardon | par + don | thoroughly + to give | Latin | donate donor condone
        parent | par -ent | to bring forth | Latin | parental parenthood
        paris | paris | the Parisii, a Gaulish tribe | Latin | parisian
        park | park | enclosed ground for game | Old French | parking paddock
        parlor | parlor | to talk, room for talking | Old French | parliament parley parole
        parody | par- ody | song | Greek | ode melody comedy tragedy rhapsody
        participate | parti + cip -ate | share + to take | Latin | part participant capture
        particularly | particular -ly | small part, detail | Latin | part particle party
        particulate | particul -ate | small part | Latin | particle particular part
        partner | partner | share, division | Latin | part partition partial
        passageway | passage + way | going through + road | English | passage pass way passenger
        passerby | passer + by | one who steps past + near | Middle English | pass passage passenger past
        passionate | passion -ate | suffering, strong feeling | Latin | passion passive patient compassion
        past | past | to step, to go by | Latin | pass passage passenger pastime
        paste | paste | barley porridge, dough | Greek | pasta pastry pastel
        pasted | past -ed | dough | Greek | paste pasta pastry pastel
        pat | pat | to strike lightly | Middle English | patter
        patch | patch | piece of cloth | Middle English | patchwork patchy
        patent | patent | lying open | Latin | patently patency
        path | path | way | Old English | footpath pathway
        patriotic | patriot -ic | fellow countryman, father | Greek | patriot compatriot patriarch
        patrol | patrol | to go the rounds, to paddle in mud | French | paw
        patrolman | patrol -man | to tramp about, to go the rounds | French | patrol
        paved | pav -ed | to beat, to ram down | Latin | pave pavement paving
        peaceful | peace -ful | peace | Latin | peace pacify
        peacock | pea + cock | peafowl + male bird | Old English | peahen peafowl cock cockerel
        peak | peak | sharp point | Middle English | pike pick
        pecs | pecs | breast | Latin | pectoral
        pectoral | pector -al | chest, breast | Latin | expectorate parapet
        peel | peel | to strip of hair | Latin | depilatory
        pen | pen | feather | Latin | pennant pinnate
        pending | pend -ing | to hang | Latin | suspend depend pendant pendulum
        penetrate | penetr -ate | within, inside | Latin | impenetrable penetrable
        pennsylvania | penn + sylvania | (William) Penn + forest land | Latin | sylvan
        people | people | people, nation | Latin | popular population public
        percentage | per- cent -age | hundred | Latin | cent century centimeter
        perch | perch | pole, rod | Latin | percher
        perform | per- form | to carry out, to furnish | Old French | furnish
        performance | per- form -ance | to furnish, carry out | Old French | perform performer furnish
        performer | per- form -er | to furnish, to carry out | Old French | perform performance furnish
        periodic | peri- od -ic | way, course | Greek | period method episode exodus
        perpetuate | per- petu -ate | to seek, to go toward | Latin | perpetual petition compete repeat
        person | person | mask, role | Latin | personal parson
        petition | petit -ion | to seek, to ask | Latin | compete appetite repeat
        petitioner | petition -er | to seek, to ask | Latin | petition compete repeat appetite
        phalanx | phalanx | log; close line of battle | Greek | phalange phalangeal
        philadelphia | phil- adelphia | brother | Greek | philosophy philanthropy
        phone | phone | voice, sound | Greek | telephone microphone symphony phonics
        phonologic | phono- log -ic | word, study | Greek | logic dialogue analogy phonology
        phonology | phon -ology | sound | Greek | phone phonetic telephone symphony phoneme
        phosphate | phosph -ate | light-bearing, phosphorus | Greek | phosphorus phosphoric phosphorescent
        photo | photo | light | Greek | photograph photon photosynthesis phosphorus
        photograph | photo- graph | to write, to draw | Greek | autograph paragraph graphic telegraph
        physical | phys -ical | nature | Greek | physics physician physique metaphysics
        physically | physic -ally | nature | Greek | physics physical physician
        physics | phys -ics | nature | Greek | physical physician physique physiology
        physiological | physio- log -ical | speech, study | Greek | logic biology dialogue
        pianist | pian -ist | soft, quiet | Italian | piano pianoforte
        pick | pick | to prick, to peck | Middle English | peck pike pickaxe
        pickup | pick + up | to take with the fingers + upward | English | pick picker upward
        picnic | picnic | to pick, to peck | French | pique picnicker
        piece | piece | bit, part cut off | Old French | apiece piecemeal masterpiece
        pierce | pierce | to thrust, to bore through | Latin | contusion obtuse
        pile | pile | pillar, heap | Latin | pillar stockpile
        pill | pill | little ball | Latin | pellet
        pillow | pillow | cushion | Latin | pillowcase
        pilot | pilot | oar, rudder | Greek | copilot
        pin | pin | peg, point | Old English | pinpoint pinnacle
        pinch | pinch | to squeeze, to nip | Old French | pincers pincer
        pink | pink | garden flower with fringed petals | English | pinkish
        pinpoint | pin + point | peg, pin + sharp end | Middle English | pin point pinhole pointed
        pioneer | pion -eer | foot soldier | French | pawn peon pedestrian pedal
        pipe | pipe | to chirp, tube to blow on | Latin | bagpipe pigeon pipeline
        pirate | pirate | to attempt, to attack | Greek | piracy empirical
        pistol | pistol | pipe | Czech | pistole
        pitch | pitch | to throw, to thrust | Middle English | pick pitchfork
        planet | planet | wanderer | Greek | planetary planetarium
        plank | plank | board | Latin | planking
        plant | plant | shoot, sprout | Latin | implant transplant
        plaque | plaque | flat plate | French | placard
        plasma | plasma | something moulded | Greek | plastic plaster protoplasm
        plaster | plaster | to mould, to daub | Greek | plastic plasma plasticity
        platform | plat + form | flat + shape | French | plate plateau form
        platinum | platin -um | silver | Spanish | plate platter
        plato | plato | broad, broad-shouldered | Greek | platonic plate platypus plateau
        platonism | platon -ism | Plato | Greek | platonic
        playmate | play + mate | to play + companion | Middle English | play playful classmate roommate
        playwright | play + wright | drama + maker | Old English | play player shipwright wheelwright
        plead | plead | to go to law; what pleases | Latin | plea please placid
        pledge | pledge | surety, warrant | Old French | plight
        plenty | plen -ty | full | Latin | plentiful complete supply replenish
        pleural | pleur -al | side, rib | Greek | pleurisy pleura
        plight | plight | to fold, state of folding | Latin | ply plait reply complicate
        plod | plod | to tread heavily (perhaps from the sound) | English | plodder
        plot | plot | piece of ground | Old English | plotter
        plug | plug | bung, stopper | Dutch | unplug plughole
        plumpness | plump -ness | blunt, thick | Middle Dutch | plump
        pm | p + m | after + midday | Latin | meridian
        pocket | pock -et | bag | Old French | poke pouch poach
        poignant | poign -ant | to prick | Latin | point puncture pungent
        poised | pois -ed | to weigh | Latin | poise pension pensive expense
        poke | poke | to prod, to push | Middle Dutch | poky slowpoke
        polar | pol -ar | pivot, axis | Greek | pole polarity bipolar polarize
        polarity | polar -ity | pivot, axis | Greek | pole polar polarize
        polarization | polariz -ation | axis, pivot of a sphere | Greek | pole polar polarity polarize
        polarize | polar -ize | pivot, end of an axis | Greek | pole polar polarity
        pole | pole | stake | Latin | impale pale
        polish | polish | to smooth, to make shine | Latin | polite
        polite | polite | polished, smooth | Latin | polish politeness impolite
        politely | polite -ly | polished | Latin | polish impolite politeness
        politeness | polite -ness | polished | Latin | polish impolite politely
        politics | polit -ics | citizen, city | Greek | politician police policy metropolis
        poll | poll | head | Middle English | pollster pollard tadpole
        polls | polls | head | Middle Dutch | pollster pollard tadpole
        polymerization | poly- meriz -ation | part | Greek | polymer monomer isomer
        polynomial | poly- nom -ial | name, term | Latin | binomial monomial nominal
        pony | pony | foal, young animal | Old French | pullet poultry
        poor | poor | having little | Latin | poverty impoverish pauper
        pop | pop | a short sharp sound, by imitation | Middle English | popper
        populous | popul -ous | people | Latin | people popular population public
        port | port | harbour, entrance | Latin | airport seaport passport opportunity
        portable | port -able | to carry | Latin | import export transport porter report
        portal | portal | gate | Latin | port porter porch portico
        portentous | portent -ous | to stretch forward, to foretell | Latin | portent portend tend extend
        portion | port -ion | share, part | Latin | part proportion apportion
        portrait | portrait | to draw forth | Latin | portray trait trace tract
        portray | portray | to draw forth | Latin | trait trace treat
        pose | pose | to place, to rest | Late Latin | compose propose impose pause
        possession | possess -ion | to hold as owner | Latin | possessive repossess dispossess
        postulate | postul -ate | to demand, to ask | Latin | postulant expostulate
        pot | pot | vessel | Old English | pottery potter potful
        potassium | potassi -um | potash, ash from a pot | Dutch | potash pot ash
        potential | potent -ial | powerful, able | Latin | potent potency power possible
        potter | pott -er | pot | Old English | pot pottery
        pottery | pott -ery | pot, vessel | Old English | pot potter
        pound | pound | weight | Latin | ponder pendant
        pour | pour | to flow, to sift | Middle English | downpour
        powder | powder | dust | Latin | pulverize
        powdered | powder -ed | dust | Latin | powder pulverize
        power | power | to be able | Latin | possible potential potent powerful
        prayer | prayer | asking, begging | Latin | pray precarious deprecate
        precipitate | pre- cipit -ate | head | Latin | precipice capital captain decapitate
        precision | pre- cis -ion | to cut, to kill | Latin | decide concise incision
        predecessor | pre- decess -or | to go away, to depart | Latin | decease precede process success recede
        presence | pre- s -ence | to be | Latin | present absence essence
        presentation | pre- sent -ation | being | Latin | presence absent essence
        presently | pre- sent -ly | being | Latin | presence absent essence
        presumption | pre- sumpt -ion | to take | Latin | presume assume consume resume
        presuppose | pre- suppose | to put under, to assume | Latin | suppose position compose
        pretty | prett -y | trick, cunning; later neat, fine | Old English | prettify
        prey | prey | booty | Latin | predator predatory
        pride | pride | being proud | Old English | proud proudly prideful
        principal | princip -al | first, chief | Latin | principle prince prime primary
        print | print | to press | Latin | press imprint express blueprint
        prior | prior | former, earlier | Latin | prime primary prince
        priority | prior -ity | earlier, former | Latin | prior prime primary premier
        privacy | priv -acy | single, one's own | Latin | private deprive privilege
        privilege | priv + ilege | one's own, single + law | Latin | private deprive legal
        procedure | pro- ced -ure | to go | Latin | proceed process precede recede exceed
        proceedings | pro- ceedings | to go | Latin | proceed procedure process succeed exceed
        proceeds | pro- ceeds | to go, to yield | Latin | proceed process succeed exceed
        prodigious | prodig -ious | omen, marvel | Latin | prodigy
        profit | pro- fit | to do, to make | Latin | proficient benefit fact effect
        profitable | pro- fit -able | to make | Latin | profit proficient fact
        proliferation | prolifer -ation | bearing offspring | Latin | prolific
        prompt | prompt | brought forth, ready | Latin | redeem exempt promptness
        prone | prone | bent forward | Latin | pronate
        pronounced | pro- nounc -ed | to announce, to tell | Latin | announce denounce renounce pronunciation
        propaganda | propaganda | to spread, to propagate | Latin | propagate propagation
        propagandist | propagand -ist | to spread, to multiply by cuttings | Latin | propagate propaganda
        proper | proper | one's own | Latin | property appropriate
        proportion | pro- port -ion | share, part | Latin | portion part partial
        proportional | pro- portion -al | share, part | Latin | portion proportion apportion part
        proposal | pro- pos -al | to place, to put | French | propose pose position compose
        proprietor | propriet -or | ownership, one's own | Latin | property proper proprietary appropriate
        proprietorship | proprietor -ship | owner, one's own | Latin | property proper proprietary appropriate
        prose | prose | straightforward speech | Latin | prosaic prosy
        prostrate | pro- strate | to spread, to lay flat | Latin | prostration street stratum consternation
        protein | protein | first, of the first rank | Greek | proton prototype protagonist
        proud | proud | brave, of worth | Old French | pride improve prowess
        provisional | pro- vision -al | to see | Latin | provide vision provision visible
        prowess | prowess | brave, useful | Old French | proud pride improve
        psychiatrist | psych- iatr -ist | healer | Greek | psychiatry psychology geriatric podiatry
        pubescent | pubesc -ent | to grow up, adult | Latin | puberty pubescence
        puff | puff | to blow in short breaths | Old English | puffball puffy
        pulley | pulley | pivot, axle | Greek | polar pole
        pulmonary | pulmon -ary | lung | Latin | cardiopulmonary pulmonic
        punch | punch | to prick, to pierce | Latin | puncture point pungent
        puncher | punch -er | to prick, to strike | Old French | punch puncture point pungent
        punishment | punish -ment | penalty | Latin | punish pain penalty punitive
        purchase | pur + chase | for + to hunt | Old French | chase catch
        purple | purple | shellfish that gives a dye | Greek | porphyry purplish
        purport | pur + port | forward + to carry | Latin | port import transport
        purpose | purpose | to put forward | Old French | propose expose compose purposeful
        pursuant | pursu -ant | to follow on | Latin | pursuit pursue sue ensue
        pursue | pursue | to follow forth | Latin | sue suit ensue sequence prosecute
        pursuit | pursuit | to follow | Latin | pursue suit sue sequence consequence
        push | push | to beat, to strike | Latin | pulse impulse propulsion
        pushup | push + up | to press + upward | Middle English | push up pushy
        pussy | pussy | pet name of a cat | English | puss pussycat
        put | put | to push, to thrust | Old English | input output
        putt | putt | to push, to put | Old English | put putter input output
        pyrometer | pyro -meter | fire | Greek | pyre pyromania pyrotechnics
        quack | quack | to cry as a duck, to boast | Dutch | quackery
        quackery | quack -ery | to prattle, boast of cures | Dutch | quack
        quake | quake | to shake, to tremble | Old English | earthquake quaky
        qualitative | qualit -ative | of what kind | Latin | quality qualify qualification
        quality | qual -ity | of what kind | Latin | qualify qualitative
        quantitative | quantit -ative | how much, amount | Latin | quantity quantum quantify
        quantitatively | quantitative -ly | how much | Latin | quantity quantify quantum
        quarrel | quarrel | complaint | Latin | querulous
        quarter | quarter | fourth part | Latin | quart square quartet
        quarterback | quarter + back | fourth part + back, behind | Middle English | quarter quart back halfback
        quarters | quarters | fourth part | Latin | quarter quart square quarterly
        quell | quell | to kill | Old English | kill
        query | query | to ask, to seek | Latin | question inquire require quest
        quick | quick | alive, lively | Old English | quicken quicksand quicksilver
        quickly | quick -ly | alive, lively | Old English | quicken quicksand quicksilver
        quiver | quiver | quick, nimble | Middle English | quaver
        quote | quote | how many, to number | Latin | quota quotient quotation
        rabbi | rabbi | my master | Hebrew | rabbinical rabbinic
        race | race | running, rush | Old Norse | racecourse racehorse racetrack
        rack | rack | framework, to stretch out | Middle Dutch | hayrack
        racket | racket | palm of the hand, bat | French | racquet
        racketeer | racket -eer | noise, dishonest scheme | English | racket rackety
        radar | ra + dar | radio + detecting and ranging | English | radio radial
        radioactive | radio- act -ive | to do, to drive | Latin | act active react action
        radish | radish | root | Latin | radical eradicate
        rail | rail | straight stick, bar | Latin | rule regular railroad railing
        rain | rain | water falling from clouds | Old English | rainfall rainbow raincoat
        rally | rally | to unite again | French | ally alliance alloy
        ranch | ranch | camp, row of huts | Spanish | rancher range rank arrange
        rancher | ranch -er | camp hut, small farm | Spanish | ranch range rank
        rank | rank | row, line | Old French | range arrange ranking
        ransack | ran + sack | house + to seek | Old Norse | seek forsake
        rather | rath -er | quick, early | Old English | rathe
        rational | ration -al | reckoning, reason | Latin | ratio reason rate rationale irrational
        rattle | rattle | to clatter | Middle English | rattlesnake rattletrap
        rattlesnake | rattle + snake | to clatter + snake | Old English | rattle rattler snake snaky
        raw | raw | uncooked, crude | Old English | rawhide
        reactivate | re- activate | to do, to drive | Latin | activate active action react
        read | read | to advise, to explain | Old English | riddle misread
        reader | read -er | to explain, to read | Old English | read riddle reading
        readiness | readi -ness | prepared, arranged | Old English | ready already
        ready | ready | prepared, arranged | Old English | already array
        reaffirm | re- af + firm | to + strong | Latin | affirm firm confirm
        realm | realm | rule, kingdom | Latin | regal royal regime
        rear | rear | behind, back | Latin | arrears retro
        rearrange | re- arrange | row, to set in order | French | arrange range arrangement
        reassure | re- assure | to make safe | Latin | sure secure assure insure
        reb | reb | one who makes war again | Latin | rebel rebellion
        rebel | re- bel | war | Latin | belligerent duel
        rebuff | re- buff | puff of wind | Italian | buffoon
        recall | re- call | to cry out, to summon | Old Norse | call caller catcall
        receipt | re- ceipt | to take | Latin | receive recipient receptive accept capture
        recent | recent | new, fresh | Latin | recency
        reciprocal | reciproc -al | going back and forth | Latin | reciprocity reciprocate
        recommend | re- commend | to entrust, to praise | Latin | command commend demand mandate
        reconcile | re- concile | to bring together, to make friendly | Latin | conciliate council reconciliation
        recover | re- cover | to take, to get | Latin | recuperate
        recruit | re- cruit | to grow | Latin | increase crescent accrue crew
        recruitment | re- cruit -ment | to grow | Latin | recruit crew increase crescent
        recur | re- cur | to run | Latin | occur current course
        redeem | red- eem | to buy, to take | Latin | redemption ransom exempt premium
        reek | reek | smoke, vapor | Old English | reeking
        reel | reel | spool for winding thread | Old English | newsreel
        reelect | re- elect | to choose, to pick out | Latin | elect election select collect
        refrain | re- frain | to break off | Latin | refract fraction fragment fracture
        refreshed | re- fresh -ed | fresh, new | Old French | fresh freshen refreshment
        refute | re- fute | to beat | Latin | refutation irrefutable
        regard | re- gard | to watch, to guard | Old French | guard guardian reward regardless
        regardless | re- gard -less | to watch, to guard | Old French | regard guard guardian ward
        regime | regime | rule, guidance | Latin | regimen regiment region regent
        register | re- gister | to carry, to bear | Latin | digest gesture suggest
        regret | regret | to bewail, to lament the dead | Old French | regretful regrettable
        regular | regul -ar | straight stick, rule | Latin | rule regulate region
        regulate | regul -ate | rule, straight | Latin | regular rule irregular
        regulation | regul -ation | rule | Latin | regulate regular rule regime
        rehabilitation | re- habilit -ation | able, fit | Latin | able ability habit
        rehearse | re- hearse | to harrow | Old French | hearse
        reign | reign | kingdom, to rule | Latin | regal royal regent regime regulate
        reinforce | re- inforce | strong | Latin | force enforce effort fort comfort
        reiterate | re- iter -ate | again | Latin | iterate iteration iterative
        rejoice | re- joice | to be glad | Latin | joy enjoy
        relay | re- lay | to loosen, to leave behind | Latin | delay relax release lax
        relent | re- lent | soft, to bend | Latin | relentless unrelenting
        relentless | re- lent -less | soft, pliant | Latin | relent unrelenting
        relief | re- lief | to lift, to make light | Latin | relieve relevant elevate alleviate
        religious | re- lig -ious | to bind | Latin | religion oblige league
        relish | relish | taste, what is left behind | Old French | release relax
        reluctant | re- luct -ant | to struggle | Latin | ineluctable
        remainder | re- mainder | to stay | Latin | remain permanent mansion manor
        remark | re- mark | sign, boundary | French | mark demarcate
        remarkable | re- mark -able | to mark, to notice | French | remark mark marker
        remedy | re- medy | to heal | Latin | medicine medical remediate
        remember | re- member | mindful | Latin | memory commemorate remembrance memorial
        remembrance | re- membr -ance | mindful | Latin | remember memory memorial commemorate
        remind | re- mind | memory, thought | Old English | mind mindful mental
        reminisce | re- minisce | to remember, mind | Latin | reminiscence reminiscent mental memento
        remnant | remn -ant | to stay behind | Latin | remain remainder permanent mansion
        render | render | to give back | Latin | rent rendition surrender
        rendezvous | rendezvous | present yourselves | French | render surrender
        repertory | re- pert -ory | to produce, to find | Latin | repertoire parent
        repetitious | re- petit -ious | to seek, to go for | Latin | repeat repetition petition compete appetite
        report | re- port | to carry | Latin | transport import export portable support
        repose | re- pose | to rest, to stop | Latin | pause pose
        reproducible | re- produc -ible | to lead forth, to bring out | Latin | produce product reproduce production
        republic | re + publ -ic | thing + people | Latin | public real people
        rescind | re- scind | to cut, to split | Latin | rescission abscissa
        rescue | re- scue | to shake off | Latin | discuss percussion concussion
        reserves | re- serves | to keep | Latin | reserve reservation preserve conserve observe
        residential | re- sident -ial | to sit | Latin | resident reside president session
        resort | re- sort | to go out | Old French | sortie
        respects | re- spects | to look | Latin | inspect spectator spectacle aspect
        respite | re- spite | to look | Latin | respect inspect aspect despite spectator
        rest | rest | repose, quiet | Old English | restless restful unrest
        restaurant | re- staur -ant | to set up, to renew | Latin | restore restoration store
        restore | re- store | to set up, to renew | Latin | store restaurant
        retaliation | re- tali -ation | such, like for like | Latin | retaliate retaliatory
        retinal | retin -al | net | Latin | retina reticulated
        retire | re- tire | to draw | French | tirade
        retrieve | re- trieve | to find | French | retriever trove
        revel | revel | to rebel, to make a noise | Old French | rebel rebellion
        revolt | re- volt | to roll, to turn | Latin | revolve revolution involve evolve
        revulsion | re- vuls -ion | to pull, to tear | Latin | convulsion convulse
        reward | re- ward | to watch, guard | Old French | regard award guard ward
        rhyme | rhyme | measured flow | Greek | rhythm rhythmic
        rich | rich | powerful | Old English | riches
        rid | rid | to clear | Old Norse | riddance
        riddle | riddle | counsel, opinion, guess | Old English | read reader
        ride | ride | to travel on horseback | Old English | road raid
        rifle | rifle | to scratch, to groove | French | rifleman
        right | right | straight | Old English | righteous upright
        rigid | rig -id | to be stiff | Latin | rigor rigorous
        ring | ring | circle, round band | Old English | earring ringlet rank range
        riotous | riot -ous | quarrel, disorder, revelry | Old French | riot rioter
        rising | ris -ing | to get up, to move upward | Old English | rise raise arise
        risk | risk | danger, hazard | Italian | riskless
        rite | rite | religious custom | Latin | ritual
        ritual | rit -ual | ceremony, custom | Latin | rite ritualistic
        rival | rival | one sharing the same stream | Latin | derive rivulet
        river | river | bank, shore | Latin | arrive riverbank riverside
        roadway | road + way | riding + path | Old English | ride raid road way
        roast | roast | to cook on a grill | Old French | rotisserie roaster
        robber | robb -er | to plunder | Old French | robbery robe
        robe | robe | clothes taken as booty | Old French | rob robber bathrobe wardrobe disrobe
        rock | rock | rock, stone | Old French | rocky
        rocket | rocket | small distaff, bobbin | Italian | rocketry skyrocket
        roman | rom -an | Rome | Latin | rome romance romantic
        romance | romance | tale in the everyday Roman tongue | Old French | roman romantic romanesque
        romantic | romant -ic | tale told in the people's (Roman) tongue | Old French | romance
        rome | rome | city of Rome | Latin | roman romance romantic romanesque
        room | room | space | Old English | roomy roommate bedroom
        root | root | underground part of a plant | Old Norse | uproot rootless
        rotor | rot -or | wheel, to turn | Latin | rotate rotary rotation
        rousseau | rousseau | reddish, red-haired | French | russet
        royal | roy -al | king | Latin | royalty regal reign regime
        rub | rub | to rub | Middle English | rubber
        rug | rug | shaggy tuft, coarse cloth | Old Norse | rugged rag
        rugged | rugg -ed | shaggy, rough tuft | Old Norse | rug rag ragged
        ruin | ruin | to fall, to collapse | Latin | ruinous ruination
        ruler | rul -er | straight stick, to guide | Latin | rule regular regulate regime
        rush | rush | to drive back, to dodge | Old French | ruse recuse
        rushing | rush -ing | to drive back, to dash | Old French | rush onrush
        rustle | rustle | to make a soft dry sound, by imitation | Middle English | rustling
        rusty | rust -y | redness on iron | Old English | rust red ruddy rustproof
        """
}
