import Model
import Storage

extension CardQuery {
    /// Returns the query as conditions on `card` joined with `note`, except its texts, which ``CardSearch`` handles.
    ///
    /// - Parameters:
    ///   - decks: All of the learner's, to resolve names.
    func condition(_ decks: DeckTree, _ moment: StudyMoment) -> (sql: String, arguments: [SQLValue]) {
        var parts: [String] = []
        var arguments: [SQLValue] = []
        for term in terms {
            guard let (sql, values) = Self.sql(term.condition, decks, moment) else { continue }
            // A missing value matches neither way: without this, neither stability>1 nor -stability>1 would find a new
            // card.
            parts.append(term.isNegated ? "NOT COALESCE((\(sql)), FALSE)" : "(\(sql))")
            arguments += values
        }
        return (parts.isEmpty ? "1 = 1" : parts.joined(separator: " AND "), arguments)
    }

    /// Whether an SQL condition refers to the note.
    var readsNotes: Bool {
        terms.contains { term in
            switch term.condition {
            case .tag, .level, .language: true
            case .text, .deck, .kind, .standing, .number: false
            }
        }
    }

    /// Nil for text.
    private static func sql(
        _ condition: Condition, _ decks: DeckTree, _ moment: StudyMoment
    ) -> (String, [SQLValue])? {
        switch condition {
        case .text: return nil
        case .deck(let name):
            let ids = Self.decks(named: name, decks)
            guard !ids.isEmpty else { return ("1 = 0", []) }
            return ("card.deck_id IN (\(ids.map { _ in "?" }.joined(separator: ", ")))", ids.map { SQLValue($0) })
        case .tag(let tag): return (#"note.tags LIKE ? ESCAPE '\'"#, [.containing(" \(tag) ")])
        case .level(let level): return ("LOWER(note.level) = LOWER(?)", [SQLValue(level)])
        case .language(let language?): return ("note.language = ?", [SQLValue(language.rawValue)])
        case .language(nil):
            let known = Language.allCases.map { SQLValue($0.rawValue) }
            return ("note.language NOT IN (\(known.map { _ in "?" }.joined(separator: ", ")))", known)
        case .kind(let kind): return ("card.kind = ?", [SQLValue(kind.rawValue)])
        case .standing(let standing): return sql(standing, decks, moment)
        case .number(let property, let comparison, let number): return sql(property, comparison, number, moment)
        }
    }

    /// Returns cards that were forgotten as often as their deck's leech threshold.
    private static func leeches(_ decks: DeckTree) -> (String, [SQLValue]) {
        let groups = Dictionary(grouping: decks.ordered.map { $0.deck }) { $0.options.leechThreshold }.filter {
            $0.key > 0
        }
        guard !groups.isEmpty else { return ("1 = 0", []) }
        var parts: [String] = []
        var arguments: [SQLValue] = []
        for (threshold, decks) in groups.sorted(by: { $0.key < $1.key }) {
            let among = decks.map { _ in "?" }.joined(separator: ", ")
            parts.append("(card.deck_id IN (\(among)) AND card.lapses >= ?)")
            arguments += decks.map { SQLValue($0.id) } + [SQLValue(threshold)]
        }
        return (parts.joined(separator: " OR "), arguments)
    }

    private static func sql(
        _ standing: Standing, _ decks: DeckTree, _ moment: StudyMoment
    ) -> (String, [SQLValue]) {
        switch standing {
        case .new: ("card.state = 0", [])
        case .learning: ("card.state IN (1, 3)", [])
        case .review: ("card.state = 2", [])
        case .due:
            (
                "card.standing = 0 AND card.state > 0 AND card.due < ? AND card.buried_on <> ?",
                [SQLValue(moment.tomorrow), SQLValue(moment.today)]
            )
        case .suspended: ("card.standing = 1", [])
        case .buried: ("card.buried_on = ?", [SQLValue(moment.today)])
        case .flagged: ("card.is_flagged = 1", [])
        case .leech: leeches(decks)
        case .young: ("card.state = 2 AND card.interval_days < \(AnswerPhase.matureInterval)", [])
        case .mature: ("card.state = 2 AND card.interval_days >= \(AnswerPhase.matureInterval)", [])
        }
    }

    private static func sql(
        _ property: Property, _ comparison: Comparison, _ number: Double, _ moment: StudyMoment
    ) -> (String, [SQLValue]) {
        func compared(_ column: String, _ value: Double) -> (String, [SQLValue]) {
            ("\(column) \(comparison.rawValue) ?", [SQLValue(value)])
        }
        // Bounded to prevent overflow.
        let days = min(max(number, -100_000), 100_000)
        switch property {
        case .due:
            if comparison == .equal {
                return (
                    "card.state > 0 AND card.due >= ? AND card.due < ?",
                    [SQLValue(moment.morning(in: days)), SQLValue(moment.morning(in: days + 1))]
                )
            }
            let isWholeDayIncluded = comparison == .lessOrEqual || comparison == .greater
            let sign = comparison == .less || comparison == .lessOrEqual ? "<" : ">="
            return (
                "card.state > 0 AND card.due \(sign) ?",
                [SQLValue(moment.morning(in: days + (isWholeDayIncluded ? 1 : 0)))]
            )
        case .added:
            // "added<7" means within the last seven days, that is, a later time.
            let turned: [Comparison: String] = [.less: ">", .lessOrEqual: ">=", .greater: "<", .greaterOrEqual: "<="]
            let value = Double(moment.now.milliseconds) - days * 86_400_000
            return ("card.created_at \(turned[comparison] ?? "=") ?", [SQLValue(value)])
        case .lapses: return compared("card.lapses", number)
        case .reviews: return compared("card.reviews", number)
        case .interval: return compared("card.interval_days", number)
        case .ease: return compared("card.ease", number)
        case .stability: return compared("card.stability", number)
        case .difficulty: return compared("card.difficulty", number)
        }
    }
}
