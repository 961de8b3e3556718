/// A piece of markup. Text is escaped on entry, so the content is always safe to send.
///
/// A page consists of thousands of small pieces, so markup is stored as bytes, which are cheaper to append than a
/// `String`.
public struct HTML: Sendable {
    /// A long part that belongs in the markup but is not copied along with it.
    private struct Inset: Sendable {
        /// The number of ``bytes`` before it.
        var place: Int
        var bytes: [UInt8]
    }

    /// UTF-8, without the insets.
    private var bytes: [UInt8] = []
    /// Ordered by place.
    private var insets: [Inset] = []

    /// Creates empty markup.
    public init() {}

    /// Escapes a text.
    ///
    ///     HTML(text: "a < b").markup  // "a &lt; b"
    public init(text: String) { write(escaping: text) }

    /// Combines several pieces into one.
    init(@HTMLBuilder _ content: () -> HTML) { self = content() }

    /// Takes markup without escaping it. Only for literals in this module, never for text that a person typed.
    init(trusted markup: StaticString) { write(markup) }

    /// The markup as sent.
    public var markup: String {
        guard !insets.isEmpty else { return String(decoding: bytes, as: UTF8.self) }
        var whole: [UInt8] = []
        whole.reserveCapacity(byteCount)
        forEachPiece { whole.append(contentsOf: $0) }
        return String(decoding: whole, as: UTF8.self)
    }

    /// The number of bytes in ``markup``.
    public var byteCount: Int { insets.reduce(bytes.count) { $0 + $1.bytes.count } }

    /// Whether the markup is empty.
    public var isEmpty: Bool { bytes.isEmpty && insets.isEmpty }

    /// Calls `body` with each piece of the markup in order, as UTF-8.
    public func forEachPiece(_ body: (ArraySlice<UInt8>) -> Void) {
        var start = 0
        for inset in insets {
            body(bytes[start..<inset.place])
            body(inset.bytes[...])
            start = inset.place
        }
        body(bytes[start...])
    }

    /// The same markup, stored so that enclosing elements do not copy it. Each element writes its content anew, so
    /// use this for a part that is far larger than its surroundings.
    public func asInset() -> HTML {
        guard !isEmpty else { return self }
        var whole: [UInt8] = []
        whole.reserveCapacity(byteCount)
        forEachPiece { whole.append(contentsOf: $0) }
        var html = HTML()
        html.insets = [Inset(place: 0, bytes: whole)]
        return html
    }

    /// Appends another piece.
    public mutating func append(_ other: HTML) {
        for inset in other.insets { insets.append(Inset(place: bytes.count + inset.place, bytes: inset.bytes)) }
        bytes.append(contentsOf: other.bytes)
    }

    // MARK: Writing

    /// Reserves capacity for `count` more bytes.
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

    /// Reserves capacity for an element with this content.
    mutating func reserve(for content: HTML) { reserve(content.bytes.count + 128) }

    /// Appends a markup literal of this module.
    mutating func write(_ markup: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    /// Appends markup without escaping it: names of elements and attributes, numbers, percent-encoded paths.
    mutating func write(trusted markup: String) {
        var markup = markup
        markup.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Appends a text, escaping it.
    mutating func write(escaping text: String) {
        var text = text
        text.withUTF8 { text in
            guard text.contains(where: Self.isSpecial) else {
                bytes.append(contentsOf: text)
                return
            }
            for byte in text {
                switch byte {
                case UInt8(ascii: "&"): write("&amp;")
                case UInt8(ascii: "<"): write("&lt;")
                case UInt8(ascii: ">"): write("&gt;")
                case UInt8(ascii: "\""): write("&quot;")
                case UInt8(ascii: "'"): write("&#39;")
                case 0: break
                default: bytes.append(byte)
                }
            }
        }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case 0, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: false
        }
    }
}

extension HTML {
    /// Appends a start tag, which is the whole of an element without content.
    mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
        write("<")
        write(name)
        for attribute in attributes { attribute.write(into: &self) }
        write(">")
    }

    /// Appends an end tag.
    mutating func close(_ name: StaticString) {
        write("</")
        write(name)
        write(">")
    }
}
