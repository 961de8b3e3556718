import Cards
import Model
import PagedSQLite
import Pages
import Routes
import Storage

extension Visit {
    func decks(_ deleted: ID<Deck>?) throws(StorageError) -> Answer {
        try read { reader, shell throws(StorageError) in
            let model = DecksPage.Model(try reader.deckList(at: now, desk.day), deleted: deleted)
            return .page(DecksPage.page(model, shell))
        }
    }

    func study(_ id: ID<Deck>, _ view: StudyView) throws(StorageError) -> Answer {
        try read { reader, shell throws(StorageError) in
            let session = try reader.study(
                id, asked: view.card, leech: view.leech, undone: view.undone?.note, at: now, desk.day)
            let review = SerialID<Review>(at: now, random: random)
            return .page(StudyPage.page(StudyPage.Model(session, view, review: review), shell))
        }
    }

    func grade(_ id: ID<Deck>, _ form: Form) throws(StorageError) -> Answer {
        let sent = try declining { () throws(FormError) in try GradeForm(form) }
        let answer = try declining { () throws(OutOfBounds) in try sent.answer() }
        let graded = try write { transaction throws(StorageError) in try transaction.grade(answer, desk.day) }
        return .seeOther(.review(.deck(id, .study(StudyView(leech: graded.isLeech ? sent.card : nil)))))
    }

    func undo(_ form: Form) throws(StorageError) -> Answer {
        let undone = try write { transaction throws(StorageError) in try transaction.undo(desk.day) }
        return .seeOther(Route(after: undone, from: form.returnRoute(or: .review())))
    }
}
