import Formats
import Notebook

extension ExportSection {
    /// The etymology notebook, as the text of its file.
    static let notebook = ExportSection("notebook") { json, reader, notebook in
        try json.value(String(decoding: try notebook.export(in: reader), as: UTF8.self), as: "notebook")
    }
}
