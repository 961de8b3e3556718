import Cards
import Model
import PagedSQLite
import Pages
import Reading
import Routes
import Storage

/// What a request is answered with.
enum Answer {
    case page(HTML)
    /// Another page, which the browser asks for next.
    case seeOther(Route)

    /// The first line is `200`, or `303` with a link; the page follows.
    fileprivate var text: String {
        switch self {
        case .page(let page): "200\n" + page.markup
        case .seeOther(let route): "303 " + route.link + "\n"
        }
    }
}

/// A request to the browser's desk.
struct Visit {
    let desk: Replica.Desk
    let route: Route
    /// What was sent; nil for a request that only reads.
    let form: Form?
    let now: Timestamp
    /// Random bits for new ids.
    let random: UInt64

    /// Runs `body` over one snapshot. The page's frame is a part of it.
    func read(
        _ body: (Reader, Shell) throws(StorageError) -> Answer
    ) throws(StorageError) -> Answer {
        try desk.database.read(desk.learner) { reader throws(StorageError) in
            let waiting = route.isFragment ? 0 : try reader.waiting(at: now, desk.day).total
            return try body(
                reader,
                Shell(
                    preferences: try desk.preferences.current(reader).preferences, now: now, clock: desk.clock,
                    assetVersion: desk.assetVersion, current: route, waiting: waiting))
        }
    }

    /// Runs `body` as one transaction.
    func write<Value>(_ body: (Transaction) throws(StorageError) -> Value) throws(StorageError) -> Value {
        try desk.database.write(desk.learner, at: now, body)
    }
}

/// Answers a request as the server does, from the replica's own database.
///
/// - Parameters:
///   - replica: An open replica.
///   - link: The path and the query.
///   - form: The body of a `POST`, in `application/x-www-form-urlencoded`; a null pointer for a `GET`.
///   - now: Milliseconds since 1970, UTC.
///   - random: Random bits for new ids.
/// - Returns: A line with the status, and a page. The line is `200`, `303` with a link, or `422`, followed by what
///   happened, what was kept and what to do next. Null for what only the server answers.
@_expose(wasm, "glossa_answer")
@_cdecl("glossa_answer")
public func answer(
    _ replica: UnsafeRawPointer, _ link: UnsafePointer<UInt8>, _ linkLength: Int, _ form: UnsafePointer<UInt8>?,
    _ formLength: Int, _ now: Int64, _ random: UInt64
) -> UnsafeMutableRawPointer? {
    guard let desk = Unmanaged<Replica>.fromOpaque(replica).takeUnretainedValue().desk,
        let route = Route(link: IncomingText(link, linkLength).string)
    else { return nil }
    let visit = Visit(
        desk: desk, route: route, form: form.map { Form(encoded: IncomingText($0, formLength).string) },
        now: Timestamp(milliseconds: now), random: random)
    do throws(StorageError) {
        return try visit.answer().map { outgoing($0.text.utf8) }
    } catch {
        return outgoing(("422\n" + error.description).utf8)
    }
}

extension Visit {
    /// Returns nil for what only the server answers.
    fileprivate func answer() throws(StorageError) -> Answer? {
        switch (route, form) {
        case (.book(let id, .page(let number, let isFragment)), nil):
            try page(number, of: id, isFragment: isFragment)
        case (.word(let language, let word, .card(let view)), nil): try card(of: word, language, view)
        case (.word(let language, let word, .mark), let form?): try mark(word, language, form)
        case (.word(let language, let word, .unmark), let form?): try unmark(word, language, form)
        case (.words(.list(let filter)), nil): try words(filter)
        case (.review(.decks(let deleted)), nil): try decks(deleted)
        case (.review(.deck(let id, .study(let view))), nil): try study(id, view)
        case (.review(.deck(let id, .grade)), let form?): try grade(id, form)
        case (.review(.undo), let form?): try undo(form)
        default: nil
        }
    }
}
