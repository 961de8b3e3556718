import Model
import Routes

extension JobPage {
    /// What became of files that were imported together: those that failed first.
    @HTMLBuilder static func files(_ files: [File], _ shell: Shell) -> HTML {
        let wording = shell.wording
        let failed = files.filter { $0.hasFailed }
        let already = files.filter { $0.wasAlready }.count
        h1 { wording.filesImported(files.count - failed.count, already: already, of: files.count) }
        ul(.class("imported-files")) {
            for file in failed + files.filter({ !$0.hasFailed }) { li { row(file, shell) } }
        }
    }

    @HTMLBuilder private static func row(_ file: File, _ shell: Shell) -> HTML {
        let wording = shell.wording
        switch file.outcome {
        case .book(let book, let wasAlready, let otherLanguage):
            a(.href(.book(book.id, .page(book.lastPage))), .lang(book.language)) { book.title }
            p(.class("quiet-text")) {
                (wasAlready ? wording.importAlready : wording.pages(book.pageCount)) + " · "
                    + wording.characters(book.scalarCount, in: book.language)
            }
            if let otherLanguage { p(.class("quiet-text")) { wording.importedAs(book.language, otherLanguage) } }
        case .problem(let problem):
            let words = wording.explain(problem)
            strong { file.name }
            p(.class("quiet-text")) { wording.sentences(words.happened, words.next) }
        }
    }
}

extension JobPage.File {
    fileprivate var hasFailed: Bool {
        if case .problem = outcome { true } else { false }
    }

    fileprivate var wasAlready: Bool {
        if case .book(_, wasAlready: true, _) = outcome { true } else { false }
    }
}
