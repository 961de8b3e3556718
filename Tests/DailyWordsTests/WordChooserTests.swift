import Foundation
import Lexicon
import LexiconCompiler
import LexiconFile
import Linguistics
import Model
import Proficiency
import Testing

@testable import DailyWords

/// Which words may be on a card of the day: none that is a name, and none of which the dictionaries do not say what it means.
@Suite struct WordChooserTests {
    /// A line of WordNet's `data.noun`: its synset has one word.
    private static func synset(_ word: String, isInstance: Bool = false, _ gloss: String) -> String {
        "00000000 03 n 01 \(word) 0 001 \(isInstance ? "@i" : "@") 00000000 n 0000 | \(gloss)  \n"
    }

    /// Compiles nouns, each with its senses in order, as WordNet has them.
    private static func lexicon(
        _ nouns: [(word: String, senses: [(gloss: String, isInstance: Bool)])]
    ) throws -> Lexicon {
        var (index, data) = ("", "")
        for noun in nouns {
            var offsets: [String] = []
            for sense in noun.senses {
                let offset = String(data.utf8.count)
                offsets.append(String(repeating: "0", count: 8 - offset.count) + offset)
                data += synset(noun.word, isInstance: sense.isInstance, sense.gloss)
            }
            index += "\(noun.word) n \(offsets.count) 1 @ \(offsets.count) 0 \(offsets.joined(separator: " "))  \n"
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "glossa-names-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(index.utf8).write(to: folder.appending(path: "wordnet.index.noun"))
        try Data(data.utf8).write(to: folder.appending(path: "wordnet.data.noun"))
        let file = folder.appending(path: "lexicon.glossa")
        _ = try LexiconBuilder(sources: folder) { _ in }.build(to: file)
        return try Lexicon(path: file.path)
    }

    private static func chooser(_ lexicon: Lexicon) -> WordChooser {
        WordChooser(
            lexicon: lexicon, preferences: LearningPreferences(language: .english, level: .advanced),
            knowledge: Knowledge(), taken: [], common: CommonWords())
    }

    @Test func aNameIsNoWordOfTheDay() throws {
        let chooser = Self.chooser(
            try Self.lexicon([
                ("zembla", [("the capital of a northern land", true)]),
                ("zenobia", [("a queen", true), ("a moth", false)]),
                // More often a thing than one of them.
                ("zither", [("a stringed instrument", false), ("a star", true), ("a moon", true)]),
                ("zenith", [("the point above", true), ("the highest point", false), ("a peak", false)]),
            ]))
        #expect(chooser.candidate("zembla") == nil && chooser.candidate("zenobia") == nil)
        #expect(chooser.candidate("zither")?.entry.gloss == "a stringed instrument")
        #expect(chooser.candidate("zenith") != nil)
        #expect(chooser.lexicon.entries(of: "zembla", in: .english).map(\.isName) == [true])
        #expect(chooser.lexicon.entries(of: "zither", in: .english).map(\.isName) == [false])
    }

    @Test func aWordThatNobodyExplainsIsNoWordOfTheDay() throws {
        let chooser = Self.chooser(
            try Self.lexicon([("zizz", [("", false)]), ("zest", [("great enthusiasm", false)])]))
        #expect(chooser.candidate("zizz") == nil)
        #expect(chooser.candidate("zest") != nil)
    }
}
