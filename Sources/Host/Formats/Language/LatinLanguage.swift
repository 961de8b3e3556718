/// The commonest words of a language in Latin letters, and letters that few others have.
struct LatinLanguage {
    let code: String
    let words: [Substring]
    let letters: String

    private init(_ code: String, _ words: String, letters: String = "") {
        self.code = code
        self.words = words.split(separator: " ")
        self.letters = letters
    }

    /// The languages that have each word among their commonest, as indices into ``all``.
    static let byWord: [String: [Int]] = {
        var languages: [String: [Int]] = [:]
        for (index, language) in all.enumerated() {
            for word in language.words where languages[String(word)]?.last != index {
                languages[String(word), default: []].append(index)
            }
        }
        return languages
    }()

    /// The languages that have each of the letters that few have, as indices into ``all``.
    static let byLetter: [Unicode.Scalar: [Int]] = {
        var languages: [Unicode.Scalar: [Int]] = [:]
        for (index, language) in all.enumerated() {
            for letter in language.letters.unicodeScalars { languages[letter, default: []].append(index) }
        }
        return languages
    }()

    static let englishIndex = 0

    /// English, and the languages most likely to be taken for it.
    static let all: [LatinLanguage] = [
        LatinLanguage(
            "en",
            """
            the of and to a in is it you that he was for on are with as i his they be at one have this from or had by not \
            but what some we can out other were all there when up use your how said an each she which do their time if \
            will way about many then them would like so these her him has more could go come did my no who its now than \
            been call am just where after me our us very down should because does any don't didn't s t hello yes please \
            thank thee thou thy shall into upon too only over again before while chapter
            """),
        LatinLanguage(
            "fr",
            """
            le la les de des du un une et est à au aux en dans que qui ne pas je tu il elle nous vous ils elles on se ce \
            cette ces son sa ses mon ma mes ton ta tes leur leurs pour par sur avec sans mais ou où donc si plus comme tout \
            tous toute bien être avoir était été sont fait faire dit c d l j n s m qu t y me te lui y même très aussi quand \
            alors encore rien jamais toujours peut après avant bonjour merci oui non salut voilà ça chapitre
            """, letters: "œçêëîïûùâ"),
        LatinLanguage(
            "de",
            """
            der die das und in zu den dem des ein eine einer einem einen ist nicht von mit sich auf für im an als auch es \
            ich du er sie wir ihr mich dich mir dir ihm ihn uns war hat haben hatte sein wird werden wurde wie aus bei nach \
            so noch nur aber oder wenn dass daß man kann da was am um über vor durch mehr schon sehr doch ja nein hallo danke \
            guten kein keine dann hier diese dieser mein meine kapitel
            """, letters: "ßäöü"),
        LatinLanguage(
            "es",
            """
            el la los las de del un una y e en que no se a al lo su sus por con para como más pero le les me te nos mi tu es \
            era fue son ser estar está había ha han he hay si sí ya muy cuando donde qué quién este esta esto ese esa eso todo \
            todos o u sin sobre entre también hasta desde porque nada hola gracias yo él ella usted capítulo
            """, letters: "ñ"),
        LatinLanguage(
            "it",
            """
            il lo la i gli le di del della dei delle dello un una uno e è in che non si a al alla ai da dal dalla per con su \
            come più ma o se mi ti ci vi suo sua suoi mio mia era sono ho ha hanno essere anche io tu lui lei noi voi loro \
            questo questa quello quella cosa quando dove perché poi tutto tutti molto l d c dell nell all ciao grazie sì nel \
            nella capitolo
            """, letters: "òì"),
        LatinLanguage(
            "pt",
            """
            o a os as de do da dos das um uma e em no na nos nas que não se ao à por pelo pela com para como mais mas lhe me \
            te eu tu ele ela nós você eles seu sua seus meu minha é era foi são ser estar está tinha há já muito quando onde \
            isto isso este esta esse essa todo tudo ou sem sobre entre também até porque nada olá obrigado sim capítulo
            """, letters: "ãõ"),
        LatinLanguage(
            "nl",
            """
            de het een en van in is dat op te zijn met voor niet aan er om ook als dan maar bij nog uit door over ze zij hij \
            wij jij je ik we u mijn haar hem hun was had heeft hebben werd worden wordt naar of tot zo wat wie waar deze dit \
            die geen meer al kan zou moet heel hallo dank ja nee hoofdstuk
            """, letters: "ĳ"),
        LatinLanguage(
            "sv",
            """
            och att det i en ett som på är av för med den till inte han hon de vi jag du ni var har hade om så men från vid \
            kan ska skulle sin sitt sina mig dig honom henne oss dem när där här eller då nu också bara mycket efter över ut \
            upp hej tack ja nej kapitel
            """, letters: "åäö"),
        LatinLanguage(
            "da",
            """
            og at det i en et som på er af for med den til ikke han hun de vi jeg du var har havde om så men fra ved kan skal \
            skulle sin sit mig dig ham hende os dem når der her eller da nu også kun meget efter over ud op hej tak nej blev \
            kapitel
            """, letters: "øåæ"),
        LatinLanguage(
            "no",
            """
            og at det i en et som på er av for med den til ikke han hun de vi jeg du var har hadde om så men fra ved kan skal \
            skulle sin sitt meg deg ham henne oss dem når der her eller da nå også bare mye etter over ut opp hei takk ja nei \
            ble kapittel
            """, letters: "øåæ"),
        LatinLanguage(
            "fi",
            """
            ja on ei että se hän oli ovat olla ole minä sinä me te he kun niin mutta kuin myös jos tai joka mitä mikä tämä \
            hänen minun sen sitä siitä vain nyt jo sitten kuitenkin mukaan hei kiitos kyllä en et emme olen olet luku
            """, letters: "äö"),
        LatinLanguage(
            "pl",
            """
            i w z na do nie się to że jest jak o po za od ale co tak już tylko przez czy był była było są mnie mi go jego jej \
            ich ja ty on ona my wy oni dla przy pod nad przed kiedy gdzie bardzo jeszcze może ma ten ta te tego tej dzień \
            dziękuję rozdział
            """, letters: "ąęłńśźż"),
        LatinLanguage(
            "cs",
            """
            a v z na do ne se si to že je jak o po za od ale co tak už jen nebo byl byla bylo jsou jsem jste mě mi ho jeho \
            její jejich já ty on ona my vy oni pro při pod nad před když kde velmi ještě může má ten ta té toho který která \
            dobrý den děkuji kapitola
            """, letters: "ěřůčšž"),
        LatinLanguage(
            "hu",
            """
            a az egy és nem hogy is de meg volt van ez azt ki csak már még ha mint én te ő mi ti ők be el fel le vagy minden \
            nagyon mert majd itt ott most akkor köszönöm igen jó napot fejezet
            """, letters: "őű"),
        LatinLanguage(
            "ro",
            """
            și să de la în o un nu cu pe ce mai din a al ale ai este e era sunt fost că care se îi îl îmi îți lui ei el ea eu \
            tu noi voi pentru prin dar sau când unde foarte după până aici acum bună mulțumesc da capitolul
            """, letters: "ășțâî"),
        LatinLanguage(
            "tr",
            """
            ve bir bu da de için ile çok ne var yok ben sen o biz siz onlar ama gibi daha en kadar her şey olan olarak oldu \
            değil mi mı diye sonra ki şu bana sana ona evet hayır merhaba teşekkür bölüm
            """, letters: "ğış"),
        LatinLanguage(
            "vi",
            """
            và của là có không một được trong cho người những với các đã này khi đó tôi anh em ông bà cô ở ra vào đi lại nhưng \
            thì mà như nếu rất cũng đến từ về trên dưới xin chào cảm ơn vâng chương
            """, letters: "đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ"),
        LatinLanguage(
            "id",
            """
            yang dan di ke dari untuk dengan pada ini itu tidak ada adalah saya aku kamu dia kami kita mereka akan sudah telah \
            bisa dapat juga atau karena oleh seperti dalam sebuah seorang tetapi namun lebih sangat halo terima kasih bab
            """),
        LatinLanguage(
            "ca",
            """
            el la els les de del dels un una i en que no es a al per amb com més però li em et ens el seu la seva és era ser va \
            van han hi ha si ja molt quan on què aquest aquesta això tot tots o sense sobre també fins perquè res hola gràcies \
            jo ell ella capítol
            """, letters: "ŀ"),
        LatinLanguage(
            "la",
            """
            et in est non ad ut cum qui quae quod ex de sed si ab per hoc nec aut atque sunt esse erat eius enim autem quoque \
            quam me te se mihi tibi nobis omnia deus ille illa ipse haec huius neque etiam vel tamen
            """),
        LatinLanguage(
            "eo",
            """
            la kaj de estas en al ne mi vi li ŝi ĝi ni ili ke kiu kio por per kun sed aŭ tio tiu estis havas pri tre pli ankaŭ \
            saluton dankon jes ĉapitro
            """, letters: "ĉĝĥĵŝŭ"),
    ]
}
