import Model

extension SQLValue {
    /// A pattern for `LIKE ? ESCAPE '\'` of the texts that contain another, in which `%`, `_` and `\` stand for themselves.
    public static func containing(_ text: String) -> SQLValue {
        .text(
            "%"
                + text.escaping { scalar in
                    switch scalar {
                    case "\\": "\\\\"
                    case "%": "\\%"
                    case "_": "\\_"
                    default: nil
                    }
                } + "%")
    }
}
