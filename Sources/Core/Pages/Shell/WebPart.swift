/// A part of pages that has files of its own in `Web/`. Each page names its parts, and loads their style sheets and
/// behaviours and no others. So does a fragment that opens over any page.
enum WebPart {
    case account, entrance, book, browser, cardImport, cardList, cardReport, charts, chapters, covers, dailyWord, deck,
        copying, dictionaries,
        dictionary,
        exercise, fitting
    case form, grammar, history, importing, job, lessons, me, models, note, notebook, notebookRound, phrase, picture
    case practice, reading, settings, shelf, speech, study, today, translations, wordCard, words

    /// The style sheets it needs in addition to the base.
    var sheets: [StyleSheet] {
        switch self {
        case .account, .entrance: [.account]
        case .book: [.covers, .book]
        case .browser, .history: [.words, .browse]
        case .cardImport: [.import, .cardImport]
        case .cardList: [.review, .cardImport]
        case .cardReport: [.cardImport]
        case .chapters: [.book]
        case .charts: [.charts]
        case .covers: [.covers]
        case .dailyWord: [.flashcard, .dailyWords]
        case .deck: [.review]
        case .dictionary: [.words, .card]
        case .exercise: [.lessons, .exercise]
        case .fitting: [.charts, .fitting]
        case .grammar: [.gloss, .grammar, .translate]
        case .importing: [.import]
        case .job: [.job]
        case .lessons: [.lessons]
        case .me, .settings: [.me]
        case .dictionaries, .models: [.models]
        case .note: [.note]
        case .notebook, .notebookRound: [.notebook]
        case .phrase, .wordCard: [.card]
        case .picture: [.models, .card, .picture]
        case .practice: [.practice]
        // The card of a word opens at once.
        case .reading: [.reading, .card]
        case .shelf: [.covers, .shelf]
        case .copying, .form, .speech: []
        case .study: [.flashcard, .study]
        case .today: [.covers, .shelf, .today]
        case .translations: [.gloss, .translate]
        case .words: [.words]
        }
    }

    /// The behaviours it needs in addition to the base.
    var modules: [WebModule] {
        switch self {
        case .account, .entrance: [.password]
        case .browser, .words: [.words]
        case .cardImport, .importing: [.import]
        case .job: [.job]
        case .dailyWord: [.dailyWords]
        case .exercise: [.lessons, .speak]
        case .copying: [.copy]
        case .form, .note: [.save]
        case .notebookRound: [.notebook]
        case .phrase: [.speak, .quickTranslation]
        case .picture, .speech: [.speak]
        case .wordCard: [.makeCard, .speak]
        case .reading: [.reader, .settings, .speak]
        case .settings: [.settings]
        case .study: [.study]
        case .translations: [.translate, .speak]
        case .book, .cardList, .cardReport, .chapters, .charts, .covers, .deck, .dictionaries, .dictionary, .fitting,
            .grammar, .history,
            .lessons, .me, .models, .notebook, .practice, .shelf, .today:
            []
        }
    }
}

/// A style sheet in `Web/`. They are linked in this order.
enum StyleSheet: String, CaseIterable {
    case tokens, sizes, layout, parts, fields, text, overlays
    case account, covers, shelf, today, `import`, job, book, words, me, models, reading, card, flashcard, review, study,
        note,
        charts
    case browse, fitting
    case cardImport = "card-import"
    case practice, gloss, grammar, notebook, translate, lessons, exercise
    case dailyWords = "daily-words"
    case picture

    /// Whether every page has it.
    var isBase: Bool {
        switch self {
        case .tokens, .sizes, .layout, .parts, .fields, .text, .overlays: true
        default: false
        }
    }
}

/// A JavaScript module in `Web/`.
enum WebModule: String, CaseIterable {
    case glossa
    case badge, files, flashcard, flow, gestures, glossary, `import`, job, lessons, lines, notebook, password, phrase
    case popover
    case makeCard = "make-card"
    case quickTranslation = "quick-translation"
    case dailyWords = "daily-words"
    case copy, reader
    case readingGestures = "reading-gestures"
    case save, session, settings, sheet, speak, stream, study, swap, translate, words, zone

    /// The modules that it imports, which a page fetches ahead.
    var imports: [WebModule] {
        switch self {
        case .glossa: [.swap, .sheet, .glossary, .badge, .zone]
        case .swap, .popover: [.files]
        case .copy, .job, .sheet: [.swap]
        case .glossary: [.popover]
        case .import: [.files]
        case .lessons: [.swap]
        case .dailyWords: [.flashcard]
        case .study: [.flashcard, .speak]
        case .flashcard: [.gestures, .speak]
        case .notebook: [.gestures]
        case .reader: [.popover, .phrase, .readingGestures, .session, .flow, .lines]
        case .readingGestures: [.gestures]
        case .translate: [.stream, .swap]
        case .quickTranslation: [.stream]
        case .badge, .files, .flow, .gestures, .lines, .makeCard, .password, .phrase, .save, .session, .settings,
            .speak, .stream, .words, .zone:
            []
        }
    }
}

/// The files of `Web/` that a page loads.
struct WebFiles {
    /// In the order of the cascade.
    let sheets: [StyleSheet]
    /// The modules that run.
    let modules: [WebModule]
    /// The modules that those import.
    let imports: [WebModule]

    /// - Parameters:
    ///   - parts: The parts of the page.
    ///   - base: Whether to include the files of every page. A fragment opens over a page that has them.
    init(of parts: [WebPart], base: Bool) {
        let wanted = parts.flatMap { $0.sheets }
        sheets = StyleSheet.allCases.filter { ($0.isBase && base) || wanted.contains($0) }
        var modules: [WebModule] = base ? [.glossa] : []
        for part in parts {
            for module in part.modules where !modules.contains(module) { modules.append(module) }
        }
        var reached = modules
        var next = 0
        while next < reached.count {
            for module in reached[next].imports where !reached.contains(module) { reached.append(module) }
            next += 1
        }
        self.modules = modules
        imports = Array(reached.dropFirst(modules.count))
    }
}

extension Shell {
    /// Links to the files of a page. A script that shows a fragment over a page, or a part of another page, first loads
    /// those that are missing there.
    @HTMLBuilder func links(to files: WebFiles) -> HTML {
        for sheet in files.sheets {
            Pages.link(Attribute("rel", "stylesheet"), .href(asset(sheet.rawValue + ".css")))
        }
        for module in files.imports {
            Pages.link(Attribute("rel", "modulepreload"), .href(asset(module.rawValue + ".js")))
        }
        for module in files.modules {
            script(.type("module"), Attribute("src", asset(module.rawValue + ".js")))
        }
    }
}
