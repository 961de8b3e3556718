import Foundation
import Model

/// A text file with a label on each line, in the order of a classifier's outputs.
enum LabelFile {
    /// The size limit of a label file, in bytes; ImageNet's has 30,000.
    private static let limit = 4 << 20

    /// - Throws: ``PictureProblem/badLabels``.
    static func labels(at path: String) throws(PictureProblem) -> [String] {
        guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int, size <= limit,
            let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
        else { throw .badLabels }
        let labels = labels(in: text)
        guard !labels.isEmpty else { throw .badLabels }
        return labels
    }

    /// Returns lines without the index or WordNet id that some lists put before a label (`n02123045
    /// tabby`, `281: tabby`).
    static func labels(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { line in
            var label = line.trimmingCharacters(in: .whitespaces)
            if let first = label.split(separator: " ").first, isNumber(first) {
                label = label.dropFirst(first.count).trimmingCharacters(in: .whitespaces)
            }
            return label.trimmingCharacters(in: CharacterSet(charactersIn: "'\","))
        }.filter { !$0.isEmpty }
    }

    private static func isNumber(_ text: Substring) -> Bool {
        let digits = text.hasPrefix("n") ? text.dropFirst() : text.hasSuffix(":") ? text.dropLast() : ""
        return !digits.isEmpty && digits.allSatisfy(\.isNumber)
    }
}
