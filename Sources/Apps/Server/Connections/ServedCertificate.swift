import Foundation
import Logging
import NIOSSL
import ServiceLifecycle
import Synchronization

/// The certificate that new connections get. It is read anew when its files change; open connections keep theirs.
final class ServedCertificate: Service, Sendable {
    private struct State {
        var loaded: LoadedCertificate
        /// The files as they were when they were last read.
        var read: [CertificateFiles.FileState?]
        /// The files as they were when last looked at.
        var seen: [CertificateFiles.FileState?]
        /// The day on which an early expiry was last logged, in days since 1970.
        var warnedOn = 0
        /// When Glossa last tried to renew the files itself.
        var triedAt = Date.distantPast
    }

    private let files: CertificateFiles
    private let pause: Duration
    private let logger: Logger
    private let state: Mutex<State>

    /// A certificate that ends sooner than this many days is logged every day: by then every renewal has failed.
    private static let fewDays = 7.0
    /// The seconds after which a renewal that failed is tried again.
    private static let retry = 3600.0

    /// - Parameters:
    ///   - pause: How often to look at the files.
    /// - Throws: ``CertificateError``.
    init(
        _ files: CertificateFiles, lookingEvery pause: Duration, logger: Logger
    ) throws {
        let seen = files.state
        let loaded = try files.load(at: Date())
        self.files = files
        self.pause = pause
        self.logger = logger
        state = Mutex(State(loaded: loaded, read: seen, seen: seen))
        warn(loaded)
    }

    /// What the next connection is secured with.
    var context: NIOSSLContext { loaded.context }
    var loaded: LoadedCertificate { state.withLock { $0.loaded } }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                // Cancelled when the server stops.
                guard (try? await Task.sleep(for: self.pause)) != nil else { return }
                self.look(at: Date())
            }
        }
    }

    /// Reads the files anew if they have changed and then stayed the same for two looks: a renewal replaces one after
    /// the other. If they cannot be used, the certificate in use is kept, and the reason is logged once.
    func look(at now: Date) {
        renewIfDue(at: now)
        let current = files.state
        let isDue = state.withLock { state in
            defer { state.seen = current }
            return state.seen == current && state.read != current
        }
        if isDue {
            do {
                let loaded = try files.load(at: now)
                state.withLock { state in
                    state.loaded = loaded
                    state.read = current
                }
                logger.notice(
                    "The certificate was renewed", metadata: ["expires": "\(loaded.expiry.formatted(.iso8601))"])
                warn(loaded)
            } catch {
                state.withLock { $0.read = current }
                logger.error("The certificate cannot be renewed; the one before stays in use. \(error)")
            }
        }
        warnOfExpiry(at: now)
    }

    /// Writes new files if that is for Glossa to do; they are then read like any that have changed.
    private func renewIfDue(at now: Date) {
        guard let renewal = files.renewal else { return }
        let isDue = state.withLock { state in
            guard state.loaded.expiry.timeIntervalSince(now) < renewal.days * 86_400,
                now.timeIntervalSince(state.triedAt) >= Self.retry
            else { return false }
            state.triedAt = now
            return true
        }
        guard isDue else { return }
        do {
            try renewal.make(now)
        } catch {
            logger.error("The certificate cannot be renewed; the one before stays in use. \(error)")
        }
    }

    private func warn(_ loaded: LoadedCertificate) {
        if loaded.isKeyReadableByOthers {
            logger.warning("Every account of this machine can read \(files.key). Allow only Glossa's own: chmod 600.")
        }
    }

    private func warnOfExpiry(at now: Date) {
        let today = Int(now.timeIntervalSince1970 / 86_400)
        let expiry = state.withLock { state -> Date? in
            guard state.loaded.expiry.timeIntervalSince(now) < Self.fewDays * 86_400, state.warnedOn != today else {
                return nil
            }
            state.warnedOn = today
            return state.loaded.expiry
        }
        if let expiry {
            logger.warning("The certificate expires soon", metadata: ["expires": "\(expiry.formatted(.iso8601))"])
        }
    }
}
