/// Facts about this program.
public enum Glossa {
    public static let version = "0.1.0"
}
