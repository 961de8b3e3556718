import Foundation
import Model
import Storage

extension ReviewDesk {
    /// Bytes that are written as Base64 at once; a multiple of three.
    private static let piece = 3 << 18

    /// Writes all pictures and recordings as a JSON object: their bytes in Base64, by their names.
    ///
    /// One after another, so that there may be more of them than the memory holds.
    ///
    /// - Parameter write: Takes the JSON piece by piece.
    public func exportMedia(_ write: @Sendable @escaping (Data) throws -> Void) async throws {
        let learner = learner
        try await database.read(learner) { reader in
            var names: [String] = []
            try reader.forEachRow("SELECT name FROM media WHERE learner_id = ? ORDER BY name", [SQLValue(learner)]) {
                names.append(try $0.text(0))
            }
            try write(Data("{".utf8))
            for (index, name) in names.enumerated() {
                let row = try reader.first(
                    "SELECT bytes FROM media WHERE learner_id = ? AND name = ?", [SQLValue(learner), SQLValue(name)])
                guard let bytes = try row?.blob("bytes") else { continue }
                try write(Data((index == 0 ? "\n" : ",\n").utf8) + (try JSONEncoder().encode(name)) + Data(":\"".utf8))
                for start in stride(from: 0, to: bytes.count, by: Self.piece) {
                    try write(Data(bytes[start..<min(start + Self.piece, bytes.count)]).base64EncodedData())
                }
                try write(Data("\"".utf8))
            }
            try write(Data("}".utf8))
        }
    }
}
