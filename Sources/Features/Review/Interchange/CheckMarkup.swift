import Cards
import Model
import Storage

extension Reader {
    /// Throws if an edit would drop the markup of an imported field.
    ///
    /// - Throws: ``ReviewError/impossibleNote(_:)``.
    func checkMarkup(of before: Note, holds after: Note) throws {
        guard case .text(let id) = owner, let learner = ID<Learner>(id),
            let row = try first(
                "SELECT foreign_fields FROM note WHERE id = ? AND learner_id = ?", [SQLValue(before.id), owner]),
            let foreign = ForeignNote(try row.optionalText("foreign_fields")),
            let type = try notetype(foreign.notetype, learner)
        else { return }
        let restoring = FieldRestoring(type)
        let lost = restoring.restored(foreign.fields, with: after).flattened
        // Do not ask again about markup that was lost earlier.
        let former = lost.isEmpty ? [] : restoring.restored(foreign.fields, with: before).flattened
        guard lost.isSubset(of: former) else {
            throw ReviewError.impossibleNote(.losesMarkup(before.word))
        }
    }
}
