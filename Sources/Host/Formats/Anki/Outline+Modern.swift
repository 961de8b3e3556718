import Foundation

extension Outline {
    /// Reads what newer collections keep in tables of Protocol Buffers.
    init(modern file: SQLiteFile) throws(AnkiError) {
        let col = try file.prepare("SELECT crt FROM col LIMIT 1")
        if try col.step() { createdAt = col.integer(0) }
        try readConfig(file)
        try readDecks(file)
        try readNotetypes(file)
        try readFields(file)
        try readTemplates(file)
        let rows = try file.prepare("SELECT id, name, config FROM deck_config")
        while try rows.step() {
            var preset = AnkiPreset(id: rows.integer(0))
            preset.name = rows.text(1)
            preset.read(ProtobufMessage(rows.bytes(2)))
            presets.append(preset)
        }
    }

    private mutating func readConfig(_ file: SQLiteFile) throws(AnkiError) {
        let rows = try file.prepare("SELECT key, val FROM config")
        while try rows.step() {
            switch rows.text(0) {
            case "fsrs": usesFSRS = rows.text(1) == "true"
            // In minutes that UTC is ahead.
            case "creationOffset": createdOffset = Int(rows.text(1)).flatMap { abs($0) < 1440 ? $0 * -60 : nil }
            default: continue
            }
        }
    }

    private mutating func readDecks(_ file: SQLiteFile) throws(AnkiError) {
        let rows = try file.prepare("SELECT id, name, kind FROM decks")
        while try rows.step() {
            var deck = AnkiDeck(id: rows.integer(0), path: Self.path(rows.text(1)))
            var kind = ProtobufMessage(rows.bytes(2))
            while let (field, value) = kind.next() {
                if field == 2 { deck.isFiltered = true }
                guard field == 1 else { continue }
                var normal = value.message
                while let (field, value) = normal.next() {
                    switch field {
                    case 1: deck.presetID = Int64(value.integer)
                    case 4: deck.description = value.text
                    case 10: deck.desiredRetention = value.real
                    default: continue
                    }
                }
            }
            decks.append(deck)
        }
    }

    /// The names of a deck's path: newer collections part them with U+001F, older ones with `::`.
    static func path(_ name: String) -> [String] {
        let parts =
            name.contains("\u{1F}") ? name.components(separatedBy: "\u{1F}") : name.components(separatedBy: "::")
        let named = parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
        return named.isEmpty ? ["Default"] : named
    }

    private mutating func readNotetypes(_ file: SQLiteFile) throws(AnkiError) {
        let rows = try file.prepare("SELECT id, name, config FROM notetypes")
        while try rows.step() {
            var type = AnkiNotetype(id: rows.integer(0), name: rows.text(1))
            var config = ProtobufMessage(rows.bytes(2))
            while let (field, value) = config.next() {
                switch field {
                case 1: type.isCloze = value.integer == 1
                case 2: type.sortField = value.integer
                case 3: type.css = value.text
                case 5: type.latexBefore = value.text
                case 6: type.latexAfter = value.text
                case 7: type.latexIsSVG = value.integer != 0
                case 9: type.stockKind = value.integer
                default: continue
                }
            }
            notetypes.append(type)
        }
    }

    private mutating func readFields(_ file: SQLiteFile) throws(AnkiError) {
        let rows = try file.prepare("SELECT ntid, name, config FROM fields ORDER BY ntid, ord")
        while try rows.step() {
            guard let index = notetypes.firstIndex(where: { $0.id == rows.integer(0) }) else { continue }
            var result = AnkiNotetype.Field(name: rows.text(1))
            var config = ProtobufMessage(rows.bytes(2))
            while let (field, value) = config.next() {
                switch field {
                case 1: result.isSticky = value.integer != 0
                case 2: result.isRightToLeft = value.integer != 0
                case 3: result.font = value.text
                case 4: result.size = value.integer
                case 5: result.description = value.text
                case 9: result.id = Int64(value.integer)
                default: continue
                }
            }
            notetypes[index].fields.append(result)
        }
    }

    private mutating func readTemplates(_ file: SQLiteFile) throws(AnkiError) {
        let rows = try file.prepare("SELECT ntid, name, config FROM templates ORDER BY ntid, ord")
        while try rows.step() {
            guard let index = notetypes.firstIndex(where: { $0.id == rows.integer(0) }) else { continue }
            var template = AnkiNotetype.Template(name: rows.text(1), question: "", answer: "")
            var config = ProtobufMessage(rows.bytes(2))
            while let (field, value) = config.next() {
                switch field {
                case 1: template.question = value.text
                case 2: template.answer = value.text
                case 3: template.browserQuestion = value.text
                case 4: template.browserAnswer = value.text
                case 8: template.id = Int64(value.integer)
                default: continue
                }
            }
            notetypes[index].templates.append(template)
        }
    }
}

extension AnkiPreset {
    fileprivate mutating func read(_ message: ProtobufMessage) {
        var message = message
        // What is not said is empty or 0, except where the program gives it a default of its own.
        learningSteps = []
        relearningSteps = []
        var parameters: [Int: [Double]] = [:]
        var shares: [Double] = []
        while let (field, value) = message.next() {
            switch field {
            case 1: learningSteps += value.reals
            case 2: relearningSteps += value.reals
            case 3, 5, 6: parameters[field, default: []] += value.reals
            case 4: shares += value.reals
            case 9: newPerDay = value.integer
            case 10: reviewsPerDay = value.integer
            case 16: maximumInterval = value.integer
            case 21: suspendsLeeches = value.integer == 0
            case 22: leechThreshold = value.integer
            case 27: buriesSiblings = value.integer != 0 || buriesSiblings
            case 28: buriesSiblings = value.integer != 0 || buriesSiblings
            case 37: desiredRetention = value.real
            default: continue
            }
        }
        self.parameters = parameters[6] ?? parameters[5] ?? parameters[3] ?? []
        if shares.count == 7 { dayShares = shares }
    }
}
