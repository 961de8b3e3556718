import Model

extension SQLValue {
    /// Returns a pattern for `LIKE ? ESCAPE '\'` that matches texts containing `text`, in which `%`, `_` and `\` are
    /// literal.
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
