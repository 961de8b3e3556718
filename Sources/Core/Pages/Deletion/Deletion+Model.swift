import Model

/// `/me/delete`: deleting everything of the learner, with the account if there is one, after a week in which it can be taken
/// back.
public enum DeletionPage {
    /// The data that the page shows. When everything is to be deleted stands in the shell, because every page says so.
    public struct Model: Sendable {
        /// What was typed as a confirmation and is not taken again, because it was not right or something else was not. It is no
        /// secret, so it stays to be corrected, or need not be typed again.
        public var confirmation: String
        /// Whether the confirmation was not typed as it should have been.
        public var isMistyped: Bool
        /// Whether the learner cannot leave, because nobody else looks after the server.
        public var isLastAdministrator: Bool
        /// Whether the learner's account has a password, which is asked for again.
        public var asksForPassword: Bool
        /// Why nothing was recorded.
        public var problem: AccountError?

        public init(
            confirmation: String = "", isMistyped: Bool = false, isLastAdministrator: Bool = false,
            asksForPassword: Bool = false, problem: AccountError? = nil
        ) {
            self.confirmation = confirmation
            self.isMistyped = isMistyped
            self.isLastAdministrator = isLastAdministrator
            self.asksForPassword = asksForPassword
            self.problem = problem
        }
    }

    /// Whether a text is what the learner types to confirm, in either language.
    public static func isConfirmed(_ text: String) -> Bool {
        let words = text.lowercased().split { $0 == " " || $0 == "\t" }
        return words == ["delete", "everything"] || words == ["删除全部数据"]
    }
}
