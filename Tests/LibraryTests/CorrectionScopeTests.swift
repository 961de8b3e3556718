import Library
import Model
import Reading
import Storage
import Support
import Testing

@Suite struct CorrectionScopeTests {
    private static let now = TestDesk.now

    private func readings(_ test: TestDesk, _ book: Book, page: Int = 1) async throws -> [String?] {
        try await test.desk.page(page, of: book.id).tokens.filter { $0.text == "行" }.map(\.reading)
    }

    private func new(
        _ reading: String, _ scope: CorrectionScope.Kind, _ book: Book, at start: Int
    ) -> NewCorrection {
        NewCorrection(
            language: .chinese, parts: ["行"], readings: [reading], scope: scope,
            at: Place(book: book.id, page: 1, start: start))
    }

    @Test func aReadingHoldsInTheContextInWhichItWasMade() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("他看行。我看行。你行了。")
        let other = try await test.importText("我看行。你看行。", title: "另一本")
        try await test.desk.correct(new("hang2", .inContext, book, at: 2), at: Self.now)
        #expect(try await readings(test, book) == ["háng", "háng", "xíng"])
        #expect(try await readings(test, other) == ["háng", "háng"])
        let tokens = try await test.desk.texts.annotate("你听，他看行。行了。", in: .chinese)
        #expect(tokens.filter { $0.text == "行" }.map(\.reading) == ["háng", "xíng"])
        let kept = try await test.desk.corrections()
        #expect(kept.map(\.scope) == [.inContext(CorrectionContext(before: "看", after: ""))])
        try await test.desk.removeCorrection(.chinese, text: "行", kept[0].scope, at: Self.now)
        #expect(try await readings(test, book) == ["xíng", "xíng", "xíng"])
        try await test.remove()
    }

    @Test func aReadingHereIsShownInNoOtherPlaceAndNoOtherText() async throws {
        let test = try await TestDesk()
        let text = "他看行。我看行。"
        let book = try await test.importText(text)
        let other = try await test.importText(text + "你行。", title: "另一本")
        try await test.desk.correct(new("hang2", .here, book, at: 6), at: Self.now)
        #expect(try await readings(test, book) == ["xíng", "háng"])
        #expect(try await readings(test, other) == ["xíng", "xíng", "xíng"])
        let annotated = try await test.desk.texts.annotate(text, in: .chinese)
        #expect(annotated.allSatisfy { $0.reading != "háng" })
        guard case .here(let place) = try await test.desk.corrections().first?.scope else {
            Issue.record("It does not hold here.")
            return
        }
        #expect(place.sentence == "我看行。" && place.start == 6)
        try await test.remove()
    }

    @Test func aReadingThatIsPutRightAgainIsShown() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("你行了。")
        for (scope, reading) in [
            (CorrectionScope.Kind.everywhere, "háng"), (.everywhere, "hàng"), (.inContext, "háng"),
            (.inContext, "xíng"),
            (.here, "háng"), (.here, "hàng"),
        ] {
            try await test.desk.correct(new(reading, scope, book, at: 1), at: Self.now)
            #expect(try await readings(test, book) == [reading])
        }
        #expect(try await test.desk.corrections().count == 3)
        try await test.remove()
    }

    @Test func whatIsSaidLaterOfAPlaceHoldsThereHoweverFarItReaches() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("你行了。他行了。")
        try await test.desk.correct(new("háng", .here, book, at: 1), at: Self.now)
        try await test.desk.correct(new("hàng", .inContext, book, at: 1), at: Self.now)
        #expect(try await readings(test, book) == ["hàng", "xíng"])
        try await test.desk.correct(new("héng", .everywhere, book, at: 1), at: Self.now)
        #expect(try await readings(test, book) == ["héng", "héng"])
        #expect(try await test.desk.corrections().map(\.scope.kind) == [.everywhere])
        // A split takes the place of a reading inside it.
        try await test.desk.correct(new("háng", .here, book, at: 1), at: Self.now)
        try await test.desk.correct(
            NewCorrection(
                language: .chinese, parts: ["你行"], scope: .here, at: Place(book: book.id, page: 1, start: 0)),
            at: Self.now)
        #expect(try await test.desk.page(1, of: book.id).tokens.map(\.text) == ["你行", "了", "。", "他", "行", "了", "。"])
        #expect(try await test.desk.corrections().count == 2)
        try await test.remove()
    }

    @Test(arguments: [
        (0, CorrectionFault.otherText), (-1, .otherText), (7, .otherText), (Int.max, .otherText), (Int.min, .otherText),
    ]) func aPlaceWithAnotherTextIsRefused(_ start: Int, _ fault: CorrectionFault) async throws {
        let test = try await TestDesk()
        let book = try await test.importText("你行了。他行了。")
        for scope in CorrectionScope.Kind.allCases {
            await #expect(throws: ReadingError.impossibleCorrection(fault)) {
                try await test.desk.correct(new("háng", scope, book, at: start), at: Self.now)
            }
        }
        #expect(try await test.desk.corrections().isEmpty)
        try await test.remove()
    }

    @Test func whatIsNotSaidOrNotThereIsRefused() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("你行了。")
        func refused(_ new: NewCorrection, _ error: ReadingError) async {
            await #expect(throws: error) { try await test.desk.correct(new, at: Self.now) }
        }
        var correction = NewCorrection(language: .chinese, parts: ["行"], readings: ["háng"], scope: .here)
        await refused(correction, .impossibleCorrection(.noPlace))
        correction.scope = .inContext
        await refused(correction, .impossibleCorrection(.noPlace))
        correction.context = CorrectionContext(before: "你 ", after: "")
        await refused(correction, .impossibleCorrection(.neighbour))
        correction.context = CorrectionContext(before: String(repeating: "你", count: 101), after: "")
        await refused(correction, .impossibleCorrection(.neighbour))
        correction.context = CorrectionContext(before: "他", after: "了")
        correction.place = Place(book: book.id, page: 1, start: 1)
        await refused(correction, .impossibleCorrection(.otherText))
        correction.place = Place(book: book.id, page: 2, start: 1)
        await refused(correction, .noSuchPage(2, of: 1))
        let unknown: ID<Book> = TestIDs.next()
        correction.place = Place(book: unknown, page: 1, start: 1)
        await refused(correction, .noSuchBook(unknown))
        correction.language = .japanese
        correction.place = Place(book: book.id, page: 1, start: 1)
        await refused(correction, .impossibleCorrection(.notKana))
        correction.readings = ["こう"]
        await refused(correction, .impossibleCorrection(.otherText))
        #expect(try await test.desk.corrections().isEmpty)
        try await test.remove()
    }

    @Test func correctionsHereGoAndComeWithTheirBook() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("你行了。")
        try await test.desk.correct(new("háng", .here, book, at: 1), at: Self.now)
        try await test.desk.delete(book.id, at: Self.now)
        #expect(try await test.desk.correctionsWithTitles().corrections.isEmpty)
        try await test.desk.restore(book.id, at: Self.now)
        #expect(try await test.desk.correctionsWithTitles().titles == [book.id: book.title])
        try await test.desk.delete(book.id, at: Self.now)
        let later = Self.now.advanced(bySeconds: 1)
        try await test.desk.purgeDeletedBooks(deletedBefore: later, at: later)
        let left = try await test.desk.database.read(test.desk.learner) { reader in
            try reader.rows("SELECT place FROM place_correction WHERE learner_id = ?", [reader.owner]).count
        }
        #expect(left == 0)
        try await test.remove()
    }

    @Test func aBookIsNotCountedAgainForEachPlace() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("你行了。")
        func vocabulary() async throws -> String {
            try await test.desk.database.read(test.desk.learner) {
                vocabularyFingerprint(.chinese, try $0.corrections(.chinese, on: 1, of: book.id), nil)
            }
        }
        let before = try await vocabulary()
        try await test.desk.correct(new("háng", .here, book, at: 1), at: Self.now)
        try await test.desk.correct(new("háng", .inContext, book, at: 1), at: Self.now)
        #expect(try await vocabulary() == before)
        try await test.desk.correct(new("háng", .everywhere, book, at: 1), at: Self.now)
        #expect(try await vocabulary() != before)
        try await test.remove()
    }

    @Test func aCardSaysWhoseReadingItShows() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("你行了。他行了。")
        try await test.desk.correct(new("háng", .here, book, at: 1), at: Self.now)
        func card(at start: Int) async throws -> WordCard {
            let request = WordRequest("行", in: .chinese, at: Place(book: book.id, page: 1, start: start))
            return try await test.desk.database.read(test.desk.learner) { [desk = test.desk] in
                var surroundings = try $0.surroundings(of: request)
                if let page = surroundings.page { surroundings.words = desk.words(of: page, surroundings.corrections) }
                return try $0.describe(request, in: surroundings, desk.lexicon, desk.knowledge)
            }
        }
        let corrected = try await card(at: 1)
        #expect(corrected.corrected == .here && corrected.reading == "háng")
        #expect(corrected.entries.first?.definitions == ["row; line"])
        let other = try await card(at: 5)
        #expect(other.corrected == nil && other.reading == "xíng" && other.start == 5)
        try await test.remove()
    }
}
