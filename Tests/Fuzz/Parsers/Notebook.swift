import Etymology
import Foundation
import Model
import Notebook

extension Parser {
    private static let block = """
        ---

        # banking

        ## Part of Speech
        - noun

        ## English Meaning
        - the business of a bank

        ## Chinese Meaning
        - 银行业

        ## Root
        - Form: bank
        - Meaning: bench
        - Origin: Italian

        ## Prefix
        - Form:
        - Meaning:
        - Origin:

        ## Suffix
        - Form: -ing
        - Meaning: act
        - Origin: English

        ## Related Words
        - bank

        ## Variants
        - banker

        ---


        """

    /// The notebook's file, which its owner may edit.
    static var notebook: Parser {
        Parser(
            "notebook", share: 10, texts: [block, "free text\n" + block + block],
            tokens: [
                "\n---\n", "\n# ", "\n## ", "\n- ", "Form:", "Root", "\r\n", "# ", "---\n\n# a\n", "\0", "\u{2028}",
            ], large: .notebook
        ) { input in
            let index = NotebookIndex(Data(input))
            _ = index.items(matching: "bank")
            for item in index.items {
                guard item.range.lowerBound >= 0, item.range.upperBound <= input.count else {
                    throw Fault("a block outside")
                }
                let text = String(decoding: input[item.range], as: UTF8.self)
                if let entry = NotebookText.entry(text) { _ = NotebookText.block(entry) }
            }
        }
    }

    /// An entry as strict JSON, as a model writes it.
    static var notebookEntry: Parser {
        let element = #"{"form":"a","meaning":"b","originLanguage":"Latin"}"#
        return Parser(
            "notebook-entry", share: 10,
            texts: [
                #"{"word":"banking","partOfSpeech":["noun"],"englishMeaning":["a"],"chineseMeaning":["银行业"],"root":"#
                    + element
                    + #","prefix":"# + element + #","suffix":"# + element
                    + #","relatedWords":["bank"],"variants":["banker"]}"#
            ],
            tokens: [
                "{", "}", "[", "]", ",", ":", "null", "\"\"", #""word":"#, #""root":"#, #"\n"#, #"\u0000"#, "1", "---",
                "# ",
            ], large: .json
        ) { input in
            let entry = try WordEntry(strictJSON: Data(input))
            let block = NotebookText.block(entry)
            if NotebookText.entry(block)?.word != entry.word { throw Fault("an entry that is not read back") }
        }
    }
}
