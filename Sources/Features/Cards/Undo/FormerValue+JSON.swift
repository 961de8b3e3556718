import Model

extension FormerValue.Column: JSONConvertible {}

extension FormerValue: JSONConvertible {
    package init(json: JSON) throws(JSONError) {
        let object = try json.object
        self.init(column: try object.value("column"), value: try object.value("value"), ids: try object.value("ids"))
    }

    package var json: JSON { ["column": column.json, "value": value.json, "ids": ids.json] }
}
