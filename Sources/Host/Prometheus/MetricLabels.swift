/// The labels of one series, sorted by name; the same labels in another order are the same series.
struct MetricLabels: Hashable, Comparable, Sendable {
    private(set) var pairs: [Pair]

    struct Pair: Hashable, Sendable {
        var name: String
        var value: String
    }

    /// Makes names valid, and keeps the last of several values of one name.
    init(_ dimensions: [(String, String)]) {
        pairs = []
        for (name, value) in dimensions {
            var valid = name.metricName(allowsColon: false)
            // A histogram's own.
            if valid == "le" { valid = "le_" }
            pairs.removeAll { $0.name == valid }
            pairs.append(Pair(name: valid, value: value))
        }
        pairs.sort { $0.name < $1.name }
    }

    /// The series that stands for all for which there is no room: the same names, each with the value `other`.
    var folded: MetricLabels {
        var folded = self
        for index in folded.pairs.indices { folded.pairs[index].value = "other" }
        return folded
    }

    static func < (first: MetricLabels, second: MetricLabels) -> Bool {
        first.pairs.lexicographicallyPrecedes(second.pairs) { ($0.name, $0.value) < ($1.name, $1.value) }
    }

    /// Appends the labels in braces; nothing if there are none.
    ///
    /// - Parameter bound: The upper bound of a bucket.
    func write(to text: inout String, bound: String? = nil) {
        if pairs.isEmpty, bound == nil { return }
        text += "{"
        var isFirst = true
        for pair in pairs {
            if !isFirst { text += "," }
            isFirst = false
            text += pair.name
            text += "=\""
            text.append(escaped: pair.value, quotes: true)
            text += "\""
        }
        if let bound {
            if !isFirst { text += "," }
            text += "le=\"\(bound)\""
        }
        text += "}"
    }
}

extension String {
    /// The text as the name of a metric or a label: letters, digits and underscores, beginning with no digit. Everything
    /// else becomes an underscore.
    func metricName(allowsColon: Bool) -> String {
        var name = String(
            unicodeScalars.map { scalar -> Character in
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9", "_": Character(scalar)
                case ":" where allowsColon: ":"
                default: "_"
                }
            })
        if name.isEmpty || name.utf8.first.map({ (0x30...0x39).contains($0) }) == true { name = "_" + name }
        return name
    }

    /// Appends a label's value or a help text, in which backslashes and line feeds are escaped, and quotes in a value.
    mutating func append(escaped text: String, quotes: Bool) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": self += "\\\\"
            case "\n": self += "\\n"
            case "\"" where quotes: self += "\\\""
            default: unicodeScalars.append(scalar)
            }
        }
    }

    /// Appends a number as Go's `ParseFloat` reads it, which Prometheus uses.
    mutating func append(number: Double) {
        if number.isNaN {
            self += "NaN"
        } else if number.isInfinite {
            self += number < 0 ? "-Inf" : "+Inf"
        } else if let whole = Int64(exactly: number), abs(whole) < 1 << 53 {
            self += "\(whole)"
        } else {
            self += "\(number)"
        }
    }
}
