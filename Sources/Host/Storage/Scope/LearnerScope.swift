/// The check that a statement names the learner whose rows it reads and writes.
///
/// Every table but `request_limit`, `work_claim` and `store_purchase` belongs to learners, and a statement must scope each
/// table that it names: with `learner_id = ?`, or with `learner_id = other.learner_id` where the other table is scoped. An INSERT assigns
/// a `?` to the column `learner_id`, and its `ON CONFLICT` names the column. In the table `learner` itself, the key is
/// `id`. A condition counts only if every row must meet it: not under OR, NOT or CASE.
///
/// A statement that cannot be parsed counts as unscoped.
struct LearnerScope: Sendable {
    /// The indexes of the arguments that must be the learner.
    private(set) var places: [Int] = []
    /// The tables for which the statement names no learner.
    private(set) var unscoped: [String] = []

    /// Names in a FROM that are not learner-owned tables.
    private static let shared: Set<String> = [
        "schema_migration", "sqlite_master", "request_limit", "work_claim", "store_purchase",
    ]

    /// The names of WITH queries, which are scoped themselves.
    private var derived: Set<String> = []

    /// - Parameter sql: One statement.
    init(_ sql: String) {
        statement(SQLNode.tree(of: sql)[...], [])
    }

    /// The column that identifies the learner of a row.
    fileprivate static func key(of table: String) -> String { table == "learner" ? "id" : "learner_id" }

    /// - Parameter outer: The names of the surrounding query's scoped tables.
    private mutating func statement(_ nodes: ArraySlice<SQLNode>, _ outer: Set<String>) {
        var nodes = nodes
        while let first = nodes.first, ["explain", "query", "plan"].contains(where: { first == .word($0) }) {
            nodes = nodes.dropFirst()
        }
        if nodes.first == .word("with") { nodes = skippingQueries(nodes, outer) }
        switch nodes.first {
        case .word("insert"): insertion(nodes, outer)
        case .word("update"):
            if let set = nodes.firstIndex(of: .word("set")),
                nodes[set...].prefix(while: { $0 != .word("where") }).contains(.word("learner_id"))
            {
                unscoped.append("a row's learner_id, which it changes,")
            }
            selection(nodes, outer)
        case .word("delete"): selection(nodes, outer)
        default: query(nodes, outer)
        }
    }

    /// Skips the queries of a WITH and returns the rest.
    private mutating func skippingQueries(_ nodes: ArraySlice<SQLNode>, _ outer: Set<String>) -> ArraySlice<SQLNode> {
        let verbs: [SQLNode] = ["select", "values", "insert", "update", "delete"].map { .word($0) }
        guard let end = nodes.firstIndex(where: { verbs.contains($0) }) else { return nodes }
        var last: SQLNode?
        for node in nodes[..<end] {
            if node == .word("as"), case .word(let name)? = last { derived.insert(name) }
            // A query's name may be followed by a list of its columns.
            if case .group = node { continue }
            last = node
        }
        for case .group(let inner) in nodes[..<end] where inner.isQuery { statement(inner[...], outer) }
        return nodes[end...]
    }

    private mutating func query(_ nodes: ArraySlice<SQLNode>, _ outer: Set<String>) {
        let sets: [SQLNode] = ["union", "intersect", "except"].map { .word($0) }
        for part in nodes.split(whereSeparator: { sets.contains($0) }) { selection(part, outer) }
    }

