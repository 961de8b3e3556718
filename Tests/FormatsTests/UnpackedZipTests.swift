import Foundation
import Testing

@testable import Formats

/// Archives that are written part by part, and unpacked into a folder.
@Suite struct UnpackedZipTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "glossa-zip-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "unpacked"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    /// Writes parts to an archive, and unpacks those that are wanted.
    private func unpacked(
        _ parts: [(String, [UInt8])], in folder: URL, where isWanted: (String) -> Bool = { _ in true }
    ) throws -> [String: URL] {
        let file = folder.appending(path: "a.zip")
        let zip = try ZipFileWriter(file)
        for (name, bytes) in parts { try zip.add(name, bytes) }
        try zip.finish()
        return try UnpackedZip(file, into: folder.appending(path: "unpacked"), where: isWanted).files
    }

    @Test func partsComeBackByTheirNames() throws {
        try withFolder { folder in
            let files = try unpacked([("书/渡口.md", [1, 2]), ("empty", []), ("left", [3])], in: folder) { $0 != "left" }
            #expect(Set(files.keys) == ["书/渡口.md", "empty"])
            #expect(try Data(contentsOf: #require(files["书/渡口.md"])) == Data([1, 2]))
            #expect(try Data(contentsOf: #require(files["empty"])).isEmpty)
        }
    }

    /// A thread that kept a locale which another has freed crashed much later, anywhere in the C library.
    @Test func theLocaleOfAThreadIsLeftAsItWas() throws {
        try withFolder { folder in
            let before = uselocale(nil)
            nonisolated(unsafe) var zip: ZipFileWriter? = try ZipFileWriter(folder.appending(path: "a.zip"))
            try zip?.add("书", [1])
            #expect(uselocale(nil) == before)
            let released = DispatchSemaphore(value: 0)
            nonisolated(unsafe) var others = (before: locale_t?.none, after: locale_t?.none)
            Thread {
                others.before = uselocale(nil)
                try? zip?.finish()
                zip = nil
                others.after = uselocale(nil)
                released.signal()
            }.start()
            released.wait()
            #expect(others.before == others.after && uselocale(nil) == before)
            let files = try UnpackedZip(
                folder.appending(path: "a.zip"), into: folder.appending(path: "unpacked"), where: { _ in true })
            #expect(Array(files.files.keys) == ["书"] && uselocale(nil) == before)
        }
    }

    @Test func theSamePartsGiveTheSameBytes() throws {
        try withFolder { folder in
            _ = try unpacked([("a", [1]), ("b", [2])], in: folder)
            let first = try Data(contentsOf: folder.appending(path: "a.zip"))
            _ = try unpacked([("a", [1]), ("b", [2])], in: folder) { _ in false }
            #expect(try Data(contentsOf: folder.appending(path: "a.zip")) == first)
        }
    }

    @Test func namesThatLeaveTheArchiveArePassedOver() throws {
        try withFolder { folder in
            let files = try unpacked(
                [("../evil", [1]), ("media/../../evil", [1]), ("/evil", [1]), ("good", [1])], in: folder)
            #expect(Set(files.keys) == ["good"])
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "evil").path))
        }
    }

    @Test func aNameThatOccursTwiceIsDamage() throws {
        try withFolder { folder in
            #expect(throws: ArchiveFault.damaged(part: "a")) { try unpacked([("a", [1]), ("a", [2])], in: folder) }
        }
    }

    @Test func aBombIsNotUnpacked() throws {
        try withFolder { folder in
            #expect(throws: ArchiveFault.tooLarge) {
                try unpacked([("a", [UInt8](repeating: 0, count: 70 << 20))], in: folder)
            }
        }
    }

    @Test func whatIsNoArchiveIsToldFromOneThatIsCutOff() throws {
        try withFolder { folder in
            let other = folder.appending(path: "other")
            try Data("text".utf8).write(to: other)
            #expect(throws: ArchiveFault.notAnArchive) { try UnpackedZip(other, into: folder) { _ in true } }
            _ = try unpacked([("a", [UInt8](repeating: 7, count: 1000))], in: folder) { _ in false }
            let whole = try Data(contentsOf: folder.appending(path: "a.zip"))
            try whole.prefix(whole.count / 2).write(to: other)
            #expect(throws: ArchiveFault.damaged(part: "the end of the archive")) {
                try UnpackedZip(other, into: folder) { _ in true }
            }
        }
    }

    @Test func aJSONDocumentIsReadPartByPart() throws {
        try withFolder { folder in
            let file = folder.appending(path: "a.json")
            try Data(#" { "a" : [ 1, "],}\"", {"b":[2]} , null ] , "c":{} } "#.utf8).write(to: file)
            let json = try JSONFile(file, called: "a.json")
            let members = try json.members(of: json.whole)
            #expect(Set(members.keys) == ["a", "c"])
            var elements: [String] = []
            try json.forEachElement(of: #require(members["a"])) { elements.append($0.encoded()) }
            #expect(elements == ["1", #""],}\"""#, #"{"b":[2]}"#, "null"])
        }
    }

    /// A megabyte of zeros would take fifty once it is parsed, and an archive has them a hundred times smaller.
    @Test func moreValuesThanARowHasAreNotParsed() throws {
        try withFolder { folder in
            let file = folder.appending(path: "a.json")
            func elements(_ text: String) throws -> Int {
                try Data(text.utf8).write(to: file)
                let json = try JSONFile(file, called: "a.json")
                var count = 0
                try json.forEachElement(of: json.whole) { _ in count += 1 }
                return count
            }
            let zeros = Array(repeating: "0", count: 20_000).joined(separator: ",")
            #expect(try elements("[\(zeros)]") == 20_000)
            #expect(throws: ArchiveFault.damaged(part: "a.json")) { try elements("[[\(zeros)]]") }
            let members = (0..<20_000).map { "\"\($0)\":0" }.joined(separator: ",")
            try Data("{\(members)}".utf8).write(to: file)
            let json = try JSONFile(file, called: "a.json")
            #expect(throws: ArchiveFault.damaged(part: "a.json")) { try json.members(of: json.whole) }
        }
    }

    @Test(arguments: [
        "", "{", "[1", "[1,]", "[1 2]", #"{"a":1,"a":2}"#, #"{"a"}"#, "[1]x", #"["a]"#, "[,1]", "[01]", "[{]}]",
    ])
    func aBrokenJSONDocumentIsDamage(_ text: String) throws {
        try withFolder { folder in
            let file = folder.appending(path: "a.json")
            try Data(text.utf8).write(to: file)
            #expect(throws: ArchiveFault.damaged(part: "a.json")) {
                let json = try JSONFile(file, called: "a.json")
                if text.hasPrefix("[") {
                    try json.forEachElement(of: json.whole) { _ in }
                } else {
                    _ = try json.members(of: json.whole)
                }
            }
        }
    }
}
