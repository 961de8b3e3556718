/// A dictionary's statement of a word's origin, parsed: "L. constructus, p. p. of construere to bring together;
/// con- + struere to pile up. See Structure."
public struct OriginText: Hashable, Sendable {
    /// A word in the line of descent, or part of one.
    public struct Word: Hashable, Sendable {
        /// The English name of the language; empty if the text names none.
        public var language: String
        /// The word itself, Greek in Latin letters; empty if the text lost it.
        public var form: String
        /// Its sense; empty if the text gives none.
        public var meaning: String

        public init(language: String, form: String, meaning: String) {
            self.language = language
            self.form = form
            self.meaning = meaning
        }
    }

    /// From the youngest to the oldest.
    public private(set) var steps: [Word] = []
    /// The parts of the oldest word.
    public private(set) var parts: [Word] = []
    /// English words that it refers to, in lower case: first those it derives from, then its cousins.
    public private(set) var references: [String] = []

    /// Parses the etymology of a GCIDE article.
    public init(_ text: String) {
        let words = Self.words(of: text)
        references = Self.references(in: words)
        var clause: [Substring] = []
        var isOver = false
        for word in words {
            if Self.digressions.contains(String(word)) || word.hasPrefix("√") {
                // What follows, up to the next clause, are cousins and guesses.
                take(clause)
                clause = []
                isOver = true
            } else if !isOver {
                clause.append(word)
            }
            if word.last == ";" || word.last == ":" {
                take(clause)
                clause = []
                isOver = false
            }
        }
        take(clause)
    }

    /// Languages related to English but not among its ancestors.
    private static let cousins: Set<String> = ["Gothic", "Old High German", "Middle High German", "Old Saxon"]

    private static let digressions: Set<String> = [
        "See", "Cf.", "cf.", "akin", "Akin", "prob.", "perh.", "probably", "perhaps",
    ]

    // MARK: Reading

    /// Returns the words of a text, without parentheses.
    private static func words(of text: String) -> [Substring] {
        var kept = ""
        var depth = 0
        for character in text {
            switch character {
            case "(": depth += 1
            case ")": depth = max(0, depth - 1)
            default: if depth == 0 { kept.append(character) }
            }
        }
        return kept.split(whereSeparator: { $0 == " " || $0 == "\n" })
    }

    /// Returns the capitalised words after "See", "Cf." and "From", which are headwords of other articles.
    private static func references(in words: [Substring]) -> [String] {
        var found: [String] = []
        var isNaming = false
        for word in words {
            if word == "See" || word == "Cf." || word == "cf." || word == "From" {
                isNaming = true
            } else if isNaming, let first = word.unicodeScalars.first, first.properties.isUppercase,
                OriginLanguage.name(of: word) == nil
            {
                let name = letters(of: word).lowercased()
                if name.unicodeScalars.count > 1, !found.contains(name) { found.append(name) }
                if word.last == "." || word.last == ";" { isNaming = word.last == "," }
            } else if word != "and" && word != "the" && word.last != "," {
                isNaming = false
            }
        }
        return found
    }

    private mutating func take(_ clause: [Substring]) {
        if clause.contains("+") {
            if parts.isEmpty { parts = Self.parts(of: clause, language: steps.last?.language ?? "") }
        } else if parts.isEmpty {
            takeSteps(clause)
        }
    }

    /// Parses a clause such as "fr. L. moneta" or "p. p. of construere to bring together".
    private mutating func takeSteps(_ clause: [Substring]) {
        var language = steps.last?.language ?? ""
        var isExpected = false
        var word: Word?
        // The sense of the last step, while a better one is being read.
        var kept = ""
        func close(_ word: Word?, _ steps: inout [Word]) {
            guard var word, !word.language.isEmpty, steps.last != word, !Self.cousins.contains(word.language) else {
                return
            }
            if word.meaning.isEmpty { word.meaning = kept }
            kept = ""
            steps.append(word)
        }
        for piece in clause {
            if let name = OriginLanguage.name(of: piece.last == "," ? piece.dropLast() : piece) {
                close(word, &steps)
                word = nil
                language = name
                isExpected = piece.last != ","
                continue
            }
            // "vindauga window, properly, wind eye": the text after "properly" is the sense.
            let bare = piece.last == "," ? piece.dropLast() : piece
            if word == nil, !isExpected, bare == "properly" || bare == "literally" || bare == "lit.",
                var last = steps.popLast()
            {
                kept = last.meaning
                last.meaning = ""
                word = last
                continue
            }
            // Inside a meaning these are ordinary words: "love of wisdom".
            let isInMeaning = word.map { !$0.meaning.isEmpty } ?? false
            if Self.connectives.contains(String(piece)), piece == "fr." || !isInMeaning {
                if piece == "fr." || piece == "from" || piece == "of" || piece == "through" {
                    close(word, &steps)
                    word = nil
                    isExpected = true
                }
                continue
            }
            let ends = piece.last == "," || piece.last == ";" || piece.last == "."
            if isExpected {
                word = Word(language: language, form: Self.form(of: piece, in: language), meaning: "")
                isExpected = false
            } else if var open = word {
                open.meaning += (open.meaning.isEmpty ? "" : " ") + (ends ? piece.dropLast() : piece)
                word = open
            }
            if ends {
                close(word, &steps)
                word = nil
            }
        }
        close(word, &steps)
    }

    /// Parses parts such as "con- + struere to pile up". The language is the one named last, or that of the line of
    /// descent.
    private static func parts(of clause: [Substring], language: String) -> [Word] {
        var parts: [Word] = []
        var language = language
        for piece in clause.split(separator: "+") {
            var word: Word?
            var isWhole = false
            for text in piece {
                if let name = OriginLanguage.name(of: text) {
                    language = name
                } else if word == nil {
                    if connectives.contains(String(text)) || text == "an" || text == "assumed" || text == "pref." {
                        continue
                    }
                    let isEnglish = text.first == "-" && language.isEmpty
                    word = Word(
                        language: isEnglish ? "English" : language, form: form(of: text, in: language), meaning: "")
                    isWhole = text.last == "," || text.last == ";" || text.last == "."
                } else if !isWhole, text != word!.form[...] {
                    let ends = text.last == "," || text.last == ";" || text.last == "." || text.last == ":"
                    word!.meaning += (word!.meaning.isEmpty ? "" : " ") + (ends ? text.dropLast() : text)
                    isWhole = ends
                }
            }
            if let word { parts.append(word) }
        }
        return parts.count > 1 ? parts : []
    }

    private static let connectives: Set<String> = [
        "fr.", "from", "of", "through", "p.", "pr.", "pl.", "dim.", "or", "and", "prob.", "perh.", "n.", "a.", "v.",
        "neut.", "fem.", "masc.", "properly", "orig.", "originally", "also", "&", "ultimately", "perhaps", "probably",
        "var.", "pref.", "Pref.", "prefix", "Prefix", "the", "See", "same", "word", "as", "dial.", "gen.", "acc.",
        "dat.", "imp.", "inf.",
    ]
}
