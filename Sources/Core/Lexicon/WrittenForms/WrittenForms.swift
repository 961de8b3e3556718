import Model
import Phonology

/// The written forms by which a query is found in texts of one language: its other script, the words that are read so,
/// their inflected forms.
public struct WrittenForms: Hashable, Sendable {
    /// A form that is a word of its own, or a part of one.
    public struct Form: Hashable, Sendable {
        public var text: String
        /// The dictionary form of an inflected Japanese word; nil for a text that is found wherever it stands.
        public var base: String?
        /// Whether it is a stem that is a word only where no further character is joined to it: 読み in 本を読み、.
        public var isStem = false

        public init(_ text: String, base: String? = nil, isStem: Bool = false) {
            self.text = text
            self.base = base
            self.isStem = isStem
        }
    }

    /// The query, which is found in any case and wherever it stands.
    public var literal: String
    /// Whether the query is not found inside a longer word: "ran" in Transcriber.
    public var isLiteralWhole = false
    /// None for a query that is wanted as it is.
    public var forms: [Form] = []
    /// Whether a form is found only as a whole word, and the letters of the query only where there is no such word.
    public var areWholeWords = false

    public init(literal: String) { self.literal = literal }

    /// The longest query, in bytes; nothing is found for a longer one.
    public static let longestQuery = 300
    /// The most words that are read alike. Beyond them are names and old characters.
    static let mostHomophones = 120
    /// The most forms of a phrase.
    static let mostPhrases = 300

    mutating func add(_ form: Form) {
        if form.text.unicodeScalars.count <= Self.longestForm, !form.text.isEmpty { forms.append(form) }
    }

    /// Longer than any word; bounds the work at each place of a text.
    static let longestForm = 60
}

extension Lexicon {
    /// Returns the forms by which a query is found in texts of a language.
    ///
    /// - Chinese: in both scripts; for pinyin, with or without tones, the words that are read so.
    /// - Japanese: a verb or an adjective in all its forms (食べる: 食べた, 食べられない); for kana and romaji, the words that are
    ///   read so.
    /// - English: a word, or each word of a phrase, in all its forms (read: reading).
    ///
    /// A query in quotation marks is found only as it is written, in a language with spaces between words as whole
    /// words.
    public func writtenForms(of query: String, in language: Language) -> WrittenForms {
        let query = query.trimmingWhitespace
        if let quoted = query.quoted {
            var forms = WrittenForms(literal: quoted)
            forms.isLiteralWhole = language.separatesWords
            return forms
        }
        var forms = WrittenForms(literal: query)
        guard !query.isEmpty, query.utf8.count <= WrittenForms.longestQuery else { return forms }
        switch language {
        case .chinese: addChinese(query, to: &forms)
        case .japanese: addJapanese(query, to: &forms)
        case .english: addEnglish(query, to: &forms)
        }
        return forms
    }

    private func addChinese(_ query: String, to forms: inout WrittenForms) {
        var texts = [query]
        func add(_ text: String) { if !texts.contains(text) { texts.append(text) } }
        if query.unicodeScalars.contains(where: { $0.isEastAsian }) {
            for conversion in ScriptConversion.allCases { add(convert(query, by: conversion)) }
        } else if Pinyin.syllables(query) != nil {
            for number in numbers(readAs: query, limit: WrittenForms.mostHomophones) {
                guard let entry = entry(number) else { continue }
                add(entry.headword)
                add(entry.traditional)
            }
            if texts.count == 1 { for phrase in phrases(ofPinyin: query) { add(phrase) } }
        }
        for text in texts.dropFirst() { forms.add(WrittenForms.Form(text)) }
    }

    /// How a text in pinyin that is no word may be written, in either script: womende is 我们的 and 我們的.
    private func phrases(ofPinyin text: String) -> [String] {
        var phrases = [""]
        for entries in words(ofPinyin: text) {
            var spellings: [String] = []
            for entry in entries {
                for spelling in [entry.headword, entry.traditional] where !spellings.contains(spelling) {
                    spellings.append(spelling)
                }
            }
            var longer: [String] = []
            for phrase in phrases {
                for spelling in spellings where longer.count < WrittenForms.mostPhrases {
                    longer.append(phrase + spelling)
                }
            }
            phrases = longer
        }
        return phrases
    }
}

extension String {
    /// What stands between quotation marks around the whole text; nil without them.
    fileprivate var quoted: String? {
        guard let first = unicodeScalars.first, let last = unicodeScalars.last, unicodeScalars.count > 2 else {
            return nil
        }
        let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [("\"", "\""), ("“", "”"), ("「", "」"), ("『", "』")]
        guard pairs.contains(where: { $0 == (first, last) }) else { return nil }
        return String(String.UnicodeScalarView(unicodeScalars.dropFirst().dropLast())).trimmingWhitespace
    }
}
