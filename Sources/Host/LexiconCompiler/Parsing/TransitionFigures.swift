/// The word classes of the segmenter and the costs of transitions between them, from `Data/transitions.txt`.
struct TransitionFigures {
    var classes: [String]
    /// Costs in hundredths of a nat: `costs[preceding][following]`.
    var costs: [[Int]]

    /// - Returns: Nil if the text does not have the format that its header describes.
    init?(_ text: String) {
        var classes: [String] = []
        var rows: [String: [Int]] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: " ")
            if fields[0] == "classes", classes.isEmpty {
                classes = fields.dropFirst().map(String.init)
            } else {
                rows[String(fields[0])] = fields.dropFirst().compactMap { Int($0) }
            }
        }
        self.classes = classes
        costs = []
        for name in classes {
            guard let row = rows[name], row.count == classes.count else { return nil }
            costs.append(row)
        }
        guard !classes.isEmpty, classes.count <= 255 else { return nil }
    }
}
