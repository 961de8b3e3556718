import Operations
import Pages

extension Glossa {
    /// Programs and libraries that Glossa uses, for the About page.
    static let programs: [AboutPage.Program] = [
        AboutPage.Program(name: "Hummingbird", licence: "Apache-2.0"),
        AboutPage.Program(name: "GRDB", licence: "MIT"),
        AboutPage.Program(name: "Swift Argument Parser", licence: "Apache-2.0"),
        AboutPage.Program(name: "Swift Certificates", licence: "Apache-2.0"),
        AboutPage.Program(name: "Swift Crypto, with BoringSSL", licence: "Apache-2.0"),
        AboutPage.Program(name: "Swift Log", licence: "Apache-2.0"),
        AboutPage.Program(name: "Swift Metrics", licence: "Apache-2.0"),
        AboutPage.Program(name: "SwiftNIO", licence: "Apache-2.0"),
        AboutPage.Program(name: "SwiftNIO SSL, with BoringSSL", licence: "Apache-2.0"),
        AboutPage.Program(name: "libcurl", licence: "curl"),
        AboutPage.Program(name: "Swift Service Lifecycle", licence: "Apache-2.0"),
        AboutPage.Program(name: "OpenSSL", licence: "Apache-2.0"),
        AboutPage.Program(name: "SQLite", licence: "Public domain"),
        AboutPage.Program(name: "libpq", licence: "PostgreSQL License"),
        AboutPage.Program(name: "MeCab", licence: "BSD-3-Clause"),
        AboutPage.Program(name: "IPADIC", licence: "IPADIC License"),
        AboutPage.Program(name: "libarchive", licence: "BSD-2-Clause"),
        AboutPage.Program(name: "libxml2", licence: "MIT"),
        AboutPage.Program(name: "uchardet", licence: "MPL-1.1"),
        AboutPage.Program(name: "libqrencode", licence: "LGPL-2.1-or-later"),
        AboutPage.Program(name: "Leptonica", licence: "BSD-2-Clause"),
        AboutPage.Program(name: "ONNX Runtime", licence: "MIT"),
        AboutPage.Program(name: "LiteRT", licence: "Apache-2.0"),
        AboutPage.Program(name: "Poppler (pdftotext)", licence: "GPL-2.0-or-later"),
    ]
}
