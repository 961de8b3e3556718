import Model
import Routes

/// `/me/models`: language models, which of them does what, what waits and what was used.
public enum ModelsPage {
    /// A profile in the list.
    public struct Row: Sendable {
        public var profile: ModelProfile
        /// Where its key is kept; nil where it has none.
        public var key: KeyPlace?
        /// Tokens used in this month.
        public var tokens: Int

        public init(profile: ModelProfile, key: KeyPlace?, tokens: Int) {
            self.profile = profile
            self.key = key
            self.tokens = tokens
        }
    }

    /// What was used of a profile on a day, for one task.
    public struct Use: Sendable {
        public var day: CalendarDate
        /// What the profile is called; nil for one that was removed.
        public var profile: String?
        public var task: ModelTask
        public var requests: Int
        public var promptTokens: Int
        public var completionTokens: Int
        /// Whether some of the tokens are an estimate.
        public var isEstimated: Bool

        public init(
            day: CalendarDate, profile: String?, task: ModelTask, requests: Int, promptTokens: Int,
            completionTokens: Int, isEstimated: Bool
        ) {
            self.day = day
            self.profile = profile
            self.task = task
            self.requests = requests
            self.promptTokens = promptTokens
            self.completionTokens = completionTokens
            self.isEstimated = isEstimated
        }
    }

    /// Days of use that are shown.
    public static let daysShown = 30
    /// Requests of the queue that are shown.
    public static let requestsShown = 50

    /// What the page shows.
    public struct Model: Sendable {
        public var rows: [Row]
        public var choices: ModelChoices
        /// The latest first.
        public var requests: [WaitingRequest]
        /// The latest first.
        public var use: [Use]
        public var notice: ModelsPath.Notice?
        /// Why keys cannot be read, so that no profile is told to have one.
        public var problem: ModelError?

        public init(
            rows: [Row], choices: ModelChoices = ModelChoices(), requests: [WaitingRequest] = [], use: [Use] = [],
            notice: ModelsPath.Notice? = nil, problem: ModelError? = nil
        ) {
            self.rows = rows
            self.choices = choices
            self.requests = requests
            self.use = use
            self.notice = notice
            self.problem = problem
        }
    }
}
