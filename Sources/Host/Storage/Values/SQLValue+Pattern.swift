import Model

extension SQLValue {
    /// A pattern for `LIKE ? ESCAPE '\'` of the texts that contain another, in which `%`, `_` and `\` stand for themselves.
    public static func containing(_ text: String) -> SQLValue {
        .text(
            "%"
                + text.escaping { byte in
                    switch byte {
                    case UInt8(ascii: "\\"): "\\\\"
                    case UInt8(ascii: "%"): "\\%"
                    case UInt8(ascii: "_"): "\\_"
                    default: nil
                    }
                } + "%")
    }
}
