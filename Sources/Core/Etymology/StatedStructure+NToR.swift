extension StatedStructure {
    /// Forms and origins are those that etymological dictionaries agree on; the senses are in Glossa's own words.
    static let wordsNToR = """
        name | name | word by which one is called | Old English | nickname namesake rename nameless nominal
        nazi | nazi | national | German | nation national nationalist
        near | near | nigher, closer | Old English | nigh next neighbor nearby
        neck | neck | nape | Old English | necklace necktie
        need | need | want, distress | Old English | needless needful needy
        needed | need -ed | want, necessity | Old English | need needy needless
        needle | needle | tool for sewing | Old English | needlework needlepoint
        negro | negro | black | Spanish | denigrate negroid
        neighbor | neigh + bor | near + dweller | Old English | nigh near boor neighborhood
        neighborhood | neighbor -hood | near dweller | Old English | neighbor nigh near
        neither | n + either | not + one of two | Old English | either whether nor
        nest | nest | place to sit down | Old English | nestle nestling nether
        net | net | mesh of cords | Old English | network fishnet internet
        network | net + work | mesh of cords + thing made | Old English | net fishnet internet work
        neurosis | neuro -sis | nerve, sinew | Greek | neurotic neuron neurology
        never | n + ever | not + always | Old English | ever every
        nevertheless | never + theless | not ever + the less | Middle English | never less nonetheless
        newborn | new + born | new + carried, brought forth | Old English | new news born birth bear
        newly | new -ly | new | Old English | new renew newlywed
        news | news | new things | Old English | new newspaper renew newscast
        newspaper | news + paper | new things + writing sheet | English | new newsletter paper
        next | next | nearest | Old English | near nigh neighbor
        nickel | nickel | copper of the demon | German | pumpernickel
        night | night | time of darkness | Old English | midnight tonight nightfall nightmare
        nightclub | night + club | dark time + society of people (earlier: thick stick) | English | night tonight nightfall club
        nine | nine | the number 9 | Old English | nineteen ninety ninth
        no | no | not one, not ever | Old English | none not never nobody
        noon | noon | ninth hour | Latin | nine
        north | north | quarter opposite the south | Old English | northern northward northeast
        not | not | nothing, in no way | Middle English | naught nought
        note | note | mark, sign | Latin | notable notation annotate notebook
        nothing | no + thing | not one + thing | Old English | thing something none anything
        notion | not -ion | to come to know | Latin | notice notify cognition recognize
        notorious | notori -ous | known | Latin | notion notice notable
        nov | nov | nine | Latin | november
        november | november | ninth month, from "novem" nine | Latin | nine noon novena
        now | now | at this moment | Old English | nowadays
        nuclear | nucle -ar | kernel, little nut | Latin | nucleus nucleon
        nucleus | nucleus | kernel, little nut | Latin | nuclear
        number | number | number | Latin | numerous numeral enumerate
        numerical | numer -ical | number | Latin | number numerous enumerate numeral
        obey | ob- ey | to hear | Latin | obedient obeisance audience audio
        objection | ob- ject -ion | to throw | Latin | subject project reject inject
        obscure | ob- scure | covered, dark | Latin | chiaroscuro obscurity
        obstacle | ob- stacle | to stand | Latin | state station stable
        occur | oc- cur | to run | Latin | current course recur
        ocean | ocean | great river round the world | Greek | oceanic oceanography
        october | october | eight | Latin | octave octopus octagon
        odd | odd | point of a triangle, third number | Old Norse | odds oddball
        odor | odor | smell | Latin | odorless deodorant
        offer | of- fer | to carry | Latin | refer transfer differ
        office | of + fice | work + to do | Latin | official officer fact factory efficient
        often | often | many times | Old English | oft oftentimes
        oil | oil | olive oil | Latin | olive petroleum oilfield
        old | old | grown up, aged | Old English | elder elderly eldest
        omit | omit | to let go | Latin | omission admit permit submit mission
        on | on | touching the top of | Old English | upon onto onward
        once | once | of one, one time | Old English | one only alone none
        only | on -ly | one | Old English | one alone lone lonely
        open | open | put up, not shut | Old English | up reopen
        opening | open -ing | put up, not shut | Old English | up reopen
        openly | open -ly | not closed | Old English | open opener reopen
        opportunity | op- portun -ity | harbor | Latin | port opportunist passport
        optimal | optim -al | best | Latin | optimum optimism optimize
        orange | orange | orange tree | Persian | orangeade
        orchestra | orchestra | dancing place before the stage | Greek | orchestration orchestral
        order | order | row, arrangement | Latin | ordinary coordinate subordinate ordain
        organism | organ -ism | tool | Greek | organ organic organize
        original | origin -al | beginning, to rise | Latin | origin orient aborigine
        ossification | ossif -ication | bone | Latin | ossify ossuary
        out | out | outside, not in | Old English | utter outer about without
        outer | out -er | outside, not in | Old English | utter outside about
        outline | out- line | thread, line | Latin | line linear align underline
        oval | ov -al | egg | Latin | ovary ovum ovulate
        overboard | over- board | plank, side of a ship | Old English | aboard board starboard
        overcast | over- cast | to throw | Old Norse | cast broadcast forecast downcast
        overlap | over- lap | flap, to fold | Old English | lap lapel laptop
        oxidation | oxid -ation | sharp, acid | Greek | oxide oxygen oxidize
        oxygen | oxy + gen | sharp, acid + to produce | Greek | hydrogen nitrogen oxide
        pack | pack | bundle | Middle Dutch | packet backpack unpack
        package | pack -age | bundle | Middle Dutch | pack packet unpack backpack
        pale | pale | to be without colour | Latin | pallid appal paleface
        pan | pan | broad shallow vessel | Old English | pancake saucepan
        panic | pan -ic | Pan, god of woods, giver of sudden fear | Greek | panpipe
        pansy | pansy | thought | French | pensive
        pant | pant | to gasp, as in a nightmare | Old French | fantasy phantom fancy
        parallel | par- allel | one another | Greek | parallelogram unparalleled
        parent | par -ent | to bring forth | Latin | parental parenthood
        paris | paris | the Parisii, a Gaulish tribe | Latin | parisian
        park | park | enclosed ground for game | Old French | parking paddock
        parlor | parlor | to talk, room for talking | Old French | parliament parley parole
        particularly | particular -ly | small part, detail | Latin | part particle party
        partner | partner | share, division | Latin | part partition partial
        passionate | passion -ate | suffering, strong feeling | Latin | passion passive patient compassion
        past | past | to step, to go by | Latin | pass passage passenger pastime
        paste | paste | barley porridge, dough | Greek | pasta pastry pastel
        pat | pat | to strike lightly | Middle English | patter
        patch | patch | piece of cloth | Middle English | patchwork patchy
        patent | patent | lying open | Latin | patently patency
        path | path | way | Old English | footpath pathway
        patrol | patrol | to go the rounds, to paddle in mud | French | paw
        peaceful | peace -ful | peace | Latin | peace pacify
        peak | peak | sharp point | Middle English | pike pick
        pen | pen | feather | Latin | pennant pinnate
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
        petitioner | petition -er | to seek, to ask | Latin | petition compete repeat appetite
        philadelphia | phil- adelphia | brother | Greek | philosophy philanthropy
        phone | phone | voice, sound | Greek | telephone microphone symphony phonics
        phonologic | phono- log -ic | word, study | Greek | logic dialogue analogy phonology
        phosphate | phosph -ate | light-bearing, phosphorus | Greek | phosphorus phosphoric phosphorescent
        photograph | photo- graph | to write, to draw | Greek | autograph paragraph graphic telegraph
        physical | phys -ical | nature | Greek | physics physician physique metaphysics
        physically | physic -ally | nature | Greek | physics physical physician
        physics | phys -ics | nature | Greek | physical physician physique physiology
        physiological | physio- log -ical | speech, study | Greek | logic biology dialogue
        pick | pick | to prick, to peck | Middle English | peck pike pickaxe
        piece | piece | bit, part cut off | Old French | apiece piecemeal masterpiece
        pile | pile | pillar, heap | Latin | pillar stockpile
        pill | pill | little ball | Latin | pellet
        pillow | pillow | cushion | Latin | pillowcase
        pilot | pilot | oar, rudder | Greek | copilot
        pin | pin | peg, point | Old English | pinpoint pinnacle
        pink | pink | garden flower with fringed petals | English | pinkish
        pinpoint | pin + point | peg, pin + sharp end | Middle English | pin point pinhole pointed
        pipe | pipe | to chirp, tube to blow on | Latin | bagpipe pigeon pipeline
        pistol | pistol | pipe | Czech | pistole
        pitch | pitch | to throw, to thrust | Middle English | pick pitchfork
        planet | planet | wanderer | Greek | planetary planetarium
        plank | plank | board | Latin | planking
        plant | plant | shoot, sprout | Latin | implant transplant
        plasma | plasma | something moulded | Greek | plastic plaster protoplasm
        platform | plat + form | flat + shape | French | plate plateau form
        plato | plato | broad, broad-shouldered | Greek | platonic plate platypus plateau
        plead | plead | to go to law; what pleases | Latin | plea please placid
        plenty | plen -ty | full | Latin | plentiful complete supply replenish
        pleural | pleur -al | side, rib | Greek | pleurisy pleura
        plight | plight | to fold, state of folding | Latin | ply plait reply complicate
        plod | plod | to tread heavily (perhaps from the sound) | English | plodder
        plot | plot | piece of ground | Old English | plotter
        plug | plug | bung, stopper | Dutch | unplug plughole
        pm | p + m | after + midday | Latin | meridian
        pocket | pock -et | bag | Old French | poke pouch poach
        poke | poke | to prod, to push | Middle Dutch | poky slowpoke
        pole | pole | stake | Latin | impale pale
        polish | polish | to smooth, to make shine | Latin | polite
        politics | polit -ics | citizen, city | Greek | politician police policy metropolis
        polynomial | poly- nom -ial | name, term | Latin | binomial monomial nominal
        poor | poor | having little | Latin | poverty impoverish pauper
        pop | pop | a short sharp sound, by imitation | Middle English | popper
        port | port | harbour, entrance | Latin | airport seaport passport opportunity
        portion | port -ion | share, part | Latin | part proportion apportion
        portrait | portrait | to draw forth | Latin | portray trait trace tract
        portray | portray | to draw forth | Latin | trait trace treat
        pose | pose | to place, to rest | Late Latin | compose propose impose pause
        possession | possess -ion | to hold as owner | Latin | possessive repossess dispossess
        pot | pot | vessel | Old English | pottery potter potful
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
        presence | pre- s -ence | to be | Latin | present absence essence
        presentation | pre- sent -ation | being | Latin | presence absent essence
        presently | pre- sent -ly | being | Latin | presence absent essence
        pretty | prett -y | trick, cunning; later neat, fine | Old English | prettify
        prey | prey | booty | Latin | predator predatory
        pride | pride | being proud | Old English | proud proudly prideful
        principal | princip -al | first, chief | Latin | principle prince prime primary
        print | print | to press | Latin | press imprint express blueprint
        prior | prior | former, earlier | Latin | prime primary prince
        priority | prior -ity | earlier, former | Latin | prior prime primary premier
        privilege | priv + ilege | one's own, single + law | Latin | private deprive legal
        procedure | pro- ced -ure | to go | Latin | proceed process precede recede exceed
        profit | pro- fit | to do, to make | Latin | proficient benefit fact effect
        profitable | pro- fit -able | to make | Latin | profit proficient fact
        prone | prone | bent forward | Latin | pronate
        propagandist | propagand -ist | to spread, to multiply by cuttings | Latin | propagate propaganda
        proper | proper | one's own | Latin | property appropriate
        proportion | pro- port -ion | share, part | Latin | portion part partial
        proportional | pro- portion -al | share, part | Latin | portion proportion apportion part
        proposal | pro- pos -al | to place, to put | French | propose pose position compose
        proprietor | propriet -or | ownership, one's own | Latin | property proper proprietary appropriate
        proprietorship | proprietor -ship | owner, one's own | Latin | property proper proprietary appropriate
        protein | protein | first, of the first rank | Greek | proton prototype protagonist
        proud | proud | brave, of worth | Old French | pride improve prowess
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
        put | put | to push, to thrust | Old English | input output
        quack | quack | to cry as a duck, to boast | Dutch | quackery
        quackery | quack -ery | to prattle, boast of cures | Dutch | quack
        quality | qual -ity | of what kind | Latin | qualify qualitative
        quarrel | quarrel | complaint | Latin | querulous
        quarter | quarter | fourth part | Latin | quart square quartet
        quarterback | quarter + back | fourth part + back, behind | Middle English | quarter quart back halfback
        quarters | quarters | fourth part | Latin | quarter quart square quarterly
        quick | quick | alive, lively | Old English | quicken quicksand quicksilver
        quickly | quick -ly | alive, lively | Old English | quicken quicksand quicksilver
        quiver | quiver | quick, nimble | Middle English | quaver
        quote | quote | how many, to number | Latin | quota quotient quotation
        rabbi | rabbi | my master | Hebrew | rabbinical rabbinic
        race | race | running, rush | Old Norse | racecourse racehorse racetrack
        rack | rack | framework, to stretch out | Middle Dutch | hayrack
        radar | ra + dar | radio + detecting and ranging | English | radio radial
        radish | radish | root | Latin | radical eradicate
        rail | rail | straight stick, bar | Latin | rule regular railroad railing
        rain | rain | water falling from clouds | Old English | rainfall rainbow raincoat
        rally | rally | to unite again | French | ally alliance alloy
        rank | rank | row, line | Old French | range arrange ranking
        ransack | ran + sack | house + to seek | Old Norse | seek forsake
        rather | rath -er | quick, early | Old English | rathe
        rattle | rattle | to clatter | Middle English | rattlesnake rattletrap
        rattlesnake | rattle + snake | to clatter + snake | Old English | rattle rattler snake snaky
        raw | raw | uncooked, crude | Old English | rawhide
        read | read | to advise, to explain | Old English | riddle misread
        reader | read -er | to explain, to read | Old English | read riddle reading
        readiness | readi -ness | prepared, arranged | Old English | ready already
        ready | ready | prepared, arranged | Old English | already array
        reaffirm | re- af + firm | to + strong | Latin | affirm firm confirm
        realm | realm | rule, kingdom | Latin | regal royal regime
        rear | rear | behind, back | Latin | arrears retro
        reassure | re- assure | to make safe | Latin | sure secure assure insure
        reb | reb | one who makes war again | Latin | rebel rebellion
        rebel | re- bel | war | Latin | belligerent duel
        recall | re- call | to cry out, to summon | Old Norse | call caller catcall
        recent | recent | new, fresh | Latin | recency
        reciprocal | reciproc -al | going back and forth | Latin | reciprocity reciprocate
        recommend | re- commend | to entrust, to praise | Latin | command commend demand mandate
        reconcile | re- concile | to bring together, to make friendly | Latin | conciliate council reconciliation
        recover | re- cover | to take, to get | Latin | recuperate
        recruit | re- cruit | to grow | Latin | increase crescent accrue crew
        recruitment | re- cruit -ment | to grow | Latin | recruit crew increase crescent
        recur | re- cur | to run | Latin | occur current course
        reel | reel | spool for winding thread | Old English | newsreel
        regard | re- gard | to watch, to guard | Old French | guard guardian reward regardless
        regardless | re- gard -less | to watch, to guard | Old French | regard guard guardian ward
        register | re- gister | to carry, to bear | Latin | digest gesture suggest
        regret | regret | to bewail, to lament the dead | Old French | regretful regrettable
        regular | regul -ar | straight stick, rule | Latin | rule regulate region
        regulate | regul -ate | rule, straight | Latin | regular rule irregular
        regulation | regul -ation | rule | Latin | regulate regular rule regime
        rehabilitation | re- habilit -ation | able, fit | Latin | able ability habit
        rehearse | re- hearse | to harrow | Old French | hearse
        reinforce | re- inforce | strong | Latin | force enforce effort fort comfort
        rejoice | re- joice | to be glad | Latin | joy enjoy
        religious | re- lig -ious | to bind | Latin | religion oblige league
        reluctant | re- luct -ant | to struggle | Latin | ineluctable
        remainder | re- mainder | to stay | Latin | remain permanent mansion manor
        remark | re- mark | sign, boundary | French | mark demarcate
        remarkable | re- mark -able | to mark, to notice | French | remark mark marker
        remedy | re- medy | to heal | Latin | medicine medical remediate
        remember | re- member | mindful | Latin | memory commemorate remembrance memorial
        remind | re- mind | memory, thought | Old English | mind mindful mental
        render | render | to give back | Latin | rent rendition surrender
        report | re- port | to carry | Latin | transport import export portable support
        republic | re + publ -ic | thing + people | Latin | public real people
        rescue | re- scue | to shake off | Latin | discuss percussion concussion
        residential | re- sident -ial | to sit | Latin | resident reside president session
        resort | re- sort | to go out | Old French | sortie
        rest | rest | repose, quiet | Old English | restless restful unrest
        restaurant | re- staur -ant | to set up, to renew | Latin | restore restoration store
        restore | re- store | to set up, to renew | Latin | store restaurant
        retire | re- tire | to draw | French | tirade
        retrieve | re- trieve | to find | French | retriever trove
        reward | re- ward | to watch, guard | Old French | regard award guard ward
        rich | rich | powerful | Old English | riches
        riddle | riddle | counsel, opinion, guess | Old English | read reader
        ride | ride | to travel on horseback | Old English | road raid
        rifle | rifle | to scratch, to groove | French | rifleman
        right | right | straight | Old English | righteous upright
        rigid | rig -id | to be stiff | Latin | rigor rigorous
        ring | ring | circle, round band | Old English | earring ringlet rank range
        rising | ris -ing | to get up, to move upward | Old English | rise raise arise
        risk | risk | danger, hazard | Italian | riskless
        ritual | rit -ual | ceremony, custom | Latin | rite ritualistic
        rival | rival | one sharing the same stream | Latin | derive rivulet
        river | river | bank, shore | Latin | arrive riverbank riverside
        roadway | road + way | riding + path | Old English | ride raid road way
        rock | rock | rock, stone | Old French | rocky
        roman | rom -an | Rome | Latin | rome romance romantic
        romantic | romant -ic | tale told in the people's (Roman) tongue | Old French | romance
        rome | rome | city of Rome | Latin | roman romance romantic romanesque
        room | room | space | Old English | roomy roommate bedroom
        root | root | underground part of a plant | Old Norse | uproot rootless
        rotor | rot -or | wheel, to turn | Latin | rotate rotary rotation
        rousseau | rousseau | reddish, red-haired | French | russet
        rub | rub | to rub | Middle English | rubber
        rugged | rugg -ed | shaggy, rough tuft | Old Norse | rug rag ragged
        ruin | ruin | to fall, to collapse | Latin | ruinous ruination
        rush | rush | to drive back, to dodge | Old French | ruse recuse
        rushing | rush -ing | to drive back, to dash | Old French | rush onrush
        rustle | rustle | to make a soft dry sound, by imitation | Middle English | rustling
        """
}
