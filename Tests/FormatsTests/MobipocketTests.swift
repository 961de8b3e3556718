import Foundation
import Testing

@testable import Formats

/// A Mobipocket book of version 6 without compression.
///
/// - Parameter encryption: 2 for one with copy protection.
private func mobipocketBook(_ html: String, encryption: UInt16 = 0) -> [UInt8] {
    func bytes(_ number: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
    let text = Array(html.utf8)
    let title = Array("The Long Road".utf8)
    func record(_ kind: UInt32, _ value: String) -> [UInt8] {
        bytes(kind) + bytes(UInt32(8 + value.utf8.count)) + Array(value.utf8)
    }
    let properties = record(100, "Jane Doe") + record(503, "The Long Road") + record(524, "en")
    var extra = Array("EXTH".utf8) + bytes(UInt32(12 + properties.count)) + bytes(UInt32(3)) + properties
    extra += [UInt8](repeating: 0, count: (4 - extra.count % 4) % 4)
    var header = [UInt8](repeating: 0, count: 248)
    func put(_ value: [UInt8], at place: Int) { header.replaceSubrange(place..<place + value.count, with: value) }
    put(bytes(UInt16(1)), at: 0)
    put(bytes(UInt32(text.count)), at: 4)
    put(bytes(UInt16(1)) + bytes(UInt16(4096)) + bytes(encryption), at: 8)
    put(Array("MOBI".utf8) + bytes(UInt32(232)) + bytes(UInt32(2)) + bytes(UInt32(65001)), at: 16)
    put(bytes(UInt32(1234)) + bytes(UInt32(6)), at: 32)
    put([UInt8](repeating: 0xFF, count: 40), at: 40)
    put(bytes(UInt32(2)) + bytes(UInt32(248 + extra.count)) + bytes(UInt32(title.count)) + bytes(UInt32(9)), at: 80)
    put(bytes(UInt32(6)) + bytes(UInt32.max), at: 104)
    put(bytes(UInt32(0x40)), at: 128)
    put(bytes(UInt32.max), at: 168)
    put(bytes(UInt16(1)) + bytes(UInt16(2)) + bytes(UInt32(1)) + bytes(UInt32.max) + bytes(UInt32(1)), at: 192)
    put(bytes(UInt32.max) + bytes(UInt32(1)), at: 208)
    put(bytes(UInt32.max), at: 244)
    let records = [header + extra + title + [0, 0], text, [0xE9, 0x8E, 0x0D, 0x0A]]
    var place = 78 + 8 * records.count + 2
    var database = Array("The_Long_Road".utf8) + [UInt8](repeating: 0, count: 19 + 28) + Array("BOOKMOBI".utf8)
    database += [UInt8](repeating: 0, count: 8) + bytes(UInt16(records.count))
    for (index, record) in records.enumerated() {
        database += bytes(UInt32(place)) + bytes(UInt32(index * 2))
        place += record.count
    }
    return database + [0, 0] + records.flatMap { $0 }
}

@Suite struct MobipocketTests {
    private static let html = """
        <html><head><guide></guide></head><body><p>Chapter One</p><p>He went away &amp; it rained on the town.</p>\
        <mbp:pagebreak/><p>Chapter Two</p><p>She came back and they were all in the house.</p></body></html>
        """

    @Test func aBookIsRead() throws {
        let book = try imported(mobipocketBook(Self.html), "a.mobi")
        #expect(book.title == "The Long Road" && book.author == "Jane Doe" && book.language == .english)
        #expect(book.chapters.map(\.title) == ["Chapter One", "Chapter Two"])
        #expect(book.chapters[0].text == "Chapter One\nHe went away & it rained on the town.")
    }

    @Test func copyProtectionIsNamed() {
        #expect(throws: FormatError.copyProtected) { try imported(mobipocketBook(Self.html, encryption: 2), "a.azw") }
    }

    @Test(arguments: [80, 300])
    func aBookThatIsCutOffIsAnError(_ length: Int) {
        let bytes = Array(mobipocketBook(Self.html).prefix(length))
        #expect(throws: FormatError.self) { try imported(bytes, "a.mobi") }
    }

    @Test func nothingIsLeftBehind() throws {
        let parent = FileManager.default.temporaryDirectory.appending(path: "mobipocket-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: parent) }
        let bytes = mobipocketBook(Self.html)
        let book = try readMobipocket(
            .bytes(bytes), bytes: bytes.span, pictures: nil, progress: ImportProgress { _ in }, in: parent)
        #expect(book.chapters.count == 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent.path).isEmpty)
    }

    @Test(arguments: 0..<30)
    func randomDamageNeverCrashes(_ seed: Int) {
        var random = FixedRandom(state: UInt64(seed))
        var bytes = mobipocketBook(Self.html)
        for _ in 0..<10 {
            bytes[Int.random(in: 68..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
        }
        do throws(FormatError) {
            #expect(try !imported(bytes, "a.mobi").chapters.isEmpty)
        } catch {
            #expect(!error.description.isEmpty)
        }
    }
}
