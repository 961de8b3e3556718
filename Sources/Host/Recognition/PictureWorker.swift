import Model
import Synchronization

/// Decodes and classifies pictures. The production implementation is ``Recogniser``.
public protocol PictureWorker: Sendable {
    /// Returns the likeliest labels of a picture from the classifier in these files, in descending
    /// order of probability.
    ///
    /// - Parameter count: The most labels to return.
    /// - Throws: ``PictureProblem``; `CancellationError`.
    func labels(of picture: PictureFile, _ settings: ClassifierSettings, count: Int) async throws -> [ImageLabel]

    /// Loads the classifier in these files, even if it is already loaded: they may have changed.
    ///
    /// - Throws: ``PictureProblem``; the previous classifier is unloaded in any case.
    func load(_ settings: ClassifierSettings) async throws

    /// Unloads the classifier.
    func forget()

    /// Returns the picture as a JPEG file no wider or taller than `limit` pixels, upright, without the
    /// camera's metadata.
    ///
    /// - Throws: ``PictureProblem/damaged``; ``PictureProblem/noLibrary(_:)`` if pictures cannot be
    ///   decoded on this machine.
    func plainJPEG(of picture: PictureFile, within limit: Int) async throws -> [UInt8]

    /// The limits that are not in force where pictures are decoded, as far as known: none before the first picture or
    /// ``findMissingLimits()``.
    var missingLimits: [PictureLimit] { get }

    /// Determines ``missingLimits`` before the first picture.
    func findMissingLimits() async -> [PictureLimit]
}

/// Decodes and classifies pictures in this process; only for trusted ones, as in tests.
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

    /// All of them: a process with other work cannot limit itself like this.
    public var missingLimits: [PictureLimit] { PictureLimit.allCases }

    public func findMissingLimits() async -> [PictureLimit] { missingLimits }
}
