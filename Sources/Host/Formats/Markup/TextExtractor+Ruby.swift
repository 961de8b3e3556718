import Model

/// Authors' readings.
extension TextExtractor {
    /// The most parts of a base that wait for their readings.
    private static let mostBases = 100

    /// Ruby being read.
    struct Ruby {
        /// The nesting depth of its element.
        var depth: Int
        /// The parts of its base that have no reading yet: the length of the paragraph and the number of insets before
        /// each.
        var bases: [(start: Int, insets: Int)] = []
        /// Whether the next character begins a part of the base.
        var isAtBase = true
        /// The reading being read; nil outside.
        var reading: ParagraphBuffer?
    }

    func startRuby(_ element: String) {
        switch element {
        case "ruby" where droppedDepth == 0 && ruby == nil: ruby = Ruby(depth: depth)
        case "rt": ruby?.reading = ParagraphBuffer()
        case "rb": ruby?.isAtBase = true
        // Documents leave out the end of the reading before it.
        case "rp": endReading()
        default: break
        }
    }

    func endRuby(_ element: String) {
        switch element {
        case "rt": endReading()
        case "ruby" where ruby.map { depth < $0.depth } ?? false: ruby = nil
        default: break
        }
    }

    /// Remembers where a part of the base begins.
    func beginBase(_ piece: UnsafeBufferPointer<UInt8>) {
        guard let ruby, ruby.isAtBase, piece.contains(where: { $0 > 0x20 }) else { return }
        self.ruby?.isAtBase = false
        guard ruby.bases.count < Self.mostBases else { return }
        self.ruby?.bases.append((paragraph.count, result.insets.count))
    }

    /// Gives the first part of the base that has no reading the one just read.
    private func endReading() {
        guard let text = ruby?.reading?.trimmed else { return }
        ruby?.reading = nil
        ruby?.isAtBase = true
        guard let base = ruby?.bases.first, let count = ruby?.bases.count else { return }
        ruby?.bases.removeFirst()
        let end = count > 1 ? ruby?.bases.first?.start : nil
        let reading = String(decoding: text, as: UTF8.self).droppingInsetSigns
        guard !reading.isEmpty, let written = paragraph.insertRuby(at: base.start, until: end) else { return }
        result.insets.insert(.ruby(BookRuby(base: written, reading: reading)), at: base.insets)
        for index in ruby?.bases.indices ?? 0..<0 {
            ruby?.bases[index].start += 3
            ruby?.bases[index].insets += 1
        }
        if let start = link?.start, start >= base.start { link?.start = start + 3 }
    }
}
