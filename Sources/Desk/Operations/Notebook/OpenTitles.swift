import Model
import Notebook
import Pages

/// A page of the notebook's titles, latest first.
public struct OpenedTitles: Sendable {
    public var titles: [String] = []
    public var page = ListPage(nearest: 1, of: 0, size: NotebookPage.shown)
    /// The number of titles that match.
    public var matching = 0
    /// The number of all entries.
    public var total = 0
    /// Replaced notebooks, latest first.
    public var earlier: [EarlierNotebook] = []
    /// Why the rest is missing.
    public var problem: NotebookError?
}

extension LearnerContext {
    /// Returns a page of the titles that contain a text, and what else the page of the notebook shows.
    ///
    /// - Parameter page: From 1; the last one if there are fewer.
    /// - Throws: `StorageError`.
    public func openTitles(
        matching query: String, page: Int, in notebook: EtymologyNotebook
    ) async throws -> OpenedTitles {
        var opened = OpenedTitles()
        do {
            let (titles, count) = try await notebook.list(matching: query)
            opened.page = ListPage(nearest: page, of: titles.count, size: NotebookPage.shown)
            // The file grows at its end.
            opened.titles = opened.page.rows(of: titles.reversed())
            opened.matching = titles.count
            opened.total = count
            opened.earlier = try await notebook.earlier()
        } catch let error as NotebookError { opened.problem = error }
        return opened
    }
}
