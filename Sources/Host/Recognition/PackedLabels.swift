import Formats
import Model

/// The labels in a TensorFlow Lite file: the associated files of its metadata are a ZIP archive appended to the model
/// (TensorFlow Lite Metadata, "Pack metadata and associated files into the model").
enum PackedLabels {
    /// Returns the text whose name most likely denotes labels: `labels.txt`, `labelmap.txt`,
    /// `probability-labels-en.txt`; nil if the file has none.
    static func labels(in file: [UInt8]) -> [String]? {
        let texts = ArchivedTexts.texts(in: file) { $0.lowercased().hasSuffix(".txt") }
        let names = texts.keys.sorted { rank($0) < rank($1) }
        for name in names {
            let labels = LabelFile.labels(in: texts[name] ?? "")
            if !labels.isEmpty { return labels }
        }
        return nil
    }

    /// Ranks labels before other lists, English ones before those in other languages, then by name.
    private static func rank(_ name: String) -> (Int, Int, String) {
        let name = name.lowercased()
        return (name.contains("label") ? 0 : 1, name.hasSuffix("-en.txt") || name.hasSuffix("_en.txt") ? 0 : 1, name)
    }
}
