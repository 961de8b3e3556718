/// An App Store: for which app and products its purchases count, and what is open without one.
///
/// Source: Apple, "JWSTransactionDecodedPayload" and "App Store Server Notifications V2", developer.apple.com.
public struct AppStore: Hashable, Sendable {
    /// Where a purchase was made. A purchase in the sandbox costs nothing.
    public enum Environment: String, CaseIterable, Hashable, Sendable {
        case production = "Production"
        case sandbox = "Sandbox"
    }

    /// The app's bundle identifier, such as `org.example.glossa`.
    public var bundle: String
    /// The identifiers of the products that open what is sold.
    public var products: Set<String>
    /// The environment whose purchases count here.
    public var environment: Environment
    /// The SHA-256 digest of the root's certificate, in lower-case hexadecimal digits.
    public var root: String
    /// How many requests to a language model of the server's each learner has free on each day.
    public var freeRequests: Int

    /// The digest of Apple Root CA - G3. A chain brings the certificate along, so that the digest is all that is kept of it.
    ///
    /// Source: https://www.apple.com/certificateauthority/AppleRootCA-G3.cer
    public static let appleRoot = "63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179"
    /// How many requests are free on each day if the file does not say: enough to see what a model adds. Chosen
    /// for Glossa.
    public static let usualFreeRequests = 20

    public init(
        bundle: String, products: Set<String>, environment: Environment = .production, root: String = appleRoot,
        freeRequests: Int = usualFreeRequests
    ) {
        self.bundle = bundle
        self.products = products
        self.environment = environment
        self.root = root
        self.freeRequests = freeRequests
    }
}
