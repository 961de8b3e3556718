import Model

extension Lexicon {
    /// Converts a Chinese text as OpenCC does: the longest phrase at each place, from the beginning on, otherwise
    /// character by character. The result has the same number of Unicode scalars. Without OpenCC's data it is made
    /// character by character from the dictionary.
    public func convert(_ text: String, by conversion: ScriptConversion) -> String {
        var scalars = text.unicodeScalars.map { $0.value }
        scalars.withUnsafeMutableBufferPointer { convert($0, by: conversion) }
        return String(scalars[...])
    }

    /// Converts a Chinese text to a script; see ``convert(_:to:)-([String],_)``.
    public func convert(_ text: String, to script: Preferences.Script) -> String { convert([text], to: script)[0] }

    /// Converts a Chinese text that is given in parts, such as words, to a script, and returns the same parts of the
    /// result. The text is converted as a whole, because a phrase may go beyond a part (一 只 猫 is 一 隻 貓).
    ///
    /// A text that is already traditional stays as it is if that is what is asked for: its 里 and 后 are not to become
    /// 裡 and 後.
    public func convert(_ parts: [String], to script: Preferences.Script) -> [String] {
        guard script != .original else { return parts }
        var scalars: [UInt32] = []
        for part in parts { for scalar in part.unicodeScalars { scalars.append(scalar.value) } }
        let conversion: ScriptConversion
        switch (script, isTraditional(scalars)) {
        case (.traditional, true), (.original, _): return parts
        case (.traditional, false): conversion = .s2tw
        case (.simplified, true): conversion = .tw2s
        case (.simplified, false): conversion = .t2s
        }
        scalars.withUnsafeMutableBufferPointer { convert($0, by: conversion) }
        var start = 0
        return parts.map { part in
            let end = start + part.unicodeScalars.count
            defer { start = end }
            return String(scalars[start..<end])
        }
    }

    private func convert(_ text: UnsafeMutableBufferPointer<UInt32>, by conversion: ScriptConversion) {
        let tables = ConversionTables(image)
        let whole = 0..<text.count
        if text.contains(where: { $0.isCompatibilityIdeograph }) { tables.convert(text, whole, by: .compatibility) }
        guard let cutting = conversion.cutting else {
            for table in conversion.chain { tables.convert(text, whole, by: table) }
            return
        }
        // Each phrase is a part, and so is what stands between two of them.
        var phrases: [Range<Int>] = []
        tables.cut(text, by: cutting) { phrases.append($0) }
        func convert(part: Range<Int>) {
            for table in conversion.chain { tables.convert(text, part, by: table) }
        }
        var start = 0
        for phrase in phrases {
            convert(part: start..<phrase.lowerBound)
            convert(part: phrase)
            start = phrase.upperBound
        }
        convert(part: start..<text.count)
    }

    /// Returns whether more characters of a text are found only in traditional Chinese than only in simplified.
    private func isTraditional(_ text: [UInt32]) -> Bool {
        let tables = ConversionTables(image)
        var balance = 0
        for scalar in text where scalar >= 0x3400 {
            if tables.contains(scalar, .traditionalOnly) { balance += 1 }
            if tables.contains(scalar, .simplifiedOnly) { balance -= 1 }
        }
        return balance > 0
    }
}

extension UInt32 {
    fileprivate var isCompatibilityIdeograph: Bool {
        (0xF900...0xFAFF).contains(self) || (0x2F800...0x2FA1F).contains(self)
    }
}

extension String {
    /// Makes a text of scalars; a number that is none, as damaged tables may give, becomes U+FFFD.
    fileprivate init(_ scalars: ArraySlice<UInt32>) {
        var view = String.UnicodeScalarView()
        for scalar in scalars { view.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
        self.init(view)
    }
}
