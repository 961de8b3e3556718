import Foundation
import Hummingbird
import Review

/// A form that may have files: as a browser sends it with them, or without.
struct SentForm: Sendable {
    let form: Form
    private let upload: Upload?

    /// - Parameter folder: Where files are kept until ``cleanUp()`` has run.
    init(_ request: Request, _ folder: String) async throws {
        if request.isMultipart {
            let upload = try await Upload(request, folder: folder)
            self.upload = upload
            form = upload.form
        } else {
            upload = nil
            form = try await Form(request)
        }
    }

    /// Whether it was sent so that it could have files.
    var isUpload: Bool { upload != nil }

    func cleanUp() { upload?.cleanUp() }

    /// The picture or the recording that was chosen; nil where none was.
    func medium(_ kind: MediumKind) throws(ReviewError) -> NewMedium? {
        let field = kind == .picture ? "picture" : "recording"
        guard let file = upload?.files.last(where: { $0.field == field }) else { return nil }
        return try NewMedium(fileName: file.name, bytes: Array(file.bytes), as: kind)
    }

    /// What becomes of a note's pictures or recordings: a new one goes before the wish for none.
    func change(_ kind: MediumKind) throws(ReviewError) -> MediumChange {
        if let medium = try medium(kind) { return .replace(by: medium) }
        return form[kind == .picture ? "remove-picture" : "remove-recording"] == "on" ? .remove : .none
    }
}
