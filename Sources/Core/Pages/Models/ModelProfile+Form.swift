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

    /// Returns the profile as typed.
    public func profile(id: ID<ModelProfile>, createdAt: Timestamp) throws(ModelError) -> ModelProfile {
        func number(_ text: String, in bounds: Bounds, _ fault: ModelError.ProfileFault) throws(ModelError) -> Int {
            guard let number = try? SentNumber(text.filter { !$0.isWhitespace && $0 != "," })?.within(bounds, "") else {
                throw .impossibleProfile(fault)
            }
            return number
        }
        let budget =
            monthlyBudget.allSatisfy { $0.isWhitespace } ? nil : try number(monthlyBudget, in: .monthlyBudget, .budget)
        return ModelProfile(
            id: id, name: name, baseURL: baseURL, model: model, needsKey: needsKey,
            timeLimit: try number(timeLimit, in: .timeLimit, .timeLimit), monthlyBudget: budget,
            structuredOutput: structuredOutput,
            createdAt: createdAt)
    }
}
