import Model
import Routes

@testable import Pages

/// Test data for the notebook's pages.
enum NotebookSamples {
    static func entry(full: Bool) -> WordEntry {
        let text = full ? Samples.evil : "a"
        return WordEntry(
            word: text, partOfSpeech: ["noun"], englishMeaning: full ? [text, "b"] : ["a"],
            chineseMeaning: full ? ["银行", text] : ["银行"],
            root: .init(form: text, meaning: text, originLanguage: text),
            prefix: full ? .init(form: text, meaning: text, originLanguage: text) : .init(),
            suffix: full ? .init(form: text, meaning: text, originLanguage: text) : .init(), relatedWords: [text],
            variants: [text])
    }

    static func family(full: Bool) -> FamilyTree {
        let node = FamilyTree.Node(language: "a", word: Samples.evil, meaning: Samples.evil)
        let other = FamilyTree.Node(language: "", word: "b")
        return full
            ? FamilyTree(
                line: [node, other], parts: [node, other],
                branches: [
                    .init(ancestor: node, words: ["a", "b"]),
                    .init(ancestor: .init(language: "b", word: "x"), words: ["a"]),
                ])
            : FamilyTree()
    }

    static func pages(full: Bool, _ shell: Shell) -> [(name: String, html: HTML)] {
        let problems: [NotebookProblem] = [
            .unknownWord(Samples.evil, near: []), .unknownWord("a", near: [Samples.evil, "b"]), .unknownChinese("银行"),
            .tooLong, .noDictionaries,
            .noSuchEntry(Samples.evil), .notWritten(path: "a", reason: Samples.evil),
            .unreadable(path: "a", reason: Samples.evil), .noNotebook,
        ]
        let pages: [(name: String, html: HTML)] = [
            (
                "notebook",
                NotebookPage.page(
                    .init(
                        query: full ? Samples.evil : "", page: full ? 2 : 1, pageCount: full ? 3 : 1,
                        titles: full ? [Samples.evil, "b"] : [], matching: full ? 250 : 0, total: full ? 1204 : 0,
                        notice: full ? .deleted : nil, path: full ? Samples.evil : "a"), shell)
            ),
            (
                "an entry",
                NotebookEntryPage.page(
                    .init(
                        query: "a", entry: entry(full: full), family: family(full: full), isKept: full,
                        notice: full ? .kept : nil), shell)
            ),
            (
                "an entry by a model",
                NotebookEntryPage.page(
                    .init(
                        query: full ? Samples.evil : "a", entry: entry(full: full), asking: full ? .cancelled : nil,
                        hasModel: full, author: Samples.evil,
                        doubts: [
                            .unknownWord, .partsOfSpeech(said: ["noun"], known: ["verb", Samples.evil]),
                            .part(
                                .root, said: .init(form: Samples.evil, meaning: "a", originLanguage: Samples.evil),
                                known: .init()), .part(.prefix, said: .init(), known: .init(form: "a")),
                            .part(.suffix, said: .init(form: "a"), known: .init(form: "b")),
                            .unknownRelatives([Samples.evil]), .unknownChinese(["银行", Samples.evil]),
                        ]), shell)
            ),
            (
                "an entry being written",
                NotebookEntryPage.page(
                    .init(
                        query: "a", entry: full ? entry(full: full) : nil,
                        problem: full ? nil : .unknownWord(Samples.evil, near: [Samples.evil]),
                        asking: .running(JobProgress()),
                        hasModel: true), shell)
            ),
            (
                "an entry that no model wrote",
                NotebookEntryPage.page(
                    .init(
                        query: "a", entry: full ? entry(full: full) : nil,
                        problem: full ? nil : .tooLong,
                        asking: .failed(full ? .timedOut(seconds: 15) : .noProfile), hasModel: full), shell)
            ),
            (
                "leafing",
                NotebookReviewPage.page(
                    .init(count: full ? 3 : 0, seed: 7, at: full ? 2 : 1, entry: full ? entry(full: true) : nil), shell)
            ),
            ("a round that is over", NotebookReviewPage.page(.init(count: 3, seed: 7, at: 4, entry: nil), shell)),
        ]
        return pages
            + problems.map { problem in
                (
                    "notebook: \(problem)",
                    NotebookEntryPage.page(.init(query: Samples.evil, problem: problem), shell)
                )
            }
    }
}
