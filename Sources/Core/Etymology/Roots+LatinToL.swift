extension Root {
    static let latinToL = table(
        """
        acr acu acid | sharp, sour | acer acus acuere acidus
        act ag ig | to do, to drive | agere actus actio
        aequ equ | equal | aequus aequalis aequare
        agr | field | ager
        alt | high | altus
        ali alter | other | alius alter alienus
        am | to love | amare amor amicus
        ambul | to walk | ambulare
        anim | life, mind | anima animus
        ann enn | year | annus annualis
        apt ept | fit | aptus aptare
        aqu | water | aqua
        arbit | judge | arbiter
        arm | weapon | arma armare
        art | skill | ars
        aud | to hear | audire auditus
        aug auct | to increase | augere auctus auctor
        barb | beard | barba
        bat | to beat | batuere battuere
        bell | war | bellum
        bon boun | good | bonus
        brev | short | brevis
        cad cas cid | to fall | cadere casus
        calc | stone, to reckon | calx calculus
        camp | field | campus
        cand | to shine, white | candere candidus
        cant chant cent | to sing | canere cantare cantus
        cap cept ceive cip ceit | to take | capere captus
        capit cap | head | caput
        carn | flesh | caro
        caus cus | cause, reason | causa causari
        cav | hollow | cavus
        ced ceed cess cede | to go, to yield | cedere cessus
        celer | quick | celer
        cens | to assess | censere
        cent | hundred | centum
        centr | middle | centrum
        cern cret cre | to separate, to decide | cernere cretus
        cert | sure | certus certare
        cid cis | to cut, to kill | caedere caesus
        cing cinct | to gird | cingere
        circ | ring, around | circus circulus
        cit | to call, to set in motion | citare ciere
        civ | citizen | civis civilis civitas
        clam claim | to call out | clamare clamor
        clar | clear | clarus
        class | rank, group | classis
        clud clus clos claus | to shut | claudere clausus
        clin | to lean | clinare
        col cult | to till, to tend | colere cultus
        commun | common | communis
        cord cour | heart | cor
        corp corpor | body | corpus
        creat cre | to make | creare
        cred | to believe | credere
        cresc creas cret | to grow | crescere
        cruc cross | cross | crux
        culp | blame | culpa
        cumb cub | to lie down | cumbere cubare
        cur | care | cura curare
        curr curs cour | to run | currere cursus
        dam demn | loss, harm | damnum damnare
        dat dit don | to give | dare datus donare donum
        deb du | to owe | debere debitus
        decor dec | fitting, beauty | decor decere decorus
        dent | tooth | dens
        dic dict | to say | dicere dictus dicare dictare
        dign dain | worthy | dignus
        divid vis | to separate | dividere
        doc doct | to teach | docere doctus doctor
        dol | grief | dolere dolor
        dom | house, master | domus dominus dominari
        dorm | to sleep | dormire
        duc duct duce | to lead | ducere ductus
        dur | hard, to last | durus durare
        ed es | to eat | edere esus
        em empt ampl sum | to take, to buy | emere emptus
        err | to wander | errare error
        ess ent | to be | esse essentia
        estim | to value | aestimare
        fabul fa fam fess fat | to speak | fari fateri fabula fama
        fac fact fect fic feat fair | to do, to make | facere factus ficere facilis
        fals fall | to deceive | fallere falsus
        famil | household | familia
        fend fens | to strike | fendere
        fer | to carry | ferre
        ferv | to boil | fervere
        fest | feast | festus
        fid fi fy faith | to trust | fidere fides
        fig fict | to shape | fingere figura
        fil | thread | filum
        fin | end, limit | finis finire
        firm | strong, fast | firmus firmare
        fix | to fasten | figere fixus
        flam flagr | to burn | flamma flagrare
        flat | to blow | flare
        flect flex | to bend | flectere flexus
        flict | to strike | fligere
        flor flour | flower | flos
        flu flux | to flow | fluere fluxus
        foli | leaf | folium
        form | shape | forma formare
        fort forc | strong | fortis
        fortun | chance | fortuna fors
        frag fract frang | to break | frangere fractus
        frequ | often | frequens
        front | forehead, front | frons
        fruct fru fruit | to enjoy, fruit | frui fructus
        fug | to flee | fugere
        fum | smoke | fumus
        funct | to perform | fungi functio
        fund found | bottom, base | fundus fundare
        fus fund found | to pour | fundere fusus
        gen gn | birth, kind | genus gignere generare gens genius
        ger gest | to carry, to bear | gerere gestus
        grad gress | step, to go | gradus gradi gressus
        grand | great | grandis
        grat grac gree | thanks, pleasing | gratus gratia
        grav griev | heavy | gravis
        greg | flock | grex
        hab hib | to have, to hold | habere habitus
        her hes | to stick | haerere
        hered herit heir | heir | heres
        hosp host | guest, host | hospes hostis
        hum | ground, man | humus humanus homo
        ident | same | idem identitas
        imag imit | likeness | imago imitari
        insul | island | insula
        integr | whole | integer
        it | to go | ire itio
        ject jac | to throw | jacere jactare iacere
        jud | judge | judex judicare iudex
        jung junct join | to join | jungere junctus iungere
        jur jus | law, right, to swear | jus jurare justus ius
        juven | young | juvenis
        labor | work | labor laborare
        laps | to slip | labi lapsus
        lat | carried | latus
        later | side | latus lateralis
        laud | to praise | laudare laus
        lav lut lu | to wash | lavare luere
        lax leas | loose | laxus laxare
        leg lect lig | to gather, to choose, to read | legere lectus
        leg | law; to send by law | lex legare
        lev | light, to lift | levis levare
        liber liver | free | liber liberare
        libr | book; balance | liber libra
        lic | to be allowed | licere
        lig ly leag | to bind | ligare
        limin limit | threshold, boundary | limen limes
        lin | line, flax | linea linum
        lingu | tongue, language | lingua
        liqu | fluid | liquere liquidus
        linqu lict | to leave | linquere
        liter | letter | littera litera
        loc | place | locus locare
        loqu locut | to speak | loqui locutus
        lud lus | to play | ludere lusus
        luc lumin lustr | light | lux lumen lucere
        """, "Latin")
}
