import Model

/// A correction of word boundaries and readings, as the API and commands give it.
public struct CorrectionJSON: Encodable, Sendable {
    public var language: Language
    public var parts: [String]
    /// One for each part, in numbered pinyin; null for the usual reading.
    public var readings: [String?]
    /// `here`, `inContext` or `everywhere`.
    public var scope: String
    /// The neighbours of a correction in its context; left out for others.
    public var before: String?
    public var after: String?
    /// The place of a correction that holds only there; left out for others.
    public var bookId: ID<Book>?
    public var page: Int?
    public var start: Int?
    public var sentence: String?

    public init(_ correction: Correction) {
        language = correction.language
        parts = correction.parts
        readings = correction.readings
        scope = correction.scope.kind.rawValue
        switch correction.scope {
        case .everywhere: break
        case .inContext(let context): (before, after) = (context.before, context.after)
        case .here(let place):
            (bookId, page, start, sentence) = (place.book, place.page, place.start, place.sentence)
        }
    }
}

/// A correction that the API is given.
public struct SentCorrection: Decodable, Sendable {
    public var language: Language
    public var parts: [String]
    public var readings: [String?]?
    /// Everywhere if it is not named.
    public var scope: String?
    public var before: String?
    public var after: String?
    public var bookId: ID<Book>?
    /// From 1.
    public var page: SentNumber?
    public var start: SentNumber?

    /// What it asks for.
    public var new: NewCorrection {
        get throws(FieldFault) {
            let scope = try SentScope(
                scope: scope, before: before, after: after, book: bookId, page: page, start: start)
            return NewCorrection(
                language: language, parts: parts, readings: readings, scope: scope.kind, at: scope.place,
                context: scope.context)
        }
    }
}

/// How far a correction is to hold, in the fields of the API.
public struct SentScope: Sendable {
    public var kind: CorrectionScope.Kind
    public var place: Place?
    /// Nil unless a neighbour was named; one that was not is none.
    public var context: CorrectionContext?

    /// - Parameter scope: Everywhere if it is nil or empty.
    public init(
        scope: String?, before: String?, after: String?, book: ID<Book>?, page: SentNumber?, start: SentNumber?
    ) throws(FieldFault) {
        do throws(NotAChoice) { kind = try CorrectionScope.Kind(sent: scope, "scope") ?? .everywhere } catch {
            throw .choice(error)
        }
        do throws(OutOfBounds) {
            let page = try page?.within(.page, "page")
            let start = try start?.within(.textOffset, "start")
            if let book, let page { place = Place(book: book, page: page, start: start) }
        } catch { throw .number(error) }
        if before != nil || after != nil { context = CorrectionContext(before: before ?? "", after: after ?? "") }
    }

    /// The scope of a correction that is there already.
    ///
    /// - Throws: ``CorrectionFault/noPlace`` if the place is not complete.
    public var existing: CorrectionScope {
        get throws(CorrectionFault) {
            switch kind {
            case .everywhere: return .everywhere
            case .inContext: return .inContext(context ?? CorrectionContext(before: "", after: ""))
            case .here:
                guard let place, let start = place.start else { throw .noPlace }
                return .here(CorrectionPlace(book: place.book, page: place.page, start: start))
            }
        }
    }
}
