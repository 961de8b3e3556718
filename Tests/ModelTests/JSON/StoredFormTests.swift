import Foundation
import Model
import Testing

/// Texts that `JSONEncoder` wrote are read, and written in the same form.
@Suite struct StoredFormTests {
    private func comesBack<Value: JSONConvertible & Equatable>(
        _ text: String, _ value: Value, _ location: SourceLocation = #_sourceLocation
    ) throws {
        let read = try Value(json: try JSON(parsing: text.utf8))
        #expect(read == value, sourceLocation: location)
        #expect(value.json.encoded(sortingKeys: true) == text, sourceLocation: location)
    }

    @Test func deckOptions() throws {
        var options = DeckOptions()
        options.algorithm = .ankiSM2
        options.parameters = [0.212, 1.2931, 5e-05]
        options.previousParameters = []
        options.learningSteps = [0.5, 1440]
        options.dayShares = [1, 0, 0.25, 1, 1, 1, 1]
        let text =
            #"{"algorithm":"anki-sm2","ankiSM2":{"easyBonus":1.3,"easyInterval":4,"graduatingInterval":1,"#
            + #""hardMultiplier":1.2,"intervalMultiplier":1,"lapseMultiplier":0,"minimumLapseInterval":1,"#
            + #""startingEase":2.5},"balancesLoad":true,"buriesSiblings":true,"dayShares":[1,0,0.25,1,1,1,1],"#
            + #""desiredRetention":0.9,"learningSteps":[0.5,1440],"leechThreshold":8,"maximumInterval":36500,"#
            + #""newPerDay":20,"parameters":[0.212,1.2931,5e-05],"previousParameters":[],"relearningSteps":[10],"#
            + #""reviewsPerDay":200,"suspendsLeeches":false}"#
        try comesBack(text, options)
        // The API still decodes them with Codable.
        #expect(try JSONDecoder().decode(DeckOptions.self, from: Data(options.json.encoded().utf8)) == options)
        // Options that were added later, or are null, are as in a new deck.
        #expect(try DeckOptions(json: JSON(parsing: #"{"ankiSM2":{},"newPerDay":null}"#.utf8)) == DeckOptions())
        let absurd = try DeckOptions(json: JSON(parsing: #"{"newPerDay":1e300,"maximumInterval":0.5}"#.utf8))
        #expect(absurd.newPerDay == Bounds.unchecked.most && absurd.maximumInterval == Bounds.unchecked.least)
    }

    @Test(arguments: [
        (#"{"algorithm":"sm3"}"#, "algorithm", JSONError.Kind.notAllowed),
        (#"{"learningSteps":[1,"x"]}"#, "learningSteps[1]", .wrongType(expected: .number, found: .string)),
        (
            #"{"ankiSM2":{"easyInterval":true}}"#, "ankiSM2.easyInterval",
            .wrongType(expected: .integer, found: .boolean)
        ),
        ("[]", "", .wrongType(expected: .object, found: .array)),
    ]) func faultyOptionsAreRefusedWithTheirPlace(_ text: String, _ path: String, _ kind: JSONError.Kind) {
        let error = #expect(throws: JSONError.self) { try DeckOptions(json: try JSON(parsing: text.utf8)) }
        #expect(error?.path == path && error?.kind == kind && error?.offset == nil)
    }

    @Test func lessonContentAndVerdicts() throws {
        let content = LessonContent(
            explanations: [
                LessonExplanation(
                    heading: "银行", reading: "yínháng", text: "bank",
                    examples: [LessonExample("我去银行。", "I go to the bank.")])
            ],
            exercises: [
                Exercise(
                    .choice(try #require(.init(.hearing("他/她", reading: nil), ["a", "b"], answer: "a"))), words: ["他"]),
                Exercise(.match(try #require(.init([.init("一", "one")], partners: ["one"])))),
            ], practiceQuestions: [PracticeQuestion("Why?", answer: "因为")])
        let text =
            #"{"exercises":[{"alternatives":[],"answer":["a"],"ask":"hearing","choices":["a","b"],"kind":"choice","#
            + #""left":[],"passage":"","readings":[],"text":"他/她","textAfter":"","translation":"","words":["他"]},"#
            + #"{"alternatives":[],"answer":["one"],"ask":"meaning","choices":["one"],"kind":"match","left":["一"],"#
            + #""passage":"","readings":[],"text":"","textAfter":"","translation":"","words":[]}],"#
            + #""explanations":[{"chineseText":"","examples":[{"sentence":"我去银行。","#
            + #""translation":"I go to the bank."}],"heading":"银行","reading":"yínháng","text":"bank"}],"#
            + #""practiceQuestions":[{"answer":"因为","question":"Why?"}]}"#
        try comesBack(text, content)
        try comesBack(
            #"{"isRight":false,"parts":[true,false],"slip":"tones"}"#,
            Verdict(isRight: false, parts: [true, false], slip: .tones))
        try comesBack(#"{"isRight":true,"parts":[true]}"#, Verdict(isRight: true, parts: [true]))
    }

    static let modelErrors: [(String, ModelError)] = [
        (#"{"noProfile":{}}"#, .noProfile), (#"{"noSuchProfile":{}}"#, .noSuchProfile),
        (#"{"impossibleProfile":{"_0":{"nameTaken":{}}}}"#, .impossibleProfile(.nameTaken)),
        (#"{"noKey":{"profile":"a"}}"#, .noKey(profile: "a")),
        (#"{"keys":{"_0":{"damaged":{"path":"/k"}}}}"#, .keys(.damaged(path: "/k"))),
        (#"{"keys":{"_0":{"keyring":{}}}}"#, .keys(.keyring)), (#"{"noSuchRequest":{}}"#, .noSuchRequest),
        (#"{"requestTooLarge":{"megabytes":3}}"#, .requestTooLarge(megabytes: 3)),
        (#"{"budgetUsedUp":{"budget":4,"used":5}}"#, .budgetUsedUp(used: 5, budget: 4)),
        (#"{"freeRequestsUsedUp":{"limit":20}}"#, .freeRequestsUsedUp(limit: 20)),
        (#"{"unreachable":{"_0":"refused"}}"#, .unreachable(.refused)), (#"{"untrusted":{}}"#, .untrusted),
        (#"{"timedOut":{"seconds":30}}"#, .timedOut(seconds: 30)), (#"{"brokenOff":{}}"#, .brokenOff),
        (#"{"cancelled":{}}"#, .cancelled), (#"{"refusedKey":{"status":401}}"#, .refusedKey(status: 401)),
        (#"{"wrongAddress":{"status":404}}"#, .wrongAddress(status: 404)),
        (#"{"unknownModel":{"_0":"m"}}"#, .unknownModel("m")),
        (#"{"notAnEndpoint":{"_0":"otherJSON"}}"#, .notAnEndpoint(.otherJSON)),
        (#"{"tooManyRequests":{}}"#, .tooManyRequests(retryAfter: nil)),
        (#"{"tooManyRequests":{"retryAfter":9}}"#, .tooManyRequests(retryAfter: 9)),
        (#"{"accountUsedUp":{}}"#, .accountUsedUp), (#"{"serverFailed":{"status":503}}"#, .serverFailed(status: 503)),
        (#"{"refusedRequest":{"message":"no","status":400}}"#, .refusedRequest(status: 400, message: "no")),
        (#"{"tooLong":{}}"#, .tooLong), (#"{"emptyReply":{}}"#, .emptyReply), (#"{"cutShort":{}}"#, .cutShort),
        (#"{"withheld":{}}"#, .withheld),
        (
            #"{"invalidReply":{"_0":{"kind":{"wrongType":{"expected":"string","found":"null"}},"#
                + #""path":"variants[2]"},"tries":2}}"#,
            .invalidReply(SchemaFault(.wrongType(expected: .string, found: .null), at: "variants[2]"), tries: 2)
        ),
        (
            #"{"invalidReply":{"_0":{"kind":{"notJSON":{}},"path":""},"tries":1}}"#,
            .invalidReply(SchemaFault(.notJSON), tries: 1)
        ),
    ]

    @Test(arguments: modelErrors) func errorsOfLanguageModels(_ text: String, _ error: ModelError) throws {
        try comesBack(text, error)
    }

    @Test(arguments: [
        ModelError.ProfileFault.noName, .nameTaken, .address, .insecureAddress, .nearbyAddress, .noModel, .timeLimit,
        .budget, .key,
    ]) func faultsOfProfiles(_ fault: ModelError.ProfileFault) throws {
        try comesBack(#"{"impossibleProfile":{"_0":{"\#(fault)":{}}}}"#, ModelError.impossibleProfile(fault))
    }

    @Test(arguments: [SchemaFault.Kind.notJSON, .missing, .extra, .empty, .tooLong, .notAllowed])
    func faultsOfReplies(_ kind: SchemaFault.Kind) throws {
        try comesBack(#"{"kind":{"\#(kind)":{}},"path":"a.b"}"#, SchemaFault(kind, at: "a.b"))
    }

    @Test(arguments: [
        #"{"unknown":{}}"#, "{}", #"{"timedOut":{}}"#, #"{"timedOut":{"seconds":30},"cancelled":{}}"#, "1",
    ])
    func whatIsNoErrorIsRefused(_ text: String) {
        #expect(throws: JSONError.self) { try ModelError(json: try JSON(parsing: text.utf8)) }
    }

    @Test func notesOnATranslation() throws {
        try comesBack(
            #"{"alternativeTranslations":["x"],"culturalNotes":[],"difficulty":"advanced","grammarNotes":["把/被"]}"#,
            TranslationContext(grammarNotes: ["把/被"], alternativeTranslations: ["x"], difficulty: .advanced))
    }

    @Test func learningPreferences() throws {
        try comesBack(
            #"{"dailyGoal":20,"interests":["anime","food"],"language":"ja","learningGoals":["exam"],"#
                + #""level":"intermediate","preferredLessonTypes":["reading"]}"#,
            LearningPreferences(
                interests: [.anime, .food], learningGoals: [.exam], dailyGoal: 20, preferredLessonTypes: [.reading],
                language: .japanese, level: .intermediate))
        let early = #"{"interests":[],"learningGoals":[],"dailyGoal":9999,"preferredLessonTypes":[]}"#
        #expect(try LearningPreferences(json: JSON(parsing: early.utf8)) == LearningPreferences(dailyGoal: 240))
    }

    @Test func aPageOfTheNotebook() throws {
        let entry = WordEntry(
            word: "con/struct", partOfSpeech: ["verb"], englishMeaning: ["to \"build\"", "b"], chineseMeaning: ["建造"],
            root: WordEntry.Element(form: "struct", meaning: "build", originLanguage: "Latin"),
            prefix: WordEntry.Element(form: "con-", meaning: "together", originLanguage: "Latin"),
            suffix: WordEntry.Element(), relatedWords: ["structure"], variants: ["constructs"])
        #expect(try WordEntry(json: JSON(parsing: entry.json.encoded().utf8)) == entry)
        #expect(try WordEntry(json: JSON(parsing: entry.formattedJSON.utf8)) == entry)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try comesBack(String(decoding: try encoder.encode(entry), as: UTF8.self), entry)
        #expect(entry.formattedJSON.hasPrefix("{\n  \"word\": \"con/struct\",\n  \"partOfSpeech\": [\"verb\"],\n"))
    }
}
