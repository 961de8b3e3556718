import Model
import Synchronization

/// Whoever looks at pictures: decodes them, and has classifiers name them. The live one is ``Recogniser``.
public protocol PictureWorker: Sendable {
    /// The likeliest labels of a picture, by the classifier of these files, the likeliest first.
    ///
    /// - Parameter count: The most of them.
    /// - Throws: ``PictureProblem``; `CancellationError`.
    func labels(of picture: PictureFile, _ settings: ClassifierSettings, count: Int) async throws -> [ImageLabel]

    /// Loads the classifier of these files, even if it is loaded already: they may have changed.
    ///
    /// - Throws: ``PictureProblem``; the one that was loaded before is forgotten.
    func load(_ settings: ClassifierSettings) async throws

    /// Lets go of the classifier that is loaded.
    func forget()

    /// The picture as a JPEG file no wider or taller than so many points, upright, without what the camera wrote beside it.
    ///
    /// - Throws: ``PictureProblem/damaged``; ``PictureProblem/noLibrary(_:)`` where pictures cannot be decoded here.
    func plainJPEG(of picture: PictureFile, within limit: Int) async throws -> [UInt8]

    /// The limits that do not hold where pictures are looked at, as far as is known: none before the first picture or
    /// ``findMissingLimits()``.
    var missingLimits: [PictureLimit] { get }

    /// Finds out about ``missingLimits`` before the first picture.
    func findMissingLimits() async -> [PictureLimit]
}

/// Looks at pictures in this very process, for whoever trusts them: tests do.
public final class PictureWorkerInProcess: PictureWorker {
    private let work = Mutex(PictureWork())

    public init() {}

    public func labels(
        of picture: PictureFile, _ settings: ClassifierSettings, count: Int
    ) async throws -> [ImageLabel] {
        try work.withLock { try $0.labels(of: picture, settings, count: count) }
    }

    public func load(_ settings: ClassifierSettings) async throws { try work.withLock { try $0.load(settings) } }

    public func forget() { work.withLock { $0.forget() } }

    public func plainJPEG(of picture: PictureFile, within limit: Int) async throws -> [UInt8] {
        try picture.plainJPEG(within: limit)
    }

    /// All of them: a process that does other work cannot limit itself to this.
    public var missingLimits: [PictureLimit] { PictureLimit.allCases }

    public func findMissingLimits() async -> [PictureLimit] { missingLimits }
}
