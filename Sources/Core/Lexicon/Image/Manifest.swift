/// A data set compiled into a lexicon.
public struct CompiledDataSet: Sendable {
    public var name: String
    public var version: String
    public var licence: String
    public var home: String
    public var purpose: String
    /// The number of entries or words; 0 if the data set was missing.
    public var count: Int

    public init(name: String, version: String, licence: String, home: String, purpose: String, count: Int) {
        self.name = name
        self.version = version
        self.licence = licence
        self.home = home
        self.purpose = purpose
        self.count = count
    }
}

#if !hasFeature(Embedded)
extension CompiledDataSet: Codable {}
#endif

/// What a lexicon was compiled from. In its section, the recipe and the data sets end with U+001E, and the fields of a
/// data set are separated by U+001F.
package struct Manifest {
    /// Identifies everything of Glossa's own that went into the lexicon.
    package var recipe = ""
    package var dataSets: [CompiledDataSet] = []

    private static let fieldSeparator: UInt8 = 0x1F
    private static let recordSeparator: UInt8 = 0x1E

    package init(recipe: String, dataSets: [CompiledDataSet]) {
        self.recipe = recipe
        self.dataSets = dataSets
    }

    /// Whatever is damaged is left out.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        for record in bytes.split(separator: Self.recordSeparator) {
            let fields = record.split(separator: Self.fieldSeparator, omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
            if fields.count == 1 { recipe = fields[0] }
            guard fields.count == 6, let count = Int(fields[5]) else { continue }
            dataSets.append(
                CompiledDataSet(
                    name: fields[0], version: fields[1], licence: fields[2], home: fields[3], purpose: fields[4],
                    count: count))
        }
    }

    package var bytes: [UInt8] {
        var bytes = Array(recipe.utf8) + [Self.recordSeparator]
        for set in dataSets {
            for field in [set.name, set.version, set.licence, set.home, set.purpose] {
                bytes.append(contentsOf: field.utf8)
                bytes.append(Self.fieldSeparator)
            }
            bytes.append(contentsOf: String(set.count).utf8)
            bytes.append(Self.recordSeparator)
        }
        return bytes
    }
}
