import Foundation
import Library
import Model
import Testing

/// The stories in `Shelf/`.
@Suite struct ShelfTests {
    private static func files() throws -> [String: [UInt8]] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Shelf")
        var files: [String: [UInt8]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where name.hasSuffix(".md") && name != "README.md" {
            files[String(name.dropLast(3))] = [UInt8](try Data(contentsOf: folder.appending(path: name)))
        }
        return files
    }

    @Test func everyStoryIsSummedUpInBothLanguagesOfThePages() throws {
        let files = try Self.files()
        let stories = Shelf(files: files).stories
        #expect(stories.count == files.count && !stories.isEmpty)
        for story in stories {
            let isChinese = { (text: String) in text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
            #expect(!story.summary.isEmpty && !isChinese(story.summary), "\(story.slug)")
            #expect(isChinese(story.chineseSummary), "\(story.slug)")
        }
    }

    @Test func aStoryNeedsNoChineseSummary() throws {
        let text = "---\ntitle: 猫\nlanguage: zh\nlevel: HSK 1\nsummary: A cat.\n---\n\n猫。\n"
        let story = try #require(Shelf(files: ["cat": Array(text.utf8)]).stories.first)
        #expect(story.summary == "A cat." && story.chineseSummary.isEmpty)
    }
}
