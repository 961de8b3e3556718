extension Root {
    static let latinDToL = table(
        """
        dam demn | loss, harm | damnum damnare | damage condemn damn
        dat dit don der dow | to give | dare datus donare donum dos | date donate edition tradition pardon
        deb du | to owe | debere debitus | debt due duty debit
        decor dec | fitting, beauty | decor decere decorus | decorate decent decorum
        dei div | god | deus divus divinus | deity divine divinity
        dens | thick | densus | dense density condense
        dent | tooth | dens | dentist dental indent denture
        dic dict | to say | dicere dictus dicare dictare | dictate predict indicate dictionary verdict contradict
        dign dain | worthy | dignus | dignity dignify indignant disdain
        divid divis vis | to separate | dividere divisio | divide division individual device
        doc doct | to teach | docere doctus doctor | doctor document docile doctrine
        dol | grief | dolere dolor | condolence doleful indolent
        dom domin | house, master | domus dominus dominari | domestic dominate domain dome
        dorm | to sleep | dormire | dormitory dormant
        duc duct duce | to lead | ducere ductus | conduct produce educate introduce reduce product
        dub doub | two, in doubt | dubius dubitare duplus | doubt double dubious
        dur | hard, to last | durus durare | endure during duration durable
        ed es | to eat | edere esus | edible obese
        edi | building | aedes aedificare | edify edifice
        em empt ampl sum | to take, to buy | emere emptus exemplum | example exempt sample premium
        equ | horse | equus | equestrian equine
        err | to wander | errare error | error err erratic aberration
        ess ent | to be | esse essentia | essence essential interest present
        estim esteem aim | to value | aestimare | esteem estimate aim
        exter extr | outside | exter extra externus extremus exterior | extra external extreme exterior strange
        exerc | to keep busy | exercere exercitium | exercise
        fabul fa fam fess fat fab | to speak | fari fateri fabula fama | fame fable fate confess profession infant
        fac | face | facies | face surface facade superficial
        fac fact fect fic feat fair feit | to do, to make | facere factus ficere facilis | fact factory effect perfect
        fals fall faul fail | to deceive | fallere falsus | false fail fault fallacy
        famil | household | familia | family familiar
        fav | to be kind to | favere favor | favour favourite favourable
        felic | happy | felix | felicity felicitate
        femin femal | woman | femina | female feminine feminist
        fend fens fenc | to strike | fendere | defend offend fence defence
        fer | to carry | ferre | offer refer transfer differ suffer prefer
        ferv | to boil | fervere | fervent fever fervour
        fest feast | feast | festus | feast festival fete
        fid fi faith feder | to trust | fidere fides foedus | faith confident federal fidelity
        fig fict fei | to shape | fingere figura | figure fiction feign effigy
        fil | thread | filum | file profile filament
        fin | end, limit | finis finire | final finish define infinite finance
        firm | strong, fast | firmus firmare | firm confirm affirm
        fix | to fasten | figere fixus | fix prefix fixture
        flam flagr | to burn | flamma flagrare | flame inflame flagrant flamboyant
        flat | to blow | flare | inflate flatulent flavour
        flect flex | to bend | flectere flexus | flexible reflect reflex
        flict | to strike | fligere | conflict inflict afflict
        flor flour flower | flower | flos | flower floral flourish florist
        flu flux | to flow | fluere fluxus | fluid fluent influence flux
        foc fu | hearth, fire | focus | focus focal fuel
        foli | leaf | folium | foliage folio portfolio
        forc fort | strong | fortis fortia | force fort effort comfort
        form | shape | forma formare | form reform inform uniform
        fortun | chance | fortuna fors | fortune fortunate misfortune
        frag fract frang | to break | frangere fractus | fragile fraction fragment frail
        frater frat | brother | frater | fraternity fraternal friar
        frequ | often | frequens | frequent frequency
        frig | cold | frigus frigidus | frigid refrigerate
        front | forehead, front | frons | front confront frontier
        fruct fru fruit | to enjoy, fruit | frui fructus | fruit frugal fruition
        fug | to flee | fugere | refuge fugitive refugee
        fum | smoke | fumus | fume perfume fumigate
        funct | to perform | fungi functio | function defunct perfunctory
        fund found | bottom, base | fundus fundare | found fund fundamental profound
        fus fund found | to pour | fundere fusus | confuse refuse fusion foundry
        gener gen gn gent gin | birth, kind | genus gignere generare gens genius | general generate gender genius
        ger gest gist | to carry, to bear | gerere gestus | gesture digest suggest register
        glor | glory | gloria | glory glorious glorify
        grad gress gre | step, to go | gradus gradi gressus | grade progress gradual congress aggressive
        gran grain | grain | granum | grain granary granite
        grand | great | grandis | grand grandeur aggrandize
        grat grac gree | thanks, pleasing | gratus gratia | grateful grace agree congratulate
        grav griev | heavy | gravis | grave gravity grief grieve
        greg | flock | grex | aggregate congregation segregate gregarious
        gust | taste | gustus gustare | disgust gusto
        habit hab hib ab | to have, to hold | habere habitus habilis | habit exhibit able prohibit inhabit
        haust | to draw out | haurire haustus | exhaust exhaustive
        her hes | to stick | haerere | adhere coherent hesitate inherent
        hered herit heir | heir | heres | heir heritage inherit hereditary
        horr | to bristle | horrere horror | horror horrible abhor
        hort | to urge | hortari | exhort
        hosp host | guest, host; stranger, enemy | hospes hostis | host hospital hospitality hotel
        hum hom | ground, man | humus humanus homo humilis | human humble homage exhume
        ident item | same | idem identitas | identity identical identify
        ign | fire | ignis | ignite igneous ignition
        imag imit | likeness | imago imitari | image imitate imagine
        imper empir | to command | imperare imperium imperator | empire emperor imperial imperative
        init | beginning | initium initiare initialis | initial initiate initiative
        insul isl isol | island | insula | isle insulate isolate
        integr entir | whole | integer | integer integrity entire
        inter intern | within | inter interior internus intimus | interior internal intimate
        it is | to go | ire itio exitus | exit initial transit issue
        ject jac jet | to throw | jacere jactare iacere | project reject inject object subject
        jud judic | judge | judex judicare iudex | judge judicial prejudice
        jung junct join | to join | jungere junctus iungere | join junction conjunction joint
        jur jus | law, right, to swear | jus jurare justus ius | just jury justice injury
        juven | young | juvenis | juvenile rejuvenate junior
        labor | work | labor laborare | labour laboratory elaborate collaborate
        laps | to slip | labi lapsus | lapse collapse elapse relapse
        larg | plentiful | largus | large enlarge largess
        lat | carried | latus | relate translate collate
        lat | wide | latitudo dilatare | latitude dilate
        later | side | latus lateralis | lateral bilateral collateral
        laud | to praise | laudare laus | laud applaud laudable
        lav lut lu laun | to wash | lavare luere | lavatory lava laundry dilute
        lax leas las | loose | laxus laxare | relax release lax lease
        leg lect lig | to gather, to choose, to read | legere lectus intelligere intelligentia | collect elect lecture select
        leg | law; to appoint, to send | lex legare | legal legislate legitimate delegate
        lev liev | light, to lift | levis levare | lever elevate relieve levy
        liber liver | free | liber liberare | liberty liberal deliver liberate
        libr liber | balance, to weigh | libra librare | deliberate equilibrium
        libr | book | liber | library librarian libretto
        lic leis | to be allowed | licere | licence illicit leisure
        lic lici light lec | to lure | lacere delectare delicere elicere | delicious delight elicit delicate
        lig ly leag li | to bind | ligare | oblige league ally religion
        limin limit | threshold, boundary | limen limes | limit eliminate preliminary
        lin | line, flax | linea linum | line linear linen
        lingu langu | tongue, language | lingua | language linguist bilingual
        liqu | fluid | liquere liquidus | liquid liquor liqueur
        linqu lict | to leave | linquere | relinquish delinquent relic
        liter letter | letter | littera litera | letter literature literal
        loc | place | locus locare | local location locate allocate
        long leng lung | long | longus | long prolong longitude
        loqu locut | to speak | loqui locutus | eloquent colloquial ventriloquist
        lud lus | to play | ludere lusus | illusion allude prelude delude
        luc lumin lustr | light | lux lumen lucere | illuminate lucid illustrate translucent
        """, "Latin")
}