    /// Checks one SELECT, UPDATE or DELETE and its subqueries.
    private mutating func selection(_ nodes: ArraySlice<SQLNode>, _ outer: Set<String>) {
        var reading = Selection()
        reading.read(nodes)
        let owned = reading.sources.filter { !Self.shared.contains($0.table) && !derived.contains($0.table) }
        var scoped = outer.subtracting(owned.map { $0.name })
        var links: [(SQLColumn, SQLColumn)] = []
        for condition in reading.conditions {
            guard let equality = SQLEquality(condition) else { continue }
            switch (equality.left, equality.right) {
            case (.column(let column), .argument(let place)), (.argument(let place), .column(let column)):
                guard let name = Self.source(of: column, among: owned) else { continue }
                scoped.insert(name)
                places.append(place)
            case (.column(let left), .column(let right)): links.append((left, right))
            default: continue
            }
        }
        // Repeat, because a later condition may scope the table that an earlier one refers to.
        for _ in links {
            for (left, right) in links {
                for (one, other) in [(left, right), (right, left)] {
                    guard let name = Self.source(of: one, among: owned) else { continue }
                    let isScoped =
                        Self.source(of: other, among: owned).map { scoped.contains($0) }
                        ?? (other.name == "learner_id" && other.table.map { outer.contains($0) } ?? false)
                    if isScoped { scoped.insert(name) }
                }
            }
        }
        for source in owned where !scoped.contains(source.name) { unscoped.append(source.table) }
        queries(in: nodes, scoped)
    }

    /// Checks the queries in parentheses, at any depth.
    private mutating func queries(in nodes: ArraySlice<SQLNode>, _ outer: Set<String>) {
        for case .group(let inner) in nodes {
            if inner.isQuery { statement(inner[...], outer) } else { queries(in: inner[...], outer) }
        }
    }

    /// Returns the name of the table whose learner a column holds.
    private static func source(of column: SQLColumn, among owned: [Selection.Source]) -> String? {
        let candidates = owned.filter { $0.name == column.table ?? $0.name }
        guard candidates.count == 1, let source = candidates.first, column.name == key(of: source.table) else {
            return nil
        }
        return source.name
    }

    private mutating func insertion(_ nodes: ArraySlice<SQLNode>, _ outer: Set<String>) {
        let into = nodes.dropFirst()
        guard into.first == .word("into"), case .word(let table)? = into.dropFirst().first,
            case .group(let columns)? = into.dropFirst(2).first
        else { return unscoped.append("a table whose columns it does not list,") }
        guard !Self.shared.contains(table) else { return }
        let rest = into.dropFirst(3)
        let key = Self.key(of: table)
        guard let index = columns.items.firstIndex(where: { $0.elementsEqual([.word(key)]) }) else {
            return unscoped.append(table)
        }
        let end = rest.firstIndex(of: .word("on")) ?? rest.endIndex
        if rest.first == .word("values") {
            for case .group(let row) in rest[..<end] {
                if row.items.indices.contains(index), case .placeholder(let place)? = row.items[index].first,
                    row.items[index].count == 1
                {
                    places.append(place)
                } else {
                    unscoped.append(table)
                }
                queries(in: row[...], outer)
            }
        } else if rest.first == .word("select") {
            let list = Array(rest.dropFirst().prefix { $0 != .word("from") })
            let item = list.items.indices.contains(index) ? Array(list.items[index]) : []
            if case .placeholder(let place)? = item.first, item.count == 1 {
                places.append(place)
            } else if item.last != .word(key) {
                unscoped.append(table)
            }
            query(rest[..<end], outer)
        } else {
            unscoped.append(table)
        }
        let conflict = rest[end...].dropFirst(2)
        if case .group(let target)? = conflict.first, !target.contains(.word(key)) { unscoped.append(table) }
        queries(in: conflict, outer)
    }
}

/// The tables of one SELECT, UPDATE or DELETE, and the conditions that every row meets.
private struct Selection {
    struct Source {
        var table: String
        /// The name that qualifies its columns.
        var name: String
    }

    private enum Clause { case other, sources, condition }

    var sources: [Source] = []
    var conditions: [[SQLNode]] = []

    private var clause = Clause.other
    private var awaitsTable = false
    private var open: [[SQLNode]] = []
    private var cases = 0
    private var hasAlternatives = false

    private static let sourceWords: Set<String> = ["from", "join", "update", "left", "inner", "cross", "right", "full"]
    private static let otherWords: Set<String> = [
        "set", "group", "order", "having", "limit", "offset", "returning", "window", "for", "select",
    ]
    private static let noNames: Set<String> = [
        "on", "where", "set", "outer", "natural", "using", "indexed", "not", "as", "and", "union",
    ]

