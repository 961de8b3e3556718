import Model
import Routes

extension StudyPage {
    /// The front, shown before the answer.
    @HTMLBuilder static func front(_ question: Question, _ shell: Shell) -> HTML {
        let note = question.note
        switch question.card.kind {
        case .recognition:
            if !note.isNamedAfterMedium {
                word(note)
            } else if let pictures = NoteMedia.pictures(
                of: note, alternative: shell.wording.picture, shell.wording.tag)
            {
                pictures
            } else {
                div(.class("card-listen")) { NoteMedia.sayIt(note, shell) }
            }
        case .recall:
            // The picture helps to ask the question. To give nothing away, its label says only that it is a picture.
            NoteMedia.pictures(of: note, alternative: shell.wording.picture, shell.wording.tag)
            definition(note, isLarge: true)
        case .listening:
            div(.class("card-listen")) {
                NoteMedia.sayIt(note, shell)
                if note.recordings.isEmpty {
                    // Without speech, the reading is the next best thing to hearing the word.
                    p(.class("listen-instead"), .lang(note.language.tag)) {
                        note.reading.isEmpty ? note.word : note.reading
                    }
                }
            }
        case .cloze: cloze(note, shell)
        }
    }

    /// The content that the answer adds.
    @HTMLBuilder static func back(_ question: Question, _ shell: Shell) -> HTML {
        let note = question.note
        let kind = question.card.kind
        if kind != .recognition, !note.isNamedAfterMedium { word(note) }
        let isHeardOnFront = kind == .listening || kind == .recognition && showsRecordingOnFront(note)
        let isHeard = !isHeardOnFront && !note.recordings.isEmpty
        if !note.reading.isEmpty || !note.level.isEmpty || isHeard {
            p(.class("card-reading")) {
                if !note.reading.isEmpty { span(.lang(note.language.tag)) { note.reading } }
                if !isHeardOnFront { NoteMedia.sayIt(note, shell) }
                if !note.level.isEmpty { span(.class("badge")) { note.level } }
            }
        }
        if kind != .recall {
            definition(note, isLarge: false)
            if kind != .recognition || !note.isNamedAfterMedium {
                NoteMedia.pictures(of: note, alternative: note.word, note.language.tag)
            }
        }
        if !note.sentence.isEmpty, kind != .cloze { sentence(note) }
        if !note.translation.isEmpty {
            p(.class("card-translation"), .lang(explanationTag(note.translation))) { note.translation }
        }
        p(.class("card-links")) {
            if let language = note.language.language {
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

    /// Whether the front of a card consists only of a recording.
    private static func showsRecordingOnFront(_ note: Note) -> Bool {
        note.isNamedAfterMedium && note.pictures.isEmpty
    }

    private static func word(_ note: Note) -> HTML {
        let length = note.word.unicodeScalars.count
        let size = length <= 4 ? "short-word" : length <= 10 ? "middle-word" : "long-word"
        return p(.class("card-word " + size), .lang(note.language.tag)) { note.word }
    }

    private static func definition(_ note: Note, isLarge: Bool) -> HTML {
        p(
            .class(isLarge ? "card-definition large-text" : "card-definition"), .lang(explanationTag(note.definition))
        ) { note.definition }
    }

    private static func sentence(_ note: Note) -> HTML {
        p(.class("card-sentence"), .lang(note.language.tag)) {
            for piece in pieces(note) {
                if piece.isWord { mark { piece.text } } else { piece.text }
            }
        }
    }

    /// The sentence with a gap, which shows the word once the card is flipped.
    private static func cloze(_ note: Note, _ shell: Shell) -> HTML {
        p(.class("card-sentence card-cloze"), .lang(note.language.tag)) {
            for piece in pieces(note) {
                if piece.isWord {
                    span(.class("gap"), .role("img"), .lang(shell.wording.tag), .label(shell.wording.gap)) {
                        span(.hiddenFromReaders) { "\u{2003}\u{2003}" }
                    }
                } else {
                    piece.text
                }
            }
        }
    }

    /// A sentence, split at the occurrences of the word.
    static func pieces(_ note: Note) -> [(text: String, isWord: Bool)] {
        let sentence = Array(note.sentence.unicodeScalars)
        let word = Array(note.word.unicodeScalars)
        var pieces: [(text: String, isWord: Bool)] = []
        var plain = String.UnicodeScalarView()
        var place = 0
        while place < sentence.count {
            if !word.isEmpty, place + word.count <= sentence.count,
                sentence[place..<place + word.count].elementsEqual(word)
            {
                if !plain.isEmpty { pieces.append((String(plain), false)) }
                plain = String.UnicodeScalarView()
                pieces.append((note.word, true))
                place += word.count
            } else {
                plain.append(sentence[place])
                place += 1
            }
        }
        if !plain.isEmpty { pieces.append((String(plain), false)) }
        return pieces
    }

    /// The language of an explanation: the dictionaries' English, or Chinese if the learner wrote Chinese characters.
    static func explanationTag(_ text: String) -> String {
        text.unicodeScalars.contains { $0.value >= 0x2E80 } ? Language.chinese.tag : EntryCard.glossTag
    }

    private static func mark(@HTMLBuilder content: () -> HTML) -> HTML { element("mark", [], content()) }
}
