import Foundation
import Model
import Notebook
import Operations
import Support
import Testing

/// When a round through the notebook is suggested, and what is in it.
@Suite struct NotebookRoundTests {
    /// The tests' moment is 11:04 in Shanghai.
    private static let shanghai: @Sendable () -> TimeZone = { TimeZone(identifier: "Asia/Shanghai") ?? .gmt }

    private static func entry(_ word: String) -> WordEntry {
        WordEntry(
            word: word, partOfSpeech: ["verb"], englishMeaning: ["to build"], chineseMeaning: ["建造"],
            root: .init(form: "struct", meaning: "to build", originLanguage: "Latin"), prefix: .init(), suffix: .init(),
            relatedWords: ["structure"], variants: ["construction"])
    }

    @Test func aRoundIsSuggestedOnceADayFromSeven() async throws {
        let test = try await TestDesk()
        let learner = test.desk.learner
        let workplace = Workplace(of: test.desk, zone: Self.shanghai)
        let context = await workplace.context(of: learner, at: TestDesk.now)
        let notebook = context.notebook(at: test.folder.appending(path: "EtyNote/etynote.md").path)
        #expect(try await context.readToday(notebook).notebookEntries == 0)
        for word in ["construct", "obstruct", "instruct"] {
            #expect(try await context.keep(Self.entry(word), in: notebook))
        }
        #expect(try await !context.keep(Self.entry("construct"), in: notebook))
        #expect(try await context.readToday(notebook).notebookEntries == 3)
        try await test.desk.changePreferences(at: context.now) { $0.notebookCount = 2 }
        #expect(try await context.readToday(notebook).notebookEntries == 2)

        // Before seven, and while it is turned off, there is none.
        let early = await workplace.context(of: learner, at: TestDesk.now.advanced(bySeconds: -5 * 3600))
        #expect(try await early.readToday(notebook).notebookEntries == 0)
        try await test.desk.changePreferences(at: context.now) { $0.notebookReminder = false }
        #expect(try await context.readToday(notebook).notebookEntries == 0)
        try await test.desk.changePreferences(at: context.now) { $0.notebookReminder = true }

        #expect(try await context.notebookRound(nil, seed: 7, in: notebook).count == 2)
        #expect(try await context.notebookRound(5, seed: 7, in: notebook).count == 3)
        let (first, again) = (
            try await context.notebookRound(3, seed: 7, in: notebook),
            try await context.notebookRound(3, seed: 7, in: notebook)
        )
        #expect(first == again)
        try await context.finishNotebookRound()
        #expect(try await context.readToday(notebook).notebookEntries == 0)
        let tomorrow = await workplace.context(of: learner, at: TestDesk.now.advanced(bySeconds: 86_400))
        #expect(try await tomorrow.readToday(notebook).notebookEntries == 2)
        try await test.remove()
    }
}
