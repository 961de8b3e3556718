import Library
import Model
import Pages

/// The texts of recently read pages as markup, because writing hundreds of words takes most of the time of a page. Their
/// words are kept beside them (`PageWords`), and outlive a mark, which changes only the markup.
final class PageTexts: Sendable {
    private struct Key: Hashable {
        var learner: ID<Learner>
        var book: ID<Book>
        var page: Int
        var version: OpenedPage.Version
        var script: Preferences.Script
        var toneSandhi: Bool
        var interface: Preferences.Interface
    }

    private let texts: RecentValues<Key, ReadingPage.Text>

    /// - Parameter megabytes: The maximum markup for all learners together.
    init(megabytes: Int = 8) { texts = RecentValues(megabytes: megabytes) }

    /// Returns the text of a page, writing it if it is not cached.
    func text(
        of page: OpenedPage, for learner: ID<Learner>, _ preferences: Preferences, write: () -> ReadingPage.Text
    ) -> ReadingPage.Text {
        let key = Key(
            learner: learner, book: page.book.id, page: page.passage.number, version: page.version,
            script: preferences.script, toneSandhi: preferences.toneSandhi, interface: preferences.interface)
        return texts.value(of: key, bytes: { $0.markup.byteCount }, make: write)
    }
}
