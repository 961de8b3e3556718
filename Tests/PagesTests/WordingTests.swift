import Model
import Routes
import Testing

@testable import Pages

@Suite struct WordingTests {
    /// Latin text allowed on a Chinese page: names, formats and sample content.
    static let allowed: Set<String> = [
        "Glossa", "HSK", "CSV", "TXT", "EPUB", "PDF", "DOCX", "FB", "MOBI", "AZW", "HTML", "Word", "Kindle", "Markdown",
        "SRT", "VTT", "ASS", "KB", "MB", "UTF", "LE", "BE", "GB",
        "Big",
        "Shift", "JIS", "EUC", "JP", "English", "Apache", "yinhang", "bank", "CC", "CEDICT", "nǐ", "hǎo", "ní", "yín",
        "háng", "yin", "hang", "yínháng", "noun", "glossa", "lexicon", "build", "x", "a", "b", "script", "alert", "lt",
        "gt", "quot", "amp", "title", "App", "Store", "FSRS", "SM", "m", "d", "s", "h",
        "U", "Anki", "apkg", "colpkg", "TSV", "JSON", "Lute", "LWT",
        // Search terms are the same in every language.
        "deck", "tag", "verb", "level", "lang", "zh", "ja", "en", "kind", "recognition", "recall", "listening", "cloze",
        "is", "due", "new", "learning", "review", "suspended", "buried", "flagged", "leech", "young", "mature",
        "lapses", "PNG", "JPEG", "GIF", "WebP", "AVIF", "SVG", "MP", "Ogg", "Opus", "WAV", "M", "A", "AAC", "FLAC",
        "WebM",
        // The notebook's own dictionaries, and an example of a title.
        "WordNet", "GCIDE",
        // Formats of classifiers, and their training data.
        "ONNX", "TensorFlow", "Lite", "ImageNet", "MobileNet",
        // Fragments of a sample that the grammar page splits, and that a message cuts.
        "t", "itle", "aler", "Etymological", "Wordnet", "construct", "make",
        "interval", "reviews", "ease", "stability", "difficulty", "added",
        // Names of programs and protocols, and an address.
        // Formats of dictionaries.
        "Yomitan", "StarDict", "EDICT", "zip", "tar", "gz", "bz", "xz",
        // Systems, browsers, their addresses and commands.
        "UTC",
        "SHA", "VPN", "CA", "iPhone", "iPad", "macOS", "Windows", "Linux", "Safari", "Firefox", "Chrome", "chrome",
        "certificate", "manager", "name", "show", "restore", "desk", "local",
        // Samples of fingerprints and of the names of files.
        "AB", "CD", "data", "Backups", "damaged", "sqlite", "recover", "T", "Z",
        "LaTeX", "MathJax", "Ollama", "llama", "cpp", "OpenAI", "http", "https", "localhost", "v", "chmod",
    ]

    @Test(arguments: [true, false]) func aChinesePageHasNoEnglishWording(_ full: Bool) {
        for page in ViewTests.pages(full: full, .simplifiedChinese) {
            let letters = Markup.words(in: page.html.markup).split {
                !$0.isLetter || $0.unicodeScalars.first!.value >= 0x2E80
            }
            let foreign = letters.map(String.init).filter { !Self.allowed.contains($0) }
            #expect(foreign.isEmpty, "\(page.name): \(foreign)")
        }
    }

    @Test(arguments: [true, false]) func anEnglishPageHasNoChineseWording(_ full: Bool) {
        let samples: Set<Character> = Set("银行銀旁边北京小猫二々简体中文食べる，。“”·×🌱")
        for page in ViewTests.pages(full: full, .english) {
            let foreign = Markup.words(in: page.html.markup).filter { character in
                character.unicodeScalars.contains { $0.value >= 0x2E80 } && !samples.contains(character)
            }
            #expect(foreign.isEmpty, "\(page.name): \(foreign)")
        }
    }

