extension Card.Kind: JSONConvertible {}
extension Card.Standing: JSONConvertible {}
extension CardState: JSONConvertible {}

extension Card: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(
            id: try object.value("id"), noteID: try object.value("noteID"), deckID: try object.value("deckID"),
            kind: try object.value("kind"), schedule: try object.value("schedule"),
            position: try object.value("position"), standing: try object.value("standing"),
            buriedOn: try object.optionalValue("buriedOn"), isFlagged: try object.value("isFlagged"),
            createdAt: try object.value("createdAt"))
    }

    public var json: JSON {
        [
            "id": id.json, "noteID": noteID.json, "deckID": deckID.json, "kind": kind.json, "schedule": schedule.json,
            "position": position.json, "standing": standing.json, "buriedOn": buriedOn?.json,
            "isFlagged": isFlagged.json, "createdAt": createdAt.json,
        ]
    }
}

extension MemoryState: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(stability: try object.value("stability"), difficulty: try object.value("difficulty"))
    }

    public var json: JSON { ["stability": stability.json, "difficulty": difficulty.json] }
}

extension CardSchedule: JSONConvertible {
    /// Clamps every value, like
    /// ``init(state:step:memory:ease:interval:repetitions:due:lastReview:reviews:lapses:)``.
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(
            state: try object.value("state"), step: try object.uncheckedInteger("step"),
            memory: try object.optionalValue("memory"), ease: try object.value("ease"),
            interval: try object.uncheckedInteger("interval"),
            repetitions: try object.uncheckedInteger("repetitions"), due: try object.value("due"),
            lastReview: try object.optionalValue("lastReview"), reviews: try object.uncheckedInteger("reviews"),
            lapses: try object.uncheckedInteger("lapses"))
    }

    public var json: JSON {
        [
            "state": state.json, "step": step.json, "memory": memory?.json, "ease": ease.json,
            "interval": interval.json, "repetitions": repetitions.json, "due": due.json,
            "lastReview": lastReview?.json, "reviews": reviews.json, "lapses": lapses.json,
        ]
    }
}
