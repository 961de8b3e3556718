import Grammar
import Model
import Testing

@testable import Pages

/// What is found, as the pages of translations and language models show it.
@Suite struct TranslatePresenterTests {
    @Test func theConversationBeginsWithItsOldestTurn() {
        let turns = [1, 2].map { TranslateSamples.turn($0, .model, from: .english, to: .chinese) }
        let model = TranslatePage.Model(
            language: .chinese, latest: turns, hasModel: true, text: "x", error: .tooLong(count: 3001))
        #expect(model.turns.map(\.translation.id) == [turns[1], turns[0]].map(\.translation.id))
        #expect(model.problem == .tooLong(count: 3001, limit: 3000) && model.longestText == 3000)
    }

    @Test func whyKeysCannotBeReadIsShownOnce() {
        let profile = ModelProfile(
            id: ID(high: 1, low: 1), name: "A", baseURL: "http://localhost/v1", model: "m", createdAt: Samples.now)
        let states = [
            ModelProfileState(profile, key: nil, tokens: 7, problem: .keys(.keyring)),
            ModelProfileState(profile, key: .file, tokens: 8),
        ]
        let model = ModelsPage.Model(
            ModelOverview(states, choices: ModelChoices()), requests: [], usage: [], notice: nil)
        #expect(model.problem == .keys(.keyring) && model.rows.map(\.tokens) == [7, 8])
    }

    @Test(arguments: [("", 0), ("  ", 0), ("0", 0), ("5,000", 5000), (" 1 ", 1)])
    func aBudgetIsReadAsItIsTyped(_ text: String, _ budget: Int) throws {
        let draft = ModelProfilePage.Draft(name: "A", monthlyBudget: text)
        #expect(try draft.change(key: "").monthlyBudget == budget)
        #expect(try draft.change(key: "").key == .keep && draft.change(key: "k").key == .replace("k"))
        #expect(throws: ModelError.impossibleProfile(.budget)) {
            try ModelProfilePage.Draft(monthlyBudget: "-1").change(key: nil)
        }
    }
}
