import Model

/// Routes under `/api/v1`.
public enum APIPath: Hashable, Sendable {
    /// `/openapi.json`: the description of this API.
    case description
    /// `/books`: lists, or imports with `POST`.
    case books
    /// `/books/{id}`: reads, changes with `PATCH`, deletes with `DELETE`.
    case book(ID<Book>)
    /// `/books/{id}/pages/{n}`: text and tokens.
    case page(ID<Book>, Int)
    /// `/books/{id}/chapters`
    case chapters(ID<Book>)
    /// `/books/{id}/cover`: the picture.
    case cover(ID<Book>)
    /// `/books/{id}/pictures/{sha256}`: a picture in the text.
    case picture(ID<Book>, String)
    /// `POST /books/{id}/restore`: undoes a deletion.
    case restore(ID<Book>)
    /// `/search?query=&limit=&offset=`: where any book has a word.
    case search(query: String = "", ResultPage = ResultPage())
    /// `/books/{id}/search?query=&limit=&offset=`: where one book has it.
    case bookSearch(ID<Book>, query: String = "", ResultPage = ResultPage())
    /// `/lookup?query=&language=&limit=&offset=`
    case lookup(query: String = "", language: Language? = nil, ResultPage = ResultPage())
    /// `POST /annotate`: the words of a text, with readings, levels and glosses.
    case annotate
    /// `POST /grammar`: the words and grammar points of a text.
    case grammar
    /// `/marked-words`: lists the marked words; `POST` marks one.
    case markedWords(WordsFilter = WordsFilter())
    /// `POST /marked-words/batch`: marks several words.
    case markedWordsBatch
    /// `/words/{language}/{word}`: entries, status, examples; `PUT` sets the status and `DELETE` removes it.
    case word(Language, String)
    /// `/corrections`: lists; `POST` adds, `DELETE` with `language` and `text` removes.
    case corrections
    /// `/sessions`: reading sessions, newest first.
    case sessions
    /// `POST /export`: all of the learner's data, in one file.
    case export
    /// `POST /export.zip`: the same as an archive, which an empty Glossa can import.
    case exportWhole
    /// `POST /import-all`: imports such an archive into the learner's empty desk.
    case importWhole
    /// `/deletion`: deleting everything of the learner. Reads the request, makes one with `PUT`, takes it back with `DELETE`.
    case deletion
    /// `/entitlement`: what the learner may use of what the server sells. `POST` sends a purchase, `DELETE` gives all
    /// purchases up.
    case entitlement
    /// `POST /store/notifications`: what an App Store sends when a purchase has changed.
    case storeNotifications
    /// `/etymology?word=`: a word's entry, as the dictionaries give it; `POST` asks a language model to write it.
    case etymology(word: String = "")
    /// `/notebook?query=`: titles; `POST` saves a word or an entry.
    case notebook(query: String = "")
    /// `/notebook/{title}`: reads an entry, or deletes it.
    case notebookEntry(String)
    /// `/dose?day=`: the words of a day; of today if no day is given. `POST` makes today's, unless there are some.
    case dailyWords(day: CalendarDate? = nil)
    /// `POST /dose/cards/{n}`: marks a card of today's words as seen, or adds it to a deck.
    case dailyWord(Int)
    /// `/words/{language}/{word}/examples`: sentences; `POST` asks a language model for more.
    case examples(Language, String)
    /// `POST /pictures`: words for the content of a picture.
    case pictures
    /// Decks, cards and reviews.
    case review(ReviewAPIPath)
    /// `POST /api/translate`: translates a text and saves the turn.
    case translate
    /// `/translations?query=&language=&saved=&limit=&offset=`: the turns of the conversation, newest first.
    case translations(
        query: String = "", language: Language? = nil, saved: Bool = false, limit: Int = 50, offset: Int = 0)
    /// `POST /translations/stream`: translates a text word by word, as lines of JSON.
    case streamedTranslation
    /// `/translations/{id}`: reads a turn, saves it with `PATCH`, deletes it with `DELETE`.
    case translation(ID<Translation>)
    /// `POST /translations/{id}/restore`: restores a deleted turn.
    case restoreTranslation(ID<Translation>)
    /// `/dictionaries…`: the dictionaries that the learner brought.
    case dictionaries(DictionariesAPIPath = .all)
    /// `/auth…`: signing in and up, on a server that has accounts.
    case auth(AuthAPIPath)
    /// `/backups`: lists the backups of everything; `POST` makes one.
    case backups
    /// Language models.
    case models(ModelsAPIPath = .profiles)
    /// Lessons, and the learner's preferences and progress.
    case lessons(LessonsAPIPath = .lessons())

