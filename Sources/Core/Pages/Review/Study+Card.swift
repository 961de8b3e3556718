import Model
import Routes

extension StudyPage {
    /// The front, shown before the answer.
    @HTMLBuilder static func front(_ question: Question, _ shell: Shell) -> HTML {
        let note = question.note
        switch note.front(of: question.card.kind) {
        case .word: word(note)
        case .pictures: NoteMedia.pictures(of: note, alternative: shell.wording.picture, shell.wording.tag)
        case .sound(let instead):
            div(.class("card-listen")) {
                NoteMedia.sayIt(note, shell)
                if note.recordings.isEmpty {
                    // Without speech, this is the next best thing to hearing the word.
                    p(.class("listen-instead"), .lang(note.language.tag)) { instead }
                }
            }
        case .definition:
            // The picture helps to ask the question. To give nothing away, its label says only that it is a picture.
            NoteMedia.pictures(of: note, alternative: shell.wording.picture, shell.wording.tag)
            definition(note, isLarge: true)
        case .sentence(let pieces): cloze(pieces, note, shell)
        }
    }

    /// The content that the answer adds.
    @HTMLBuilder static func back(_ question: Question, _ shell: Shell) -> HTML {
        let note = question.note
        let kind = question.card.kind
        if kind != .recognition, !note.isNamedAfterMedium { word(note) }
        let isHeardOnFront = if case .sound = note.front(of: kind) { true } else { false }
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
            p(.class("card-translation"), .lang(EntryCard.tag(ofExplanation: note.translation))) { note.translation }
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

    private static func word(_ note: Note) -> HTML {
        let length = note.word.unicodeScalars.count
        let size = length <= 4 ? "short-word" : length <= 10 ? "middle-word" : "long-word"
        return p(.class("card-word " + size), .lang(note.language.tag)) { note.word }
    }

    private static func definition(_ note: Note, isLarge: Bool) -> HTML {
        p(
            .class(isLarge ? "card-definition large-text" : "card-definition"),
            .lang(EntryCard.tag(ofExplanation: note.definition))
        ) { note.definition }
    }

    private static func sentence(_ note: Note) -> HTML {
        p(.class("card-sentence"), .lang(note.language.tag)) {
            for piece in note.sentencePieces {
                if piece.isWord { mark { piece.text } } else { piece.text }
            }
        }
    }

    /// The sentence with a gap, which shows the word once the card is flipped.
    private static func cloze(_ pieces: [SentencePiece], _ note: Note, _ shell: Shell) -> HTML {
        p(.class("card-sentence card-cloze"), .lang(note.language.tag)) {
            for piece in pieces {
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

    private static func mark(@HTMLBuilder content: () -> HTML) -> HTML { element("mark", [], content()) }
}
