// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "glossa",
    products: [
        .executable(name: "glossa", targets: ["Command"]),
        // For other programs (Docs/extending.md). `GlossaCore` is all of Core.
        .library(name: "GlossaPhonology", targets: ["Phonology"]),
        .library(name: "GlossaScheduling", targets: ["Model", "Scheduling"]),
        .library(name: "GlossaSegmentation", targets: ["Lexicon", "Model", "Segmentation"]),
        .library(
            name: "GlossaCore",
            targets: [
                "Etymology", "Exercises", "Grammar", "Lexicon", "Mathematics", "Model", "Pages", "Phonology",
                "Proficiency", "Routes", "Scheduling", "Segmentation",
            ]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.0"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.8.0"),
        .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: ["FullFoundation"]),
    ],
    targets: []
)

// MARK: Core — no Foundation, no OS; also compiled to Embedded Swift WebAssembly
package.targets += [
    .core("Model"),
    .core("Mathematics"),
    .core("Phonology"),
    .core("Segmentation", ["Model", "Phonology"]),
    .core("Lexicon", ["Etymology", "Mathematics", "Model", "Phonology", "Segmentation"]),
    .core("Grammar", ["Model"]),
    .core("Proficiency", ["Model"]),
    .core("Scheduling", ["Mathematics", "Model"]),
    .core("Etymology", ["Model"]),
    .core("Exercises", ["Model", "Phonology"]),
    .core("Routes", ["Model"]),
    .core("Pages", ["Grammar", "Model", "Phonology", "Proficiency", "Routes"]),
]

