/// Writes a path and its query, escaped.
struct LinkWriter {
    private(set) var path = ""
    private(set) var query = ""

    /// Appends `/` and a segment.
    mutating func segment(_ text: String) {
        path += "/"
        PercentEncoding.append(text, to: &path)
    }

    /// Appends several segments.
    mutating func segments(_ texts: String...) {
        for text in texts { segment(text) }
    }

    /// Appends `name=value`. Appends nothing for nil or an empty value, which mean the same as a missing parameter.
    mutating func parameter(_ name: String, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        if !query.isEmpty { query += "&" }
        query += name
        query += "="
        PercentEncoding.append(value, to: &query)
    }

    mutating func parameter(_ name: String, _ value: Int?) {
        guard let value else { return }
        parameter(name, String(value))
    }

    /// Appends `name=1` if `value` is true.
    mutating func flag(_ name: String, _ value: Bool) {
        if value { parameter(name, 1) }
    }
}
