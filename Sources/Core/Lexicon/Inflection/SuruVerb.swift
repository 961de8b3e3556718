import Model

extension Lexicon {
    /// The noun of which する makes a verb, if the dictionary has it.
    func nounBeforeSuru(in verb: String) -> String? {
        verb.nounBeforeSuru.flatMap { contains($0, in: .japanese) ? $0 : nil }
    }
}

extension String {
    /// The noun of which する makes this verb: 勉強 for 勉強する. Nil for every other word, する itself among them. Whether it is
    /// a noun is for a dictionary to say.
    var nounBeforeSuru: String? {
        guard hasSuffix("する"), self != "する" else { return nil }
        return String(dropLast(2))
    }
}
