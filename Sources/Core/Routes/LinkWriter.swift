import Model

/// One segment of a path: a fixed word, written as a literal, or a value.
///
/// Only a literal makes a fixed word, so that the shape of a route can hold no id, name or word of a learner's.
struct LinkSegment: ExpressibleByStringLiteral {
    /// The segment, not yet escaped.
    let text: String

    #if hasFeature(Embedded)
    init(stringLiteral word: String) { text = word }
    private init(_ text: String, as kind: StaticString) { self.text = text }
    #else
    /// What stands for it in the shape of a route.
    let shape: String

    init(stringLiteral word: StaticString) {
        text = "\(word)"
        shape = text
    }

    private init(_ text: String, as kind: StaticString) {
        self.text = text
        shape = "{\(kind)}"
    }
    #endif

    static func id<Noun>(_ id: ID<Noun>) -> LinkSegment { LinkSegment(id.description, as: "id") }
    static func id<Noun>(_ id: SerialID<Noun>) -> LinkSegment { LinkSegment(id.description, as: "id") }
    static func number(_ number: Int) -> LinkSegment { LinkSegment(String(number), as: "number") }
    static func language(_ language: Language) -> LinkSegment { LinkSegment(language.rawValue, as: "language") }
    static func word(_ word: String) -> LinkSegment { LinkSegment(word, as: "word") }
    /// A name of anything else: a file, a job, a format.
    static func name(_ name: String) -> LinkSegment { LinkSegment(name, as: "name") }
}

/// Writes a path and its query, escaped.
struct LinkWriter {
    private(set) var path = ""
    private(set) var query = ""
    #if !hasFeature(Embedded)
    /// Whether it writes the shape of a path in place of the path.
    let writesShape: Bool

    init(writesShape: Bool = false) { self.writesShape = writesShape }
    #endif

    /// Appends `/` and a segment.
    mutating func segment(_ segment: LinkSegment) {
        path += "/"
        #if !hasFeature(Embedded)
        if writesShape {
            path += segment.shape
            return
        }
        #endif
        PercentEncoding.append(segment.text, to: &path)
    }

    /// Appends several segments.
    mutating func segments(_ segments: LinkSegment...) {
        for segment in segments { self.segment(segment) }
    }

    /// Appends `name=value`. Appends nothing for nil or an empty value, which mean the same as a missing parameter.
    mutating func parameter(_ name: String, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        if !query.isEmpty { query += "&" }
        query += name
        query += "="
        PercentEncoding.append(value, to: &query)
    }

    mutating func parameter(_ name: String, _ value: Int?) {
        guard let value else { return }
        parameter(name, String(value))
    }

    /// Appends `name=1` if `value` is true.
    mutating func flag(_ name: String, _ value: Bool) {
        if value { parameter(name, 1) }
    }
}
