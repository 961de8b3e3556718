/// A piece of markup. Text is escaped where it enters, so whatever is inside is safe to send.
///
/// A page is made of thousands of small pieces, so it is written as bytes, which cost less to append than a `String`.
public struct HTML: Sendable {
    /// A long part that stands somewhere in the markup but is not copied with it.
    private struct Inset: Sendable {
        /// How many of ``bytes`` stand before it.
        var place: Int
        var bytes: [UInt8]
    }

    /// UTF-8, without the insets.
    private var bytes: [UInt8] = []
    /// In the order of their places.
    private var insets: [Inset] = []

    /// Nothing at all.
    public init() {}

    /// Escapes a text.
    ///
    ///     HTML(text: "a < b").markup  // "a &lt; b"
    public init(text: String) { write(escaping: text) }

    /// Several pieces as one.
    init(@HTMLBuilder _ content: () -> HTML) { self = content() }

    /// Takes markup as it is. For literals of this module only: nothing that a person typed comes this way.
    init(trusted markup: StaticString) { write(markup) }

    /// The markup as it is sent.
    public var markup: String {
        guard !insets.isEmpty else { return String(decoding: bytes, as: UTF8.self) }
        var whole: [UInt8] = []
        whole.reserveCapacity(byteCount)
        forEachPiece { whole.append(contentsOf: $0) }
        return String(decoding: whole, as: UTF8.self)
    }

    /// Bytes of ``markup``.
    public var byteCount: Int { insets.reduce(bytes.count) { $0 + $1.bytes.count } }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { bytes.isEmpty && insets.isEmpty }

    /// Calls `body` with the pieces of the markup, in order: UTF-8.
    public func forEachPiece(_ body: (ArraySlice<UInt8>) -> Void) {
        var start = 0
        for inset in insets {
            body(bytes[start..<inset.place])
            body(inset.bytes[...])
            start = inset.place
        }
        body(bytes[start...])
    }

    /// The same markup, which is no longer copied into what it becomes part of. For a part that is far larger than what is
    /// around it: each element writes its content anew.
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

    /// Makes room for so many bytes beside those that are there.
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

    /// Makes room for an element with this content.
    mutating func reserve(for content: HTML) { reserve(content.bytes.count + 128) }

    /// Appends markup of this module.
    mutating func write(_ markup: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    /// Appends markup as it is: names of elements and attributes, numbers, paths that are percent-encoded.
    mutating func write(trusted markup: String) {
        var markup = markup
        markup.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Appends a text, escaped.
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
    /// Appends a start tag, or the whole of an element that has no content.
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
