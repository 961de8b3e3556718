import Foundation

extension SchemaEleven {
    /// Converts a deck of the newer format. Missing values become empty or 0.
    static func deck(id: Int64, name: String, common: ProtobufMessage, kind: ProtobufMessage) -> [String: Any] {
        let none = [0, 0]
        var object: [String: Any] = [
            "id": id, "name": name.replacing("\u{1F}", with: "::"), "mod": 0, "usn": -1, "lrnToday": none,
            "revToday": none, "newToday": none, "timeToday": none, "collapsed": false, "browserCollapsed": false,
            "desc": "", "dyn": 0, "conf": 1, "extendNew": 0, "extendRev": 0,
        ]
        var common = common
        while let (field, value) = common.next() {
            switch field {
            case 1: object["collapsed"] = value.integer != 0
            case 2: object["browserCollapsed"] = value.integer != 0
            case 255: merge(value.text, into: &object)
            default: continue
            }
        }
        var kind = kind
        while let (field, value) = kind.next() {
            if field == 2 { object["dyn"] = 1 }
            guard field == 1 else { continue }
            var normal = value.message
            while let (field, value) = normal.next() {
                switch field {
                case 1: object["conf"] = value.integer
                case 2: object["extendNew"] = value.integer
                case 3: object["extendRev"] = value.integer
                case 4: object["desc"] = value.text
                case 5: object["md"] = value.integer != 0
                case 6: object["reviewLimit"] = value.integer
                case 7: object["newLimit"] = value.integer
                case 10: object["desiredRetention"] = Int((finite(value.real) * 100).rounded())
                default: continue
                }
            }
        }
        return object
    }

    /// Converts a preset of the newer format. Missing values become empty or 0.
    static func preset(id: Int64, name: String, _ message: ProtobufMessage) -> [String: Any] {
        let values = Values(message)
        var object: [String: Any] = [
            "id": id, "name": name, "mod": 0, "usn": -1, "dyn": false, "maxTaken": values.whole(24),
            "autoplay": !values.flag(23), "timer": values.whole(25), "replayq": !values.flag(26),
            "newMix": values.whole(30), "newPerDayMinimum": values.whole(35), "interdayLearningMix": values.whole(31),
            "reviewOrder": values.whole(33), "newSortOrder": values.whole(32), "newGatherPriority": values.whole(34),
            "buryInterdayLearning": values.flag(29), "desiredRetention": values.real(37),
            "ignoreRevlogsBeforeDate": values.text(46), "stopTimerOnAnswer": values.flag(38),
            "secondsToShowQuestion": values.real(41), "secondsToShowAnswer": values.real(42),
            "questionAction": values.whole(36), "answerAction": values.whole(43), "waitForAudio": values.flag(44),
            "sm2Retention": values.real(40), "weightSearch": values.text(45), "fsrsWeights": values.reals(3),
            "fsrsParams5": values.reals(5), "fsrsParams6": values.reals(6), "easyDaysPercentages": values.reals(4),
        ]
        object["new"] =
            [
                // The two formats number the orders inversely.
                "bury": values.flag(27), "delays": values.reals(1), "order": values.whole(20) == 0 ? 1 : 0,
                "initialFactor": Int((values.real(11) * 1000).rounded()),
                "ints": [values.whole(18), values.whole(19), 0],
                "perDay": values.whole(9),
            ] as [String: Any]
        object["rev"] =
            [
                "bury": values.flag(28), "ease4": values.real(12), "ivlFct": values.real(15),
                "maxIvl": values.whole(16), "perDay": values.whole(10), "hardFactor": values.real(13),
            ] as [String: Any]
        object["lapse"] =
            [
                "delays": values.reals(2), "leechAction": values.whole(21), "leechFails": values.whole(22),
                "minInt": values.whole(17), "mult": values.real(14),
            ] as [String: Any]
        merge(values.text(255), into: &object)
        return object
    }

    /// The FSRS parameters of a preset of the newer format, in their newest version.
    static func parameters(_ message: ProtobufMessage) -> [Double] {
        var found: [Int: [Double]] = [:]
        var message = message
        while let (field, value) = message.next() {
            if [3, 5, 6].contains(field) { found[field, default: []] += value.reals }
        }
        return found[6] ?? found[5] ?? found[3] ?? []
    }

    /// Adds the members that this version of Anki did not know and preserved for another.
    private static func merge(_ json: String, into object: inout [String: Any]) {
        for (key, value) in self.object(json) {
            if let part = value as? [String: Any], let known = object[key] as? [String: Any] {
                object[key] = known.merging(part) { first, _ in first }
            } else if object[key] == nil {
                object[key] = value
            }
        }
    }

    private static func finite(_ number: Double) -> Double { number.isFinite && abs(number) < 1e9 ? number : 0 }

    /// The fields of a message, by number.
    private struct Values {
        private var numbers: [Int: Int] = [:]
        private var floats: [Int: [Double]] = [:]
        private var texts: [Int: String] = [:]

        init(_ message: ProtobufMessage) {
            var message = message
            while let (field, value) = message.next() {
                switch value {
                case .varint: numbers[field] = value.integer
                case .fixed32, .fixed64: floats[field, default: []].append(finite(value.real))
                case .bytes:
                    if (1...6).contains(field) {
                        floats[field, default: []] += value.reals.map(finite)
                    } else {
                        texts[field] = value.text
                    }
                }
            }
        }

        func whole(_ field: Int) -> Int { numbers[field] ?? 0 }
        func flag(_ field: Int) -> Bool { whole(field) != 0 }
        func real(_ field: Int) -> Double { floats[field]?.last ?? 0 }
        func reals(_ field: Int) -> [Double] { floats[field] ?? [] }
        func text(_ field: Int) -> String { texts[field] ?? "" }
    }
}
