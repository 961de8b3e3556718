import Backups
import CoreMetrics
import Lanes
import Model
import Operations
import Prometheus
import Synchronization

/// What a server measures of itself. Nothing of it is a learner's: labels are shapes of routes, names of Glossa's own parts,
/// and kinds; never a path, a name, a word, an id or an address.
public final class ServerMetrics: Sendable {
    /// The metrics as Prometheus reads them.
    public let registry: PrometheusRegistry
    private let inFlight: Meter
    private let reads: Timer
    private let writes: Timer

    /// - Parameter version: Glossa's.
    public init(version: String = Glossa.version) {
        registry = PrometheusRegistry(Self.descriptions + PrometheusRegistry.processDescriptions)
        inFlight = Meter(label: "glossa_http_requests_in_flight", factory: registry)
        let statement = "glossa_database_statement_duration_seconds"
        reads = Timer(label: statement, dimensions: [("kind", "read")], factory: registry)
        writes = Timer(label: statement, dimensions: [("kind", "write")], factory: registry)
        Meter(label: "glossa_build_info", dimensions: [("version", version)], factory: registry).set(1)
        registry.readProcess()
    }

    static let descriptions = [
        MetricDescription("glossa_build_info", "The version that runs; always 1."),
        MetricDescription(
            "glossa_http_requests_total",
            "Requests answered, by the shape of the route, the method and the class of the status."),
        MetricDescription(
            "glossa_http_request_duration_seconds",
            "Time from the headers of a request to the beginning of its answer, by the shape of the route and the method."
        ),
        MetricDescription("glossa_http_requests_in_flight", "Requests that are being answered."),
        MetricDescription("glossa_lane_running", "Long work in progress, by its lane."),
        MetricDescription("glossa_lane_waiting", "Long work that waits for its turn, by its lane."),
        MetricDescription(
            "glossa_database_statement_duration_seconds",
            "Time of a statement of the database, the reading of its rows included, by whether it reads or writes.",
            bounds: MetricDescription.shortSeconds),
        MetricDescription("glossa_jobs_running", "Jobs in progress or waiting for their turn, by kind."),
        MetricDescription("glossa_jobs_total", "Jobs that have ended, by kind and outcome."),
        MetricDescription(
            "glossa_work_last_success_timestamp_seconds",
            "When background work last did all that it had to do, in seconds since 1970."),
        MetricDescription("glossa_work_failures_total", "Failures of background work."),
        MetricDescription(
            "glossa_backup_last_success_timestamp_seconds",
            "When the latest good backup was made, in seconds since 1970; 0 if there is none."),
        MetricDescription("glossa_sign_ins_refused_total", "Sign-ins refused, by reason."),
    ]

    // MARK: Requests

    func requestBegan() { inFlight.increment() }

    /// - Parameters:
    ///   - route: The shape of the route.
    ///   - method: The name of the method.
    ///   - status: The status of the answer.
    func requestEnded(_ route: String, _ method: String, status: Int, after time: Duration) {
        inFlight.decrement()
        Counter(
            label: "glossa_http_requests_total",
            dimensions: [("route", route), ("method", method), ("status", "\(status / 100)xx")], factory: registry
        ).increment()
        Timer(
            label: "glossa_http_request_duration_seconds", dimensions: [("route", route), ("method", method)],
            factory: registry
        ).recordNanoseconds(time.nanoseconds)
    }

    // MARK: Work

    /// Notes how long a statement of the database took.
    public func statementEnded(isWrite: Bool, after time: Duration) {
        (isWrite ? writes : reads).recordNanoseconds(time.nanoseconds)
    }

    /// Work that goes on without a request.
    enum Work: String, CaseIterable {
        case backups
        case dailyWords = "daily_words"
        case countedWords = "counted_words"
        /// What waits for a language model, notebooks whose files were edited, and deletions that are due.
        case waiting
    }