    mutating func read(_ nodes: ArraySlice<SQLNode>) {
        var index = nodes.startIndex
        while index < nodes.endIndex {
            let node = nodes[index]
            let next = index + 1 < nodes.endIndex ? nodes[index + 1] : nil
            index += 1
            switch node {
            case .word(let word) where awaitsTable:
                awaitsTable = false
                // `rows(?)` is a function, not a table.
                if case .group? = next { continue }
                let (name, length) = Self.alias(nodes[index...])
                index += length
                sources.append(Source(table: word, name: name ?? word))
            case .group(let inner) where awaitsTable:
                awaitsTable = false
                // Tables in parentheses.
                if !inner.isQuery {
                    awaitsTable = true
                    read(inner[...])
                    clause = .sources
                }
            case .word(let word):
                read(word, isFunction: next.map { if case .group = $0 { true } else { false } } ?? false)
            case .symbol(",") where clause == .sources: awaitsTable = true
            default: if clause == .condition { append(node) }
            }
        }
        endCondition()
    }

    private mutating func read(_ word: String, isFunction: Bool) {
        if word == "case" { cases += 1 }
        if cases > 0 {
            if word == "end" { cases -= 1 }
            if clause == .condition { append(.word(word)) }
            return
        }
        let isDistinction = open.last?.last == .word("distinct")
        if Self.sourceWords.contains(word), !isDistinction, word == "from" || word == "join" || !isFunction {
            endCondition()
            clause = .sources
            awaitsTable = ["from", "join", "update"].contains(word)
        } else if word == "on" || word == "where" {
            endCondition()
            clause = .condition
            open = [[]]
        } else if Self.otherWords.contains(word) {
            endCondition()
            clause = .other
        } else if clause == .condition {
            switch word {
            case "and": open.append([])
            case "or": hasAlternatives = true
            default: append(.word(word))
            }
        }
    }

    private mutating func append(_ node: SQLNode) {
        if open.isEmpty { open = [[]] }
        open[open.count - 1].append(node)
    }

    private mutating func endCondition() {
        if !hasAlternatives { conditions += open }
        open = []
        hasAlternatives = false
        if clause == .condition { clause = .other }
    }

    /// Returns the alias after a table and the number of words it takes.
    private static func alias(_ nodes: ArraySlice<SQLNode>) -> (name: String?, length: Int) {
        let hasAs = nodes.first == .word("as")
        guard case .word(let word)? = nodes.dropFirst(hasAs ? 1 : 0).first,
            hasAs || !(noNames.contains(word) || sourceWords.contains(word) || otherWords.contains(word))
        else { return (nil, 0) }
        return (word, hasAs ? 2 : 1)
    }
}

/// A column, with its table if qualified.
private struct SQLColumn {
    var table: String?
    var name: String
}

/// `a.learner_id = ?` or `a.learner_id = b.learner_id`.
private struct SQLEquality {
    enum Side {
        case column(SQLColumn)
        case argument(Int)
    }

    var left: Side
    var right: Side

    init?(_ condition: [SQLNode]) {
        let sides = condition.split(separator: .symbol("="), omittingEmptySubsequences: false)
        guard sides.count == 2, let left = Self.side(sides[0]), let right = Self.side(sides[1]) else { return nil }
        self.left = left
        self.right = right
    }

    private static func side(_ nodes: ArraySlice<SQLNode>) -> Side? {
        let nodes = Array(nodes)
        if nodes.count == 1, case .placeholder(let place) = nodes[0] { return .argument(place) }
        switch nodes.count {
        case 1:
            guard case .word(let name) = nodes[0] else { return nil }
            return .column(SQLColumn(table: nil, name: name))
        case 3:
            guard case .word(let table) = nodes[0], nodes[1] == .symbol("."), case .word(let name) = nodes[2] else {
                return nil
            }
            return .column(SQLColumn(table: table, name: name))
        default: return nil
        }
    }
}
