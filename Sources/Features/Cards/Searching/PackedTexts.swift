/// Texts concatenated in one buffer, so that a search in all of them runs at memory speed.
struct PackedTexts: Sendable {
    /// The caller's key for each text.
    private(set) var keys: [Int64] = []
    private var starts: [Int32] = [0]
    private var bytes: [UInt8] = []

    /// Separates the parts of a text. UTF-8 has no such byte, so no match spans two parts.
    private static let separator: UInt8 = 0xFF

    var count: Int { keys.count }
    var byteCount: Int { bytes.count }

    mutating func reserve(bytes byteCount: Int) { bytes.reserveCapacity(byteCount) }

    /// Adds a text. Folding converts ASCII capitals to lower case, as SQL's LOWER does in both engines.
    mutating func append(_ key: Int64, _ parts: [String], isFolded: Bool) {
        let start = bytes.count
        for part in parts {
            bytes.append(contentsOf: part.utf8)
            bytes.append(Self.separator)
        }
        if isFolded {
            bytes.withUnsafeMutableBufferPointer { bytes in
                for place in start..<bytes.count { bytes[place] = bytes[place].foldedToSmallLetter }
            }
        }
        keys.append(key)
        starts.append(Int32(bytes.count))
    }

    /// Returns the parts of the text at an index.
    func parts(at index: Int) -> [String] {
        bytes[Int(starts[index])..<Int(starts[index + 1])]
            .split(separator: Self.separator, omittingEmptySubsequences: false).dropLast()
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Passes the indexes of the texts that contain these bytes in one of their parts to `body`, in order.
    func forEachText(with needle: [UInt8], _ body: (Int) -> Void) {
        guard !needle.isEmpty else { return (0..<count).forEach(body) }
        bytes.withUnsafeBufferPointer { bytes in
            var position = 0
            var index = 0
            while let found = bytes.place(of: needle, from: position) {
                index = place(of: Int32(found), from: index)
                body(index)
                position = Int(starts[index + 1])
            }
        }
    }

    /// Returns the last text that starts at or before the offset.
    private func place(of offset: Int32, from first: Int) -> Int {
        // The next match is often in one of the next few texts.
        var step = 1
        while first + step < count, starts[first + step] <= offset { step *= 2 }
        var lower = first + step / 2
        var upper = min(first + step, count)
        while upper - lower > 1 {
            let middle = (lower + upper) / 2
            if starts[middle] <= offset { lower = middle } else { upper = middle }
        }
        return lower
    }
}

extension UInt8 {
    /// The lower-case form of an ASCII capital; any other byte unchanged.
    var foldedToSmallLetter: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
