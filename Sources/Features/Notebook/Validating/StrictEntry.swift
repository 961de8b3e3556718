import Etymology
import Foundation
import Model

extension WordEntry {
    /// Parses an entry from JSON, as strictly as the notebook's form requires: every field is present, every list has
    /// at least one text and no empty one, and there is nothing else. Trims the texts.
    ///
    /// - Throws: The first fault, in the order of the form's fields.
    public init(strictJSON data: Data) throws(EntryFault) {
        guard JSONExtent(data).isShallow, let value = try? JSONSerialization.jsonObject(with: data),
            let object = value as? [String: Any]
        else {
            throw .notJSON
        }
        self.init(
            word: try Self.text(object, "word"), partOfSpeech: try Self.list(object, "partOfSpeech"),
            englishMeaning: try Self.list(object, "englishMeaning"),
            chineseMeaning: try Self.list(object, "chineseMeaning"), root: try Self.element(object, "root"),
            prefix: try Self.element(object, "prefix"), suffix: try Self.element(object, "suffix"),
            relatedWords: try Self.list(object, "relatedWords"), variants: try Self.list(object, "variants"))
        try Self.refuseOthers(object, than: Self.fields, in: "")
        guard !word.allSatisfy(\.isWhitespace) else { throw .empty("word") }
    }

    /// Checks an entry from another source.
    public func validate() throws(EntryFault) {
        if word.allSatisfy(\.isWhitespace) { throw .empty("word") }
        try Self.check(word, "word")
        for (field, list) in [
            ("partOfSpeech", partOfSpeech), ("englishMeaning", englishMeaning), ("chineseMeaning", chineseMeaning),
            ("relatedWords", relatedWords), ("variants", variants),
        ] {
            if list.isEmpty { throw .empty(field) }
            for text in list {
                if text.allSatisfy(\.isWhitespace) { throw .empty(field) }
                try Self.check(text, field)
            }
        }
        for (field, element) in [("root", root), ("prefix", prefix), ("suffix", suffix)] {
            try Self.check(element.form, field + ".form")
            try Self.check(element.meaning, field + ".meaning")
            try Self.check(element.originLanguage, field + ".originLanguage")
        }
    }

    private static let fields = [
        "word", "partOfSpeech", "englishMeaning", "chineseMeaning", "root", "prefix", "suffix", "relatedWords",
        "variants",
    ]

    private static func text(_ object: [String: Any], _ field: String, in place: String = "") throws(EntryFault)
        -> String
    {
        guard let value = object[field] else { throw .missing(place + field) }
        guard let text = value as? String else { throw .mistyped(place + field, expected: "a text") }
        try check(text, place + field)
        return NotebookText.trimmed(text)
    }

    private static func list(_ object: [String: Any], _ field: String) throws(EntryFault) -> [String] {
        guard let value = object[field] else { throw .missing(field) }
        guard let values = value as? [Any] else { throw .mistyped(field, expected: "a list of texts") }
        if values.isEmpty { throw .empty(field) }
        var texts: [String] = []
        for value in values {
            guard let text = value as? String else { throw .mistyped(field, expected: "a list of texts") }
            if text.allSatisfy(\.isWhitespace) { throw .empty(field) }
            try check(text, field)
            texts.append(NotebookText.trimmed(text))
        }
        return texts
    }

    private static func element(_ object: [String: Any], _ field: String) throws(EntryFault) -> Element {
        guard let value = object[field] else { throw .missing(field) }
        guard let inner = value as? [String: Any] else { throw .mistyped(field, expected: "an object") }
        let place = field + "."
        let element = Element(
            form: try text(inner, "form", in: place), meaning: try text(inner, "meaning", in: place),
            originLanguage: try text(inner, "originLanguage", in: place))
        try refuseOthers(inner, than: ["form", "meaning", "originLanguage"], in: place)
        return element
    }

    private static func refuseOthers(
        _ object: [String: Any], than fields: [String], in place: String
    ) throws(EntryFault) {
        if let other = object.keys.sorted().first(where: { !fields.contains($0) }) { throw .unexpected(place + other) }
    }

    /// Checks that a text fits one line of the notebook.
    private static func check(_ text: String, _ field: String) throws(EntryFault) {
        let breaks = text.unicodeScalars.contains {
            $0.properties.generalCategory == .control || $0 == "\u{2028}" || $0 == "\u{2029}"
        }
        if breaks { throw .unprintable(field) }
        let most = field == "word" ? longestWord : longestText
        guard text.utf8.count <= most else { throw .tooLong(field, most: most) }
    }

    /// In bytes, as wherever words are marked or looked up.
    private static let longestWord = 200
    /// In bytes: the length of a long paragraph.
    private static let longestText = 4000
}
