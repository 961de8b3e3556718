import Library
import Model
import Pages
import Synchronization

/// A cache of page texts as markup: finding and writing hundreds of words is most of the work for a page, and readers
/// turn pages back and forth.
///
/// An entry is invalid as soon as anything it depends on has changed. The cache is bounded in size, and requests share it
/// under a lock.
final class PageTexts: Sendable {
    private struct Key: Hashable {
        var learner: ID<Learner>
        var book: ID<Book>
        var page: Int
        var version: OpenedPage.Version
        var script: Preferences.Script
        var toneSandhi: Bool
    }

    /// Two generations: a used entry moves to the newer one, and the older one is discarded when the newer is full.
    private struct State {
        var newer: [Key: ReadingPage.Text] = [:]
        var older: [Key: ReadingPage.Text] = [:]
        var bytes = 0
    }

    /// The maximum bytes of markup in one generation.
    private let limit: Int
    private let state = Mutex(State())

    /// - Parameter megabytes: The maximum markup for all learners together.
    init(megabytes: Int = 32) {
        limit = megabytes << 19
    }

    /// Returns the text of a page, writing it if it is not cached.
    func text(
        of page: OpenedPage, for learner: ID<Learner>, _ preferences: Preferences, write: () -> ReadingPage.Text
    ) -> ReadingPage.Text {
        let key = Key(
            learner: learner, book: page.book.id, page: page.passage.number, version: page.version,
            script: preferences.script, toneSandhi: preferences.toneSandhi)
        let known = state.withLock { state -> ReadingPage.Text? in
            if let text = state.newer[key] { return text }
            guard let text = state.older[key] else { return nil }
            keep(text, key, in: &state)
            return text
        }
        if let known { return known }
        let text = write()
        state.withLock { keep(text, key, in: &$0) }
        return text
    }

    private func keep(_ text: ReadingPage.Text, _ key: Key, in state: inout State) {
        guard state.newer.updateValue(text, forKey: key) == nil else { return }
        state.bytes += text.markup.byteCount
        guard state.bytes > limit else { return }
        state.older = state.newer
        state.newer = [:]
        state.bytes = 0
    }
}
