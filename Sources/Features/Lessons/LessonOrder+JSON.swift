import Model

extension LessonOrder: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(
            try object.value("kind"), from: try object.value("source"), minutes: try object.value("minutes"),
            language: try object.value("language"), level: try object.value("level"),
            interests: try object.value("interests"), asksModel: try object.value("asksModel"))
    }

    public var json: JSON {
        [
            "kind": kind.json, "source": source.json, "minutes": minutes.json, "language": language.json,
            "level": level.json, "interests": interests.json, "asksModel": asksModel.json,
        ]
    }
}

extension LessonOrder.Source: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let (name, values) = try json.enumerationCase
        switch name {
        case "words": self = .words
        case "translations": self = .translations(try values.value("_0"))
        case "passage": self = .passage(book: try values.value("book"), page: try values.value("page"))
        case "text": self = .text(try values.value("_0"))
        default: throw JSONError(.notAllowed)
        }
    }

    public var json: JSON {
        switch self {
        case .words: ["words": [:]]
        case .translations(let translations): ["translations": ["_0": translations.json]]
        case .passage(let book, let page): ["passage": ["book": book.json, "page": page.json]]
        case .text(let text): ["text": ["_0": text.json]]
        }
    }
}
