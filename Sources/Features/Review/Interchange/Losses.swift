import Model

/// Counts what cannot be imported, by kind, in order of occurrence.
struct Losses {
    private(set) var all: [AnkiLoss] = []

    mutating func add(_ kind: AnkiLoss.Kind, _ count: Int = 1) {
        guard count > 0 else { return }
        if let index = all.firstIndex(where: { $0.kind == kind }) {
            all[index].count += count
        } else {
            all.append(AnkiLoss(kind, count: count))
        }
    }
}
