import Formats
import Foundation
import Model

/// A row of a word list, interpreted by its columns.
struct WordRow {
    /// How well the word is known according to the list. Lute and LWT use 1 to 5 (learned), 98 (ignored) and 99 (well
    /// known); Lute's import format has I and W for the last two.
    enum Standing { case learning, known, ignored }

    private(set) var draft: NoteDraft
    private(set) var standing = Standing.learning
    /// The requested kinds of cards; empty for the default.
    private(set) var kinds: [Card.Kind] = []
    /// An unknown status or kind of card.
    private(set) var strange: WordImport.Reason?

    /// - Parameters:
    ///   - fields: The content of each column.
    ///   - language: The language of words that do not specify their own.
    /// - Throws: ``WordImport/Reason`` if the row must be skipped.
    init(_ row: Table.Row, _ fields: [WordField?], isHTML: Bool, language: Language) throws(WordImport.Failure) {
        var values: [WordField: [String]] = [:]
        for (cell, field) in zip(row.cells, fields) {
            guard let field else { continue }
            let text = (isHTML ? PlainField(cell).text : cell).trimmingCharacters(in: .whitespacesAndNewlines)
            if !text.isEmpty {
                values[field, default: []].append(text.utf8.contains(0) ? text.replacing("\0", with: "") : text)
            }
        }
        func value(_ field: WordField) -> String { values[field]?.joined(separator: "; ") ?? "" }

        var ownLanguage = LanguageTag(language)
        if let name = values[.language]?.first {
            guard let named = LanguageTag(named: name) else { throw .init(.language(name)) }
            ownLanguage = named
        }
        draft = NoteDraft(
            language: ownLanguage, word: value(.word).split(whereSeparator: \.isWhitespace).joined(separator: " "))
        guard !draft.word.isEmpty else { throw .init(.noWord) }
        draft.reading = value(.reading)
        draft.definition = value(.definition)
        // LWT encloses the word in braces in its sentence.
        draft.sentence = value(.sentence)
        if draft.sentence.utf8.contains(UInt8(ascii: "{")) {
            draft.sentence.replace("{\(draft.word)}", with: draft.word)
        }
        draft.translation = value(.translation)
        draft.level = value(.level)
        draft.tags = Self.tags(value(.tags))
        switch value(.status).uppercased() {
        case "", "0", "1", "2", "3", "4": break
        case "5", "99", "W": standing = .known
        case "98", "I": standing = .ignored
        case let status: strange = .status(status)
        }
        draft.guid = value(.guid).isEmpty ? nil : value(.guid).cut(to: 200)
        for name in values[.card, default: []].flatMap({ $0.split(whereSeparator: { ";,，；、".contains($0) }) }) {
            let name = name.trimmingCharacters(in: .whitespaces)
            if let kind = Card.Kind(rawValue: name.lowercased()) {
                if !kinds.contains(kind) { kinds.append(kind) }
            } else if !name.isEmpty {
                strange = .card(name)
            }
        }
        let others = [draft.reading, draft.definition, draft.sentence, draft.translation, value(.tags)]
        guard draft.word.utf8.count <= 200, draft.level.utf8.count <= 200,
            others.allSatisfy({ $0.utf8.count <= 20_000 })
        else { throw .init(.tooLong) }
    }

    /// Splits tags at commas or semicolons, or Anki's at spaces.
    private static func tags(_ text: String) -> [String] {
        let marks: [Character] = [",", ";", "，", "；", "、"]
        let parts =
            text.contains { marks.contains($0) }
            ? text.split { marks.contains($0) }.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: "_") }
            : text.split(whereSeparator: \.isWhitespace).map(String.init)
        var seen: Set<String> = []
        return parts.map { $0.lowercased() }.filter { !$0.isEmpty && seen.insert($0).inserted }
    }
}

extension WordImport {
    /// A row that must be skipped.
    struct Failure: Error {
        var reason: Reason

        init(_ reason: Reason) { self.reason = reason }
    }
}

extension LanguageTag {
    /// A language by its name or code, whether Glossa reads it or not.
    fileprivate init?(named name: String) {
        if let language = Language(named: name) {
            self.init(language)
        } else if let tag = LanguageTag(rawValue: name.trimmingCharacters(in: .whitespaces)) ?? LanguageName.tag(name) {
            self = tag
        } else {
            return nil
        }
    }
}

extension Language {
    /// A language by its code, or by its name in English or in itself; regions (`zh-TW`) are ignored.
    init?(named name: String) {
        let name = name.lowercased().trimmingCharacters(in: .whitespaces)
        let code = name.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? name
        switch code {
        case "zh", "cmn", "chinese", "mandarin", "中文", "汉语", "漢語", "普通话": self = .chinese
        case "ja", "jpn", "japanese", "日本語", "日语": self = .japanese
        case "en", "eng", "english", "英语", "英文": self = .english
        default:
            // "Mandarin Chinese", "Chinese (Simplified)", "Classical Chinese"
            guard
                let word = name.split(whereSeparator: { !$0.isLetter }).map(String.init).first(where: {
                    ["chinese", "mandarin", "japanese", "english"].contains($0)
                }), word != name
            else { return nil }
            self.init(named: word)
        }
    }
}
