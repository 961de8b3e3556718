import Model
import Proficiency
import Reading
import Storage

extension Desk {
    /// Returns how much of several books the learner knows, by their ids: those whose words are counted from one
    /// snapshot, the others as ``coverage(of:)`` does.
    func coverages(of books: [Book]) async throws -> [ID<Book>: Coverage] {
        var known = try await countedCoverages(of: books)
        for book in books where known[book.id] == nil { known[book.id] = try await coverage(of: book) }
        return known
    }

    private func countedCoverages(of books: [Book]) async throws -> [ID<Book>: Coverage] {
        guard books.count > 1 else { return [:] }
        let desk = self
        return try await database.read(learner) { reader in
            let snapshot = try desk.knowledge.current(reader)
            var fingerprints: [Language: String] = [:]
            for language in Set(books.map(\.language)) {
                fingerprints[language] = vocabularyFingerprint(
                    language, try reader.corrections(language), desk.lexicon)
            }
            var known: [ID<Book>: Coverage] = [:]
            for book in books {
                let fingerprint = fingerprints[book.language] ?? ""
                if let coverage = desk.vocabularies.coverage(
                    book.id, fingerprint: fingerprint, version: snapshot.version)
                {
                    known[book.id] = coverage
                } else if let vocabulary = try reader.vocabulary(of: book.id, fingerprint: fingerprint) {
                    // One at a time, because a vocabulary takes megabytes.
                    known[book.id] = Coverage(of: vocabulary, by: snapshot.knowledge(book.language))
                }
            }
            return known
        }
    }
}
