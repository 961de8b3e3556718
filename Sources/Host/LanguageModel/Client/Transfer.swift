import Addresses
import CCurl
import Foundation
import Model

/// One request. libcurl works on a thread of its own; the task that reads the answer sets the pace.
final class Transfer: @unchecked Sendable {
    /// The status and the headers that matter.
    struct Head: Sendable {
        var status = 0
        /// The media type without parameters, in lower case.
        var type = ""
        /// Seconds that the endpoint asks to wait; nil where it does not, or names a date.
        var retryAfter: Int?
    }

    /// Seconds after which a machine that does not accept a connection counts as away.
    private static let connectionSeconds = 10
    /// Bytes of the answer that are held until they are read.
    private static let held = 256 << 10

    private let body: [UInt8]?
    private let longest: Int?
    private let address: String
    private let headers: [String]
    private let reach: EndpointReach
    private let handle: CurlHandle

    /// Guards all that follows.
    private let condition = NSCondition()
    private var received = Head()
    private var hasHead = false
    private var bytes: [UInt8] = []
    /// How it ended; nil while it goes on.
    private var end: Result<Void, ModelError>?
    private var isCancelled = false
    /// Whether the host has an address that may not be reached.
    private var isOutOfReach = false
    private var waiting: CheckedContinuation<Void, Never>?

    /// - Parameters:
    ///   - body: Sent by POST; nil to GET.
    ///   - reach: Which hosts may be reached.
    ///   - longest: Seconds after which it ends in any case; nil for as long as it takes.
    ///   - handle: This transfer's alone until it has ended.
    init(
        of body: String?, to address: String, headers: [String], reach: EndpointReach, longest: Int? = nil,
        on handle: CurlHandle
    ) {
        self.body = body.map { Array($0.utf8) }
        self.longest = longest
        self.address = address
        self.headers = headers
        self.reach = reach
        self.handle = handle
    }

    /// Sends the request.
    ///
    /// - Parameter giveBack: Called with the handle once another request can use it.
    func start(giveBack: @escaping @Sendable (CurlHandle) -> Void) {
        Thread.detachNewThread { [self] in
            let result = run()
            if !isOver() { giveBack(handle) }
            finish(result)
        }
    }

    /// Ends the request. What was received before can still be read.
    func cancel() {
        update {
            isCancelled = true
            if end == nil { handle.wake() }
        }
    }

    /// Waits for the status and the headers.
    func head() async throws(ModelError) -> Head {
        while true {
            if let head = try look({ hasHead ? received : nil }) { return head }
            await wait { [self] in !hasHead && end == nil && !isCancelled }
        }
    }

    /// The next bytes of the body; nil at its end.
    func next() async throws(ModelError) -> [UInt8]? {
        while true {
            let (bytes, isAtEnd) =
                try look { () -> ([UInt8], Bool)? in
                    guard !self.bytes.isEmpty else {
                        if case .success = end { return ([], true) }
                        return nil
                    }
                    defer { self.bytes = [] }
                    return (self.bytes, false)
                } ?? ([], false)
            if isAtEnd { return nil }
            if !bytes.isEmpty { return bytes }
            await wait { [self] in self.bytes.isEmpty && end == nil && !isCancelled }
        }
    }

    // MARK: The reader's side

    /// - Returns: What `found` gives; nil where there is nothing yet.
    private func look<Value>(_ found: () -> Value?) throws(ModelError) -> Value? {
        condition.lock()
        defer { condition.unlock() }
        if let value = found() {
            condition.broadcast()
            return value
        }
        if isCancelled { throw .cancelled }
        if case .failure(let error) = end { throw error }
        return nil
    }

