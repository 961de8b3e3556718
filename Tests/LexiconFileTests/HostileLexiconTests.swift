import Foundation
import Lexicon
import Testing

@testable import LexiconFile

/// A damaged lexicon may be refused or find nothing, but must never crash the process.
@Suite struct HostileLexiconTests {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    /// Damages the bytes at random; the same seed causes the same damage.
    private static func damage(_ bytes: inout [UInt8], from start: Int, _ generator: inout Generator) {
        let place = Int.random(in: start..<bytes.count, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes[place] ^= UInt8.random(in: 1...255, using: &generator)
        case 1:
            for index in place..<min(bytes.count, place + 4096) { bytes[index] = 0 }
        case 2:
            for index in place..<min(bytes.count, place + 64) { bytes[index] = .random(in: 0...255, using: &generator) }
        case 3:
            for index in place..<min(bytes.count, place + 4096) { bytes[index] = 0xFF }
        default:
            // A 32-bit number that is far too large, or just out of range.
            let value = UInt32.random(in: 0...1, using: &generator) == 0 ? UInt32.max : UInt32(bytes.count)
            let aligned = max(start, place & ~3)
            guard aligned + 4 <= bytes.count else { return }
            withUnsafeBytes(of: value.littleEndian) { bytes.replaceSubrange(aligned..<aligned + 4, with: $0) }
        }
    }

    @Test func aDamagedFileIsRefusedAndTheErrorNamesTheCommand() throws {
        let sample = try LexiconSample()
        defer { sample.remove() }
        let whole = [UInt8](try Data(contentsOf: sample.file))
        let path = sample.folder.appending(path: "damaged")
        for seed in 0..<200 {
            var generator = Generator(state: UInt64(seed))
            var bytes = whole
            if seed % 4 == 0 {
                bytes.removeLast(Int.random(in: 1...bytes.count, using: &generator))
            } else {
                Self.damage(&bytes, from: 0, &generator)
            }
            guard bytes != whole else { continue }
            try Data(bytes).write(to: path)
            let error = #expect(throws: LexiconError.self, "seed \(seed)") { try Lexicon(path: path.path) }
            #expect(error?.description.contains("glossa lexicon build") ?? false)
        }
    }

    @Test func wrongContentsWithARightChecksumFindNothingOrSomethingWrong() throws {
        let sample = try LexiconSample()
        defer { sample.remove() }
        let whole = [UInt8](try Data(contentsOf: sample.file))
        let path = sample.folder.appending(path: "damaged")
        let header = try LexiconHeader(path: "", fileLength: whole.count) { offset, count in
            Array(whole[offset..<min(offset + count, whole.count)])
        }
        var opened = 0
        for seed in 0..<400 {
            var generator = Generator(state: UInt64(1000 + seed))
            var bytes = whole
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                Self.damage(&bytes, from: header.length, &generator)
            }
            var sections = header.sections.map { (id: $0.key, range: $0.value) }.sorted { $0.id < $1.id }
            if seed % 3 == 0 {
                // Wrong lengths and offsets within the file.
                for _ in 0..<3 {
                    let index = Int.random(in: 0..<sections.count, using: &generator)
                    let start = Int.random(in: header.length..<bytes.count, using: &generator) & ~63
                    let end = Int.random(in: max(start, header.length)...bytes.count, using: &generator)
                    if start >= header.length { sections[index].range = start..<end }
                }
            }
            let body = Data(bytes[header.length...])
            try (Data(LexiconHeader.bytes(of: sections, body: body)) + body).write(to: path)
            let lexicon = try Lexicon(path: path.path)
            opened += 1
            lexicon.askEverything()
        }
        #expect(opened == 400)
    }

    @Test func aFileThatIsCutShortOrWrittenOverWhileItIsOpenEndsNothing() throws {
        let sample = try LexiconSample()
        defer { sample.remove() }
        let whole = try Data(contentsOf: sample.file)
        for seed in 0..<40 {
            var generator = Generator(state: UInt64(5000 + seed))
            try whole.write(to: sample.file)
            let lexicon = try Lexicon(path: sample.file.path)
            if seed % 2 == 0 { lexicon.askEverything() }
            let file = try FileHandle(forWritingTo: sample.file)
            defer { try? file.close() }
            if seed % 2 == 0 {
                try file.truncate(atOffset: UInt64.random(in: 0..<UInt64(whole.count), using: &generator))
            } else {
                let place = UInt64.random(in: 0..<UInt64(whole.count), using: &generator)
                try file.seek(toOffset: place)
                let noise = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
                try file.write(contentsOf: Data(noise))
            }
            lexicon.askEverything()
            #expect(!lexicon.isUnchanged)
        }
    }

    @Test func aLexiconIsReadWholeOnlyOnceForEachStateOfItsFile() throws {
        let sample = try LexiconSample()
        defer { sample.remove() }
        let record = URL(filePath: sample.file.path + ".verified")
        _ = try Lexicon(path: sample.file.path)
        let told = try Data(contentsOf: record)
        _ = try Lexicon(path: sample.file.path)
        #expect(try Data(contentsOf: record) == told)
        // One byte changes, but not the length or the header; the file's metadata reveals the change.
        let file = try FileHandle(forWritingTo: sample.file)
        try file.seek(toOffset: UInt64(try Data(contentsOf: sample.file).count - 1))
        try file.write(contentsOf: Data([0xAA]))
        try file.close()
        #expect(throws: LexiconError.self) { try Lexicon(path: sample.file.path) }
    }
}
