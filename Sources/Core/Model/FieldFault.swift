/// A value from outside that its field cannot have. Nothing was changed.
public enum FieldFault: Error, Hashable, Sendable {
    case number(OutOfBounds)
    case choice(NotAChoice)
}

extension FieldFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .number(let error): error.description
        case .choice(let error): error.description
        }
    }
}
