import Formats
import Model

/// The labels inside a TensorFlow Lite file: its metadata's associated files are a ZIP archive behind the model itself
/// (TensorFlow Lite Metadata, "Pack metadata and associated files into the model").
enum PackedLabels {
    /// The text of labels, by its name the likeliest: `labels.txt`, `labelmap.txt`, `probability-labels-en.txt`; nil where
    /// the file has none.
    static func labels(in file: [UInt8]) -> [String]? {
        let texts = ArchivedTexts.texts(in: file) { $0.lowercased().hasSuffix(".txt") }
        let names = texts.keys.sorted { rank($0) < rank($1) }
        for name in names {
            let labels = LabelFile.labels(in: texts[name] ?? "")
            if !labels.isEmpty { return labels }
        }
        return nil
    }

    /// Labels before other lists, English ones before those of other languages, then by name.
    private static func rank(_ name: String) -> (Int, Int, String) {
        let name = name.lowercased()
        return (name.contains("label") ? 0 : 1, name.hasSuffix("-en.txt") || name.hasSuffix("_en.txt") ? 0 : 1, name)
    }
}
