import Storage

extension DatabaseLocation {
    /// What copies the database at this place. It opens connections of its own, so that it can copy what another process
    /// has open.
    public var copier: any DatabaseCopier {
        switch self {
        case .file(let path): SQLiteCopier(path: path)
        case .server(let url): PostgreSQLCopier(url: url)
        }
    }
}