    @Test(arguments: Preferences.Interface.allCases) func everyProblemSaysWhatHappenedWhatWasKeptAndWhatToDo(
        _ interface: Preferences.Interface
    ) {
        let problems: [Problem] =
            [
                .notFound, .methodNotAllowed, .fromElsewhere, .bookNotFound, .pageNotFound(9, of: 3), .jobNotFound,
                .jobInterrupted(.book),
                .notADictionary("a"), .brokenDictionary("a", part: "b"), .noEntries("a"),
                .dictionaryNotFound, .tooManyDictionaries(limit: 50), .noDictionaries,
                .noDailyWords(CalendarDate(number: 9)), .noDailyWord(of: 12), .emptyFile, .notText("a"),
                .unreadableEncoding(tried: "UTF-8"), .truncated("a"), .unsafeArchive("a"), .tooLarge(megabytes: 100),
                .encrypted("a"), .noText("a"), .unsupported, .diskFull, .readOnlyDisk, .databaseMoved,
                .databaseDamaged, .noBackups,
                .archive(.notEmpty), .archive(.notAnExport), .archive(.damaged), .archive(.encrypted),
                .archive(.incomplete(part: "a")),
                .archive(.tooLarge),
                .archive(.newer),
                .overQuota(
                    QuotaExceeded(
                        used: SpaceUse(bytes: 9, files: 1), needed: SpaceUse(bytes: 2, files: 1),
                        limit: SpaceUse(bytes: 10, files: 9))),
                .badForm, .notAChoice(NotAChoice(field: "a", allowed: ["b", "c"])),
                .unexpected, .deckNotFound, .staleRescheduling, .reschedulingGone,
                .cardNotFound,
                .impossibleDeckName, .deckInItself, .impossibleDeckSettings, .impossibleNote(.noWord),
                .deckExists("a"), .nothingToUndo,
                .unreadableList("a", line: 3), .unreadableList("a", line: nil), .noColumnOfWords,
                .unreadablePackage(.notAPackage), .unreadablePackage(.damaged), .unreadablePackage(.newer),
                .unreadablePackage(.tooLarge(megabytes: 9)), .unusableMedium(.noPicture("a")),
                .unusableMedium(.noRecording("a")), .unusableMedium(.tooLarge("a", megabytes: 20)),
                .notebook(.unknownWord("a", near: [])), .notebook(.unknownChinese("a")), .notebook(.tooLong),
                .notebook(.noDictionaries), .notebook(.noSuchEntry("a")),
                .notebook(.notWritten(path: "a", reason: "b")), .notebook(.unreadable(path: "a", reason: "b")),
                .notebook(.noNotebook), .translate(.emptyText), .translate(.tooLong(count: 9, limit: 3)),
                .translate(.impossiblePair), .translate(.noSuchTranslation), .tooManyRequests(retryAfter: 3),
                .overloaded(retryAfter: 2), .databaseAway, .textTooLong(limit: 50_000),
                .account(.noReset), .account(.noInvitation), .account(.noStore), .account(.purchaseRefused(.expired)),
                .account(.purchaseTaken),
                .lesson(.noSuchLesson), .lesson(.noSuchExercise(9, of: 3)), .lesson(.tooLittle), .lesson(.notFinished),
                .lesson(.nothingAnswered), .lesson(.impossibleText(limit: 10_000)), .lesson(.noSuchTranslations),
            ] + ModelSamples.errors.map { .model($0) }
        var titles = Set<String>()
        for problem in problems {
            let words = Wording(interface).explain(problem)
            for text in [words.title, words.happened, words.kept, words.next] { #expect(!text.isEmpty) }
            titles.insert(words.title)
        }
        #expect(titles.count == problems.count)
        let notes: [NoteProblem] = [
            .noWord, .longWord("a"), .longField(.sentence, of: "a"), .noCard("a"),
            .noMeaning(MeaninglessWord("a", in: .english)),
        ]
        #expect(Set(ModelSamples.sameTitled.map { Wording(interface).explain(.model($0)).happened }).count == 5)
        #expect(Set(notes.map { Wording(interface).explain(.impossibleNote($0)).happened }).count == notes.count)
    }

    @Test func timeIsSaidInTheLargestUnit() {
        let wording = Wording(.english)
        #expect(
            [0, 40, 90, 1430, 7400].map { wording.duration($0) } == ["0 s", "1 min", "2 min", "24 min", "2 h 3 min"])
        #expect(wording.ago(seconds: 20) == "just now")
        #expect(wording.ago(seconds: 3600) == "1 hour ago")
        #expect(wording.ago(seconds: 86400) == "yesterday")
        #expect(wording.ago(seconds: 86400 * 30) == nil)
        #expect(wording.words(1) == "1 word")
        #expect(wording.waitingLead(1) == "1 card waits for you today.")
        #expect(Wording(.simplifiedChinese).words(1204) == "1,204 个词")
    }

    @Test func nobodyIsPromisedThatTheServersOwnerSeesNothing() {
        var preferences = Preferences()
        let english = Wording(preferences.interface)
        #expect(english.yourDataOnServer.contains("whoever runs this server can"))
        #expect(english.peopleLead.contains("whoever runs the server can see it"))
        #expect(english.deletionWhat.contains("keep a copy for up to 12 months"))
        preferences.interface = .simplifiedChinese
        #expect(Wording(preferences.interface).yourDataOnServer.contains("管理员可以看到"))
    }
}
