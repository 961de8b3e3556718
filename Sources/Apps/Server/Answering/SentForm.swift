import Foundation
import Hummingbird
import Review
import Routes

/// A form that may contain files, in either of a browser's encodings.
struct SentForm: Sendable {
    let form: Form
    private let upload: Upload?

    /// - Parameter folder: Where files are stored until ``cleanUp()`` has run.
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

    /// Whether its encoding allows files.
    var isUpload: Bool { upload != nil }

    func cleanUp() { upload?.cleanUp() }

    /// Returns the chosen picture or recording, or nil if there is none.
    func medium(_ kind: MediumKind) throws(ReviewError) -> NewMedium? {
        let field = kind == .picture ? "picture" : "recording"
        guard let file = upload?.files.last(where: { $0.field == field }) else { return nil }
        return try NewMedium(fileName: file.name, bytes: Array(file.bytes), as: kind)
    }

    /// Returns the change to a note's pictures or recordings: a new one takes precedence over a removal.
    func change(_ kind: MediumKind) throws(ReviewError) -> MediumChange {
        if let medium = try medium(kind) { return .replace(by: medium) }
        return form[kind == .picture ? "remove-picture" : "remove-recording"] == "on" ? .remove : .none
    }
}