    /// The methods the route answers.
    public var methods: [Method] {
        switch self {
        case .description, .page, .chapters, .cover, .picture, .lookup, .search, .bookSearch, .sessions,
            .translations:
            [.get]
        case .books, .markedWords, .notebook, .etymology, .examples, .dailyWords, .backups: [.get, .post]
        case .notebookEntry: [.get, .delete]
        case .book, .translation: [.get, .patch, .delete]
        case .annotate, .grammar, .markedWordsBatch, .restore, .translate, .streamedTranslation, .dailyWord,
            .pictures, .restoreTranslation, .export, .exportWhole, .importWhole, .storeNotifications:
            [.post]
        case .entitlement: [.get, .post, .delete]
        case .deletion: [.get, .put, .delete]
        case .word: [.get, .put, .delete]
        case .corrections: [.get, .post, .delete]
        case .review(let path): path.methods
        case .models(let path): path.methods
        case .auth(let path): path.methods
        case .dictionaries(let path): path.methods
        case .lessons(let path): path.methods
        }
    }

    /// Returns whether a request may ask a language model.
    public func asksModels(_ method: Method) -> Bool {
        switch self {
        case .translate, .streamedTranslation, .pictures, .models(.test), .lessons(.generate): true
        case .etymology, .examples, .dailyWords, .models(.request), .lessons(.lessons): method == .post
        default: false
        }
    }
}

