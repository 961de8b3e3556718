import Model
import Routes

/// `/me/models`: language models, their tasks, waiting requests and usage.
public enum ModelsPage {
    /// A profile in the list.
    public struct Row: Sendable {
        public var profile: ModelProfile
        /// Where the key is stored; nil if the profile has none.
        public var key: KeyPlace?
        /// Tokens used this month.
        public var tokens: Int

        public init(profile: ModelProfile, key: KeyPlace?, tokens: Int) {
            self.profile = profile
            self.key = key
            self.tokens = tokens
        }
    }

    /// A profile's usage on one day, for one task.
    public struct Use: Sendable {
        public var day: CalendarDate
        /// The profile's name; nil if it was removed.
        public var profile: String?
        public var task: ModelTask
        public var requests: Int
        public var promptTokens: Int
        public var completionTokens: Int
        /// Whether some of the token counts are estimates.
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

    /// Number of days of usage shown.
    public static let daysShown = ModelUsage.usualDays
    /// Number of queued requests shown.
    public static let requestsShown = 50

    /// The data that the page shows.
    public struct Model: Sendable {
        public var rows: [Row]
        public var choices: ModelChoices
        /// The profile of everything without a choice of its own; nil if there is none.
        public var standard: ID<ModelProfile>?
        /// Newest first.
        public var requests: [WaitingRequest]
        /// Newest first.
        public var use: [Use]
        public var notice: ModelsPath.Notice?
        /// Why keys cannot be read; no profile is then shown as having one.
        public var problem: ModelError?

        public init(
            rows: [Row], choices: ModelChoices = ModelChoices(), standard: ID<ModelProfile>? = nil,
            requests: [WaitingRequest] = [], use: [Use] = [], notice: ModelsPath.Notice? = nil,
            problem: ModelError? = nil
        ) {
            self.rows = rows
            self.choices = choices
            self.standard = standard
            self.requests = requests
            self.use = use
            self.notice = notice
            self.problem = problem
        }
    }
}
