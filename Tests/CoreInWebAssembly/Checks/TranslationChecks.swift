import Model
import Practice
import Storage

/// A learner keeps, deletes and restores turns, and questions to a language model wait: the same rows natively and in
/// WebAssembly.
func checkTranslations(_ report: inout Report) {
    do throws(StorageError) {
        let chat = try Chat()
        try chat.checkTurns(&report)
        try chat.checkWaiting(&report)
        try chat.checkModels(&report)
    } catch {
        report.expect("translating: " + error.description, false)
    }
}

private struct Chat: DeskChecks {
    private static let start = CheckedDesk.start
    let desk: CheckedDesk

    init() throws(StorageError) {
        desk = try CheckedDesk()
    }

    private static func turn(_ number: UInt64, _ text: String, _ origin: Translation.Origin = .model) -> Translation {
        Translation(
            id: ID(at: start, random: (5, number)), sourceLanguage: .english, targetLanguage: .chinese,
            sourceText: text, translatedText: origin == .model ? "银行 \(number)" : "",
            context: TranslationContext(grammarNotes: ["去 \" 🙂"], difficulty: .advanced), origin: origin,
            createdAt: start.advanced(bySeconds: Int64(number)))
    }

    func checkTurns(_ report: inout Report) throws(StorageError) {
        let turns = [Self.turn(1, "The BANK"), Self.turn(2, "100% sure"), Self.turn(3, "A school", .words)]
        try write(at: 0) { transaction throws(StorageError) in
            for turn in turns { try transaction.keep(turn) }
            try transaction.setSaved(true, translation: turns[0].id)
        }
        let found = try read { reader throws(StorageError) in
            try reader.translations(TranslationFilter(query: "bank")).translations
        }
        report.expect("a turn is found by part of its text", found.count == 1 && found[0].isSaved)
        report.expect("its notes are kept", found[0].context == turns[0].context)
        var request = TranslationRequest.language(of: "Hello", learnt: .chinese) == .english
        do throws(TranslationError) { _ = try TranslationRequest(" ", from: .english, to: .chinese) } catch {
            request = request && error == .emptyText
        }
        report.expect("an empty text is refused", request)
        let told = try read { reader throws(StorageError) in
            guard let request = try? TranslationRequest("Hi", from: .english, to: .chinese) else { return "" }
            var text = ""
            for turn in try reader.lastTurns(like: request) {
                text += turn.sourceText + "=" + turn.translatedText + ";"
            }
            return text
        }
        report.expect("the model is told of turns that a model translated", told, "The BANK=银行 1;100% sure=银行 2;")
        let count = try write(at: 10) { transaction throws(StorageError) in
            try transaction.deleteUnsavedTranslations()
        }
        report.expect("unsaved turns are deleted", "\(count)", "2")
        try write(at: 20) { transaction throws(StorageError) in
            try transaction.restoreTranslations(deletedAt: CheckedDesk.later(10))
        }
        let total = try read { reader throws(StorageError) in try reader.translations().total }
        report.expect("and restored together", "\(total)", "3")
        report.expect(
            "a turn that is not there",
            try !refusal { transaction throws(StorageError) in
                try transaction.delete(translation: ID(high: 1, low: 1))
            }.isEmpty)
    }

    func checkWaiting(_ report: inout Report) throws(StorageError) {
        let turn = Self.turn(9, "It waits", .waiting)
        let id = ID<WaitingRequest>(high: turn.id.high, low: turn.id.low)
        try write(at: 30) { transaction throws(StorageError) in
            try transaction.keep(turn)
            try transaction.enqueue("{}", id, for: .translation, summary: " It\n waits ")
        }
        try write(at: 40) { transaction throws(StorageError) in try transaction.delete(translation: turn.id) }
        try write(at: 50) { transaction throws(StorageError) in try transaction.restore(translation: turn.id) }
        let due = try read { reader throws(StorageError) in try reader.dueRequests(at: CheckedDesk.later(50)) }
        report.expect("what waits again is due", due.count == 1 && due[0].summary == "It waits")
        let claims = try write(at: 50) { transaction throws(StorageError) in
            let first = try transaction.claim(request: id, until: CheckedDesk.later(90))
            return [first, try transaction.claim(request: id, until: CheckedDesk.later(90))]
        }
        report.expect("one process sends it", claims == [true, false])
        try write(at: 60) { transaction throws(StorageError) in
            try transaction.postpone(request: id, until: CheckedDesk.later(120), because: .timedOut(seconds: 15))
        }
        let waiting = try read { reader throws(StorageError) in try reader.waitingRequests() }
        report.expect("why it waits is kept", waiting.first?.error == .timedOut(seconds: 15))
        let isAnswered = try write(at: 130) { transaction throws(StorageError) in
            try transaction.answer(request: id, with: "{\"text\":\"\"}")
        }
        let answered = try read { reader throws(StorageError) in try reader.answeredRequests().count }
        report.expect("an answer waits for its feature", isAnswered && answered == 1)
        try write(at: 140) { transaction throws(StorageError) in
            try transaction.finish(request: id)
            try transaction.forgetRequests(endedBefore: CheckedDesk.later(200))
        }
        let rest = try read { reader throws(StorageError) in try reader.waitingRequests().count }
        report.expect("what is done is forgotten", "\(rest)", "0")
    }

    func checkModels(_ report: inout Report) throws(StorageError) {
        var profiles: [ModelProfile] = []
        for (number, name) in ["Tiny", "Large", "Tiny"].enumerated() {
            profiles.append(
                ModelProfile(
                    id: ID(at: Self.start, random: (6, UInt64(number))), name: name, baseURL: "http://localhost/v1",
                    model: "m", monthlyBudget: 2_000_000_000, createdAt: CheckedDesk.later(Int64(number))))
        }
        var isKept: [Bool] = []
        for profile in profiles {
            isKept.append(try write(at: 200) { transaction throws(StorageError) in try transaction.keep(profile) })
        }
        report.expect("no two profiles have one name", isKept == [true, true, false])
        let choices = ModelChoices(standard: profiles[1].id, byTask: [.tutor: profiles[0].id])
        let isChosen = try write(at: 210) { transaction throws(StorageError) in
            let unknown = try transaction.choose(ModelChoices(standard: profiles[2].id))
            return [unknown, try transaction.choose(choices)]
        }
        report.expect("only what there is can be chosen", isChosen == [false, true])
        let names = try read { reader throws(StorageError) in
            [try reader.modelProfile(for: .tutor)?.name, try reader.modelProfile(for: .grammar)?.name]
        }
        report.expect("a task has its own profile or the standard", names == ["Tiny", "Large"])
        for day in [20_500, 20_501, 20_501] {
            try write(at: 220) { transaction throws(StorageError) in
                try transaction.countUsage(
                    of: profiles[0].id, for: .tutor, prompt: 2_000_000_000, completion: 7, isEstimated: true, on: day)
            }
        }
        let (usage, tokens) = try read { reader throws(StorageError) in
            (try reader.modelUsage(since: 20_501), try reader.modelTokens(since: 20_501))
        }
        report.expect("usage is counted by day", usage.count == 1 && usage[0].requests == 2)
        report.expect("tokens are summed", tokens[profiles[0].id] ?? 0 > 0)
        try write(at: 230) { transaction throws(StorageError) in try transaction.remove(profile: profiles[1].id) }
        let left = try read { reader throws(StorageError) in try reader.modelChoices() }
        report.expect("a removed profile is chosen no longer", left == ModelChoices(byTask: [.tutor: profiles[0].id]))
    }
}
