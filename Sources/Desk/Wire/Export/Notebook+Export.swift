import Formats

extension ExportSection {
    /// The etymology notebook, as the text of its file.
    static let notebook = ExportSection("notebook") { json, _, extra in
        try json.value(extra.notebook, as: "notebook")
    }
}
