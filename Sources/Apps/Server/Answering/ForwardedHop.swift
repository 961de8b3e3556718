import Addresses
import HTTPTypes

/// What a proxy tells of the request that it passes on.
struct ForwardedHop: Hashable, Sendable {
    /// Who asked the proxy; nil if it does not say, or says something unintelligible.
    var client: IPAddress?
    /// How it was asked.
    var scheme: Scheme?
    /// The host and the port that were asked for.
    var host: String?

    /// The hops that `Forwarded` lists (RFC 7239), the nearest proxy's last.
    ///
    /// - Returns: Nil if there is no such header.
    /// - Throws: ``ForwardingError/unreadable``.
    static func forwarded(_ headers: HTTPFields) throws(ForwardingError) -> [ForwardedHop]? {
        let lines = headers[values: HTTPField.Name("Forwarded")!]
        guard !lines.isEmpty else { return nil }
        var hops: [ForwardedHop] = []
        for line in lines {
            for element in try ForwardedText.elements(line) {
                hops.append(
                    ForwardedHop(
                        client: element["for"].flatMap(address), scheme: element["proto"].flatMap(scheme),
                        host: element["host"]))
            }
        }
        return hops
    }

    /// The hops that the `X-Forwarded-…` headers list, the nearest proxy's last.
    ///
    /// - Returns: Nil if there is none of them.
    static func extended(_ headers: HTTPFields) -> [ForwardedHop]? {
        func list(_ name: String) -> [String] {
            headers[values: HTTPField.Name(name)!].flatMap { $0.split(separator: ",") }.map { $0.trimmed }
        }
        let clients = list("X-Forwarded-For")
        let schemes = list("X-Forwarded-Proto")
        let hosts = list("X-Forwarded-Host")
        guard !(clients.isEmpty && schemes.isEmpty && hosts.isEmpty) else { return nil }
        // Some proxies add to the lists, some replace them. So they are aligned at their ends, and a short one's first
        // value stands for those before it.
        func value(_ values: [String], _ fromLast: Int) -> String? {
            fromLast < values.count ? values[values.count - 1 - fromLast] : values.first
        }
        return (0..<max(1, clients.count)).reversed().map { place in
            ForwardedHop(
                client: place < clients.count ? address(clients[clients.count - 1 - place]) : nil,
                scheme: value(schemes, place).flatMap(scheme), host: value(hosts, place))
        }
    }

    private static func scheme(_ text: String) -> Scheme? { Scheme(rawValue: text.lowercased()) }

    /// `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:4711`.
    private static func address(_ text: String) -> IPAddress? {
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]"), isPort(text[end...].dropFirst()) else { return nil }
            return IPAddress(text[..<end].dropFirst())
        }
        guard let colon = text.firstIndex(of: ":"), text[colon...].dropFirst().firstIndex(of: ":") == nil else {
            return IPAddress(text)
        }
        return isPort(text[colon...]) ? IPAddress(text[..<colon]) : nil
    }

    /// Whether it is nothing, or a port after a colon. A port may be concealed behind a name (RFC 7239, 6.2).
    private static func isPort(_ text: Substring) -> Bool {
        text.isEmpty || (text.first == ":" && (2...64).contains(text.utf8.count))
    }
}

/// Why it cannot be told who sent a request through a proxy.
enum ForwardingError: Error, CustomStringConvertible {
    case unreadable
    /// `Forwarded` says one thing, and `X-Forwarded-…` another: one comes from the client.
    case contradictory

    var description: String {
        switch self {
        case .unreadable: "The header Forwarded cannot be read."
        case .contradictory: "The headers Forwarded and X-Forwarded-… contradict each other."
        }
    }
}

/// The syntax of `Forwarded` (RFC 7239, section 4).
private enum ForwardedText {
    /// Returns the pairs of each element, with names in lower case.
    static func elements(_ line: String) throws(ForwardingError) -> [[String: String]] {
        var elements: [[String: String]] = []
        var pairs: [String: String] = [:]
        var rest = Substring(line)
        while true {
            rest = rest.drop(while: isSpace)
            guard let first = rest.first else { break }
            if first == "," || first == ";" {
                rest.removeFirst()
                if first == ",", !pairs.isEmpty {
                    elements.append(pairs)
                    pairs = [:]
                }
                continue
            }
            let name = rest.prefix { $0 != "=" && $0 != ";" && $0 != "," && !isSpace($0) }
            rest = rest.dropFirst(name.count)
            guard !name.isEmpty, rest.first == "=" else { throw .unreadable }
            rest.removeFirst()
            let value = rest.first == "\"" ? try quoted(&rest) : plain(&rest)
            guard !value.isEmpty, pairs.updateValue(value, forKey: name.lowercased()) == nil else { throw .unreadable }
            rest = rest.drop(while: isSpace)
            guard rest.isEmpty || rest.first == "," || rest.first == ";" else { throw .unreadable }
        }
        if !pairs.isEmpty { elements.append(pairs) }
        return elements
    }

    private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }

    private static func plain(_ rest: inout Substring) -> String {
        let value = rest.prefix { $0 != ";" && $0 != "," && $0 != "\"" && !isSpace($0) }
        rest = rest.dropFirst(value.count)
        return String(value)
    }

    private static func quoted(_ rest: inout Substring) throws(ForwardingError) -> String {
        rest.removeFirst()
        var value = ""
        while let character = rest.popFirst() {
            if character == "\"" { return value }
            guard character == "\\" else {
                value.append(character)
                continue
            }
            guard let escaped = rest.popFirst() else { break }
            value.append(escaped)
        }
        throw .unreadable
    }
}

extension Substring {
    fileprivate var trimmed: String {
        let start = drop { $0 == " " || $0 == "\t" }
        guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
        return String(start[...last])
    }
}
