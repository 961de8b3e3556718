import Foundation
import Lexicon
import LexiconFile
import Model

/// A word of JMdict: the ways to write it, the ways to read it, and its senses.
struct JMdictWord {
    /// A way to write or to read it.
    struct Form {
        var text: String
        var priority = JMdictPriority()
        /// Whether it is irregular or out of date.
        var isOdd = false
        /// For a reading: the written forms that it belongs to; empty for all.
        var written: [String] = []
        /// For a reading: whether it is no reading of the written forms (ヒト of 人).
        var isKanaOnly = false
    }

    /// A sense.
    struct Sense {
        /// The written forms and the readings that it belongs to; empty for all.
        var written: [String] = []
        var readings: [String] = []
        var partsOfSpeech: [PartOfSpeechCode] = []
        var traits: JMdictTraits = []
        /// What is shown in brackets before it, such as "archaic".
        var remarks: [String] = []
        /// Notes on its use, which are shown in brackets after it.
        var notes: [String] = []
        var glosses: [String] = []
    }

    /// How its forms end; nil if it does not inflect.
    var inflection: JapaneseInflection?
    /// With kanji; empty for a word of kana alone.
    var written: [Form] = []
    var readings: [Form] = []
    var senses: [Sense] = []
}

/// How common a form is, by the lists that JMdict names.
struct JMdictPriority {
    /// The sum of what the lists count.
    private(set) var weight = 0
    /// The band of 500 words in newspapers, from 1; nil for rarer forms.
    private(set) var newspaperBand: Int?

    /// The bands that `nf` with two digits can name; others are skipped.
    private static let newspaperBands = 1...99

    /// Whether JMdict's own printed lists mark it as common, `(P)`.
    var isCommon: Bool { weight >= 3 }

    /// - Parameter mark: `ichi1` (of 10,000 basic words), `news1` (of the 12,000 commonest in newspapers), `gai1` (of
    ///   loanwords), `spec1` (marked by the editors), the same with 2, or `nf01` (a band of 500 in newspapers).
    mutating func add(_ mark: String) {
        switch mark {
        case "ichi1": weight += 5
        case "spec1", "gai1", "news1": weight += 3
        case "spec2": weight += 3
        case "ichi2", "news2", "gai2": weight += 1
        default:
            if mark.hasPrefix("nf"), let band = Int(mark.dropFirst(2)), Self.newspaperBands.contains(band) {
                newspaperBand = band
            }
        }
    }
}

extension JMdictWord {
    /// Reads JMdict in the form of PyPI `jamdict-data`, in its order. Skips what has no reading or no sense.
    ///
    /// - Throws: ``LexiconError/unreadable(path:reason:)``.
    static func all(in file: URL) throws(LexiconError) -> [JMdictWord] {
        let database = try SQLiteRows(file)
        var words: [JMdictWord] = []
        var places: [Int: Int] = [:]
        try database.read("SELECT idseq FROM Entry ORDER BY idseq") { row in
            places[row.integer(0)] = words.count
            words.append(JMdictWord())
        }
        try forms("Kanji", "0", "KJP", "KJI", places, database) { word, form in
            words[word].written.append(form)
            return words[word].written.count - 1
        } change: { word, form, change in
            change(&words[word].written[form])
        }
        let readings = try forms("Kana", "nokanji", "KNP", "KNI", places, database) { word, form in
            words[word].readings.append(form)
            return words[word].readings.count - 1
        } change: { word, form, change in
            change(&words[word].readings[form])
        }
        try database.read("SELECT kid, text FROM KNR") { row in
            guard let place = readings[row.integer(0)] else { return }
            words[place.word].readings[place.form].written.append(row.text(1))
        }
        try readSenses(of: &words, places, database)
        return words.filter { !$0.readings.isEmpty && !$0.senses.isEmpty }
    }

    /// Where a form or a sense is: the word and the place in it.
    private typealias Place = (word: Int, form: Int)

    /// Reads the forms of a table with their priorities and remarks.
    @discardableResult
    private static func forms(
        _ table: String, _ isKanaOnly: String, _ priorities: String, _ remarks: String, _ places: [Int: Int],
        _ database: SQLiteRows, add: (Int, Form) -> Int, change: (Int, Int, (inout Form) -> Void) -> Void
    ) throws(LexiconError) -> [Int: Place] {
        var found: [Int: Place] = [:]
        try database.read("SELECT ID, idseq, text, \(isKanaOnly) FROM \(table) ORDER BY ID") { row in
            guard let word = places[row.integer(1)] else { return }
            found[row.integer(0)] = (word, add(word, Form(text: row.text(2), isKanaOnly: row.integer(3) != 0)))
        }
        try database.read("SELECT kid, text FROM \(priorities)") { row in
            guard let place = found[row.integer(0)] else { return }
            change(place.word, place.form) { $0.priority.add(row.text(1)) }
        }
        try database.read("SELECT kid, text FROM \(remarks)") { row in
            guard let place = found[row.integer(0)], JMdictCodes.isOdd(row.text(1)) else { return }
            change(place.word, place.form) { $0.isOdd = true }
        }
        return found
    }

    private static func readSenses(
        of words: inout [JMdictWord], _ places: [Int: Int], _ database: SQLiteRows
    ) throws(LexiconError) {
        var senses: [Int: Place] = [:]
        try database.read("SELECT ID, idseq FROM Sense ORDER BY ID") { row in
            guard let word = places[row.integer(1)] else { return }
            senses[row.integer(0)] = (word, words[word].senses.count)
            words[word].senses.append(Sense())
        }
        func read(_ table: String, _ change: (inout JMdictWord, Int, String) -> Void) throws(LexiconError) {
            try database.read("SELECT sid, text FROM \(table) ORDER BY rowid") { row in
                guard let place = senses[row.integer(0)] else { return }
                change(&words[place.word], place.form, row.text(1))
            }
        }
        try read("stagk") { $0.senses[$1].written.append($2) }
        try read("stagr") { $0.senses[$1].readings.append($2) }
        try read("pos") { word, sense, text in
            let code = JMdictCodes.partOfSpeech(text)
            if code != .none, !word.senses[sense].partsOfSpeech.contains(code) {
                word.senses[sense].partsOfSpeech.append(code)
            }
            if word.inflection == nil { word.inflection = JMdictCodes.inflection(text) }
        }
        for table in ["misc", "field", "dialect"] {
            try read(table) { word, sense, text in
                word.senses[sense].traits.formUnion(JMdictCodes.traits(text))
                if let remark = JMdictCodes.remark(text), !word.senses[sense].remarks.contains(remark) {
                    word.senses[sense].remarks.append(remark)
                }
            }
        }
        try read("SenseInfo") { $0.senses[$1].notes.append($2) }
        try read("SenseGloss") { $0.senses[$1].glosses.append($2) }
        for word in words.indices {
            words[word].senses.removeAll { $0.glosses.isEmpty }
            // What is said of an earlier sense holds for those after it.
            for sense in words[word].senses.indices.dropFirst() where words[word].senses[sense].partsOfSpeech.isEmpty {
                words[word].senses[sense].partsOfSpeech = words[word].senses[sense - 1].partsOfSpeech
            }
        }
    }
}
