import Formats
import Foundation
import Storage

extension AnkiImport {
    /// Adds the package's media. If a name is taken by another file, the new one is renamed.
    func addMedia() throws {
        guard !package.media.isEmpty else { return }
        var known: [String: String] = [:]
        try transaction.forEachRow("SELECT name, sha256 FROM media WHERE learner_id = ?", [learner]) { row in
            known[try row.text(0)] = try row.text(1)
        }
        try requireRoom(beside: known)
        var missing = package.media.count
        try package.forEachMedium { medium, bytes in
            missing -= 1
            guard let bytes else { return losses.add(.mediaTooLarge) }
            guard var name = MediaName.flattened(medium.name) else { return losses.add(.mediaRefused) }
            let digest = bytes.sha256
            if let other = known[name], other != digest { name = MediaName.distinct(name, digest) }
            if name != medium.name {
                renamed[medium.name] = name
                losses.add(.mediaRenamed)
            }
            guard known.updateValue(digest, forKey: name) != digest else { return }
            report.mediaAdded += try transaction.run(
                """
                INSERT INTO media (learner_id, name, media_type, sha256, bytes) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (learner_id, name) DO NOTHING
                """,
                [learner, SQLValue(name), SQLValue(MediaName.type(name)), SQLValue(digest), .blob(bytes)],
                changes: .upsert(.media, name))
        }
        losses.add(.mediaMissing, missing)
    }

    /// Throws unless there is room for the media that are new, before any is written. They are read for that only if a
    /// package of this length might not fit.
    private func requireRoom(beside known: [String: String]) throws {
        guard try !transaction.hasRoom(for: package.mostBytesOfMedia, files: package.media.count) else { return }
        var (length, count) = (0, 0)
        try package.forEachMedium { medium, bytes in
            guard let bytes, let name = MediaName.flattened(medium.name) else { return }
            if let other = known[name] {
                let digest = bytes.sha256
                if other == digest || known[MediaName.distinct(name, digest)] == digest { return }
            }
            length += bytes.count
            count += 1
        }
        try transaction.requireRoom(for: length, files: count)
    }
}
