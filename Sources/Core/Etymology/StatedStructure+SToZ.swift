extension StatedStructure {
    /// The forms and origins are those on which etymological dictionaries agree; the wording of the senses is Glossa's
    /// own.
    static let wordsSToZ = """
        sacrifice | sacri + fice | holy + to make | Latin | sacred consecrate office artifice
        saddle | saddle | seat | Old English | sit seat settle
        sale | sale | selling, handing over for money | Old Norse | sell salesman wholesale resale
        saleslady | sales + lady | selling + lady | Old English | sale sell lady
        salesman | sales -man | selling | Old English | sale sell saleswoman
        salute | salute | health, greeting | Latin | salutation salutary salubrious
        same | same | one and the same | Old Norse | seem selfsame
        sample | sample | something taken out as a pattern | Latin | example exemplify
        sarcastic | sarcast -ic | to tear flesh, to sneer | Greek | sarcasm sarcophagus
        satisfaction | satis + faction | enough + to do, to make | Latin | satisfy satiate saturate fact
        satisfactorily | satisfactori -ly | enough + to do | Latin | satisfy satisfaction satiate saturate
        satisfactory | satis + fact -ory | enough + to do | Latin | satisfy satisfaction factory fact
        saturation | satur -ation | full | Latin | saturate satisfy sate
        saturday | satur + day | Saturn + day | Old English | saturn day
        savage | sav -age | forest | Latin | sylvan
        savannah | savannah | treeless plain | Spanish | savanna
        savings | savings | safe | Latin | save safe salvage salvation
        savor | sav -or | to taste | Latin | savory insipid sage
        scale | scale | ladder, staircase | Latin | escalate escalator
        scandal | scandal | stumbling block, trap | Greek | slander scandalous scandalize
        scar | scar | hearth, scab of a burn | Greek | eschar
        scare | scare | to frighten | Old Norse | scary scarecrow
        scared | scar -ed | to frighten | Old Norse | scary scarecrow
        scene | scene | tent, stage | Greek | scenery scenario scenic
        scenery | scen -ery | stage | Greek | scene scenic scenario
        scent | scent | to feel, to perceive | Latin | sense sentiment sensation consent
        scented | scent -ed | to feel, to smell | Latin | sense sentiment consent scent
        schedule | schedule | slip of paper | Latin | reschedule schism
        schizophrenic | schizo + phrenic | to split + mind | Greek | schizophrenia schism frenzy frantic
        schoolmate | school + mate | leisure for learning + companion | Greek | school scholar scholarship classmate mate
        schoolroom | school + room | place of learning + space | Old English | school room scholar
        scientifically | scientific -ally | to know | Latin | science scientist conscious conscience
        scientist | scient -ist | to know | Latin | science conscious conscience
        scold | scold | poet, maker of mocking verses | Old Norse | skald
        scoot | scoot | to shoot, to dart | Old Norse | scooter shoot
        scours | scours | to clean off | Latin | scourer cure
        scout | scout | to listen | Latin | auscultation scoutmaster
        scratch | scratch | to scrape with nails or claws | Middle English | scratchpad scratchy
        screech | screech | to shriek | Old Norse | shriek
        screen | screen | shield against heat | Old French | screenplay sunscreen smokescreen
        screw | screw | nut, hollow cylinder with a thread | Old French | screwdriver corkscrew
        scrub | scrub | to scour, to rub hard | Middle Dutch | scrubber
        scrutinize | scrutin -ize | to search closely | Latin | scrutiny inscrutable
        scrutiny | scrutin -y | to search closely | Latin | scrutinize inscrutable
        scuffle | scuff -le | to push, to shove | Scandinavian | scuff shove shuffle
        sculptor | sculpt -or | to carve | Latin | sculpture sculpt
        sculpture | sculpt -ure | to carve | Latin | sculptor sculpt
        scuttle | scuttle | to run with short quick steps | Middle English | scud
        sea | sea | lake, sea | Old English | seaside seaman
        searchlight | search + light | to look for + light | Middle English | search research lighting daylight
        seat | seat | place to sit | Old Norse | sit set settle
        seated | seat -ed | place to sit | Old Norse | seat sit seating
        secular | secul -ar | age, generation, this world | Latin | secularism secularize secularity
        see | see | to look, follow with the eyes | Old English | sight seer foresee oversee
        seek | seek | to search, to look for | Old English | beseech ransack sake
        seem | seem | to be fitting | Old Norse | seemly unseemly same
        seemingly | seeming -ly | to befit, to appear | Old Norse | seem seemly unseemly
        sell | sell | to give | Old English | sale
        semi | semi | half | Latin | semicircle semifinal semicolon
        semiliterate | semi- liter -ate | letter | Latin | literate letter literature literal
        senate | senate | council of elders | Latin | senior senile
        senator | senat -or | council of old men | Latin | senate senior senile
        senior | senior | older | Latin | senate senile sir
        separation | se- par -ation | to make ready | Latin | prepare several
        sept | sept | seven | Latin | september septet
        september | september | seventh month | Latin | septet seven
        septic | sept -ic | rotten | Greek | antiseptic aseptic sepsis septicemia
        septum | sept -um | to fence in, hedge | Latin | septal septate transept
        serene | serene | clear, cloudless | Latin | serenity serenade
        series | series | row, chain | Latin | insert exert assert desert sermon
        serious | seri -ous | weighty, grave | Latin | seriousness
        sermon | sermon | talk, speech | Latin | sermonize
        set | set | to cause to sit | Old English | sit seat settle saddle
        settle | settle | seat, to place on a seat | Old English | sit set seat saddle
        setup | set + up | to put + up | Old English | set setting upset upward
        seven | seven | the number 7 | Old English | seventeen seventy seventh
        seventeen | seven -teen | seven | Old English | seven seventy seventh
        seventeenth | seventeen -th | seven and ten | Old English | seven seventy seventh
        sever | sever | to separate | Latin | separate several
        sew | sew | to stitch | Old English | seam seamstress
        sewage | sew -age | drain, water channel | Old French | sewer sewerage
        sewer | sewer | drain for water | Latin | sewage sewerage aquatic aquarium
        sex | sex | state of being male or female | Latin | sexual sexism
        shabby | shab -y | scab | Old English | scab scabby
        shade | shade | shadow, shelter from light | Old English | shadow shady shed
        shaft | shaft | spear pole, scraped stick | Old English | shave camshaft crankshaft
        shakespeare | shake + speare | to shake + spear | Middle English | shake spear
        shallow | shallow | not deep | Middle English | shoal shallowness
        shame | shame | disgrace | Old English | ashamed shameful
        shaped | shap -ed | form, to create | Old English | shapely misshapen shapeless
        sharp | sharp | cutting, keen-edged | Old English | sharpen sharpener sharpshooter
        sharply | sharp -ly | cutting, keen-edged | Old English | sharpen sharpness sharpshooter
        shear | shear | to cut | Old English | share shard shears short
        shed | shed | to divide, to separate | Old English | watershed sheath
        sheer | sheer | clear, bright, pure | Old English | shine
        sheet | sheet | cloth, covering | Old English | spreadsheet worksheet sheeting
        shelf | shelf | ledge, board on a wall | Old English | shelve bookshelf
        shepherd | shep + herd | sheep + keeper of animals | Old English | sheep herd herdsman
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
        shortsighted | short + sighted | short + seeing | Old English | short sight shorten
        shove | shove | to push | Old English | shovel shuffle scuffle
        show | show | to look at, to let be seen | Old English | showcase showdown showroom
        shower | shower | fall of rain | Old English | showery showerhead
        shred | shred | piece cut off | Old English | screed shroud
        shrill | shrill | to sound sharply, by imitation | Middle English | shrilly
        shrub | shrub | bush, brushwood | Old English | shrubbery scrub
        sick | sick | ill, troubled | Old English | sickly sicken seasick
        side | side | flank, long edge of a thing | Old English | aside beside sidewalk inside outside
        sidestep | side + step | side + to tread | Old English | side sideways beside step footstep
        sidewalk | side + walk | side + to go on foot | Old English | side walk beside crosswalk
        sidle | sidle | sideways, side | Old English | side beside sideways inside
        sight | sight | thing seen | Old English | see insight sightseeing
        silk | silk | cloth from the Far East (the Seres) | Greek | serge sericulture
        silly | silly | blessed, happy | Old English | silliness
        simple | simple | onefold | Latin | single simplify
        simplified | simpl + ifi -ed | onefold + to make | Latin | simple simplify simplicity single
        sincere | sincere | clean, pure, whole | Latin | sincerely insincere sincerity
        sing | sing | to sing | Old English | song
        single | single | one by one | Latin | singular simple singularity
        sinister | sinister | left, on the left hand | Latin | sinistral
        sinner | sin -er | offence, guilt | Old English | sin sinful sinless
        sip | sip | to drink a little at a time | Middle English | sup
        sire | sire | elder, older | Latin | sir senior senator
        site | site | place, position | Latin | situation situate
        situate | situ -ate | place, position | Latin | site situation
        situation | situ -ation | place, site | Latin | site situate
        six | six | six | Old English | sixteen sixty sixth
        sixth | sixth | after the fifth, from six | Old English | six sixteen sixty
        sixties | sixties | six times ten | Old English | six sixty
        skeptical | skept -ical | to look, to consider | Greek | skeptic skepticism scope telescope
        sketch | sketch | rough drawing made offhand | Italian | sketchbook sketchy
        skin | skin | hide, pelt | Old Norse | skinny buckskin sheepskin
        skip | skip | to spring, to leap | Old Norse | skipjack
        skirmish | skirmish | to fence, to fight with a sword | Old French | scrimmage skirmisher
        skirmisher | skirmish -er | to fence, to fight with the sword | Old French | skirmish scrimmage
        skirt | skirt | shirt, kirtle | Old Norse | shirt short
        slack | slack | loose, lazy | Old English | slacken slake
        slacken | slack -en | loose, not tight | Old English | slack slacker slackness slacks
        slacks | slacks | loose | Old English | slack slacken slackness
        slate | slate | split piece | Old French | slat
        slave | slave | Slav, captive Slav | Latin | slavery enslave
        slavery | slav -ery | Slav, captive Slav | Latin | slave enslave slavish
        sleeping | sleep -ing | to sleep | Old English | asleep sleepy sleeper
        slice | slice | splinter, thin piece split off | Old French | slit slat
        slight | slight | smooth, slim | Old Norse | slightly
        slim | slim | crooked, poor, slight | Dutch | slimly slimness
        slip | slip | to glide, slide | Middle English | slippery slipper slipway
        slipper | slip -er | to slide smoothly | Middle English | slip slippery slippage
        slippery | slipper -y | smooth, apt to slip | Old English | slip slipper slippage
        sloping | slop -ing | slanting, to slip away | Middle English | slope
        slugger | slugg -er | to hit hard | English | slug slog
        sluice | sluice | to shut out | Latin | exclude close include
        slump | slump | to fall into mire | Norwegian | slumping
        smack | smack | to strike or part the lips noisily | Low German | smacker smacking
        smart | smart | stinging, sharp | Old English | smartly
        smoke | smoke | vapour of burning | Old English | smoky smokescreen smokestack
        smooth | smooth | even | Old English | smoothness
        smug | smug | trim, neat | Low German | smock
        smuggle | smugg -le | to sneak, to creep | Low German | smuggler
        snail | snail | creeping one | Old English | snake
        snoring | snor -ing | to breathe noisily, to snort | Middle English | snore snort
        snow | snow | snow, to snow | Old English | snowy snowball
        snowball | snow + ball | frozen rain + round object | Middle English | snow ball snowy snowman football
        snuggle | snugg -le | to lie close and warm | English | snug snugly
        so | so | thus | Old English | also such
        soak | soak | to suck in, to steep | Old English | suck soakage
        soaked | soak -ed | to lie in liquid | Old English | suck soaking
        soaking | soak -ing | to lie in liquid | Old English | suck soakage soaker
        soar | soar | air, breeze | Latin | aura
        sob | sob | to catch the breath in weeping | Middle English | sobbing
        sober | sober | not drunk | Latin | sobriety inebriate
        socialistic | socialist -ic | companion | Latin | social society associate
        sock | sock | light low shoe | Latin | windsock
        sod | sod | turf | Middle Dutch | sodbuster
        soft | soft | agreeable, calm | Old English | soften
        soften | soft -en | gentle, mild | Old English | soft softly softness
        soil | soil | ground, floor | Latin | sole subsoil topsoil
        soiled | soil -ed | to make dirty, wallow like a pig | Old French | soil unsoiled
        solder | solder | to make firm | Latin | solid solidarity soldier
        soldier | sold -ier | gold coin, pay | Latin | solid consolidate solder
        sole | sole | alone | Latin | solo solitary solitude desolate
        solely | sole -ly | alone | Latin | solo solitary solitude desolate
        solemn | solemn | customary, held with due ceremony | Latin | solemnity solemnly solicit
        solitary | solit -ary | alone | Latin | sole solitude solo desolate
        somatic | somat -ic | body | Greek | psychosomatic chromosome
        somber | somber | under shade, dark | Latin | sombre sombrero umbrella
        some | some | a certain one or amount | Old English | somewhat somewhere somehow someone somebody
        someday | some + day | a certain + day | Old English | some somehow daily today
        someone | some + one | a certain + one | Old English | some somebody anyone once
        somersault | somer + sault | above + leap | Latin | assault insult result salient
        sometimes | some + times | certain + occasions | Middle English | sometime somehow someday somewhat
        somewhat | some + what | some amount + what | Old English | something somehow somewhere whatever
        somewhere | some -where | a certain one, not named | Old English | somewhat somehow someone sometime
        sonar | sonar | sound navigation and ranging | English | sound navigation radar
        sonny | sonny | son, male child | Old English | son stepson grandson
        sophisticated | sophisticat -ed | wise, skilled | Greek | sophist philosophy sophomore sophistication
        sore | sore | painful | Old English | sorry sorely
        sorrow | sorrow | care, grief | Old English | sorrowful sorrowfully
        sorry | sorr -y | pain, grief | Old English | sore
        sound | sound | noise, that which is heard | Latin | resound consonant sonic unison
        sour | sour | sharp in taste | Old English | sorrel sauerkraut sourdough
        south | south | from the side of the sun | Old English | southern sun
        spade | spade | digging tool, broad blade | Old English | spadework spadeful
        span | span | distance of the spread hand | Old English | wingspan lifespan
        spanish | span -ish | of Spain | Latin | spaniard spain
        sparkle | spark -le | fiery particle | Old English | spark sparkling sparkler
        sparkling | sparkl -ing | spark, glowing bit of fire | Old English | spark sparkle sparkler
        spatial | spat -ial | room, distance | Latin | space spacious
        spear | spear | long pointed weapon for thrusting | Old English | spearhead spearmint spearfish
        specific | spec + ific | kind, appearance + making | Latin | species special specify spectator
        spectacular | spectacul -ar | to look; sight, show | Latin | spectacle spectator inspect respect
        spectator | spectat -or | to look at, to watch | Latin | spectacle inspect respect aspect suspect
        specter | specter | appearance, image | Latin | spectrum spectral spectacle inspect aspect
        spectral | spectr -al | appearance, ghost | Latin | spectrum specter spectator inspect
        spectroscopy | spectro + scopy | appearance, range of light + to look | Latin | spectrum spectator telescope microscope
        speech | speech | speaking, talk | Old English | speak speaker spokesman bespeak
        speed | speed | success, haste | Old English | speedy speedboat speedway
        spellbound | spell + bound | magic words + tied | Old English | spell bind bond gospel
        spend | spend | to weigh out, to pay | Latin | expend dispense
        spike | spike | large nail, pointed thing | Old Norse | spiky
        spiral | spir -al | coil, twist | Greek | spirochete
        spire | spire | shoot, blade of grass | Old English | spike spoke
        splinter | splinter | piece split off | Middle Dutch | split splint
        split | split | to cleave, to tear apart | Middle Dutch | splinter splice splint
        spoil | spoil | to strip, to plunder | Latin | despoil spoliation spoilsport
        spoken | spoken | to speak | Old English | speak speech speaker outspoken
        sponge | sponge | soft sea animal that soaks up water | Greek | spongy spongiform
        spontaneity | spontane -ity | of one's own free will | Latin | spontaneous spontaneously
        spontaneous | spontane -ous | of one's own will | Latin | sponsor spontaneity
        sporadic | sporad -ic | scattered | Greek | spore diaspora
        sport | sport | amusement, diversion | Old French | sporty sportsman disport
        sporting | sport -ing | to amuse, to carry away | Old French | sport sporty portable
        sportsman | sports -man | play, amusement | Old French | sport sporty sporting sportswear
        spot | spot | speck, small mark | Middle English | spotless spotlight spotty
        spray | spray | to sprinkle | Middle Dutch | sprayer
        spring | spring | to leap, to burst forth | Old English | offspring springboard
        springtime | spring + time | to leap up, season when plants shoot up + time | Old English | spring offspring time timely bedtime
        spur | spur | spike on a rider's heel | Old English | spurn spoor
        spy | spy | to watch, look out | Old French | espionage espy
        squire | squire | shield bearer | Latin | esquire escutcheon
        stack | stack | pile, haystack | Old Norse | haystack smokestack
        staff | staff | stick, rod carried as a support or sign of office | Old English | flagstaff distaff stave
        stagger | stagger | to push, to make reel | Old Norse | stake
        staining | stain -ing | to dip, to color | Latin | tint tinge tincture stainless
        staircase | stair + case | step, to climb + box, frame | English | stair stairway upstairs
        stairway | stair + way | step, to climb + road | Old English | stair staircase stile railway
        stalk | stalk | to walk stealthily | Old English | steal stealth stealthy
        stall | stall | standing place, stable | Old English | install forestall stallion
        stampede | stampede | uproar, to stamp | Spanish | stamp stomp
        standpoint | stand + point | to stand + sharp end, spot | English | standing point viewpoint
        start | start | to leap up | Old English | startle upstart
        startle | start -le | to leap up, to kick | Old English | start upstart
        statesman | states -man | standing, condition, country | Latin | state station statue
        static | stat -ic | to stand | Greek | thermostat ecstatic electrostatic statics
        statistical | statist -ical | state, standing | Latin | state status statistician
        stay | stay | to stand | Latin | state station stage stand
        steal | steal | to take secretly | Old English | stealth stealthy stalk
        steep | steep | high, towering | Old English | steeple stoop
        steeple | steeple | high tower | Old English | steep steeplechase steeplejack
        steer | steer | to guide | Old English | stern starboard
        stem | stem | trunk, stalk | Old English | stand stemmed
        step | step | tread, pace | Old English | footstep stepping
        stereo | stereo | solid, three-dimensional | Greek | stereotype stereoscope stereophonic
        stereotype | stereo + type | solid + impression, mould | Greek | type typical typewriter stereo
        stereotyped | stereo + typ -ed | solid + mark, impression | Greek | stereotype type typical stereo
        stern | stern | hard, strict | Old English | sternly
        steroid | ster -oid | solid (from cholesterol) | Greek | cholesterol sterol stereo
        stiffen | stiff -en | rigid, hard to bend | Old English | stiff stiffly stiffness
        stiffly | stiff -ly | rigid, hard to bend | Old English | stiff stiffen
        stifle | stifle | to choke, to smother | Old French | stifling
        still | still | motionless | Old English | stillness stall
        sting | sting | to prick, to pierce | Old English | stingray stinger
        stipulate | stipul -ate | to demand a formal promise | Latin | stipulation
        stir | stir | to move, to disturb | Old English | bestir storm
        stirrup | stir + rup | to climb + rope | Old English | rope stair stile
        stock | stock | tree trunk, stump | Old English | livestock stockpile stockholder
        stockholder | stock + holder | trunk; store, capital + one who holds | Old English | stock hold shareholder
        stolidly | stolid -ly | immovable, dull | Latin | stolid stolidity stolidness
        stop | stop | to plug, close up | Old English | stopper stopgap stopover nonstop
        store | store | to set up, to stock | Latin | restore
        storehouse | store + house | stock, supply + dwelling | Middle English | store storage house warehouse household
        storm | storm | tempest | Old English | stormy stir
        story | story | account, inquiry | Greek | history historic
        stout | stout | bold, proud | Old French | stoutly stouthearted
        stoutly | stout -ly | bold, proud | Old French | stout stouthearted
        stove | stove | heated room | Middle Dutch | stovepipe
        straddle | stradd -le | to stride | Old English | stride astride bestride
        straighten | straight -en | stretched, not bent | Middle English | straight stretch straightforward
        strap | strap | band, thong | Latin | strop strapless strapping
        strategy | strat + eg -y | army + to lead | Greek | strategic stratagem agent
        stratum | strat -um | to spread, to lay flat | Latin | strata street substrate prostrate
        straw | straw | that which is strewn | Old English | strew strawberry
        streak | streak | line, stroke | Old English | strike stroke
        stream | stream | to flow | Old English | streamline upstream mainstream
        strength | streng -th | strong | Old English | strong strengthen stronghold
        stress | stress | drawn tight | Latin | distress strict strain constrict stressful
        stretch | stretch | to extend, spread out | Old English | straight outstretched stretcher
        stricken | stricken | to stroke, to strike | Old English | strike stroke streak
        strife | strife | quarrel, contest | Old French | strive striving
        strike | strike | to stroke, to rub | Old English | stroke streak
        striking | strik -ing | to stroke, to hit | Old English | strike stroke streak
        strip | strip | strap, narrow band | Middle Low German | stripe stripy
        stroke | stroke | to rub, to touch lightly | Old English | strike backstroke sunstroke
        strong | strong | powerful, severe | Old English | strength strengthen string
        stubbornly | stubborn -ly | unyielding, not giving way | Middle English | stubborn stubbornness
        stuff | stuff | material, furnishing | Old French | stuffy foodstuff
        stump | stump | cut-off piece | Middle English | stumpy
        stun | stun | to daze, as by thunder | Old French | astonish astound stunning
        style | style | pointed writing tool | Latin | stylus stylish stylistic
        subdue | sub- due | to lead, to draw | Latin | duke conduct produce introduce
        subdued | sub- du -ed | to lead | Latin | subdue duke reduce produce conduct
        subjective | sub- ject -ive | to throw | Latin | object reject
        sublime | sublime | lofty, raised high | Latin | sublimation sublimity
        subtle | sub- tle | web, woven cloth | Latin | subtlety textile text tissue
        such | such | so formed, like that | Old English | so which each
        sue | sue | to follow | Latin | pursue suit
        suffocate | suf- foc -ate | throat | Latin | suffocation suffocating
        suicide | sui -cide | of oneself | Latin | suicidal homicide pesticide
        suitcase | suit + case | set of clothes + box | French | suit case bookcase briefcase
        suite | suite | to follow | Latin | suit pursue sequence ensue suitable
        sulky | sulk -y | to be silent and cross | English | sulk sulkily
        summarize | summar -ize | the whole, the highest | Latin | sum summary
        summary | summ -ary | highest, total | Latin | sum summit consummate
        summer | summer | warm half of the year | Old English | midsummer
        sunday | sun + day | sun + day | Old English | sun day monday weekday
        sundown | sun + down | sun + lower, from the hill | Old English | sun sunny sunset down downward
        sundry | sundr -y | apart, separate | Old English | sunder asunder
        sunlight | sun + light | sun + brightness | Old English | sun sunny sunshine light lighten
        sunray | sun + ray | sun + beam of light | Old English | sun sunlight sunny ray radiate
        super | super | above | Latin | superb superior supreme superman
        superficial | super- fic -ial | face | Latin | surface face facial
        supervise | super- vise | to see | Latin | vision revise visit
        supervision | super- vis -ion | to see | Latin | vision visit revise supervisor
        supper | supper | to dine on bread soaked in broth | Old French | soup sup
        supplementary | sup- plement -ary | to fill | Latin | supplement complete supply plenty implement
        supply | sup- ply | to fill | Latin | complete plenty supplement implement
        support | sup- port | to carry | Latin | report transport import export
        sure | sure | free from care | Latin | secure assure ensure
        surfactant | surfactant | surface-active agent | English | surface act active agent
        surgeon | surgeon | hand + work | Greek | surgery surgical
        surrender | sur- render | to give back | Old French | render rendition
        surround | surround | to overflow, to cover with waves | Latin | abound redundant inundate undulate
        surroundings | sur- roundings | to flow in waves | Latin | surround surrounding abound redundant inundate
        survey | sur- vey | to see | Latin | supervise view vision purvey
        suspect | sus- pect | to look | Latin | respect inspect spectator
        suspicion | sus- pic -ion | to look | Latin | suspect conspicuous
        suspicious | suspic -ious | to look at secretly, to mistrust | Latin | suspicion suspect inspect spectator
        swallow | swallow | to gulp down | Old English | swallower
        swear | swear | to take an oath | Old English | answer forswear
        sweat | sweat | moisture from the skin | Old English | sweatshirt sweatband
        sweaty | sweat -y | to perspire | Old English | sweat sweater sweatshirt
        sweet | sweet | pleasing to the taste, pleasant | Old English | sweeten sweetheart bittersweet
        swing | swing | to beat, to rush | Old English | upswing
        switch | switch | slender whip, twig | Dutch | switchboard switchblade
        syllable | syl- lable | to take, grasp | Greek | syllabic epilepsy dilemma lemma
        symptom | sym- ptom | fall, what befalls | Greek | symptomatic asymptote
        synthetic | syn- thet -ic | to put | Greek | synthesis thesis theme hypothesis parenthesis
        systematize | systemat -ize | organized whole | Greek | system systematic systemic
        tabulate | tabul -ate | table, list | Latin | table tabular
        tack | tack | nail, clasp | Old French | thumbtack
        tackle | tackle | gear for hoisting, rigging | Middle Dutch | tackler
        take | take | to grasp, lay hold of | Old Norse | intake undertake mistake partake retake
        tale | tale | telling, account | Old English | tell teller talk foretell
        talk | talk | to speak, to tell | Middle English | tale tell
        tally | tally | notched stick | Latin | tailor detail retail
        tangle | tangle | to entwine, to snare | Middle English | entangle untangle disentangle
        tangled | tangl -ed | to twist together | Middle English | tangle entangle untangle
        tap | tap | plug, peg of a cask | Old English | taproom taproot tampon
        tape | tape | strip of cloth | Old English | videotape audiotape tapeworm
        target | targ -et | light shield | French | targe
        tattered | tatter -ed | rag | Old Norse | tatter
        taut | taut | pulled tight | Middle English | tautly tauten
        tax | tax | to assess, to value | Latin | task taxi
        taxi | taxi | charge, to rate | Latin | tax task taximeter taxicab
        tea | tea | tea leaf | Chinese | teacup teapot teaspoon teahouse
        teach | teach | to show, to point out | Old English | token
        tear | tear | to rip, to pull apart | Old English | tearaway
        technician | techn + ic -ian | art, skill + relating to | Greek | technical technique technology
        technological | techno + logical | art, skill + study | Greek | technology technique technical logical
        technology | techn -ology | art, skill | Greek | technique technical technician
        teen | teen | ten | Old English | ten teenager teenage thirteen
        teenage | teen + age | ten added, from thirteen to nineteen + time of life | English | teenager teens age
        teens | teens | ten | Old English | teenager thirteen ten
        televise | tele- vise | to see | Latin | television vision revise video visit
        temper | temper | to mix in due measure | Latin | temperature temperate temperament tamper
        tender | tender | soft, delicate | Latin | tenderness
        tenement | tene -ment | to hold | Latin | tenant tenure contain maintain retain
        tentative | tent -ative | to feel, to try | Latin | tempt attempt temptation
        terms | terms | limit, boundary | Latin | terminal terminate determine term
        terrified | terr + if -ed | to frighten + to make | Latin | terror terrible terrify
        terrifying | terrify -ing | to frighten | Latin | terror terrible terrific terrorist
        terror | terr -or | to frighten | Latin | terrible deter
        test | test | earthen pot for trying metals | Latin | tester
        texas | texas | friends, allies | Spanish | texan
        then | then | at that time | Old English | than
        therapy | therap -y | to attend, to heal | Greek | therapist therapeutic physiotherapy
        there | there | in that place | Old English | that therefore thereby
        thereafter | there + after | that place + later than | Old English | therefore hereafter afterward
        therefore | there + fore | there, that + for | Old English | wherefore there thereby
        therefrom | there + from | that place + out of | Old English | there from thereby thereafter
        therein | there + in | that place + in | Old English | thereby therefore thereafter herein wherein
        thicken | thick -en | thick | Old English | thick thickness thicket
        thief | thief | one who steals | Old English | theft thieve
        thigh | thigh | thick, swollen part of the leg | Old English | thumb thighbone
        thin | thin | stretched out | Old English | thinness
        think | think | to conceive in the mind | Old English | thought thank
        third | third | number three | Old English | three thrice
        thirteen | thir -teen | three | Old English | three third thirty thirteenth
        thorough | thorough | through, from end to end | Old English | through throughout
        thoroughly | thorough -ly | through, from end to end | Old English | through thoroughfare throughout
        thousand | thousand | swollen, great hundred | Old English | hundred thousandth thousandfold
        thread | thread | twisted yarn | Old English | throw threadbare
        threat | threat | crowd, pressure | Old English | threaten intrude thrust
        three | three | three | Old English | third thirty thirteen threefold
        threshold | threshold | board to tread on | Old English | thresh thrash
        thrive | thrive | to grasp for oneself, to prosper | Old Norse | thrift thrifty
        throttle | thrott -le | throat | Old English | throat throaty
        through | through | from one side to the other | Old English | thorough throughout thrill nostril
        throughout | through + out | from end to end + outward, fully | Old English | through thorough outside breakthrough
        thump | thump | to hit heavily, by imitation of the sound | English | thumper
        thunder | thunder | thunder | Old English | thursday
        thursday | thurs + day | Thor, god of thunder + day | Old English | day thunder
        thus | thus | in this way | Old English | this that then
        thyroid | thyr -oid | oblong shield | Greek | parathyroid hypothyroidism
        thyroxine | thyroxine | shield-shaped (gland) | Greek | thyroid
        tick | tick | light touch, small tapping sound | Middle English | tickle ticktock
        ticket | ticket | note stuck on, label | Old French | etiquette stick
        tidings | tidings | happenings, to come about | Old Norse | tide betide
        tie | tie | to bind, to pull together | Old English | untie necktie tow
        tied | tie -ed | to bind, to fasten | Old English | tie untie
        tighten | tight -en | close, dense | Old Norse | tight tightrope airtight
        tilt | tilt | unsteady | Old English | tilted
        timber | timber | building, wood for building | Old English | timberland timberline timbered
        time | time | stretch of time | Old English | tide lifetime daytime
        tin | tin | the metal tin | Old English | tinfoil tinny tinsmith
        tip | tip | pointed end | Middle English | tiptoe
        tire | tire | dressing, covering of the wheel | Middle English | attire
        tobacco | tobacco | rolled leaves for smoking | Spanish | tobacconist baccy
        today | to + day | on + day | Old English | day tonight tomorrow
        toilet | toil -et | cloth, web | Latin | toiletry textile text tissue
        tomorrow | to + morrow | at, on + morning | Old English | morning morrow today tonight
        ton | ton | cask, tun | Old English | tun tonne
        tonight | to + night | at, on + night | Old English | night today tomorrow midnight
        too | too | to; in addition to | Old English | to together into
        tooth | tooth | biting bone of the mouth | Old English | toothbrush toothpaste toothache teethe
        top | top | highest part, summit | Old English | topmost topple treetop
        topple | topp -le | highest part, to tip over from it | Old English | top topmost
        torment | tor -ment | to twist | Latin | torture torque distort tortuous
        torso | torso | stalk, stump, trunk of a statue | Italian | thyrsus
        toss | toss | to fling, to shake about | Middle English | tosspot
        touchdown | touch + down | to touch + to a lower place | Old French | touch touchy down
        tour | tour | to turn round | Latin | turn tourist tournament contour detour
        tournament | tourna -ment | to turn, to wheel about | Latin | turn tour tourney return
        tousled | tousl -ed | to pull about roughly | Middle English | tousle tussle
        towel | towel | cloth for washing | Old French | towelling
        tower | tower | high building | Latin | turret
        town | town | fenced place | Old English | township downtown townsman
        toxic | tox -ic | poison for arrows | Greek | toxin intoxicate detoxify
        track | track | trace, trail | Old French | backtrack racetrack sidetrack soundtrack
        trademark | trade + mark | course, business + sign | Middle English | trade trader mark landmark bookmark
        traffic | traffic | trade, carrying of goods | Italian | trafficker
        tragedy | trag + od -y | goat + song | Greek | ode comedy
        train | train | to draw, to drag | Latin | trail trace tractor attract
        trained | train -ed | to draw, to pull along | Latin | train trainer trace tract attract
        traitor | trait -or | to hand over | Latin | betray treason tradition
        tramp | tramp | to stamp, to tread heavily | Low German | trample trampoline
        tranquil | tranquil | calm, still | Latin | tranquillity tranquilizer
        tranquilizer | tranquiliz -er | quiet, calm | Latin | tranquil tranquility
        transcendental | tran- scendent -al | to climb | Latin | transcend ascend descend scan
        translate | trans- late | carried | Latin | relate collate
        transparent | trans- par -ent | to appear | Latin | appear apparition
        transport | trans- port | to carry | Latin | porter export import portable
        transportation | trans- port -ation | to carry | Latin | transport report import export portable
        trap | trap | snare | Old English | entrap trapdoor
        travel | travel | to toil | Old French | travail
        tray | tray | wooden board or vessel | Old English | tree trough ashtray
        treasure | treasure | store of things laid up | Greek | thesaurus treasury treasurer
        treasurer | treasur -er | store of wealth | Greek | treasure treasury thesaurus
        treasury | treasur -y | store, hoard | Greek | treasure thesaurus
        tree | tree | tree, wood | Old English | treetop trough tar
        tremble | tremble | to shake | Latin | tremendous tremor tremulous
        trial | tri -al | to sift, to test | Old French | try retry untried
        trim | trim | to make firm, to make ready | Old English | trimming
        trip | trip | to step lightly, to skip | Old French | tramp
        triple | tri- ple | to fold | Latin | treble triplet double multiple
        triumphant | triumph -ant | victory procession | Latin | triumph triumphal trump
        trophy | trophy | turning of the enemy, defeat | Greek | tropic
        trot | trot | to tread, to run | Old French | tread
        trouser | trouser | close-fitting breeches | Scottish Gaelic | trews
        truly | tru -ly | faithful, trusty | Old English | true truth trust truce
        trunk | trunk | stem, body with its limbs cut off | Latin | truncate truncated
        truth | tru -th | faithful, loyal | Old English | true trust troth betroth
        try | try | to sift, pick out | Old French | trial tryout
        tub | tub | open vessel | Middle English | bathtub
        tube | tube | pipe | Latin | tuba tubular
        tuberculosis | tuberculo -sis | small swelling | Latin | tubercle tuber protuberance
        tuck | tuck | to pull, to gather up | Middle English | tug tow
        tuesday | tues + day | Tiw, the war god + day | Old English | day weekday
        tunnel | tunnel | cask, barrel | Old French | tun ton
        turbine | turbine | whirlwind, spinning top | Latin | turbo turbulent disturb turbojet
        turkey | turkey | Turkey, the country | French | turquoise turkish
        tv | tv | television, far sight | English | television
        twelve | twelve | two left over (after ten) | Old English | two twelfth twenty eleven
        twenties | twenties | two tens | Old English | twenty twentieth two twelve twin
        twice | twice | two times | Old English | two twin twelve twenty between
        twilight | twi + light | two, half + light | Old English | twin twice light
        twine | twine | double thread | Old English | untwine entwine twin two twist
        twitch | twitch | to pluck, to pull with a jerk | Old English | tweak
        two | two | the number 2 | Old English | twice twin between
        ulcer | ulcer | sore | Latin | ulceration ulcerate
        ultimate | ultim -ate | last, farthest | Latin | ultimatum ulterior penultimate
        ultimately | ultimate -ly | last, farthest | Latin | ultimate ultimatum penultimate ultra
        ultraviolet | ultra- violet | violet color | Latin | violet viola
        unadjusted | un- adjust -ed | near, beside | Latin | adjust joust juxtapose
        unavailable | un- avail -able | to be strong, to be of worth | Latin | available avail value prevail valid
        unavoidable | un- avoid -able | to clear out, to empty | Old French | avoid avoidance void devoid
        unbroken | un- broken | to break | Old English | break broken breakable outbreak
        uncomfortable | un- comfort -able | to strengthen | Latin | comfort effort force fort
        uncommon | un- common | shared by all | Latin | common community commune communicate
        unconscious | un- conscious | knowing, aware | Latin | conscious conscience science
        uncover | un- cover | to cover | Latin | discover recover coverage
        undaunted | un- daunt -ed | to tame | Latin | daunt dauntless indomitable
        undergo | under- go | to go, to walk | Old English | go forgo ongoing
        underground | under- ground | bottom, earth | Old English | ground background playground groundwork
        undermine | under- mine | to dig, tunnel | Old French | mine miner mineral
        understand | under + stand | between, among + to stand | Old English | stand withstand misunderstand
        underway | under + way | among, on + road | Dutch | way away highway
        undo | un- do | to do | Old English | do deed redo doable
        uneasy | un- eas -y | comfort, rest | Old French | ease easy disease
        ungainly | un- gain -ly | straight, direct, fit | Old Norse | again against gainsay
        unify | uni -fy | one | Latin | unit union unite unique
        union | un -ion | one | Latin | unite unit unique
        unit | unit | one | Latin | unite union unique
        unknown | un- known | learned, understood | Old English | know knowledge unknowable
        unleash | un- leash | slack cord, to loosen | Latin | leash lease release relax
        unpaired | un- pair -ed | equal | Latin | pair par compare peer
        unprecedented | un- precedent -ed | something gone before | Latin | precedent precede proceed exceed
        unstressed | un- stress -ed | drawn tight | Latin | stress distress strict strain
        up | up | to a higher place | Old English | upper upward upon upset above
        uphold | up- hold | to keep, to hold | Old English | hold withhold behold holder
        uproar | up- roar | stir, commotion | Dutch | uproarious uproariously
        upward | up -ward | up, to a higher place | Old English | up upper toward forward
        urge | urge | to press, to drive | Latin | urgent urgency
        usage | us -age | to use | Latin | use usual useful abuse
        used | us -ed | to use | Latin | use useful usual usage abuse
        user | us -er | to use | Latin | use usage useful usual abuse
        utilize | util -ize | useful | Latin | use utility utensil useful
        utmost | ut + most | out + most | Old English | out utter outmost most
        utopia | u + topia | not + place | Greek | topic dystopia topology utopian
        utopian | utop -ian | no place | Greek | utopia dystopia topic
        utter | utter | out | Old English | out outer utmost
        variety | varie -ty | changing, diverse | Latin | various vary variable
        vase | vase | vessel | Latin | vessel vascular
        vaudeville | vaudeville | songs from the valley of Vire | French | valley vale
        vehicle | vehicle | to carry | Latin | vector vehicular
        veil | veil | sail, cloth covering | Latin | unveil reveal revelation
        velocity | veloc -ity | swift | Latin | velodrome velociraptor
        vent | vent | wind | Latin | ventilate ventilation ventilator
        ventilation | ventil -ation | wind | Latin | vent ventilator ventilate
        venture | vent -ure | to come | Latin | adventure advent event convene
        venus | venus | love, desire | Latin | venerate venerable venereal
        veranda | veranda | railed porch, balcony | Portuguese | verandah
        vertical | vertic -al | highest point, turning point | Latin | vertex vertigo convert
        very | very | true | Latin | verify verdict verity veracity
        veteran | veter -an | old | Latin | inveterate veterinary
        vicious | vic -ious | fault | Latin | vice
        victim | victim | animal for sacrifice | Latin | victimize
        victory | victor -y | conqueror | Latin | victor convince evict
        vie | vie | to invite, to challenge | Latin | invite invitation
        viewpoint | view + point | to see + prick, dot | Latin | view point review standpoint
        vine | vine | wine, vineyard | Latin | wine vinegar vineyard vintage
        virginia | virginia | virgin (the Virgin Queen) | Latin | virgin virginity
        virus | virus | poison, slime | Latin | viral virulent virology
        viscosity | viscos -ity | sticky, like birdlime | Latin | viscous viscid
        voltage | volt -age | Volta, maker of the battery | Italian | volt voltmeter voltaic
        volunteer | volunt -eer | will | Latin | voluntary volition benevolent
        wagon | wagon | vehicle, cart | Dutch | way weigh bandwagon
        wait | wait | to watch, to guard | Old French | await waiter wake watch
        wake | wake | to be awake | Old English | awake watch wait wakeful
        walk | walk | to roll about, to move around | Old English | sidewalk walkway walkout
        wall | wall | rampart, palisade | Latin | interval wallpaper
        wallop | wallop | to gallop | Old French | gallop
        wallow | wallow | to roll about | Old English | welter well
        want | want | to lack | Old Norse | wane wanton
        war | war | strife, confusion | Old French | warfare warlike guerrilla worse
        ward | ward | guard, watching | Old English | guard award reward warden guardian
        wardrobe | ward + robe | to guard + garment | Old French | guard robe ward warden
        warehouse | ware + house | goods + house | Old English | ware hardware software household
        warfare | war + fare | war + journey, going | Middle English | war warrior fare welfare
        warm | warm | fairly hot | Old English | warmth lukewarm
        warmth | warm -th | moderately hot | Old English | warm lukewarm
        warn | warn | to take heed, to make wary | Old English | forewarn garnish
        warrant | warrant | protection, surety | Old French | warranty guarantee guaranty
        wash | wash | to clean with water | Old English | washbasin washroom whitewash
        washing | wash -ing | to clean with water | Old English | washer washbasin water
        watercolor | water + color | water + hue | English | water color
        wavelength | wave + length | moving ridge of water + long measure | Old English | wave length
        waver | wav -er | to move to and fro | Old English | wave wavy
        wax | wax | stuff that bees make | Old English | beeswax earwax waxwork
        way | way | road, path | Old English | away always wayside highway
        ways | ways | road, path | Old English | away always highway
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
        welfare | wel + fare | well + to go, to get along | Old English | well fare farewell wayfarer
        well | well | in a good way | Old English | welfare wealth
        west | west | where the sun goes down | Old English | western westward
        western | west -ern | where the sun goes down | Old English | west westward westerly
        wet | wet | moist, watery | Old English | water wetland
        wheel | wheel | that which turns round | Old English | wheelchair wheelbarrow cartwheel
        while | while | stretch of time | Old English | awhile meanwhile whilst worthwhile
        whip | whip | to swing, to move quickly | Middle Dutch | whiplash whippet wipe
        whiskey | whiskey | water of life | Irish | whisky
        whole | whole | unhurt, entire | Old English | heal health wholesome
        wholly | whol -ly | entire, unhurt | Old English | whole heal health wholesome
        wicked | wick -ed | witch, wizard | Old English | witch bewitch witchcraft
        wide | wide | spread out, broad | Old English | width widen widespread
        widen | wid -en | broad | Old English | wide width widespread
        widespread | wide + spread | broad + to stretch out | Old English | wide spread width
        width | wid -th | broad | Old English | wide widen widely
        wild | wild | untamed, in its natural state | Old English | wilderness bewilder wildlife
        wildcat | wild + cat | untamed + cat | Old English | wild wilderness cat
        will | will | to want | Old English | willing willful
        wind | wind | moving air | Old English | window windmill windshield
        winter | winter | cold, wet season | Old English | wintry midwinter
        wire | wire | metal drawn into a thread | Old English | wiry wireless
        wisdom | wis -dom | wise, knowing | Old English | wise wizard wit
        wish | wish | to desire | Old English | wishful
        wit | wit | knowledge, understanding | Old English | wise wisdom witness unwitting
        witch | witch | one who works magic | Old English | witchcraft bewitch wicked
        withhold | with- hold | to keep, to hold | Old English | hold uphold behold holder
        witness | wit -ness | knowledge | Old English | wit witty wise unwitting
        witty | wit -y | knowledge, understanding | Old English | wit witness wise wisdom
        woman | wo -man | wife, female | Old English | wife midwife housewife
        wonder | wonder | marvel, astonishment | Old English | wonderful wondrous wonderland
        wonderful | wonder -ful | marvel, astonishing thing | Old English | wonder wondrous
        wondrously | wondrous -ly | marvel | Old English | wonder wonderful wonderland
        woods | woods | trees, forest | Old English | wood wooden woodland
        word | word | thing said, speech | Old English | wordy password wordless
        workbench | work + bench | labour + long seat or table | Old English | work bench workshop bank
        workout | work + out | labour, effort + outward, to the end | Old English | worker workshop outside
        workshop | work + shop | work + booth | Old English | work shop
        worn | worn | to have on the body, to use up | Old English | wear wearer footwear wearable
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
        xylem | xylem | wood | Greek | xylophone
        yankee | yankee | Johnny, little Jan (nickname) | Dutch | yank
        yard | yard | enclosure | Old English | garden orchard courtyard backyard
        yawn | yawn | to open wide, to gape | Old English | yawning
        year | year | round of the seasons | Old English | yearling yearbook yearlong
        yell | yell | to cry out, to sound loudly | Old English | nightingale
        yellow | yellow | bright, of the colour of gold | Old English | yolk gold
        yes | yes | so be it | Old English | yea
        yesterday | yester + day | on the day before + day | Old English | yesteryear day
        yield | yield | to pay | Old English | guild
        young | young | young | Old English | youth
        youngster | young -ster | not old | Old English | young youth youngish
        youth | you -th | young | Old English | young youngster youthful
        zeal | zeal | ardour, rivalry | Greek | zealot zealous jealous jealousy
        zero | zero | empty | Arabic | cipher decipher
        zinc | zinc | prong, spike | German | zincite
        """
}