// MARK: Host — one module for each thing outside
package.targets += [
    .system("CArchive", pkgConfig: "libarchive", apt: "libarchive-dev"),
    .system("CArgon2", pkgConfig: "libargon2", apt: "libargon2-dev"),
    .system("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev"),
    .system("CCurl", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev"),
    .system("CQREncode", pkgConfig: "libqrencode", apt: "libqrencode-dev"),
    .system("CZstd", pkgConfig: "libzstd", apt: "libzstd-dev"),
    .system("CXML", pkgConfig: "libxml-2.0", apt: "libxml2-dev"),
    .system("CUchardet", pkgConfig: "uchardet", apt: "libuchardet-dev"),
    .system("CPostgreSQL", pkgConfig: "libpq", apt: "libpq-dev"),
    .system("CSQLite", pkgConfig: nil, apt: "libsqlite3-dev"),
    .system("CMeCab", pkgConfig: nil, apt: "libmecab-dev"),
    .system("CMemory", pkgConfig: nil, apt: "libc6-dev"),
    .host("Addresses", []),
    .host("Cryptography", ["CArgon2", "CCrypto"]),
    // An authority of the owner's own, for HTTPS in a local network
    .host(
        "Certificates",
        [
            .product(name: "X509", package: "swift-certificates"), .product(name: "Crypto", package: "swift-crypto"),
            .product(name: "SwiftASN1", package: "swift-asn1"),
        ]),
    .host("Memory", ["CMemory"]),
    .host("QRCodes", ["CQREncode"]),
    .host("LexiconFile", ["Cryptography", "Lexicon", "Memory"]),
    .host(
        "LexiconCompiler",
        [
            "CLexiconData", "Cryptography", "Etymology", "Lexicon", "LexiconFile", "Model", "Phonology", "Segmentation",
            .product(name: "GRDBSQLite", package: "GRDB.swift"),
        ],
        exclude: ["Data"]),
    .target(name: "CLexiconData", path: "Sources/Host/CLexiconData"),
    .host("Storage", ["Model"]),
    .host("StorageEngines", ["Model", "Storage", "CPostgreSQL", .product(name: "GRDB", package: "GRDB.swift")]),
    .host("PagedSQLite", ["CSQLite", "Model", "Storage"]),
    .host(
        "Formats",
        [
            "Cryptography", "Model", "Phonology", "CArchive", "CXML", "CUchardet", "CZstd",
            .product(name: "GRDBSQLite", package: "GRDB.swift"),
        ]),
    .host("LanguageModel", ["Addresses", "CCurl", "Cryptography", "Model"]),
    // Signing in with a provider (OpenID Connect)
    .host(
        "OpenID", ["Cryptography", "LanguageModel", "Model", .product(name: "JWTKit", package: "jwt-kit")]),
    // Purchases that an App Store has signed
    .host(
        "AppStore",
        [
            "Cryptography", "Model", .product(name: "Crypto", package: "swift-crypto"),
            .product(name: "X509", package: "swift-certificates"),
        ]),
    .host("Lanes", ["Memory", "Model"]),
    .host("Morphology", ["Lexicon", "Model", "Phonology", "Segmentation", "CMeCab"]),
    // Metrics in the text format of Prometheus
    .host("Prometheus", [.product(name: "CoreMetrics", package: "swift-metrics")]),
    .host("Recognition", ["Formats", "Model"]),
]

// MARK: Features — a folder for each noun, a file for each verb
package.targets += [
    .feature(
        "Linguistics",
        [
            "Grammar", "Lanes", "Lexicon", "LexiconCompiler", "LexiconFile", "Model", "Morphology", "Phonology",
            "Proficiency",
        ]),
    .feature(
        "Library",
        [
            "Cryptography", "Lanes", "Linguistics", "Model", "Phonology", "Proficiency", "Lexicon",
            "LexiconCompiler", "LexiconFile", "Reading",
            "Storage", "Formats", "Morphology",
        ]),
    // Verbs over a snapshot or a transaction, which run in WebAssembly, too
    .feature("Cards", ["CMemory", "Lexicon", "Model", "Phonology", "Scheduling", "Storage"]),
    .feature("Insights", ["Model", "Storage"]),
    .feature("Practice", ["Cards", "Etymology", "Exercises", "Lexicon", "Model", "Scheduling", "Storage"]),
    .feature("Reading", ["Lexicon", "Model", "Phonology", "Proficiency", "Routes", "Storage"]),
    // What needs the host
    .feature("Accounts", ["Addresses", "Cryptography", "Lanes", "Model", "OpenID", "Routes", "Storage"]),
    .feature("Entitlements", ["AppStore", "Model", "Storage"]),
    .feature("Models", ["AppStore", "Entitlements", "LanguageModel", "Model", "Practice", "Storage"]),
    .feature(
        "Review",
        [
            "Cards", "Cryptography", "Formats", "Lanes", "Lexicon", "Model", "Phonology", "Scheduling", "Storage",
        ]),
    .feature("Backups", ["Cryptography", "Formats", "Model", "Storage"]),
    .feature(
        "Notebook",
        ["Etymology", "Lanes", "LanguageModel", "Lexicon", "Linguistics", "Model", "Models", "Practice", "Storage"]),
    .feature(
        "Translations",
        ["Grammar", "LanguageModel", "Linguistics", "Model", "Models", "Phonology", "Practice", "Storage"]),
    .feature(
        "DailyWords",
        [
            "LanguageModel", "Lexicon", "Linguistics", "Model", "Models", "Practice", "Proficiency", "Storage",
        ]),
    .feature(
        "Pictures",
        [
            "Entitlements", "LanguageModel", "Lexicon", "Linguistics", "Model", "Models", "Recognition", "Storage",
        ]),
    .feature(
        "Lessons",
        [
            "Exercises", "Grammar", "LanguageModel", "Lexicon", "Linguistics", "Model", "Models", "Phonology",
            "Practice",
            "Scheduling", "Storage",
        ]),
]

// MARK: Desk — the application: one operation for each use case
package.targets += [
    // What goes over the wire: the JSON of the API, of commands and of the export
    .desk(
        "Wire",
        [
            "Backups", "DailyWords", "Formats", "Grammar", "Insights", "Lanes", "LanguageModel", "Lessons", "Lexicon",
            "Library",
            "Linguistics", "Model", "Notebook", "Pages", "Pictures", "Practice", "Proficiency", "Reading", "Review",
            "Routes", "Scheduling", "Storage", "Translations",
        ]),
    .desk(
        "Operations",
        [
            "Accounts", "Backups", "DailyWords", "Entitlements", "Etymology", "Formats", "Grammar", "Insights", "Lanes",
            "LanguageModel",
            "Lessons", "LexiconFile", "Library", "Linguistics", "Model", "Models", "Morphology", "Notebook", "Pages",
            "Pictures",
            "Proficiency", "Recognition", "Review", "Routes", "Scheduling", "Storage", "Translations", "Wire",
        ]),
]

// MARK: Apps — composition roots
package.targets += [
    .target(
        name: "Server",
        dependencies: [
            "Accounts", "Addresses", "Backups", "Cryptography", "DailyWords", "Entitlements", "Library", "Notebook",
            "Formats", "Grammar", "Insights", "Lanes",
            "LanguageModel",
            "Lessons", "Lexicon", "LexiconFile", "Linguistics", "Memory", "Model", "Models", "OpenID", "Operations",
            "Pages", "Phonology", "Pictures",
            "Proficiency", "Prometheus", "QRCodes",
            "Recognition",
            "Review", "Routes", "Scheduling", "Storage", "Translations", "Wire",
            .product(name: "CoreMetrics", package: "swift-metrics"),
            .product(name: "Hummingbird", package: "hummingbird"),
            .product(name: "HummingbirdCore", package: "hummingbird"),
            .product(name: "Logging", package: "swift-log"),
            .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
            .product(name: "NIOSSL", package: "swift-nio-ssl"), .product(name: "NIOTLS", package: "swift-nio"),
            .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        ],
        path: "Sources/Apps/Server",
        resources: [.copy("openapi.json"), .copy("../../../Web"), .copy("../../../Shelf")],
        swiftSettings: Target.testable
    ),
    .executableTarget(
        name: "Command",
        dependencies: [
            "Accounts", "AppStore", "Backups", "Certificates", "DailyWords", "Server", "Library", "Notebook", "Review",
            "Formats",
            "Grammar",
            "Insights",
            "Lanes",
            "LanguageModel", "Lessons", "Lexicon", "LexiconCompiler", "LexiconFile", "Linguistics", "Memory", "Model",
            "Models", "Morphology", "OpenID", "Operations",
            "Pages", "Phonology", "Routes", "StorageEngines",
            "Pictures",
            "Recognition", "Scheduling", "Storage", "Translations", "Wire",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
            .product(name: "Logging", package: "swift-log"), .product(name: "NIOCore", package: "swift-nio"),
        ],
        path: "Sources/Apps/Command"
    ),
    // Built for WebAssembly by Scripts/core-wasm.
    .executableTarget(
        name: "Browser",
        dependencies: [
            "Cards", "Lexicon", "Model", "PagedSQLite", "Pages", "Proficiency", "Reading", "Routes", "Segmentation",
            "Storage",
        ],
        path: "Sources/Apps/Browser"),
]

// MARK: Benchmarks
package.targets += [
    .executableTarget(
        name: "Benchmarks", dependencies: ["Lexicon", "LexiconFile", "Model", "Morphology"], path: "Benchmarks",
        exclude: [
            "Dictionaries", "Etymology", "Review", "Scheduling", "Senses", "books.py", "browser.py", "conversion.py",
            "desk.py", "interchange.py", "japanese.py", "load.py", "memory.py", "peers.py", "polyphones.py",
            "requirements.txt", "scheduling.py", "search.py", "senses.py", "summary.py",
        ]),
    .executableTarget(
        name: "SchedulingBenchmarks", dependencies: ["Model", "Scheduling"], path: "Benchmarks/Scheduling"),
    .executableTarget(
        name: "EtymologyBenchmarks", dependencies: ["Lexicon", "LexiconFile", "Model", "Notebook"],
        path: "Benchmarks/Etymology"),
    .executableTarget(
        name: "SenseBenchmarks", dependencies: ["Lexicon", "LexiconFile", "Model"], path: "Benchmarks/Senses"),
    .executableTarget(
        name: "DictionaryBenchmarks",
        dependencies: ["CArchive", "Formats", "Lexicon", "LexiconCompiler", "LexiconFile", "Model"],
        path: "Benchmarks/Dictionaries"),
    .executableTarget(
        name: "ReviewBenchmarks", dependencies: ["Model", "Review", "Scheduling", "Storage", "StorageEngines"],
        path: "Benchmarks/Review"),
]

// MARK: Tests
package.targets += [
    // The checks of Core, run natively and as WebAssembly, and compared.
    .executableTarget(
        name: "CoreInWebAssembly",
        dependencies: [
            "Cards", "Etymology", "Exercises", "Grammar", "Insights", "Lexicon", "Model", "PagedSQLite", "Pages",
            "Phonology",
            "Practice", "Proficiency", "Reading",
            "Routes", "Scheduling", "Segmentation", "Storage", "StorageContract",
        ],
        path: "Tests/CoreInWebAssembly", exclude: ["answer.mjs", "lexicon.mjs", "module.mjs", "run.mjs", "words.txt"]),
    .tests("ModelTests", ["Model"]),
    .tests("PhonologyTests", ["Phonology"]),
    .tests("SegmentationTests", ["Segmentation", "Lexicon", "Model", "Support"], resources: [.copy("Fixtures")]),
    .tests("MathematicsTests", ["Mathematics", "Scheduling"]),
    .tests("SchedulingTests", ["Scheduling", "Model"]),
    .tests("EtymologyTests", ["Etymology", "Lexicon", "LexiconCompiler", "Model"]),
    .tests("ExercisesTests", ["Exercises", "Model"]),
    .tests("GrammarTests", ["Grammar", "Linguistics", "Model", "Support"], resources: [.copy("Fixtures")]),
    .tests("LexiconTests", ["Etymology", "Lexicon", "LexiconCompiler", "Model", "Support"]),
    .tests(
        "LexiconCompilerTests",
        [
            "Lexicon", "LexiconCompiler", "LexiconFile", "Model", "Morphology", "Phonology", "Segmentation", "Support",
        ]),
    .tests("LexiconFileTests", ["Etymology", "Lexicon", "LexiconCompiler", "LexiconFile", "Model"]),
    .tests("AccountsTests", ["Accounts", "Cryptography", "Lanes", "Model", "OpenID", "Routes", "Storage", "Support"]),
    .tests("AddressesTests", ["Addresses"]),
    .tests("CryptographyTests", ["Cryptography"]),
    .tests("CertificatesTests", ["Certificates"]),
    .tests("PrometheusTests", ["Prometheus", .product(name: "CoreMetrics", package: "swift-metrics")]),
    .tests("OpenIDTests", ["Model", "OpenID", "Support"]),
    .tests("AppStoreTests", ["AppStore", "Model", "Support"]),
    .tests(
        "EntitlementsTests",
        ["AppStore", "Entitlements", "LanguageModel", "Model", "Models", "Storage", "StorageEngines", "Support"]),
    .tests("QRCodesTests", ["QRCodes"]),
    .tests("FormatsTests", ["Formats", "CArchive", "Model"]),
    .tests("MemoryTests", ["Memory"]),
    .tests("LanesTests", ["Lanes", "Model", "Support"]),
    .tests("MorphologyTests", ["Morphology"]),
    // What every engine must do; also run in WebAssembly.
    .target(name: "StorageContract", dependencies: ["Model", "PagedSQLite", "Storage"], path: "Tests/StorageContract"),
    .tests("StorageContractTests", ["PagedSQLite", "Storage", "StorageContract", "StorageEngines", "Support"]),
    .tests("BackupsTests", ["Backups", "Model", "Storage", "StorageEngines", "Support"]),
    .tests("CardsTests", ["Cards", "Model"]),
    .tests("PagesTests", ["Pages", "Grammar", "Model", "Proficiency", "Routes"]),
    .target(
        name: "Support",
        dependencies: [
            "Accounts", "AppStore", "Backups", "Cryptography", "Lanes", "LanguageModel", "Library", "Lexicon",
            "LexiconCompiler", "LexiconFile", "Model", "Models", "Morphology", "OpenID", "Operations", "Review",
            "Storage", "StorageEngines", .product(name: "Crypto", package: "swift-crypto"),
            .product(name: "JWTKit", package: "jwt-kit"), .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"), .product(name: "SwiftASN1", package: "swift-asn1"),
            .product(name: "X509", package: "swift-certificates"),
        ], path: "Tests/Support"),
    .tests(
        "LanguageModelTests", ["Addresses", "LanguageModel", "Model", "Support"]),
    .tests(
        "ModelsTests",
        ["LanguageModel", "Model", "Models", "Storage", "StorageEngines", "Support"]),
    .tests(
        "ReadingTests", ["Library", "Model", "Reading", "Review", "Scheduling", "Storage", "Support"]),
    .tests("LinguisticsTests", ["Lanes", "Lexicon", "LexiconFile", "Linguistics", "Model", "Support"]),
    .tests("LibraryTests", ["Library", "Formats", "Lanes", "Model", "Storage", "Support"]),
    .tests(
        "NotebookTests",
        ["Notebook", "Etymology", "Lanes", "LanguageModel", "Lexicon", "Model", "Models", "Storage", "Support"]),
    .tests(
        "TranslationsTests",
        [
            "Translations", "Grammar", "LanguageModel", "LexiconFile", "Library", "Linguistics", "Model", "Models",
            "Morphology", "Storage", "Support",
        ]),
    .tests(
        "DailyWordsTests",
        [
            "DailyWords", "Insights", "LanguageModel", "Lexicon", "LexiconCompiler", "LexiconFile", "Library",
            "Linguistics",
            "Model", "Models", "Proficiency", "Review", "Scheduling", "Storage", "Support",
        ]),
    .tests(
        "PicturesTests",
        ["Lanes", "Lexicon", "Library", "Model", "Models", "Pictures", "Recognition", "Storage", "Support"]),
    .tests(
        "LessonsTests",
        [
            "Lessons", "Exercises", "Grammar", "Insights", "Lanes", "LanguageModel", "Lexicon", "Library",
            "Linguistics", "Model", "Models", "Review", "Scheduling", "Storage", "Support",
        ]),
    .tests(
        "WireTests",
        [
            "Wire", "Grammar", "Lanes", "LanguageModel", "Library", "Model", "Notebook", "Pages", "Review", "Routes",
            "Storage",
        ]),
    .tests(
        "OperationsTests",
        [
            "Operations", "Accounts", "Cryptography", "DailyWords", "Formats", "Insights", "Lanes", "LanguageModel",
            "Library", "Model", "Models", "Notebook", "Pages", "Review", "Routes", "Storage", "Support", "Wire",
        ]),
    .tests(
        "ReviewTests",
        ["Review", "Formats", "Lanes", "Library", "Lexicon", "Model", "Scheduling", "Storage", "Support"]),
    .tests(
        "ServerTests",
        [
            "Accounts", "Addresses", "AppStore", "Backups", "Certificates", "Cryptography", "Server", "Formats",
            "Lanes",
            "LanguageModel", "Lessons", "Library",
            "Linguistics", "Model", "Models", "OpenID",
            "Operations", "Pages", "Prometheus", "Reading", "Recognition",
            "Review",
            "Routes",
            "Scheduling", "Storage", "Support", "Wire",
            .product(name: "Hummingbird", package: "hummingbird"),
            .product(name: "HummingbirdCore", package: "hummingbird"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOEmbedded", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "NIOSSL", package: "swift-nio-ssl"), .product(name: "NIOTLS", package: "swift-nio"),
            .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        ]),
]

// MARK: Fuzzing — `make fuzz`
package.targets += [
    .target(name: "FuzzCoverage", path: "Tests/Fuzz/Coverage"),
    .target(
        name: "FuzzParsers",
        dependencies: [
            "Etymology", "Formats", "LanguageModel", "Lexicon", "LexiconCompiler", "LexiconFile", "Library", "Model",
            "Notebook", "Operations", "Phonology",
            "Recognition", "Review", "Routes", "Scheduling", "Server", "Support",
            .product(name: "Hummingbird", package: "hummingbird"),
            .product(name: "Logging", package: "swift-log"), .product(name: "NIOEmbedded", package: "swift-nio"),
        ], path: "Tests/Fuzz/Parsers"),
    .executableTarget(
        name: "Fuzz",
        dependencies: [
            "FuzzCoverage", "FuzzParsers", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ], path: "Tests/Fuzz/Program", swiftSettings: Target.testable),
    .tests("FuzzTests", ["FuzzParsers", "Fuzz"]),
]

// MARK: - One module's tests alone: `make check MODULE=…`
if let module = Context.environment["GLOSSA_CHECK"] {
    package.targets.removeAll { $0.type == .test && $0.name != module + "Tests" }
} else {
    // Programs that the tests' build makes besides: those of the checks in WebAssembly, and the benchmarks, so that they go
    // on compiling. `swift build --build-tests` would make every program of every dependency, too.
    package.targets.first { $0.name == "FuzzTests" }?.dependencies += [
        "Benchmarks", "CoreInWebAssembly", "DictionaryBenchmarks", "EtymologyBenchmarks", "ReviewBenchmarks",
        "SchedulingBenchmarks", "SenseBenchmarks",
    ]
}

// MARK: - How a target of each storey is made

extension Target {
    /// Tests look inside modules, and they share the one release build with the program itself. A package that depends on
    /// this one has it in a folder `checkouts`, and SwiftPM allows it no unsafe flags.
    /// Nothing looks inside them in WebAssembly (Scripts/core-wasm), where whatever is internal and unused can then be left
    /// out.
    static var testable: [SwiftSetting] {
        let isSealed =
            Context.packageDirectory.contains("/checkouts/") || Context.environment["GLOSSA_WEBASSEMBLY"] != nil
        return isSealed ? [] : [.unsafeFlags(["-enable-testing"])]
    }

    static func core(_ name: String, _ dependencies: [Dependency] = []) -> Target {
        .target(name: name, dependencies: dependencies, path: "Sources/Core/\(name)", swiftSettings: testable)
    }

    static func host(_ name: String, _ dependencies: [Dependency], exclude: [String] = []) -> Target {
        .target(
            name: name, dependencies: dependencies, path: "Sources/Host/\(name)", exclude: exclude,
            swiftSettings: testable)
    }

    static func feature(_ name: String, _ dependencies: [Dependency]) -> Target {
        .target(
            name: name, dependencies: dependencies, path: "Sources/Features/\(name)", swiftSettings: testable)
    }

    static func desk(_ name: String, _ dependencies: [Dependency]) -> Target {
        .target(name: name, dependencies: dependencies, path: "Sources/Desk/\(name)", swiftSettings: testable)
    }

    static func system(_ name: String, pkgConfig: String?, apt package: String) -> Target {
        .systemLibrary(name: name, path: "Sources/Host/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
    }

    /// Tests are compiled without optimisation, in half the time; what they test is optimised. Their modules, which nobody
    /// imports, are written by the process that compiles them; another one would check all of their types again.
    static func tests(_ name: String, _ dependencies: [Dependency], resources: [Resource]? = nil) -> Target {
        .testTarget(
            name: name, dependencies: dependencies, path: "Tests/\(name)", resources: resources,
            swiftSettings: [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"])])
    }
}
