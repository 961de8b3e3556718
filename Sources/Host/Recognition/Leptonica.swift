import Foundation
import Model
import Synchronization

/// Decodes and scales pictures with Leptonica (`liblept.so.5`), the library on which Tesseract is based.
final class Leptonica: Sendable {
    private typealias Picture = OpaquePointer
    private typealias Read = @convention(c) (UnsafePointer<UInt8>, Int) -> Picture?
    private typealias Convert = @convention(c) (Picture) -> Picture?
    private typealias Turn = @convention(c) (Picture, Int32) -> Picture?
    private typealias Scale = @convention(c) (Picture, Int32, Int32) -> Picture?
    private typealias Number = @convention(c) (Picture) -> Int32
    private typealias Words = @convention(c) (Picture) -> UnsafePointer<UInt32>?
    private typealias Destroy = @convention(c) (UnsafeMutablePointer<Picture?>) -> Void
    private typealias WriteJPEG =
        @convention(c) (
            UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>, Picture, Int32, Int32
        ) -> Int32
    private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

    private let read: Read
    private let convertTo32: Convert
    private let turn: Turn
    private let scale: Scale
    private let width: Number
    private let height: Number
    private let wordsInLine: Number
    private let words: Words
    private let destroy: Destroy
    private let writeJPEG: WriteJPEG
    private let free: Free

    private static let opened = Mutex<Leptonica?>(nil)

    /// Returns the library, loaded at first use.
    ///
    /// - Throws: ``PictureProblem/noLibrary(_:)``; the next call tries again.
    static func shared() throws(PictureProblem) -> Leptonica {
        if let known = opened.withLock({ $0 }) { return known }
        let library = try Leptonica()
        return opened.withLock { opened in
            opened = opened ?? library
            return opened ?? library
        }
    }

    private init() throws(PictureProblem) {
        let library = try SharedLibrary("Leptonica", at: ["liblept.so.5", "libleptonica.so.6", "liblept.so"])
        read = try library.function("pixReadMem", as: Read.self)
        convertTo32 = try library.function("pixConvertTo32", as: Convert.self)
        turn = try library.function("pixRotateOrth", as: Turn.self)
        scale = try library.function("pixScaleToSize", as: Scale.self)
        width = try library.function("pixGetWidth", as: Number.self)
        height = try library.function("pixGetHeight", as: Number.self)
        wordsInLine = try library.function("pixGetWpl", as: Number.self)
        words = try library.function("pixGetData", as: Words.self)
        destroy = try library.function("pixDestroy", as: Destroy.self)
        writeJPEG = try library.function("pixWriteMemJpeg", as: WriteJPEG.self)
        free = try library.function("lept_free", as: Free.self)
        // 6 is L_SEVERITY_NONE: results report everything that it would print to standard error.
        _ = try library.function("setMsgSeverity", as: (@convention(c) (Int32) -> Int32).self)(6)
    }

    /// Returns the middle of a picture, upright, scaled and cropped to the given size in pixels.
    ///
    /// - Returns: Three bytes per pixel, red, green and blue, row by row.
    /// - Throws: ``PictureProblem/damaged``.
    func middle(of file: PictureFile, width wanted: Int, height tall: Int) throws(PictureProblem) -> [UInt8] {
        let whole = try upright(file)
        defer { release(whole) }
        let ratio = max(
            Double(wanted) / Double(width(whole)), Double(tall) / Double(height(whole)))
        let size = (
            across: max(wanted, Int((Double(width(whole)) * ratio).rounded())),
            down: max(tall, Int((Double(height(whole)) * ratio).rounded()))
        )
        guard let scaled = scale(whole, Int32(size.across), Int32(size.down)) else { throw .damaged }
        defer { release(scaled) }
        guard let points = words(scaled) else { throw .damaged }
        let stride = Int(wordsInLine(scaled))
        let left = (size.across - wanted) / 2
        let top = (size.down - tall) / 2
        var colours: [UInt8] = []
        colours.reserveCapacity(wanted * tall * 3)
        for line in 0..<tall {
            for column in 0..<wanted {
                // Red is the highest byte of a word.
                let point = points[(top + line) * stride + left + column]
                colours += [UInt8(point >> 24), UInt8(point >> 16 & 255), UInt8(point >> 8 & 255)]
            }
        }
        return colours
    }

    /// Returns the picture as a JPEG file no wider or taller than `limit` pixels, upright and without the
    /// camera's metadata: no place, no time.
    ///
    /// - Throws: ``PictureProblem/damaged``.
    func plain(_ file: PictureFile, within limit: Int) throws(PictureProblem) -> [UInt8] {
        let whole = try upright(file)
        defer { release(whole) }
        let ratio = min(1, Double(limit) / Double(max(width(whole), height(whole))))
        let across = max(1, Int32((Double(width(whole)) * ratio).rounded()))
        let down = max(1, Int32((Double(height(whole)) * ratio).rounded()))
        guard let scaled = scale(whole, across, down) else { throw .damaged }
        defer { release(scaled) }
        var data: UnsafeMutablePointer<UInt8>?
        var count = 0
        guard writeJPEG(&data, &count, scaled, 85, 0) == 0, let data else { throw .damaged }
        defer { free(data) }
        return Array(UnsafeBufferPointer(start: data, count: count))
    }

    private func upright(_ file: PictureFile) throws(PictureProblem) -> Picture {
        guard
            let read = file.bytes.withUnsafeBufferPointer({ bytes in
                bytes.baseAddress.flatMap { read($0, bytes.count) }
            })
        else { throw .damaged }
        defer { release(read) }
        guard let colours = convertTo32(read) else { throw .damaged }
        let turns = file.format == .jpeg ? Orientation.quarterTurns(ofJPEG: file.bytes) : 0
        guard turns > 0 else { return colours }
        defer { release(colours) }
        guard let turned = turn(colours, Int32(turns)) else { throw .damaged }
        return turned
    }

    private func release(_ picture: Picture) {
        var picture: Picture? = picture
        destroy(&picture)
    }
}

extension PictureFile {
    /// Returns the picture as a JPEG file no wider or taller than `limit` pixels, upright, without the
    /// camera's metadata.
    ///
    /// - Throws: ``PictureProblem/damaged``; ``PictureProblem/noLibrary(_:)`` if pictures cannot be
    ///   decoded on this machine.
    public func plainJPEG(within limit: Int) throws(PictureProblem) -> [UInt8] {
        try Leptonica.shared().plain(self, within: limit)
    }
}
