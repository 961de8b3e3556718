/// Whether META-INF/encryption.xml encrypts any of a book's documents. Obfuscated fonts are harmless and do not count.
func isCopyProtected(_ encryption: [UInt8], documents: Set<String>) -> Bool {
    let handler = EncryptionHandler()
    parseXML(encryption, into: handler)
    return handler.encrypted.contains { documents.contains($0) }
}

private final class EncryptionHandler: MarkupHandler {
    /// Paths of the entries that are really encrypted, from the archive's root.
    private(set) var encrypted: [String] = []
    private var isFontObfuscation = false

    func start(_ element: String, _ attributes: MarkupAttributes) {
        switch element {
        case "encrypteddata": isFontObfuscation = false
        case "encryptionmethod":
            let algorithm = attributes["algorithm"] ?? ""
            isFontObfuscation =
                algorithm == "http://www.idpf.org/2008/embedding" || algorithm == "http://ns.adobe.com/pdf/enc#RC"
        case "cipherreference" where !isFontObfuscation:
            if let target = attributes["uri"].flatMap({ resolve($0, relativeTo: "") }) { encrypted.append(target.path) }
        default: break
        }
    }

    func end(_ element: String) {}
    func text(_ piece: UnsafeBufferPointer<UInt8>) {}
}