    func succeeded(_ work: Work, at now: Timestamp) {
        Meter(
            label: "glossa_work_last_success_timestamp_seconds", dimensions: [("work", work.rawValue)],
            factory: registry
        ).set(Double(now.milliseconds) / 1000)
    }

    func failed(_ work: Work) {
        Counter(label: "glossa_work_failures_total", dimensions: [("work", work.rawValue)], factory: registry)
            .increment()
    }

    func jobWent(_ kind: JobName.Kind, _ step: JobStep) {
        let running = Meter(label: "glossa_jobs_running", dimensions: [("kind", kind.rawValue)], factory: registry)
        guard step != .started else { return running.increment() }
        running.decrement()
        Counter(
            label: "glossa_jobs_total", dimensions: [("kind", kind.rawValue), ("outcome", step.rawValue)],
            factory: registry
        ).increment()
    }

    /// Why a sign-in is refused.
    enum Refusal: String, CaseIterable {
        case wrongNameOrPassword = "wrong_name_or_password"
        case tooManyTries = "too_many_tries"
        case closed = "account_closed"
        case notInvited = "not_invited"
        case tooYoung = "too_young"
        /// The learner did not go through with it at the provider.
        case declined = "provider_declined"
        /// What came from a provider proves nothing.
        case unproven = "provider_unproven"
        /// The provider cannot be reached, or its answer cannot be used.
        case providerFailed = "provider_failed"
        /// The request is none: it has no month of birth, or names a provider that is not set up.
        case malformed

        init(_ error: AccountError) {
            self =
                switch error {
                case .wrongNameOrPassword, .wrongPassword: .wrongNameOrPassword
                case .tooManyTries: .tooManyTries
                case .closed: .closed
                case .notInvited, .noInvitation: .notInvited
                case .tooYoung: .tooYoung
                case .declined: .declined
                case .unproven: .unproven
                case .providerFailed: .providerFailed
                case .impossibleName, .weakPassword, .nameTaken, .noBirthMonth, .ageUnknown, .notSignedIn,
                    .notAdministrator, .notForPrograms, .lastAdministrator, .notFound, .noReset, .impossibleLabel,
                    .noProvider,
                    .identityTaken, .lastIdentity, .noStore, .purchaseRefused, .purchaseTaken:
                    .malformed
                }
        }
    }

    func signInRefused(_ error: any Error) {
        // The server's own trouble is counted by the status of its answer.
        guard let reason = (error as? AccountError).map({ Refusal($0) }) else { return }
        Counter(label: "glossa_sign_ins_refused_total", dimensions: [("reason", reason.rawValue)], factory: registry)
            .increment()
    }

    // MARK: What is read when it is asked for

    /// The time for which the folder of backups is not read again.
    private static let backupPause = Duration.seconds(60)

    /// Reads the lanes, and the folder of backups at most once a minute.
    func watch(_ workplace: Workplace) {
        workplace.onJob { [weak self] kind, step in self?.jobWent(kind, step) }
        let read = Mutex<ContinuousClock.Instant?>(nil)
        registry.beforeReading { [weak self] in
            guard let self else { return }
            for lane in workplace.lanes.all {
                let load = lane.load
                Meter(label: "glossa_lane_running", dimensions: [("lane", lane.name)], factory: registry)
                    .set(load.running)
                Meter(label: "glossa_lane_waiting", dimensions: [("lane", lane.name)], factory: registry)
                    .set(load.waiting)
            }
            let now = ContinuousClock.now
            let isDue = read.withLock { last in
                if let last, last.duration(to: now) < Self.backupPause { return false }
                last = now
                return true
            }
            guard isDue, let backups = workplace.backups else { return }
            let newest = (try? backups.lastMade(by: workplace.clock.now()))?.milliseconds ?? 0
            Meter(label: "glossa_backup_last_success_timestamp_seconds", factory: registry).set(Double(newest) / 1000)
        }
    }
}

extension Duration {
    fileprivate var nanoseconds: Int64 {
        components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }
}
