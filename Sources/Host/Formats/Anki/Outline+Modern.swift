import Foundation

extension Outline {
    /// Reads what newer collections store in tables as Protocol Buffers.
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
            let message = ProtobufMessage(rows.bytes(2))
            let object = SchemaEleven.preset(id: rows.integer(0), name: rows.text(1), message)
            var preset: AnkiPreset = try SchemaEleven.read(object)
            // JSON cannot represent NaN.
            preset.parameters = SchemaEleven.parameters(message)
            presets.append(preset)
        }
    }

    private mutating func readConfig(_ file: SQLiteFile) throws(AnkiError) {
        let rows = try file.prepare("SELECT key, val FROM config")
        while try rows.step() {
            switch rows.text(0) {
            case "fsrs": usesFSRS = rows.text(1) == "true"
            // In minutes that UTC is ahead.
            case "creationOffset": createdOffset = Outline.offset(minutesWest: Int(rows.text(1)))
            case "rollover": dayStart = Int(rows.text(1))
            case "savedFilters": savedSearches = SchemaEleven.object(rows.text(1)).count
            default: continue
            }
        }
    }

    private mutating func readDecks(_ file: SQLiteFile) throws(AnkiError) {
        let rows = try file.prepare("SELECT id, name, common, kind FROM decks")
        while try rows.step() {
            let object = SchemaEleven.deck(
                id: rows.integer(0), name: rows.text(1), common: ProtobufMessage(rows.bytes(2)),
                kind: ProtobufMessage(rows.bytes(3)))
            decks.append(try SchemaEleven.read(object))
        }
    }

    /// The names on a deck's path: newer collections separate them with U+001F, older ones with `::`.
    static func path(_ name: String) -> [String] {
        let parts =
            name.contains("\u{1F}") ? name.components(separatedBy: "\u{1F}") : name.components(separatedBy: "::")
        let named = parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
        return named.isEmpty ? ["Default"] : named
    }

    private mutating func readNotetypes(_ file: SQLiteFile) throws(AnkiError) {
        let rows = try file.prepare("SELECT id, name, config, mtime_secs FROM notetypes")
        while try rows.step() {
            var type = AnkiNotetype(id: rows.integer(0), name: rows.text(1))
            type.modified = rows.integer(3)
            var config = ProtobufMessage(rows.bytes(2))
            while let (field, value) = config.next() {
                switch field {
                case 1: type.isCloze = value.integer == 1
                case 2: type.sortField = value.integer
                case 3: type.css = value.text
                case 5: type.latexBefore = value.text
                case 6: type.latexAfter = value.text
                case 7: type.latexIsSVG = value.integer != 0
                case 8: type.requirements = (type.requirements ?? []) + [.init(value.message)]
                case 9: type.stockKind = value.integer
                case 10: type.originalID = Int64(value.integer)
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
                case 6: result.isPlainText = value.integer != 0
                case 7: result.isCollapsed = value.integer != 0
                case 8: result.isLeftOutOfSearch = value.integer != 0
                case 10: result.tag = value.integer
                case 11: result.preventsDeletion = value.integer != 0
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
                case 5 where value.integer != 0: template.deckID = Int64(value.integer)
                case 6: template.browserFont = value.text
                case 7: template.browserSize = value.integer
                case 8: template.id = Int64(value.integer)
                default: continue
                }
            }
            notetypes[index].templates.append(template)
        }
    }
}

extension AnkiNotetype.Requirement {
    fileprivate init(_ message: ProtobufMessage) {
        self.init(template: 0, kind: "none", fields: [])
        var message = message
        while let (field, value) = message.next() {
            switch (field, value) {
            case (1, _): template = value.integer
            case (2, _): kind = value.integer == 1 ? "any" : value.integer == 2 ? "all" : "none"
            case (3, .bytes(let bytes)):
                var number = 0
                var shift = 0
                for byte in bytes where shift < 63 {
                    number |= Int(byte & 0x7F) << shift
                    shift += 7
                    guard byte & 0x80 == 0 else { continue }
                    fields.append(number)
                    (number, shift) = (0, 0)
                }
            case (3, _): fields.append(value.integer)
            default: continue
            }
        }
    }
}
