import Foundation
import Model
import Review
import Scheduling
import Storage
import Support
import Testing

@testable import Formats

/// Anki can read every export, whatever was imported.
@Suite struct ReadableExportTests {
    private let test: TestDesk
    private let desk: ReviewDesk
    private let now = TestDesk.now

    init() async throws {
        test = try await TestDesk()
        desk = test.desk.review(with: nil)
    }

    private func type(_ id: Int64, _ name: String, modified: Int64 = 1_600_000_000) -> AnkiNotetype {
        var type = AnkiNotetype(id: id, name: name)
        type.modified = modified
        type.fields = [.init(name: "Front"), .init(name: "Back")]
        type.templates = [.init(name: "Card 1", question: "{{Front}}", answer: "{{Back}}")]
        return type
    }

    private func reviewed(_ id: Int64, of note: Int64, in deck: Int64) -> AnkiCard {
        var card = AnkiCard(id: id, noteID: note, deckID: deck)
        (card.type, card.queue, card.due, card.interval, card.factor, card.reviews) = (2, 2, 3, 10, 2500, 1)
        (card.stability, card.difficulty) = (10, 5)
        return card
    }

    /// A package that contains a single number wherever its settings, card and log have one.
    private func hostile(_ number: Int64, weights: [Double]) throws -> URL {
        let writer = try AnkiWriter(createdAt: 1_767_240_000, offset: 0, now: now.milliseconds)
        var preset = AnkiPreset(id: 3)
        preset.name = "Hostile"
        preset.source = """
            {"id":3,"name":"Hostile","mod":0,"usn":-1,"maxTaken":\(number),"timer":\(number),"newMix":\(number),
            "new":{"perDay":\(number),"initialFactor":\(number),"ints":[\(number),\(number),\(number)],"delays":[\(number)]},
            "rev":{"perDay":\(number),"maxIvl":\(number),"ease4":\(number),"hardFactor":1e300,"ivlFct":-1e300},
            "lapse":{"leechFails":\(number),"minInt":\(number),"mult":1e300,"leechAction":\(number),"delays":[1e300]},
            "other":{"number":\(number)},"fsrsParams6":\(weights),"easyDaysPercentages":[1e300,1,1,1,1,1,1]}
            """
        preset.parameters = weights
        (preset.learningSteps, preset.relearningSteps) = ([Double(number)], [1e300])
        preset.dayShares = [1e300, 1, 1, 1, 1, 1, 1]
        var deck = AnkiDeck(id: 7, path: ["Chinese"])
        deck.presetID = 3
        deck.source = "{\"extendNew\":\(number),\"newLimit\":\(number)}"
        var notetype = type(5, "Basic")
        (notetype.sortField, notetype.fields[0].size) = (Int(number), Int(number))
        notetype.templates[0].browserSize = Int(number)
        try writer.add(notetypes: [notetype], decks: [deck], presets: [preset], usesFSRS: true)
        try writer.add(
            AnkiNote(id: 100, guid: "a", notetypeID: 5, modified: 1_767_000_000, tags: "", fields: ["书", "book"]))
        var card = reviewed(101, of: 100, in: 7)
        (card.flags, card.left, card.reviews, card.factor) = (Int(number), Int(number), Int(number), number)
        try writer.add(card)
        for (place, kind) in [1, 4].enumerated() {
            try writer.add(
                AnkiReview(
                    id: 1_766_000_000_000 + Int64(place), cardID: 101, ease: 3, interval: number, lastInterval: number,
                    factor: number, duration: number, type: kind))
        }
        let file = test.folder.appending(path: "\(UUID().uuidString).apkg")
        try writer.finish(to: file) { _ in }
        return file
    }

    @Test(arguments: [Int64.max, .min, -2_147_483_649, 2_147_483_648])
    func aHostilePackageGoesOutWithinWhatAnkiReads(_ number: Int64) async throws {
        let file = try hostile(number, weights: Array(repeating: 1e300, count: 21))
        let report = try await desk.importAnki(file, at: now) { TestIDs.next() }
        #expect(report.losses.contains { if case .presetNumbers("Hostile") = $0.kind { $0.count > 10 } else { false } })
        #expect(report.losses.contains(AnkiLoss(.cardNumbers)) && report.losses.contains(AnkiLoss(.answerNumbers)))
        let out = test.folder.appending(path: "out.apkg")
        _ = try await desk.exportAnki(to: out, at: now)
        let package = try AnkiPackage(out)
        let preset = try #require(package.presets.first { $0.name == "Hostile" })
        #expect(preset.impossibleNumbers == 0 && preset.parameters.isEmpty)
        #expect(!preset.source.contains("e+300") && !preset.source.contains("\(number)"))
        #expect(package.notetypes.allSatisfy { (0...65_535).contains($0.sortField) && $0.fields[0].size <= 65_535 })
        var rows = 0
        try package.forEachReview { review in
            rows += 1
            #expect(review == review.readable)
        }
        try package.forEachCard { card in
            rows += 1
            #expect(card.flags <= 7 && !card.hadImpossibleNumbers)
        }
        #expect(rows == 3)
    }

    @Test(arguments: [1e300, -1, 101]) func impossibleParametersBecomeTheDefaultsAndAreTold(_ weight: Double)
        async throws
    {
        let file = try hostile(5, weights: Array(repeating: weight, count: 21))
        let report = try await desk.importAnki(file, at: now) { TestIDs.next() }
        #expect(report.losses.contains(AnkiLoss(.impossibleParameters(preset: "Hostile"))))
        #expect(try await desk.deck(named: "Chinese").options.parameters.isEmpty)
    }

    @Test func parametersALittleOutsideTheirBoundsAreKept() async throws {
        var weights = FSRSParameters.defaults.values
        weights[7] = 0
        let report = try await desk.importAnki(try hostile(5, weights: weights), at: now) { TestIDs.next() }
        #expect(!report.losses.contains(AnkiLoss(.impossibleParameters(preset: "Hostile"))))
        #expect(try await desk.deck(named: "Chinese").options.parameters.count == 21)
    }

    @Test func aDeckGoesOutWithTheNotetypesOfItsNotesAlone() async throws {
        let writer = try AnkiWriter(createdAt: 1_767_240_000, offset: 0, now: now.milliseconds)
        let decks = [AnkiDeck(id: 7, path: ["Chinese"]), AnkiDeck(id: 8, path: ["French"])]
        try writer.add(
            notetypes: [type(5, "Basic", modified: 1_650_000_000), type(6, "Other")], decks: decks,
            presets: [AnkiPreset(id: 1)], usesFSRS: true)
        for (place, deck) in decks.enumerated() {
            let id = Int64(100 + place)
            try writer.add(
                AnkiNote(
                    id: id, guid: "\(id)", notetypeID: Int64(5 + place), modified: 1_767_000_000, tags: "",
                    fields: ["a", "b"]))
            try writer.add(reviewed(id + 100, of: id, in: deck.id))
        }
        let file = test.folder.appending(path: "two.apkg")
        try writer.finish(to: file) { _ in }
        _ = try await desk.importAnki(file, at: now) { TestIDs.next() }
        let out = test.folder.appending(path: "one.apkg")
        _ = try await desk.exportAnki(try await desk.deck(named: "Chinese").id, to: out, at: now)
        let types = try AnkiPackage(out).notetypes
        #expect(types.map(\.name) == ["Basic"] && types.first?.modified == 1_650_000_000)
        _ = try await desk.exportAnki(to: out, at: now)
        #expect(try AnkiPackage(out).notetypes.map(\.name) == ["Basic", "Other"])
    }
}
