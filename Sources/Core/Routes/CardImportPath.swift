import Model

/// Routes under `/review/import`: importing Anki packages and word lists.
public enum CardImportPath: Hashable, Sendable {
    /// `/review/import?deck=`: the form. `deck` is the deck it was opened from.
    case form(deck: ID<Deck>? = nil)
    /// `POST /review/import/upload`: uploads a file.
    case upload
    /// `/review/import/lists/{name}`: preview of a list, with the field assigned to each column.
    case list(String)
    /// `POST /review/import/lists/{name}/decide`: rereads the list with the form's settings, or imports it.
    case decide(String)

    /// Whether the route changes data and answers `POST`.
    public var isAction: Bool {
        switch self {
        case .upload, .decide: true
        case .form, .list: false
        }
    }
}

/// The file format of an exported deck.
public enum DeckFormat: String, CaseIterable, Hashable, Sendable {
    case apkg, csv, json
}

extension CardImportPath {
    init?(_ path: inout PathReader, _ query: QueryReader) {
        switch path.next() {
        case nil: self = .form(deck: query["deck"].flatMap { ID<Deck>($0) })
        case "upload": self = .upload
        case "lists":
            guard let name = path.next() else { return nil }
            switch path.next() {
            case nil: self = .list(name)
            case "decide": self = .decide(name)
            default: return nil
            }
        default: return nil
        }
    }

    func print(into link: inout LinkWriter) {
        link.segment("import")
        switch self {
        case .form(let deck): link.parameter("deck", deck?.description)
        case .upload: link.segment("upload")
        case .list(let name): link.segments("lists", .name(name))
        case .decide(let name): link.segments("lists", .name(name), "decide")
        }
    }
}

#if !hasFeature(Embedded)
extension DeckFormat: Codable {}
#endif
