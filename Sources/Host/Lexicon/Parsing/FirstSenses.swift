/// The sense in which an English word is mostly met today, where WordNet, whose order was counted in texts of the 1960s,
/// has another first: a "plate" is a dish before it is a base of baseball. Glossa's own list.
struct FirstSenses {
    /// By the word in small letters: the part of speech, and WordNet's number of the sense, from 1.
    private(set) var senses: [String: (partOfSpeech: PartOfSpeechCode, number: Int)] = [:]

    /// The list that comes with Glossa.
    static let glossa = FirstSenses(String(decoding: PackageResources.first_senses_txt, as: UTF8.self))

    /// Reads lines of `word<TAB>part of speech<TAB>number`, the number being WordNet's of the sense, from 1.
    init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 3, let number = Int(fields[2]), number > 0,
                let part = PartOfSpeechCode.allCases.first(where: { $0.name == fields[1] })
            else { continue }
            senses[fields[0]] = (part, number)
        }
    }

    /// Whether the list says that a word is mostly met as a part of speech.
    func isMostly(_ partOfSpeech: PartOfSpeechCode, _ word: String) -> Bool {
        senses[word]?.partOfSpeech == partOfSpeech
    }

    /// The senses of a word as a part of speech, the one that is mostly met first and the others in their order.
    func ordered(_ definitions: [String], of word: String, as partOfSpeech: PartOfSpeechCode) -> [String] {
        guard let first = senses[word], first.partOfSpeech == partOfSpeech,
            definitions.indices.contains(first.number - 1)
        else { return definitions }
        var definitions = definitions
        definitions.insert(definitions.remove(at: first.number - 1), at: 0)
        return definitions
    }
}
