import CCurl

/// What libcurl needs for one request at a time; it keeps its connection for the next. Used by one thread at a time.
final class CurlHandle: @unchecked Sendable {
    private static let isReady = curl_global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK

    let easy: UnsafeMutableRawPointer
    let multi: UnsafeMutableRawPointer

    /// - Returns: Nil where there is no memory for it.
    init?() {
        guard Self.isReady, let easy = curl_easy_init() else { return nil }
        guard let multi = curl_multi_init() else {
            curl_easy_cleanup(easy)
            return nil
        }
        self.easy = easy
        self.multi = multi
    }

    deinit {
        curl_easy_cleanup(easy)
        curl_multi_cleanup(multi)
    }

    /// Works until the request is done.
    ///
    /// - Parameter isOver: Asked again and again; true ends the request. ``wake()`` has it asked at once.
    /// - Returns: How it ended; nil where it was ended.
    func perform(unless isOver: () -> Bool) -> CURLcode? {
        guard curl_multi_add_handle(multi, easy) == CURLM_OK else { return CURLE_OUT_OF_MEMORY }
        defer { curl_multi_remove_handle(multi, easy) }
        var running: Int32 = 1
        while !isOver() {
            guard curl_multi_perform(multi, &running) == CURLM_OK else { return CURLE_RECV_ERROR }
            var left: Int32 = 0
            while let message = curl_multi_info_read(multi, &left) {
                if message.pointee.msg == CURLMSG_DONE { return message.pointee.data.result }
            }
            guard running > 0 else { return CURLE_RECV_ERROR }
            curl_multi_poll(multi, nil, 0, 1000, nil)
        }
        return nil
    }

    /// Ends the wait for the network. Any thread may call it.
    func wake() { curl_multi_wakeup(multi) }
}