extension APIPath {
    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case "v1": break
        case "translate":
            self = .translate
            return
        case let room:
            guard let lessons = LessonsAPIPath(beside: room, &path) else { return nil }
            self = .lessons(lessons)
            return
        }
        let room = path.next()
        switch room {
        case "openapi.json": self = .description
        case "books": self.init(books: &path, query)
        case "lookup":
            self = .lookup(
                query: query.text("query"), language: query["language"].flatMap { Language(rawValue: $0) },
                ResultPage(query))
        case "search": self = .search(query: query.text("query"), ResultPage(query))
        case "annotate": self = .annotate
        case "grammar": self = .grammar
        case "marked-words":
            switch path.next() {
            case nil: self = .markedWords(WordsFilter(query))
            case "batch": self = .markedWordsBatch
            default: return nil
            }
        case "words":
            guard let code = path.next(), let language = Language(rawValue: code) else { return nil }
            guard let word = path.next() else { return nil }
            switch path.next() {
            case nil: self = .word(language, word)
            case "examples": self = .examples(language, word)
            default: return nil
            }
        case "dose":
            switch path.next() {
            case nil: self = .dailyWords(day: query["day"].flatMap { CalendarDate($0) })
            case "cards":
                guard let number = path.number(in: .place) else { return nil }
                self = .dailyWord(number)
            default: return nil
            }
        case "pictures": self = .pictures
        case "corrections": self = .corrections
        case "sessions": self = .sessions
        case "export": self = .export
        case "export.zip": self = .exportWhole
        case "import-all": self = .importWhole
        case "deletion": self = .deletion
        case "backups": self = .backups
        case "entitlement": self = .entitlement
        case "store":
            guard path.next() == "notifications" else { return nil }
            self = .storeNotifications
        case "etymology": self = .etymology(word: query.text("word"))
        case "notebook": self = path.next().map { .notebookEntry($0) } ?? .notebook(query: query.text("query"))
        case "translations":
            switch path.next() {
            case nil:
                self = .translations(
                    query: query.text("query"), language: query["language"].flatMap { Language(rawValue: $0) },
                    saved: query.flag("saved"), limit: min(query.nearest("limit", in: .rows) ?? 50, 500),
                    offset: query.nearest("offset", in: .rowOffset) ?? 0)
            case "stream": self = .streamedTranslation
            case .some(let text):
                guard let id = ID<Translation>(text) else { return nil }
                switch path.next() {
                case nil: self = .translation(id)
                case "restore": self = .restoreTranslation(id)
                default: return nil
                }
            }
        case "dictionaries":
            guard let dictionaries = DictionariesAPIPath(&path) else { return nil }
            self = .dictionaries(dictionaries)
        case "auth":
            guard let auth = AuthAPIPath(&path) else { return nil }
            self = .auth(auth)
        case "models":
            guard let models = ModelsAPIPath(&path, query) else { return nil }
            self = .models(models)
        case "lessons":
            guard let lessons = LessonsAPIPath(&path, query) else { return nil }
            self = .lessons(lessons)
        case .some(let room):
            guard let review = ReviewAPIPath(room, &path, query) else { return nil }
            self = .review(review)
        case nil: return nil
        }
    }

    private init?(books path: inout PathReader, _ query: QueryReader) {
        guard let text = path.next() else {
            self = .books
            return
        }
        guard let id = ID<Book>(text) else { return nil }
        switch path.next() {
        case nil: self = .book(id)
        case "pages":
            guard let number = path.number(in: .page) else { return nil }
            self = .page(id, number)
        case "chapters": self = .chapters(id)
        case "search": self = .bookSearch(id, query: query.text("query"), ResultPage(query))
        case "cover": self = .cover(id)
        case "pictures":
            guard let digest = path.next(), BookPicture.isDigest(digest) else { return nil }
            self = .picture(id, digest)
        case "restore": self = .restore(id)
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("api")
        if !isBeside { link.segment("v1") }
        switch self {
        case .translate: link.segment("translate")
        case .translations(let query, let language, let isSaved, let limit, let offset):
            link.segment("translations")
            link.parameter("query", query)
            link.parameter("language", language?.rawValue)
            link.flag("saved", isSaved)
            link.parameter("limit", limit == 50 ? nil : limit)
            link.parameter("offset", offset == 0 ? nil : offset)
        case .streamedTranslation: link.segments("translations", "stream")
        case .translation(let id): link.segments("translations", .id(id))
        case .restoreTranslation(let id): link.segments("translations", .id(id), "restore")
        case .description: link.segment("openapi.json")
        case .books: link.segment("books")
        case .book(let id): link.segments("books", .id(id))
        case .page(let id, let number): link.segments("books", .id(id), "pages", .number(number))
        case .chapters(let id): link.segments("books", .id(id), "chapters")
        case .cover(let id): link.segments("books", .id(id), "cover")
        case .picture(let id, let digest): link.segments("books", .id(id), "pictures", .name(digest))
        case .restore(let id): link.segments("books", .id(id), "restore")
        case .lookup(let query, let language, let page):
            link.segment("lookup")
            link.parameter("query", query)
            link.parameter("language", language?.rawValue)
            page.print(into: &link)
        case .search(let query, let page):
            link.segment("search")
            link.parameter("query", query)
            page.print(into: &link)
        case .bookSearch(let id, let query, let page):
            link.segments("books", .id(id), "search")
            link.parameter("query", query)
            page.print(into: &link)
        case .annotate: link.segment("annotate")
        case .grammar: link.segment("grammar")
        case .markedWords(let filter):
            link.segment("marked-words")
            filter.print(into: &link)
        case .markedWordsBatch: link.segments("marked-words", "batch")
        case .word(let language, let word): link.segments("words", .language(language), .word(word))
        case .corrections: link.segment("corrections")
        case .sessions: link.segment("sessions")
        case .export: link.segment("export")
        case .exportWhole: link.segment("export.zip")
        case .importWhole: link.segment("import-all")
        case .deletion: link.segment("deletion")
        case .backups: link.segment("backups")
        case .entitlement: link.segment("entitlement")
        case .storeNotifications: link.segments("store", "notifications")
        case .etymology(let word):
            link.segment("etymology")
            link.parameter("word", word)
        case .notebook(let query):
            link.segment("notebook")
            link.parameter("query", query)
        case .notebookEntry(let title): link.segments("notebook", .name(title))
        case .dailyWords(let day):
            link.segment("dose")
            link.parameter("day", day?.description)
        case .dailyWord(let number): link.segments("dose", "cards", .number(number))
        case .examples(let language, let word): link.segments("words", .language(language), .word(word), "examples")
        case .pictures: link.segment("pictures")
        case .review(let path): path.print(into: &link)
        case .models(let path): path.print(into: &link)
        case .dictionaries(let path): path.print(into: &link)
        case .auth(let path): path.print(into: &link)
        case .lessons(let path): path.print(into: &link)
        }
    }

    /// Whether the route is under `/api`, outside `v1`.
    private var isBeside: Bool {
        switch self {
        case .translate: true
        case .lessons(let path): path.isBeside
        default: false
        }
    }
}

extension ResultPage {
    init(_ query: QueryReader) {
        self.init(
            offset: query.nearest("offset", in: .rowOffset) ?? 0, limit: query.nearest("limit", in: .rows) ?? Self.usual
        )
    }

    func print(into link: inout LinkWriter) {
        link.parameter("limit", limit == Self.usual ? nil : limit)
        link.parameter("offset", offset == 0 ? nil : offset)
    }
}
