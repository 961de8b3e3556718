extension Root {
    static let latinFromM = table(
        """
        magn maj max | great | magnus major maximus
        mand mend | to entrust, to order | mandare
        man main | to stay | manere mansio
        manu man | hand | manus
        mar | sea | mare
        mark merc | trade, goods | merx mercari mercatus
        mater matr | mother | mater materia
        matur | ripe | maturus
        medi | middle | medius mediare
        medic | to heal | mederi medicus
        mem | mindful | memor memoria
        mens meas | to measure | metiri mensura mensus
        ment | mind | mens
        mir | to wonder | mirari mirus
        merg mers | to dip | mergere
        migr | to move home | migrare
        milit | soldier | miles militia
        min | small, less | minuere minor minus
        ministr | to serve | minister ministrare
        misc mix | to mix | miscere mixtus
        miser | wretched | miser
        mit miss mis | to send | mittere missus
        mod | measure, manner | modus moderari
        mon | to warn | monere monitor
        monstr | to show | monstrare monstrum
        mor | custom | mos moralis
        mort | death | mors mori
        mov mot mob | to move | movere motus
        mun | duty, gift | munus munire
        mut | to change | mutare
        narr | to tell | narrare
        nasc nat | to be born | nasci natus natura
        nav | ship | navis navigare
        neg | to deny | negare
        nect nex | to bind | nectere nexus
        noc nox | to harm | nocere noxa
        noct | night | nox
        nomin nom noun | name | nomen nominare
        norm | rule | norma
        not | mark | nota notare
        nov | new | novus
        numer numb | number | numerus numerare
        nunci nounc | to announce | nuntius nuntiare nunciare nuncius
        nutr nour | to feed | nutrire
        ocul | eye | oculus
        offic | duty | officium
        oper | work | opus opera operari
        opin opt | to think, to choose | opinari optare
        or | to speak, mouth | orare os
        ordin ord | order | ordo ordinare
        ori ort | to rise | oriri origo
        orn | to fit out | ornare
        pac peac | peace | pax pacare
        pan | bread | panis
        par | equal | par
        par | to make ready | parare
        par pear | to appear | parere
        part | share | pars partiri
        pass | step | passus passare
        pass pat | to suffer, to feel | pati passio passus
        past | to feed | pascere pastor
        pater patr | father | pater patria
        ped | foot | pes pedis
        pell puls peal pel | to drive | pellere pulsus pellare
        pend pens | to hang, to weigh | pendere pensare
        ponder pond | weight | pondus ponderare
        pet | to seek | petere petitio
        pict paint | to paint | pingere pictura
        plac pleas | to please | placere placare
        plan plain | flat, level | planus
        plaud plod plaus | to clap | plaudere
        ple plet pl | to fill | plere plenus
        plic plex ploy ply | to fold | plicare plexus
        plor | to cry out | plorare
        plur | more | plus
        pon pos pound posit | to put | ponere positus pausare
        popul publ | people | populus publicus
        port | to carry; gate | portare porta portus
        poss pot | to be able | posse potens
        prec | to pray | precari
        preci pric prais | price | pretium
        prehend prehens pris | to seize | prehendere prendere
        press prim | to press | premere pressus pressare
        prim prin | first | primus princeps
        priv | single, one's own | privus privare privatus
        prob prov | to test, good | probare probus
        propri proper | one's own | proprius
        proxim proach | near | proximus prope
        pugn | to fight | pugnare
        pung punct point | to prick | pungere punctum punctus
        pun pen | punishment | poena punire
        pur | clean | purus purgare
        put | to reckon, to trim | putare
        quer quir quest quis | to ask, to seek | quaerere
        quie | rest | quies quietus
        cuss quass | to shake | quatere cutere
        quant | how much | quantus
        qual | of what kind | qualis
        rad ras | to scrape | radere
        radi | ray | radius radiare
        rap rav rept | to snatch | rapere raptus
        rat reas | to reckon, reason | ratio reri ratus
        rect reg rig | to rule, straight | regere rectus rex regula
        rid ris | to laugh | ridere
        riv | stream | rivus
        rog | to ask | rogare
        rot | wheel | rota
        rupt | to break | rumpere ruptus
        sacr secr | holy | sacer sacrare
        sal | salt | sal
        sal sult sil | to leap | salire saltare saltus
        sanct saint | holy | sanctus sancire
        sat | enough | satis satur
        scal scend scent | to climb | scandere scendere
        sci | to know | scire scientia
        scrib script | to write | scribere scriptus
        sec sect | to cut | secare sectus
        sed sid sess | to sit | sedere sidere sessio
        semin | seed | semen
        sen | old | senex senior
        sens sent | to feel | sentire sensus
        sequ secut su | to follow | sequi secutus
        ser sert | to join, row | serere series
        serv | to keep | servare
        serv | to serve, slave | servire servus
        sign | mark | signum signare
        simil simul sembl | like, together | similis simul simulare
        sist stat stitu sta stan | to stand | stare sistere status statuere stans
        soci | companion | socius
        sol | alone | solus
        sol | sun | sol
        solv solut | to loosen | solvere solutus
        son | sound | sonus sonare
        sort | lot, kind | sors
        spec spect spic | to look | specere spectare species
        sper | to hope | sperare spes
        spers | to scatter | spargere
        spir | to breathe | spirare spiritus
        splend | to shine | splendere
        spond spons | to promise | spondere
        stell | star | stella
        stingu stinct | to prick, to quench | stinguere
        string strict strain | to draw tight | stringere strictus
        struct stru stroy | to build | struere structus structura
        stud | to be eager | studere studium
        suad suas | to advise | suadere
        sum sumpt | to take up | sumere
        summ | highest | summus summa
        surg surrect | to rise | surgere
        tact tang tag ting | to touch | tangere tactus
        teg tect | to cover | tegere tectus
        tempor temp | time | tempus
        temper | to mix in due measure | temperare
        tempt | to try | temptare tentare
        tend tens tent | to stretch | tendere tensus tentus
        ten tain tin tent | to hold | tenere
        termin | end, boundary | terminus terminare
        terr | earth | terra
        terr | to frighten | terrere
        test | witness | testis testari
        text | to weave | texere textus
        tim | fear | timere timor
        toler | to bear | tolerare
        torqu tort | to twist | torquere tortus
        tot | whole | totus
        tract trah treat | to draw | trahere tractus tractare
        tribut | to assign | tribuere
        trud trus | to push | trudere
        turb | disorder | turba turbare
        ult | beyond, last | ulter ultimus
        umbr | shade | umbra
        und | wave | unda
        un | one | unus
        urb | city | urbs
        us ut | to use | uti usus utilis
        vac | empty | vacare vacuus
        vad vas | to go | vadere
        vag | to wander | vagus vagari
        val vail | strong, worth | valere
        van | empty | vanus vanescere
        var | changing | varius variare
        veget vig | lively | vegere vigor
        veh vect | to carry | vehere vectus
        vel veal | veil | velum velare
        ven vent | to come | venire ventus
        vent | wind | ventus
        ver | true | verus
        verb | word | verbum
        vert vers | to turn | vertere versus versare
        vest | to clothe | vestis vestire
        via vi voy | way | via
        vic | change | vicis
        vid vis view vey | to see | videre visus
        vil | house, country | villa
        vinc vict | to conquer | vincere victus
        vir | man | vir virtus
        vit viv | life, to live | vita vivere
        viol | force | vis violare
        voc vok voic | to call, voice | vocare vox
        vol | to wish | velle voluntas volo
        volv volut volu | to roll | volvere volutus
        vot vow | to vow | vovere votum
        vulg | common people | vulgus
        """, "Latin")
}
