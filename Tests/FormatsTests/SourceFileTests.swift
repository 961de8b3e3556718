import Foundation
import Testing

@testable import Formats

@Suite struct SourceFileTests {
    @Test func aCopyLastsAsLongAsItsValueAndAFileIsUsedWhereItIs() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "source-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = folder.appending(path: "given")
        try Data("abc".utf8).write(to: place)
        do {
            let copy = try SourceFile(.mapped(try MappedFile(place), 1..<3), in: folder)
            #expect(try Data(contentsOf: copy.url) == Data("bc".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
            let file = try SourceFile(.file(place), in: folder)
            #expect(file.url.path == place.path)
            withExtendedLifetime((copy, file)) {}
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["given"])
        #expect(throws: FormatError.self) {
            try SourceFile(.bytes([1]), in: folder.appending(path: "missing"))
        }
    }

    @Test func theBeginningOfASourceIsRead() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "beginning-\(UUID().uuidString)")
        try Data("PK34".utf8).write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        for source in [
            ImportSource.file(place), .bytes(Array("PK34".utf8)), .data(Data("PK34".utf8)),
            .mapped(try MappedFile(place), 0..<4),
        ] {
            #expect(try source.beginning(2) == Array("PK".utf8))
            #expect(try source.beginning(9) == Array("PK34".utf8))
        }
        #expect(try ImportSource.bytes([]).beginning(2).isEmpty)
        #expect(throws: FormatError.self) { try ImportSource.file(URL(filePath: "/nowhere/a")).beginning(2) }
    }
}
