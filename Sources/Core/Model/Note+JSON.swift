extension Note: JSONConvertible {
    public init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(
            id: try object.value("id"), language: try object.value("language"), word: try object.value("word"),
            reading: try object.value("reading"), definition: try object.value("definition"),
            sentence: try object.value("sentence"), translation: try object.value("translation"),
            picture: try object.value("picture"), audio: try object.value("audio"), tags: try object.value("tags"),
            level: try object.value("level"), bookID: try object.optionalValue("bookID"),
            page: try object.optionalValue("page"), guid: try object.value("guid"),
            createdAt: try object.value("createdAt"), updatedAt: try object.value("updatedAt"),
            variant: try object.optionalValue("variant") ?? "")
    }

    public var json: JSON {
        [
            "id": id.json, "language": language.json, "word": word.json, "reading": reading.json,
            "definition": definition.json, "sentence": sentence.json, "translation": translation.json,
            "picture": picture.json, "audio": audio.json, "tags": tags.json, "level": level.json,
            "bookID": bookID?.json, "page": page?.json, "guid": guid.json, "createdAt": createdAt.json,
            "updatedAt": updatedAt.json, "variant": variant.isEmpty ? nil : variant.json,
        ]
    }
}
