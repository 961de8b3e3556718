import Storage

/// The location of a learner's data: a local file or a PostgreSQL server.
public enum DatabaseLocation: Hashable, Sendable {
    /// The path of an SQLite file, which is created if it does not exist.
    case file(path: String)
    /// The address of a PostgreSQL database: `postgresql://user:password@host:port/name?option=value`.
    case server(url: String)

    public var isServer: Bool {
        if case .server = self { true } else { false }
    }

    /// Parses a setting: `postgresql://…` and `postgres://…` are servers, everything else is a path.
    public init(_ text: String) {
        let isServer = text.hasPrefix("postgresql://") || text.hasPrefix("postgres://")
        self = isServer ? .server(url: text) : .file(path: text)
    }
}

extension DatabaseLocation: CustomStringConvertible {
    /// The location in a form safe to show and log: without user, password and options.
    public var description: String {
        switch self {
        case .file(let path):
            return path
        case .server(let url):
            let address = url.prefix { $0 != "?" }
            let start = address.firstRange(of: "://")?.upperBound ?? address.startIndex
            let host = address[start...].split(separator: "@", omittingEmptySubsequences: false).last ?? ""
            return "\(address[..<start])\(host)"
        }
    }
}
