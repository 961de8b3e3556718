import Model

extension [ImportedChapter] {
    /// So many character references in a book are no accident.
    private static let fewestEntities = 3

    /// Resolves the character references of HTML in a text that is evidently full of them: `&nbsp;`, `&ldquo;`, `&#20320;`.
    mutating func dropEscapes() {
        var count = 0
        for chapter in self where count < Self.fewestEntities {
            count += countEntities(chapter.text, upTo: Self.fewestEntities)
        }
        guard count >= Self.fewestEntities else { return }
        for index in indices {
            self[index].title = self[index].title.map { resolvingEntities($0).trimmingWhitespace }
            self[index].text = resolvingEntities(self[index].text).split(separator: "\n")
                .map(\.trimmingWhitespace).filter { !$0.isEmpty }.joined(separator: "\n")
        }
    }
}
