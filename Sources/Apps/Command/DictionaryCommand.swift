import ArgumentParser
import Library
import Model
import Operations
import Storage
import Wire

/// `glossa dictionary`: the dictionaries that the learner brought.
struct DictionaryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dictionary", abstract: "Bring dictionaries of your own, and list, order and remove them.",
        subcommands: [
            DictionaryList.self, DictionaryAdd.self, DictionaryRemove.self, DictionaryRestore.self,
            DictionaryOrder.self,
            DictionaryOn.self, DictionaryOff.self,
        ],
        defaultSubcommand: DictionaryList.self)
}

struct DictionaryList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List your dictionaries in their order, and where Glossa's own stand.")

    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let desk = try await desk.open().library
        let all = try await desk.dictionaries()
        if json { return try Output.json(all.map { DictionaryJSON($0, isReadable: desk.canRead($0)) }) }
        printList(all)
        for dictionary in all {
            guard let fault = desk.fault(of: dictionary) else { continue }
            Output.note(
                "Nothing is found in \(dictionary.name): \(fault). Add the dictionary again to repair it; its name, "
                    + "order and languages stay.")
        }
    }
}

struct DictionaryAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add dictionaries: Yomitan, StarDict, CC-CEDICT, EDICT.",
        discussion: """
            Yomitan's are .zip files; StarDict's files are packed as .zip, .tar, .tar.gz, .tar.bz2 or .tar.xz; CC-CEDICT and \
            EDICT are text files, also compressed with gzip.
            """)

    @Argument(help: "The files; - for standard input.", completion: .file()) var files: [String]
    @Option(help: "What to call it, in place of its own title; for one file.") var name: String?
    @Option(help: "The language of its headwords: zh, ja or en; repeat for several (default: found out).")
    var language: [Language] = []
    @Flag(help: "Write what was added as JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func validate() throws {
        if name != nil, files.count > 1 { throw ValidationError("--name names one dictionary; give it one file.") }
    }

    func run() async throws {
        let context = try await desk.open()
        var added: [DictionaryJSON] = []
        var hasFailed = false
        for (index, file) in files.enumerated() {
            do {
                let input = InputFile(file)
                let request = DictionaryRequest(
                    try input.source(), fileName: input.givenName ?? "standard input", name: name, languages: language)
                let imported = try await Signals.cancelling { try await context.importDictionary(request) }
                let isReadable = context.library.canRead(imported.dictionary)
                added.append(DictionaryJSON(imported.dictionary, isReadable: isReadable))
                if json { continue }
                let former =
                    imported.wasAlready
                    ? "  (you had it already)" : imported.wasRepaired ? "  (repaired; you had it already)" : ""
                Output.line(line(imported.dictionary) + former)
            } catch is CancellationError {
                Output.note("\(file): The import was stopped. Nothing of the file was kept. Add it again at any time.")
                throw ExitCode(130)
            } catch {
                hasFailed = true
                // A database does not know whose write failed.
                Output.note(error is StorageError ? "\(file): \(error)" : "\(error)")
                guard error.stopsImports else { continue }
                let untried = files.dropFirst(index + 1)
                if !untried.isEmpty {
                    Output.note("Not tried, because nothing more could be saved: " + untried.joined(separator: ", "))
                }
                break
            }
        }
        if json { try Output.json(added) }
        if hasFailed { throw ExitCode.failure }
    }
}

struct DictionaryRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a dictionary. It can be restored for a day.")

    @Argument(help: "Its id or its name.") var dictionary: String
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let found = try await context.library.dictionary(named: dictionary)
        try await context.library.removeDictionary(found.id, at: context.now)
        Output.line("Removed \(found.name). To undo it: glossa dictionary restore \(found.id)")
    }
}

struct DictionaryRestore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "restore", abstract: "Restore a removed dictionary.")

    @Argument(help: "Its id.") var dictionary: String
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        guard let id = ID<LearnerDictionary>(dictionary) else { throw DictionaryError.noSuchDictionary }
        let context = try await desk.open()
        Output.line(line(try await context.library.restoreDictionary(id, at: context.now)))
    }
}

struct DictionaryOrder: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "order", abstract: "Put dictionaries into an order.",
        discussion: "Those that are not named follow as they were.")

    @Argument(help: "Their ids or names, first to last; builtin for Glossa's own.") var dictionaries: [String]
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        var places: [DictionaryPlace] = []
        for text in dictionaries {
            let isBuiltIn = text == DictionaryPlace.builtInName
            places.append(isBuiltIn ? .builtIn : .own(try await context.library.dictionary(named: text).id))
        }
        printList(try await context.library.orderDictionaries(places, at: context.now))
    }
}

/// What `on` and `off` are given.
struct SwitchedDictionary: ParsableArguments {
    @Argument(help: "Its id or its name.") var dictionary: String
    @Option(help: "Only in this language: zh, ja or en; repeat for several (default: all of the dictionary's).")
    var language: [Language] = []

    func change(to isOn: Bool, _ desk: DeskOptions) async throws {
        let context = try await desk.open()
        let id = try await context.library.dictionary(named: dictionary).id
        Output.line(
            line(try await context.library.switchDictionary(id, on: isOn, in: language, at: context.now)))
    }
}

struct DictionaryOn: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "on", abstract: "Look a dictionary up again.")

    @OptionGroup var switched: SwitchedDictionary
    @OptionGroup var desk: DeskOptions

    func run() async throws { try await switched.change(to: true, desk) }
}

struct DictionaryOff: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "off", abstract: "Keep a dictionary, but do not look it up.")

    @OptionGroup var switched: SwitchedDictionary
    @OptionGroup var desk: DeskOptions

    func run() async throws { try await switched.change(to: false, desk) }
}

/// Prints dictionaries in their order, with Glossa's own among them.
private func printList(_ all: [LearnerDictionary]) {
    for place in all.places {
        if let dictionary = all.first(where: { place == .own($0.id) }) {
            Output.line(line(dictionary))
        } else {
            Output.line("\(DictionaryPlace.builtInName)  Glossa's own dictionaries")
        }
    }
}

/// A dictionary in one line.
private func line(_ dictionary: LearnerDictionary) -> String {
    let languages = dictionary.languages.map { language in
        dictionary.isOnIn.contains(language) ? language.rawValue : "\(language.rawValue) off"
    }
    let facts = dictionary.factCount > 0 ? ", \(dictionary.factCount) facts" : ""
    return "\(dictionary.id)  \(dictionary.name)  [\(languages.joined(separator: ", "))]  \(dictionary.kind.rawValue), "
        + "\(dictionary.entryCount) entries\(facts)"
}

extension Desk {
    /// Returns a dictionary by its id, or by its name in any case.
    ///
    /// - Throws: `DictionaryError.noSuchDictionary`, ``CommandFailure`` if several have the name.
    fileprivate func dictionary(named text: String) async throws -> LearnerDictionary {
        if let id = ID<LearnerDictionary>(text) { return try await dictionary(id) }
        let found = try await dictionaries().filter { $0.name.lowercased() == text.lowercased() }
        guard let first = found.first else { throw DictionaryError.noSuchDictionary }
        guard found.count == 1 else {
            throw CommandFailure(
                "\(found.count) dictionaries are called \(text). Nothing was changed; name one by its id: "
                    + found.map { "\($0.id)" }.joined(separator: ", ") + ".")
        }
        return first
    }
}
