/// What is to be known of an SVG before it is shown to anyone.
struct VectorDrawing {
    /// The most bytes of a drawing, which is parsed as a whole.
    private static let mostBytes = 5 << 20

    /// Whether it has no scripts, no event handlers, no foreign documents and no links to other places.
    let isHarmless: Bool
    /// In CSS pixels; nil if it has none.
    let width: Int?
    let height: Int?
    /// Its `<title>`.
    let title: String?

    /// Nil for anything but an SVG.
    init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.mostBytes, Self.looksLikeDrawing(bytes) else { return nil }
        let handler = DrawingHandler()
        parseXML(bytes, into: handler)
        guard handler.isDrawing else { return nil }
        isHarmless = handler.isHarmless
        (width, height) = (handler.size?.width, handler.size?.height)
        let words = String(decoding: handler.title, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        title = words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// Whether `<svg` or a prefixed form of it is among the first bytes, so that other files are not parsed.
    private static func looksLikeDrawing(_ bytes: [UInt8]) -> Bool {
        let head = bytes.prefix(4096)
        guard head.first(where: { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }) == UInt8(ascii: "<") else {
            return false
        }
        let name = Array("svg".utf8)
        return head.indices.contains { index in
            (head[index] == UInt8(ascii: "<") || head[index] == UInt8(ascii: ":"))
                && head[(index + 1)...].starts(with: name)
        }
    }
}

private final class DrawingHandler: MarkupHandler {
    /// Elements that run programs, hold other documents or change attributes.
    private static let active: Set<String> = [
        "script", "foreignobject", "iframe", "object", "embed", "handler", "listener", "audio", "video",
    ]

    private(set) var isDrawing = false
    private(set) var isHarmless = true
    private(set) var size: (width: Int, height: Int)?
    private(set) var title: [UInt8] = []
    private var isFirst = true
    private var depth = 0
    private var isTitle = false

    func start(_ element: String, _ attributes: MarkupAttributes) {
        depth += 1
        if isFirst {
            isFirst = false
            isDrawing = element == "svg"
            size = Self.size(attributes)
        }
        isTitle = element == "title" && depth == 2 && title.isEmpty
        if Self.active.contains(element) || attributes.contains(where: Self.isDangerous) { isHarmless = false }
    }

    func end(_ element: String) {
        depth -= 1
        isTitle = false
    }

    func text(_ piece: UnsafeBufferPointer<UInt8>) {
        if isTitle, title.count < 1000 { title.append(contentsOf: piece) }
    }

    private static func isDangerous(_ name: String, _ value: String) -> Bool {
        if name.hasPrefix("on") { return true }
        guard name == "href" || name.hasSuffix(":href") || name == "src" else { return false }
        let reference = value.lowercased().filter { !$0.isWhitespace }
        return reference.hasPrefix("javascript:") || reference.hasPrefix("data:text") || reference.hasPrefix("data:app")
    }

    /// The size in pixels, from `width` and `height`, or else from `viewBox`.
    private static func size(_ attributes: MarkupAttributes) -> (width: Int, height: Int)? {
        func pixels(_ text: String?) -> Double? {
            guard let text else { return nil }
            let digits = text.hasSuffix("px") ? text.dropLast(2) : text[...]
            return Double(digits).flatMap { $0 >= 1 && $0 <= 65_535 ? $0 : nil }
        }
        if let width = pixels(attributes["width"]), let height = pixels(attributes["height"]) {
            return (Int(width), Int(height))
        }
        let box = (attributes["viewbox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        guard box.count == 4, box.allSatisfy(\.isFinite), box[2] > 0, box[3] > 0 else { return nil }
        // A drawing without a size of its own has only a ratio. Divided by the larger, neither number is more than 1,
        // however small they are.
        let longest = max(box[2], box[3])
        return (max(1, Int(box[2] / longest * 1000)), max(1, Int(box[3] / longest * 1000)))
    }
}
