import Etymology
import Lexicon
import Model

extension EntryComposer {
    private static let mostBranches = 4
    private static let mostWords = 8

    /// Returns the family of an English word; empty if the dictionaries do not know its origin.
    public func family(of word: String) -> FamilyTree {
        let word = word.lowercased()
        let structure = WordStructure(of: word, by: tables) { self.evidence(for: $0) }
        var line: [FamilyTree.Node] = []
        if structure.bases.first.map({ word != $0 && !structure.root.form.contains("+") }) ?? false {
            line += structure.bases.map { FamilyTree.Node(language: "English", word: $0) }
        }
        let base = structure.bases.last ?? word
        let origin = evidence(for: base)?.origins.first { !$0.steps.isEmpty || !$0.parts.isEmpty }
        let listed = descent(of: base).map { FamilyTree.Node(language: $0.language, word: $0.form) }
        // An article has meanings, but its old type may have lost letters; then the list of origins is better.
        let told = (origin?.steps ?? []).filter { !$0.form.isEmpty }.map {
            FamilyTree.Node(language: $0.language, word: $0.form, meaning: WordStructure.brief($0.meaning))
        }
        line += told.isEmpty ? listed : told
        let parts = (origin?.parts ?? []).filter { !$0.form.isEmpty }.map {
            FamilyTree.Node(language: $0.language, word: $0.form, meaning: WordStructure.brief($0.meaning))
        }
        return FamilyTree(
            line: line, parts: parts.count > 1 ? parts : [], branches: branches(of: base, besides: [word, base]))
    }

    /// Returns the English descendants of each ancestor in the list of origins.
    private func branches(of word: String, besides: Set<String>) -> [FamilyTree.Branch] {
        var branches: [FamilyTree.Branch] = []
        var seen = besides
        for ancestor in descent(of: word) where ancestor.language != "English" {
            let etymon = Etymon(language: ancestor.language, word: ancestor.form)
            let children = lexicon.descendants(of: etymon)
            var words = children.filter { $0.language == "English" }.map(\.word)
            for child in children where child.language != "English" {
                words += lexicon.descendants(of: child).filter { $0.language == "English" }.map(\.word)
            }
            let known = words.compactMap { word -> (word: String, rank: Int)? in
                guard !word.contains(" "), seen.insert(word).inserted else { return nil }
                return lexicon.commonness(ofEnglish: word).map { (word, $0) }
            }
            guard !known.isEmpty else { continue }
            branches.append(
                FamilyTree.Branch(
                    ancestor: FamilyTree.Node(language: ancestor.language, word: ancestor.form),
                    words: known.sorted { ($0.rank, $0.word) < ($1.rank, $1.word) }.prefix(Self.mostWords).map(\.word)))
            if branches.count == Self.mostBranches { break }
        }
        return branches
    }
}
