extension Root {
    static let latinQToZ = table(
        """
        quadr quart squar quar | four | quattuor quadrus quartus quadrare | quarter square quadrant squad
        qual | of what kind | qualis | quality qualify
        quant | how much | quantus | quantity quantify
        quer quar | to complain | queri querela querulus querella | quarrel querulous
        quer quir quest quis | to ask, to seek | quaerere | question inquire request acquire conquest
        quie | rest | quies quietus | quiet quiescent
        rab rag | to rave | rabere rabies | rage rabid
        rad ras raz | to scrape | radere | erase razor abrasive
        radi ray | ray | radius radiare | ray radius radio radiate
        radic | root | radix | radical radish eradicate
        ram | branch | ramus | ramify
        rap rav rept | to snatch | rapere raptus rapidus | rapid rapture rape
        rat reas | to reckon, reason | ratio reri ratus | reason ratio rational rate
        real re | thing | res realis | real reality republic
        rect reg rig roy dress | to rule, straight | regere rectus rex regula | direct correct regular region royal
        rid ris | to laugh | ridere risus | ridiculous deride
        riv | shore, bank | ripa riparius | arrive river
        riv | stream | rivus rivalis | rival derive
        rob | strong, oak | robur | robust corroborate
        rod ros | to gnaw | rodere | erode corrosion rodent
        rog | to ask | rogare | arrogant interrogate prerogative
        rot roll rol round | wheel | rota rotare rotulus rotundus | rotate roll control round
        rud | rough | rudis | rude erudite rudiment
        rupt rout | to break | rumpere ruptus | interrupt erupt bankrupt corrupt
        rur rus | country | rus | rural rustic
        sacr secr | holy | sacer sacrare | sacred sacrifice consecrate
        sal | salt | sal | salt salary saline
        sal sult sil saul | to leap | salire saltare saltus | assault insult result
        salv sav saf | whole, safe | salvus salvare | save safe salvage salvation
        sanct saint | holy | sanctus sancire | saint sanction sanctuary
        san | healthy | sanus sanare | sane sanitary insane
        sap sag | to taste, to be wise | sapere | sage insipid
        sat satis | enough | satis satur | satisfy saturate satiate
        scal scend scent scan | to climb | scandere scendere | ascend descend scan transcend
        sci | to know | scire scientia | science conscious conscience omniscient
        scrib script scrip | to write | scribere scriptus | describe script prescribe subscribe scribble
        sec sect seg | to cut | secare sectus | section sector insect segment
        sed sid sess siz sieg | to sit | sedere sidere sessio | session president reside sediment
        sem semin | seed | semen | seminar disseminate seminary
        sen | old | senex senior senatus | senior senate senile
        sent | being | praesens praesentia absens absentia | present absent essence
        sens sent | to feel | sentire sensus | sense sentiment consent sensitive
        sequ secut ecut su | to follow | sequi secutus | sequence consequence pursue execute suit
        ser | whey | serum | serum
        ser sert | to join, row | serere series | series insert desert assert
        serv | to keep | servare | preserve reserve observe conserve
        serv | to serve, slave | servire servus | serve service servant
        sever | strict, grave | severus | severe persevere
        sider sir | star | sidus considerare desiderare | consider desire
        sign | mark | signum signare | sign signal design significant
        sil | silent | silere | silent silence
        simil simul sembl semb | like, together | similis simul simulare | similar simulate resemble assemble
        sinu | bend, fold | sinus | sinus insinuate sinuous
        sist stat stitu sta stan st | to stand | stare sistere status statuere stans | state station exist distance
        soci | companion | socius | social society associate
        sol | alone | solus | sole solo solitary
        sol | sun | sol | solar solstice
        sol | to comfort | solari | console solace
        solemn | customary | sollemnis solemnis | solemn
        solid sold | firm | solidus | solid solidarity soldier
        solv solut | to loosen | solvere solutus | solve solution resolve dissolve
        somn | sleep | somnus | insomnia
        son soun | sound | sonus sonare | sound sonic consonant resonance
        sorb | to suck in | sorbere | absorb
        sort | lot, kind | sors sortiri | sort consort assort
        spac spat | space | spatium | space spacious spatial
        spec spect spic spis spy | to look | specere spectare species spicere | inspect respect special suspect
        sper spair | to hope | sperare spes | despair prosper desperate
        spers spars | to scatter | spargere | disperse sparse
        spir sprit spirit | to breathe | spirare spiritus | spirit inspire conspire expire
        splend | to shine | splendere | splendid splendour
        spond spons spous | to promise | spondere | respond responsible sponsor spouse
        stell | star | stella | stellar constellation
        sti stimul | to prick | stimulus stimulare | stimulate stimulus
        stin | to make fast | stinare destinare obstinare | destine destiny obstinate
        stingu stinct | to prick, to quench | stinguere | distinguish extinct instinct
        string strict strain stress streng | to draw tight | stringere strictus | strict strain restrict district
        struct stru stroy | to build | struere structus structura | structure construct instruct destroy obstruct
        stud | to be eager | studere studium | study student studio
        stup | to be stunned | stupere | stupid stupor
        suad suas | to advise | suadere | persuade dissuade
        sum sumpt | to take up | sumere sumptus | assume consume resume presume
        summ sum | highest | summus summa | sum summit summary
        super supr sover | above | super superus supremus superior | superior supreme sovereign
        surg surrect sourc | to rise | surgere | surge source resurrection
        tac tic | to be silent | tacere | tacit reticent
        tact tang tag ting tegr tain | to touch | tangere tactus contagio | contact tangible contagious
        tail | to cut | taliare talea | tailor retail detail
        tard | slow | tardus | retard tardy
        teg tect til | to cover | tegere tectus | protect detect
        tempor temp | time | tempus | temporary contemporary tempo
        temper | to mix in due measure | temperare temperatura | temper temperature temperament
        tempt | to try | temptare tentare | tempt attempt
        ten tain tin tent | to hold | tenere continere | contain maintain tenant content continue
        tend tens tent | to stretch | tendere tensus tentus | tend extend attend tension intend
        tenu thin | thin | tenuis | tenuous attenuate extenuate
        termin term | end, boundary | terminus terminare | term terminal determine
        terr | earth | terra | territory terrace terrain
        terr ter | to frighten | terrere | terror terrible deter
        test | witness | testis testari | testify testament protest
        text tiss | to weave | texere textus | text context textile tissue
        tim | fear | timere timor | timid intimidate
        toler | to bear | tolerare | tolerate tolerant
        torr | to parch | torrere | torrent torrid
        torqu tort | to twist | torquere tortus | torture distort torque retort
        tot | whole | totus | total totality
        tour turn torn | to turn | tornare tornus | turn tour return tournament
        tract trah treat trac trai tra | to draw | trahere tractus tractare | attract tract treat contract trace
        trem | to shake | tremere | tremble tremendous tremor
        trib tribut | to assign | tribuere tribus | tribute contribute distribute attribute
        tric trig | tricks, hindrances | tricae intricare | intricate intrigue extricate
        trit trim | to rub | terere tritus | contrite detriment attrition
        trud trus | to push | trudere | intrude thrust
        tuit tut | to watch over | tueri tutus tuitio | tutor intuition tuition
        tumult tum | to swell | tumere tumultus tumor | tumult tumour
        turb troubl | disorder | turba turbare | disturb trouble turbulent
        ult outr | beyond, last | ulter ultimus ultra | ultimate ulterior
        umbr | shade | umbra | umbrella sombre
        und ound | wave | unda undare | abundant redundant surround
        un uni on | one | unus unio unicus | unit union unite unique
        urb | city | urbs | urban suburb
        urg | to press | urgere | urge urgent
        us ut | to use | uti usus utilis | use usual utility abuse
        vac void van | empty | vacare vacuus | vacant vacation vacuum
        vad vas | to go | vadere | invade evade invasion
        vag | to wander | vagus vagari | vague vagrant extravagant
        val vail vali | strong, worth | valere validus | value valid prevail equivalent
        van vain | empty | vanus vanescere | vain vanish vanity
        vapor | steam | vapor | vapour evaporate
        var | changing | varius variare | vary various variety
        vast wast | empty, huge | vastus vastare | vast waste devastate
        veget vig | lively | vegere vigor vegetare | vegetable vigour
        veh vect vex | to carry | vehere vectus vexare | vehicle vector convection
        vel veal veil | veil | velum velare | veil reveal
        vend | to sell | vendere | vend vendor
        ven vent | to come | venire ventus | event convene prevent invent adventure
        venge vindic veng | to avenge | vindicare vindex | revenge vindicate avenge
        vent | wind | ventus | vent ventilate
        ver | true | verus | very verify verdict
        ver | to stand in awe | vereri | revere reverence
        verb | word | verbum | verb proverb adverb
        verg | to bend | vergere | converge diverge
        vert vers | to turn | vertere versus versare vertex | convert version reverse universe advertise
        vest | to clothe | vestis vestire | vest invest
        vestig | footprint | vestigium vestigare | investigate vestige
        via vi voy vey | way | via viare | via voyage convoy obvious previous
        vic vicar | change | vicis vicarius | vice vicar vicarious
        vicin | near | vicinus vicus | vicinity
        vid vis view vey vis vy | to see | videre visus visio | vision video view visit evident
        vil | cheap | vilis | vile vilify
        vil vill | country house, farm | villa | villa village villain
        vinc vict | to conquer | vincere victus | victory convince evict
        vir | man | vir virtus | virtue virile
        virgin | maiden | virgo | virgin
        vit | to avoid | vitare evitare evitabilis inevitabilis | inevitable
        vit viv | life, to live | vita vivere | vital survive vivid revive
        viol | force | vis violare | violent violate
        voc vok voic vow | to call, voice | vocare vox | voice vocal vocation provoke advocate
        vol | to wish | velle voluntas volo | voluntary volunteer benevolent
        volv volut volu | to roll | volvere volutus volumen | involve revolve evolution volume
        vor | to devour | vorare | devour voracious carnivore
        vot vow | to vow | vovere votum | vote vow devote
        vulg | common people | vulgus | vulgar divulge
        vulner | wound | vulnus | vulnerable
        """, "Latin")
}
