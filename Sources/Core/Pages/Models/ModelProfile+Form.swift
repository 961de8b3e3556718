import Model
import Routes

extension ModelProfilePage.Draft {
    /// Reads the form as typed.
    public init(_ form: Form) {
        self.init(
            name: form["name"] ?? "", baseURL: form["baseURL"] ?? "", model: form["model"] ?? "",
            needsKey: form["needsKey"] != "off",
            timeLimit: form["timeLimit"] ?? String(ModelProfile.usualTimeLimit),
            monthlyBudget: form["monthlyBudget"] ?? "",
            structuredOutput: form["structuredOutput"].flatMap { ModelProfile.StructuredOutput(rawValue: $0) }
                ?? .automatic)
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
            monthlyBudget.allSatisfy { $0.isWhitespace } ? 0 : try number(monthlyBudget, in: .monthlyBudget, .budget)
        return ModelProfileChange(
            name: name, baseURL: baseURL, model: model, needsKey: needsKey,
            timeLimit: try number(timeLimit, in: .timeLimit, .timeLimit), monthlyBudget: budget,
            structuredOutput: structuredOutput, key: key.flatMap { $0.isEmpty ? nil : $0 })
    }
}
