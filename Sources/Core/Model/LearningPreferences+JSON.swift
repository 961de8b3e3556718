extension LearningPreferences.Interest: JSONConvertible {}
extension LearningPreferences.Goal: JSONConvertible {}

extension LearningPreferences: JSONConvertible {
    /// Language and level came later and are optional. The minutes are clamped to their limits.
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(
            interests: try object.value("interests"), learningGoals: try object.value("learningGoals"),
            dailyGoal: Bounds.dailyGoal.nearest(to: try object.value("dailyGoal") as Int64),
            preferredLessonTypes: try object.value("preferredLessonTypes"),
            language: try object.optionalValue("language") ?? .chinese,
            level: try object.optionalValue("level") ?? .beginner)
    }

    public var json: JSON {
        [
            "interests": interests.json, "learningGoals": learningGoals.json, "dailyGoal": dailyGoal.json,
            "preferredLessonTypes": preferredLessonTypes.json, "language": language.json, "level": level.json,
        ]
    }
}
