extension Root {
    static let latinAToC = table(
        """
        acr acu acid | sharp, sour | acer acus acuere acidus | acid acute acrid acuity
        act ag ig | to do, to drive | agere actus actio | act agent agenda agile active react
        aequ equ | equal | aequus aequalis aequare | equal equator adequate equation equity
        agr | field | ager | agriculture agrarian acre
        ali alter | other | alius alter alienus | alien alter alternate alibi altruism
        ali | to feed, to grow | alere alimentum | aliment alimony
        alt | high | altus | altitude alto altar exalt
        am em | to love | amare amor amicus | amateur amiable enemy amorous amicable
        ambul | to walk | ambulare | ambulance amble ambulatory preamble
        ang anx | narrow, to press | angere anxius angustia | anxious anxiety anguish
        anim | life, mind | anima animus | animal animate unanimous animosity
        ann enn | year | annus annualis | annual anniversary annuity perennial
        antiqu | old | antiquus | antique antiquity
        apert overt | to open | aperire apertus | aperture overture overt
        apt ept att | fit | aptus aptare | apt adapt aptitude inept
        aqu | water | aqua | aquarium aquatic aqueduct
        arbit | judge | arbiter | arbiter arbitrary arbitrate
        ard ars | to burn | ardere arsus | ardent arson ardour
        arm | weapon | arma armare | arm army armour alarm
        art | skill | ars | art artist artificial artisan
        artic | joint | articulus artus | article articulate
        aud | to hear | audire auditus | audience audible audio audit
        aug auct auth | to increase | augere auctus auctor | augment auction author authority
        auspic | watcher of birds | auspex auspicium | auspice auspicious
        avar av | to crave | avere avarus avidus | avarice avid
        barb | beard | barba | barber barb
        bat | to beat | batuere battuere | battle combat batter debate
        bell | war | bellum | rebel belligerent bellicose duel
        ben bon bount | good, well | bonus bene | bonus benefit benevolent bounty
        bib | to drink | bibere | imbibe beverage bib
        brev | short | brevis | brief abbreviate brevity abridge
        cad cas cid | to fall | cadere casus | accident case casual incident decay occasion
        calc | stone, to reckon | calx calculus | calculate calcium calculus
        camp | field | campus | camp campus campaign champion
        can | dog | canis | canine kennel
        cand cend | to shine, white | candere candidus cendere incendere | candle candidate incense candid
        cant chant cent | to sing | canere cantare cantus | chant accent incentive cantata
        cap cept ceive cip ceit cup | to take | capere captus occupare | capture accept receive capable concept
        capit cap chiev chief | head | caput capitalis | capital captain chapter chief achieve
        carn | flesh | caro | carnal carnival carnivore
        car charg | cart | carrus carricare | car carry charge career
        car char cher | dear | carus caritas carezza | charity caress cherish
        cast | pure | castus castigare | caste chaste castigate
        caus cus | cause, reason | causa causari | cause because excuse accuse
        cav | hollow | cavus | cave cavity excavate
        ced ceed cess cede | to go, to yield | cedere cessus | proceed success process exceed access
        celebr | thronged, famous | celeber | celebrate celebrity
        celer | quick | celer | accelerate celerity
        cell | to rise high | cellere excellere celsus | excel excellent
        cell | small room | cella | cell cellar cellular
        cens | to assess | censere | census censor censure
        cent | hundred | centum | cent century percent
        centr | middle | centrum | centre central concentrate eccentric
        cern cret cre | to separate, to decide | cernere cretus | concern discern secret certain crime
        cert | sure | certus certare | certain certify certificate concert
        cid cis | to cut, to kill | caedere caesus | decide precise scissors suicide concise
        cing cinct | to gird | cingere | precinct succinct cincture
        circ cirk | ring, around | circus circulus circa | circle circus circuit circumstance
        cit | to call, to set in motion | citare ciere | excite cite recite solicit
        civ cit | citizen | civis civilis civitas | civil city citizen civic
        clam claim | to call out | clamare clamor | claim exclaim proclaim clamour
        clar | clear | clarus | clear declare clarify clarity
        class | rank, group | classis | class classic classify
        clin | to lean | clinare | decline incline recline
        clud clus clos claus | to shut | claudere clausus | include close conclude exclude clause
        cognit cogn gnit | to know | cognoscere gnoscere cognitus | recognize cognitive notice ignorant
        col cult | to till, to tend | colere cultus | culture cultivate colony agriculture
        commod | convenient | commodus | commodity accommodate commode
        commun | common | communis | common community communicate communist
        cop | plenty | copia | copy copious
        copul coupl | bond | copula | couple copulate
        cord cour cor | heart | cor | accord record courage cordial
        corp corpor | body | corpus | corps corporation corpse incorporate
        cost | to stand, to cost | constare | constant instant
        cover | to cover | cooperire | cover discover covert
        creat cre | to make | creare | create creature recreation
        cred creed | to believe | credere | credit creed credible incredible
        cresc creas cret | to grow | crescere | increase decrease crescent concrete
        crimin crim | charge | crimen | crime criminal incriminate
        cruc cross | cross | crux | cross crucial crucify cruise
        crud cru | raw | crudus crudelis | crude cruel cruelty
        culp | blame | culpa | culprit culpable
        cumb cub | to lie down | cumbere cubare | incumbent succumb incubate
        cumul | heap | cumulus | accumulate cumulative
        cupid cov | desire | cupere cupidus | covet cupidity
        cur | care | cura curare | cure secure curious accurate
        curr curs cour | to run | currere cursus | current course occur excursion
        cuss quass | to shake | quatere cutere | discuss concussion percussion quash
        custod | guard | custos | custody custodian
        """, "Latin")
}
