import Model
import Routes

extension StudyPage {
    /// The front, shown before the answer.
    @HTMLBuilder static func front(_ question: Question, _ shell: Shell) -> HTML {
        let note = question.note
        // A picture may help to ask. To give nothing away, its label says only that it is a picture.
        NoteMedia.pictures(
            note.pictures(onFrontOf: question.card.kind, question.face), alternative: shell.wording.picture,
            shell.wording.tag)
        switch note.front(of: question.card.kind, question.face) {
        case .word: word(note, shell)
        case .pictures: HTML()
        case .sound(let instead):
            div(.class("card-listen")) {
                NoteMedia.sayIt(note, shell)
                if note.recordings.isEmpty {
                    // Without speech, this is the next best thing to hearing the word.
                    p(.class("listen-instead"), .lang(note.language.tag)) { instead }
                }
            }
        case .definition: definition(note, isLarge: true)
        case .sentence(let pieces): cloze(pieces, note, shell)
        case .nothing: p(.class("help")) { shell.wording.nothingAsks }
        }
    }

    /// The content that the answer adds.
    @HTMLBuilder static func back(_ question: Question, _ shell: Shell) -> HTML {
        let note = question.note
        let kind = question.card.kind
        if kind != .recognition, !note.isNamedAfterMedium { word(note, shell) }
        let isHeardOnFront = if case .sound = note.front(of: kind, question.face) { true } else { false }
        let isHeard = !isHeardOnFront && !note.recordings.isEmpty
        let spellings = note.spellings(in: shell.preferences.script)
        if !note.reading.isEmpty || !note.level.isEmpty || !spellings.other.isEmpty || isHeard {
            p(.class("card-reading")) {
                if !spellings.other.isEmpty {
                    span(.class("card-variant"), .lang(note.tag(of: spellings.other))) { spellings.other }
                }
                if !note.reading.isEmpty { span(.lang(note.language.tag)) { note.reading } }
                if !isHeardOnFront { NoteMedia.sayIt(note, shell) }
                if !note.level.isEmpty { span(.class("badge")) { note.level } }
            }
        }
        if kind != .recall { definition(note, isLarge: false) }
        let asked = note.pictures(onFrontOf: kind, question.face)
        NoteMedia.pictures(
            note.pictures.filter { !asked.contains($0) }, alternative: note.word, note.language.tag)
        if !note.sentence.isEmpty, kind != .cloze || !question.face.stored.isEmpty {
            sentence(note.pieces(question.face), note)
        }
        translation(note.translation)
        translation(question.face.remarks)
        p(.class("card-links")) {
            if let language = note.language.language, !note.isNamedAfterMedium {
                a(
                    .href(
                        .word(language, note.word, .card(WordView(reading: note.reading.isEmpty ? nil : note.reading))))
                ) {
                    Icon.dictionary.drawing(shell)
                    span {
                        span(.lang(language)) { note.word }
                        shell.wording.inTheDictionary
                    }
                }
            } else {
                span(.class("badge")) { shell.wording.name(of: note.language) }
            }
            if let book = note.bookID, let page = note.page {
                a(.href(.book(book, .page(page)))) {
                    Icon.read.drawing(shell)
                    span { shell.wording.inTheBook }
                }
            }
        }
    }

    private static func word(_ note: Note, _ shell: Shell) -> HTML {
        let word = note.spellings(in: shell.preferences.script).main
        let length = word.unicodeScalars.count
        let size = length <= 4 ? "short-word" : length <= 10 ? "middle-word" : "long-word"
        return p(.class("card-word " + size), .lang(note.tag(of: word))) { word }
    }

    private static func definition(_ note: Note, isLarge: Bool) -> HTML {
        p(
            .class(isLarge ? "card-definition large-text" : "card-definition"),
            .lang(EntryCard.tag(ofExplanation: note.definition))
        ) { note.definition }
    }

    private static func translation(_ text: String) -> HTML {
        text.isEmpty ? HTML() : p(.class("card-translation"), .lang(EntryCard.tag(ofExplanation: text))) { text }
    }

    private static func sentence(_ pieces: [SentencePiece], _ note: Note) -> HTML {
        p(.class("card-sentence"), .lang(note.language.tag)) {
            for piece in pieces {
                if piece.isWord { mark { piece.text } } else { piece.text }
            }
        }
    }

    /// The sentence with a gap, which shows the word once the card is flipped.
    private static func cloze(_ pieces: [SentencePiece], _ note: Note, _ shell: Shell) -> HTML {
        p(.class("card-sentence card-cloze"), .lang(note.language.tag)) {
            for piece in pieces {
                if !piece.hint.isEmpty {
                    span(.class("gap")) { piece.shownHint }
                } else if piece.isWord {
                    span(.class("gap"), .role("img"), .lang(shell.wording.tag), .label(shell.wording.gap)) {
                        span(.hiddenFromReaders) { "\u{2003}\u{2003}" }
                    }
                } else {
                    piece.text
                }
            }
        }
    }

    private static func mark(@HTMLBuilder content: () -> HTML) -> HTML { element("mark", [], content()) }
}

extension Note {
    /// The `lang` attribute for a spelling of its word, which determines the shapes of its characters.
    func tag(of spelling: String) -> String {
        language.language == .chinese && !variant.isEmpty && spelling == variant ? "zh-Hant" : language.tag
    }
}
