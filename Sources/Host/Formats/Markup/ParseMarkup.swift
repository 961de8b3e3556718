import CXML
import Foundation

/// The events of an XML or HTML parser. Names are in lower case and without their prefix.
protocol MarkupHandler: AnyObject {
    func start(_ element: String, _ attributes: MarkupAttributes)
    func end(_ element: String)
    /// Receives a piece of text in UTF-8; one text may arrive in several pieces.
    func text(_ piece: UnsafeBufferPointer<UInt8>)
}

/// An element's attributes.
struct MarkupAttributes {
    fileprivate let values: [String: String]

    /// The value of an attribute by its lower-case name, with its prefix if it has one ("epub:type").
    subscript(name: String) -> String? { values[name] }

    /// Whether any name and value satisfy a condition.
    func contains(where isWanted: (_ name: String, _ value: String) -> Bool) -> Bool {
        values.contains { isWanted($0.key, $0.value) }
    }
}

/// Parses XML and reports its contents to the handler. Malformed XML is read as far as possible.
///
/// The parser reads nothing but the bytes: no DTD, no external entity, no network. Entities other than XML's five
/// predefined ones and numeric references expand to nothing, so that they cannot grow.
func parseXML(_ bytes: [UInt8], into handler: some MarkupHandler) {
    guard let context = xmlNewParserCtxt() else { return }
    defer { xmlFreeParserCtxt(context) }
    parse(MarkupTamer.tame(bytes), into: handler, context: context) { pointer, count in
        let options = XML_PARSE_NONET.rawValue | XML_PARSE_RECOVER.rawValue | quiet(xml: true)
        return xmlCtxtReadMemory(context, pointer, count, nil, nil, Int32(options))
    }
}

/// Parses HTML or XHTML in UTF-8, as leniently as a browser. The parser reads nothing but the bytes.
func parseHTML(_ bytes: [UInt8], into handler: some MarkupHandler) {
    guard let context = htmlNewParserCtxt() else { return }
    defer { htmlFreeParserCtxt(context) }
    parse(MarkupTamer.tame(withoutInternalSubset(bytes)), into: handler, context: context) { pointer, count in
        let options = HTML_PARSE_NONET.rawValue | HTML_PARSE_RECOVER.rawValue | quiet(xml: false)
        return htmlCtxtReadMemory(context, pointer, count, nil, "UTF-8", Int32(options))
    }
}

/// Drops a document type declaration with an internal subset (`<!DOCTYPE html [ … ]>`), which the HTML
/// parser would treat as text.
private func withoutInternalSubset(_ bytes: [UInt8]) -> [UInt8] {
    let head = bytes.prefix(4096)
    guard let bracket = head.firstIndex(of: UInt8(ascii: "[")) else { return bytes }
    let opening = String(decoding: head[..<bracket], as: UTF8.self)
    guard let start = opening.range(of: "<!DOCTYPE", options: .caseInsensitive),
        !opening[start.upperBound...].contains(">"),
        let end = bytes.indices.dropFirst(bracket).first(where: { index in
            bytes[index] == UInt8(ascii: "]")
                && bytes[(index + 1)...].first { $0 > 0x20 } == UInt8(ascii: ">")
        }),
        let close = bytes[end...].firstIndex(of: UInt8(ascii: ">"))
    else { return bytes }
    let length = opening[..<start.lowerBound].utf8.count
    return Array(bytes[..<length] + bytes[(close + 1)...])
}

private func quiet(xml: Bool) -> UInt32 {
    xml
        ? XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
        : HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
}

private func parse(
    _ bytes: [UInt8], into handler: some MarkupHandler, context: xmlParserCtxtPtr,
    read: (UnsafePointer<CChar>, Int32) -> xmlDocPtr?
) {
    guard let count = Int32(exactly: bytes.count), count > 0 else { return }
    // Of an encoding that breaks off, libxml2 tells the process rather than the context, and would print pieces of the text.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    let receiver = MarkupReceiver(handler)
    withExtendedLifetime(receiver) {
        context.pointee.sax.pointee = saxCallbacks()
        context.pointee.userData = Unmanaged.passUnretained(receiver).toOpaque()
        bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
            xmlFreeDoc(read(start, count))
        }
    }
}

/// Callbacks of libxml2's SAX1 interface, which both of its parsers support.
private func saxCallbacks() -> xmlSAXHandler {
    var callbacks = xmlSAXHandler()
    callbacks.initialized = 1
    callbacks.startElement = { receiver, name, attributes in
        MarkupReceiver.at(receiver)?.start(name, attributes)
    }
    callbacks.endElement = { receiver, name in
        guard let name else { return }
        MarkupReceiver.at(receiver)?.handler.end(localName(name))
    }
    callbacks.characters = { receiver, text, count in
        MarkupReceiver.at(receiver)?.handler.text(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    callbacks.ignorableWhitespace = callbacks.characters
    return callbacks
}

/// The handler as libxml2's user data.
private final class MarkupReceiver {
    let handler: any MarkupHandler

    init(_ handler: any MarkupHandler) {
        self.handler = handler
    }

    static func at(_ pointer: UnsafeMutableRawPointer?) -> MarkupReceiver? {
        pointer.map { Unmanaged<MarkupReceiver>.fromOpaque($0).takeUnretainedValue() }
    }

    func start(_ name: UnsafePointer<xmlChar>?, _ pairs: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
        guard let name else { return }
        var values: [String: String] = [:]
        if var pair = pairs {
            while let key = pair[0] {
                values[String(cString: key).lowercased()] = pair[1].map { String(cString: $0) } ?? ""
                pair += 2
            }
        }
        handler.start(localName(name), MarkupAttributes(values: values))
    }
}

private func localName(_ name: UnsafePointer<xmlChar>) -> String {
    let whole = String(cString: name).lowercased()
    return whole.lastIndex(of: ":").map { String(whole[whole.index(after: $0)...]) } ?? whole
}
