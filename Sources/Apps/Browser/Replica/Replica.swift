import Lexicon
import Model
import PagedSQLite
import Pages
import Reading
import Storage

/// A learner's desk in the browser: the database, the dictionaries, and what is remembered between requests.
///
/// A request is answered by the same verbs, over the same SQL, and by the same presenters and pages as on the server.
final class Replica {
    let block = PageBlock()
    private(set) var desk: Desk?

    /// What is known once the database is open.
    struct Desk {
        let database: PagedDatabase
        let learner: ID<Learner>
        let lexicon: Lexicon
        let clock: LocalClock
        /// The version of the files in `Web/` that pages link to.
        let assetVersion: String
        let knowledge: KnowledgeCache
        let preferences = PreferenceCache()
        /// The words of the pages that were opened last.
        let pageWords = PageWords(megabytes: 4)

        /// The learner's days of reviews.
        var day: LearnerDay { LearnerDay(clock, .review) }
    }

    func open(
        _ learner: ID<Learner>, _ lexicon: Lexicon, _ clock: LocalClock, assetVersion: String, at now: Timestamp
    ) throws(StorageError) {
        desk = Desk(
            database: try PagedDatabase(block, at: now), learner: learner, lexicon: lexicon, clock: clock,
            assetVersion: assetVersion, knowledge: KnowledgeCache { lexicon.parts(ofTransparent: $0) })
    }
}

/// Creates a replica without pages: put its pages back next, then open it.
@_expose(wasm, "glossa_replica")
@_cdecl("glossa_replica")
public func makeReplica() -> UnsafeMutableRawPointer { Unmanaged.passRetained(Replica()).toOpaque() }

/// Puts a stored page of 4,096 bytes back into the database, before it is opened.
///
/// - Parameter index: From 0.
/// - Returns: False if there is no memory left.
@_expose(wasm, "glossa_replica_put")
@_cdecl("glossa_replica_put")
public func putPage(_ replica: UnsafeRawPointer, _ index: Int, _ start: UnsafeRawPointer, _ length: Int) -> Bool {
    Unmanaged<Replica>.fromOpaque(replica).takeUnretainedValue()
        .block.put(UnsafeRawBufferPointer(start: start, count: length), at: index)
}

/// Opens the database, creating it if there are no pages.
///
/// - Parameters:
///   - lexicon: The result of `glossa_lexicon`.
///   - learner: The learner's id, as text.
///   - version: The version of the files in `Web/` that pages link to.
///   - offset: Seconds that the learner's clock is ahead of UTC.
///   - now: Milliseconds since 1970, UTC.
/// - Returns: An empty text, or why the database cannot be opened.
@_expose(wasm, "glossa_replica_open")
@_cdecl("glossa_replica_open")
public func openReplica(
    _ replica: UnsafeRawPointer, _ lexicon: UnsafeRawPointer, _ learner: UnsafePointer<UInt8>, _ learnerLength: Int,
    _ version: UnsafePointer<UInt8>, _ versionLength: Int, _ offset: Int, _ now: Int64
) -> UnsafeMutableRawPointer {
    guard let learner = ID<Learner>(IncomingText(learner, learnerLength).string) else {
        return outgoing("The learner's id is not one.".utf8)
    }
    do throws(StorageError) {
        try Unmanaged<Replica>.fromOpaque(replica).takeUnretainedValue().open(
            learner, Unmanaged<Lexicon>.fromOpaque(lexicon).takeUnretainedValue(), LocalClock(offset: offset),
            assetVersion: IncomingText(version, versionLength).string, at: Timestamp(milliseconds: now))
        return outgoing("".utf8)
    } catch {
        return outgoing(error.description.utf8)
    }
}

/// Returns the pages that changed since the last call, for the caller to store before it shows the answer: a line for
/// each with its index, its address and its length in bytes, separated by spaces. The first line has the number of pages
/// of the database; stored pages from there on no longer exist.
@_expose(wasm, "glossa_replica_changes")
@_cdecl("glossa_replica_changes")
public func changedPages(_ replica: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    let block = Unmanaged<Replica>.fromOpaque(replica).takeUnretainedValue().block
    var lines = "\(block.pageCount)"
    for index in block.takeDirtyPages() {
        let page = block.page(index)
        lines += "\n\(index) \(UInt(bitPattern: page.baseAddress)) \(page.count)"
    }
    return outgoing(lines.utf8)
}
