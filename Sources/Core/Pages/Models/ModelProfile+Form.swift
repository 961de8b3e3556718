import Model
import Routes

extension ModelProfilePage.Draft {
    /// Reads the form as typed. The form of a new profile does not ask whether it needs a key.
    ///
    /// - Throws: `NotAChoice` for a way to request a shape that there is not.
    public init(_ form: Form) throws(NotAChoice) {
        let structuredOutput = try ModelProfile.StructuredOutput(sent: form["structuredOutput"], "structuredOutput")
        self.init(
            name: form["name"] ?? "", baseURL: form["baseURL"] ?? "", model: form["model"] ?? "",
            needsKey: form["needsKey"].map { $0 != "off" },
            timeLimit: form["timeLimit"] ?? String(ModelProfile.usualTimeLimit),
            monthlyBudget: form["monthlyBudget"] ?? "",
            structuredOutput: structuredOutput ?? .automatic)
    }

    /// Returns what was typed, which stands for the whole profile.
    ///
    /// - Parameter key: The content of the field of the key, which stays empty to keep the stored one.
    public func change(key: String?) throws(ModelError) -> ModelProfileChange {
        func number(_ text: String, in bounds: Bounds, _ fault: ModelError.ProfileFault) throws(ModelError) -> Int {
            guard let number = try? SentNumber(text.filter { !$0.isWhitespace && $0 != "," })?.within(bounds, "") else {
                throw .impossibleProfile(fault)
            }
            return number
        }
        let budget =
            monthlyBudget.allSatisfy { $0.isWhitespace } ? 0 : try number(monthlyBudget, in: .budgetChange, .budget)
        return ModelProfileChange(
            name: name, baseURL: baseURL, model: model, needsKey: needsKey,
            timeLimit: try number(timeLimit, in: .timeLimit, .timeLimit), monthlyBudget: budget,
            structuredOutput: structuredOutput, key: ModelProfileChange.KeyChange(sent: key))
    }
}
