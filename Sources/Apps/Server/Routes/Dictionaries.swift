import Hummingbird
import Library
import Model
import Operations
import Pages
import Reading
import Routes

extension Site {
    /// `/me/dictionaries…`
    func dictionaries(_ path: DictionariesPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .list(let added, let isKnown, let removed, let isSaved):
            var model = try await dictionaries()
            model.isSaved = isSaved
            model.wasAlready = isKnown
            model.added = model.rows.first { $0.dictionary.id == added }?.dictionary
            if let removed, !model.rows.contains(where: { $0.dictionary.id == removed }) {
                model.removed = try? await desk.dictionary(removed, removed: true)
            }
            return .page(DictionariesPage.page(model, visit.shell))
        case .startImport: return try await startDictionaryImport(visit)
        case .move:
            let form = try await Form(visit.request)
            guard let place = DictionaryPlace(try form.required("place")) else { throw FormError.missing("place") }
            let direction = try form.required("direction")
            guard ["up", "down"].contains(direction) else { throw FormError.missing("direction") }
            try await desk.moveDictionary(place, up: direction == "up", at: visit.now)
            return .seeOther(.me(.dictionaries()))
        case .save(let id):
            let form = try await Form(visit.request)
            let languages = Language.allCases.filter { form[$0.rawValue] == "on" }
            try await desk.changeDictionary(id, name: form["name"], isOnIn: languages, at: visit.now)
            return .seeOther(.me(.dictionaries(.list(saved: true))))
        case .remove(let id):
            try await desk.removeDictionary(id, at: visit.now)
            return .seeOther(.me(.dictionaries(.list(removed: id))))
        case .restore(let id):
            try await desk.restoreDictionary(id, at: visit.now)
            return .seeOther(.me(.dictionaries(.list(added: id))))
        }
    }

    private func dictionaries() async throws -> DictionariesPage.Model {
        DictionariesPage.Model(
            rows: try await desk.dictionaries().map { DictionariesPage.Row($0, fault: desk.fault(of: $0)) },
            megabytes: Upload.megabytes)
    }

    private func startDictionaryImport(_ visit: Visit) async throws -> Response {
        let upload = try await Upload(visit.request, folder: temporaryFolder, in: desk.answers)
        defer { upload.cleanUp() }
        do {
            return .seeOther(.job(try await context.startImport(try DictionaryRequest(upload))))
        } catch {
            let (problem, status) = Failure.explain(error)
            var model = try await dictionaries()
            model.problem = problem
            return .page(DictionariesPage.page(model, visit.shell), status: status)
        }
    }
}

extension DictionaryRequest {
    /// Reads a form with the chosen file of a dictionary.
    init(_ upload: Upload) throws {
        let form = upload.form
        guard let file = try upload.onlyFile else { throw FormError.missing("file") }
        let language = try Language(sent: form["language"], "language")
        self.init(
            file.source, fileName: file.name, name: form["name"], languages: language.map { [$0] } ?? [])
    }
}