    /// Waits until something changes, if it has not yet. Cancelling the task cancels the request.
    private func wait(while isUnchanged: @escaping () -> Bool) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                condition.lock()
                let waits = isUnchanged()
                if waits { waiting = continuation }
                condition.unlock()
                if !waits { continuation.resume() }
            }
        } onCancel: {
            cancel()
        }
    }

    /// Changes something, and wakes whoever waits for it.
    private func update(_ body: () -> Void) {
        condition.lock()
        body()
        let continuation = waiting
        waiting = nil
        condition.broadcast()
        condition.unlock()
        continuation?.resume()
    }

    // MARK: The thread's side

    private func isOver() -> Bool {
        condition.lock()
        defer { condition.unlock() }
        return isCancelled
    }

    private func run() -> Result<Void, ModelError> {
        let easy = handle.easy
        curl_easy_reset(easy)
        var list: UnsafeMutablePointer<curl_slist>?
        defer { curl_slist_free_all(list) }
        for header in headers { list = curl_slist_append(list, header) ?? list }
        return (body ?? []).withUnsafeBytes { bytes in
            let this = Unmanaged.passUnretained(self).toOpaque()
            glossa_curl_set_headers(easy, list)
            set(CURLOPT_URL, address)
            set(CURLOPT_PROTOCOLS_STR, "http,https")
            set(CURLOPT_PROXY, "")
            set(CURLOPT_ACCEPT_ENCODING, "")
            set(CURLOPT_NOSIGNAL, 1)
            set(CURLOPT_CONNECTTIMEOUT, Self.connectionSeconds)
            if let longest { set(CURLOPT_TIMEOUT, longest) }
            if body != nil {
                set(CURLOPT_POSTFIELDSIZE, bytes.count)
                glossa_curl_set_pointer(
                    easy, CURLOPT_POSTFIELDS, UnsafeMutableRawPointer(mutating: bytes.baseAddress))
            }
            if reach == .internet {
                glossa_curl_set_pointer(easy, CURLOPT_OPENSOCKETDATA, this)
                glossa_curl_set_opener(easy) { this, _, address in Transfer.of(this).open(address) }
            }
            glossa_curl_set_pointer(easy, CURLOPT_HEADERDATA, this)
            glossa_curl_set_pointer(easy, CURLOPT_WRITEDATA, this)
            glossa_curl_set_writer(easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, this in
                Transfer.of(this).take(header: UnsafeRawBufferPointer(start: bytes, count: size * count))
                return size * count
            }
            glossa_curl_set_writer(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, this in
                let isTaken = Transfer.of(this).take(UnsafeRawBufferPointer(start: bytes, count: size * count))
                // Any other number than that of the bytes ends the request.
                return isTaken ? size * count : size * count + 1
            }
            guard let code = handle.perform(unless: isOver) else { return .failure(.cancelled) }
            if code == CURLE_OK { return .success(()) }
            return .failure(isRefused() ? .impossibleProfile(.nearbyAddress) : ModelError(curl: code, handle))
        }
    }

    private func isRefused() -> Bool {
        condition.lock()
        defer { condition.unlock() }
        return isOutOfReach
    }

    /// Makes the socket for a connection, unless its address may not be reached.
    private func open(_ address: UnsafeMutablePointer<curl_sockaddr>?) -> curl_socket_t {
        guard let address, let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else { return -1 }
        let place = (UnsafeRawPointer(address) + offset).assumingMemoryBound(to: sockaddr.self)
        guard IPAddress.isOnInternet(place) else {
            update { isOutOfReach = true }
            return -1
        }
        return socket(
            address.pointee.family, address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue), address.pointee.protocol)
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> Transfer {
        // The thread holds the transfer for as long as libcurl may call.
        Unmanaged<Transfer>.fromOpaque(pointer.unsafelyUnwrapped).takeUnretainedValue()
    }

    private func set(_ option: CURLoption, _ number: Int) { glossa_curl_set_number(handle.easy, option, number) }

    private func set(_ option: CURLoption, _ text: String) { glossa_curl_set_text(handle.easy, option, text) }

    /// Takes a line of the headers. An empty one ends them.
    private func take(header bytes: UnsafeRawBufferPointer) {
        let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        update {
            if line.hasPrefix("HTTP/") {
                let words = line.split(separator: " ")
                received = Head(status: words.count > 1 ? Int(words[1]) ?? 0 : 0)
            } else if line.isEmpty {
                // After 100 to 199 come the headers of the answer itself.
                hasHead = hasHead || received.status >= 200
            } else if let colon = line.firstIndex(of: ":") {
                received.take(
                    line[..<colon].lowercased(),
                    line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
            }
        }
    }

    /// Takes a piece of the body, once there is room for it.
    ///
    /// - Returns: Whether it was taken; it is not when the request has been cancelled.
    private func take(_ piece: UnsafeRawBufferPointer) -> Bool {
        condition.lock()
        while bytes.count >= Self.held, !isCancelled { condition.wait() }
        let isCancelled = isCancelled
        condition.unlock()
        if isCancelled { return false }
        update { bytes.append(contentsOf: piece) }
        return true
    }

    private func finish(_ result: Result<Void, ModelError>) {
        update {
            // An answer that ends without headers is none.
            if case .success = result, !hasHead { end = .failure(.brokenOff) } else { end = result }
        }
    }
}

extension Transfer.Head {
    fileprivate mutating func take(_ name: String, _ value: String) {
        switch name {
        case "content-type":
            type = value.prefix { $0 != ";" }.lowercased().trimmingCharacters(in: .whitespaces)
        case "retry-after":
            guard let seconds = Double(value), seconds.isFinite, seconds >= 0 else { return }
            retryAfter = Int(min(seconds, 1_000_000).rounded(.up))
        default: return
        }
    }
}
