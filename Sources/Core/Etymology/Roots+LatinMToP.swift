extension Root {
    static let latinMToP = table(
        """
        magistr mast | chief, teacher | magister | master magistrate
        magn maj max mayor | great | magnus major maximus | major maximum magnify majesty magnitude
        mal | bad | malus male | malice malady malignant
        mamm | breast | mamma | mammal mammary
        mand mend | to entrust, to order | mandare | command demand recommend mandate
        man main | to stay | manere mansio | remain permanent mansion manor
        manu man main | hand | manus manuarius maniere | manual manage manuscript manufacture maintain
        mar | sea | mare | marine submarine maritime
        marit marr mari | husband | maritus | marry marriage marital
        mark merc merch | trade, goods | merx mercari mercatus merces | market merchant commerce mercy
        mascul mal | male | masculus mas | male masculine
        mater matr | mother | mater materia | maternal material matrix matron
        matur | ripe | maturus | mature premature immature
        medi | middle | medius mediare | medium middle immediate mediate
        medic | to heal | mederi medicus remedium | medicine medical medicate
        membr memb | limb | membrum | member membrane
        mem | mindful | memor memoria memorare | memory remember memorial commemorate
        mend | fault | mendum menda emendare | amend emend mend
        mens meas | to measure | metiri mensura mensus | measure immense dimension
        ment mind | mind | mens | mental mention comment
        mer merit | to deserve | merere meritum | merit
        merg mers | to dip | mergere | merge emerge immerse submerge
        migr | to move home | migrare | migrate immigrant emigrate
        milit | soldier | miles militia | military militia militant
        min | to jut out | minere minari | eminent prominent imminent
        min minut | small, less | minuere minor minus minimus | minor minute minimum diminish
        ministr | to serve | minister ministrare | minister administer ministry
        mir marv | to wonder | mirari mirus | miracle admire mirror marvel
        misc mix medl | to mix | miscere mixtus | mix miscellaneous mixture
        miser | wretched | miser | misery miserable miser
        mit miss mis | to send | mittere missus | admit permit mission commit promise submit
        mod | measure, manner | modus moderari | mode model modern moderate modify
        mol | mass | moles | molecule demolish
        mol | to grind, mill | molere mola | molar emolument immolate
        moll | soft | mollis | mollify emollient
        mon monit | to warn | monere monitor monitio | monitor monument admonish summon
        monstr | to show | monstrare monstrum | demonstrate monster monstrous
        mont mount | mountain | mons montare | mountain mount amount
        mor | custom | mos moralis | moral morale mores
        mord mors | to bite | mordere morsus | remorse morsel
        mort murd | death | mors mori | mortal mortgage mortuary
        mov mot mob moment | to move | movere motus momentum | move motion motor emotion promote mobile
        mult | many | multus | multiply multitude multiple
        mun | duty, gift | munus munis | municipal immune remunerate
        muscul musc | little mouse, muscle | musculus | muscle muscular
        mut | to change | mutare | mutual mutate commute
        narr | to tell | narrare | narrate narrative
        nasc nat nais | to be born | nasci natus natura natio | nature nation native innate
        nav | ship | navis navigare navalis | navy naval navigate
        necess | unavoidable | necesse necessarius | necessary necessity
        neg | to deny | negare | negative deny negate
        neg | business | negotium | negotiate
        nect nex | to bind | nectere nexus | connect annex
        nerv | sinew, nerve | nervus | nerve nervous
        neutr | neither | neuter | neutral neuter
        noc nox nuis | to harm | nocere noxa | innocent innocuous noxious nuisance
        noct | night | nox | nocturnal
        nomin nom noun nam | name | nomen nominare | nominate nominal noun
        norm | rule | norma | norm normal enormous
        not | mark | nota notare | note notable notation
        nov | new | novus | novel renovate innovate novelty
        null | none | nullus | null annul nullify
        numer numb | number | numerus numerare | number numerous numeral
        nunci nounc | to announce | nuntius nuntiare nunciare nuncius | announce pronounce denounce
        nutr nour nurs nurt | to feed | nutrire nutrix | nurse nutrition nourish nurture
        obscur | dark | obscurus | obscure obscurity
        ocul | eye | oculus | ocular binocular oculist
        odi annoy noy | hatred | odium odi | odious annoy
        offic | duty | officium | office official officer
        ole ol ul | to grow | olescere adolescere adultus | adult adolescent
        omin | omen | omen ominari | ominous abominable
        oner | burden | onus | onerous exonerate onus
        oper | work | opus opera operari | operate opera cooperate
        opin opt | to think, to choose | opinari optare | opinion option adopt
        opportun | fit, timely | opportunus | opportune opportunity
        or | to speak, to plead | orare orator | oration orator adore
        or | mouth | os | oral
        orb | circle | orbis orbita | orbit orb
        ordin ord | order | ordo ordinare | order ordinary coordinate
        ori ort | to rise | oriri origo | origin orient abortion
        orn | to fit out | ornare | ornament adorn ornate
        oti ot | leisure | otium | otiose negotiate
        pac peac pay | peace | pax pacare | peace pacific pact pay
        pact pag | to fasten | pangere pactus pagina | page pact compact
        palp | to feel, to touch | palpare | palpable
        pan | bread | panis compaignie companio | company companion pantry
        par pair peer | equal | par | pair compare peer
        par pair | to make ready | parare | prepare repair separate parade
        par pear | to appear | parere | appear apparent
        part | share | pars partiri | part party particle depart
        pass pac | step | passus passare | pass passage pace compass
        pass pati | to suffer, to feel | pati passio passus | passion patient passive compassion
        past | to feed | pascere pastor pastus | pastor pasture
        pater patr pattern | father | pater patria patronus | paternal patron patriot
        pauper pov poor | poor | pauper | poor poverty pauper
        ped | foot | pes pedis pedalis | pedal pedestrian impede expedition
        pell puls peal pel | to drive | pellere pulsus pellare | compel expel pulse appeal propel
        pend pens | to hang, to weigh | pendere pensare | depend expense suspend pension
        per peri pir | to try, danger | periri experiri periculum | experience experiment expert peril
        person | mask, person | persona | person personal parson
        pet peat | to seek | petere petitio | petition compete repeat appetite
        pi pit | dutiful | pius pietas | pious pity piety
        pict paint pigm | to paint | pingere pictura | picture paint pigment
        pil | to plunder, to press | pilare | compile pillage
        plac place | open place | platea place | place replace displace
        plac pleas plais | to please | placere placare placidus | please pleasant placid complacent
        plan plain | flat, level | planus | plain plan plane explain
        plant | sole, plant | planta plantare | plant plantation transplant
        plaud plod plaus | to clap | plaudere | applaud applause explode plausible
        ple plet pl pli | to fill | plere plenus | complete supply plenty implement
        plic plex ploy ply play | to fold | plicare plexus | complicate complex apply reply employ
        plor | to cry out | plorare | explore deplore implore
        plur plus | more | plus | plus plural surplus
        ponder pond pound | weight | pondus ponderare | ponder pound preponderant
        pon pos pound posit | to put | ponere positus pausare | position compose deposit expose suppose opponent
        popul publ peopl | people | populus publicus | people popular public population
        port | to carry | portare | export import transport report
        port | gate, harbor | porta portus | port portal portfolio opportunity
        port portion | part, share | portio | portion proportion part
        poss pot pow | to be able | posse potens | power possible potential potent
        post | behind, after | post posterus | posterior posterity preposterous
        prec pray | to pray | precari precarius | pray precarious deprecate
        preci pric prais priz | price | pretium | price precious appreciate prize
        pred pre | prey, booty | praeda | prey predator
        prehend prehens pris prent | to seize | prehendere prendere prisio | prison comprehend apprehend enterprise
        press prim | to press | premere pressus pressare | press pressure express impress
        prim prin pri | first | primus princeps prior | prime primary prince principal prior
        priv | single, one's own | privus privare privatus | private privilege deprive
        prob prov proof | to test, good | probare probus | prove probable approve probe
        propri proper | one's own | proprius | proper property appropriate
        proxim proach | near | proximus prope | approach proximity approximate
        pugn | to fight | pugnare pugnus | pugnacious impugn
        pung punct point | to prick | pungere punctum punctus | point punctual puncture pungent
        pun pen pain | punishment | poena punire | punish penalty pain
        pur | clean | purus purgare | pure purify purge
        put | to reckon, to trim | putare | compute reputation dispute amputate
        """, "Latin")
}
