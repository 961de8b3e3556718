import CMeCab
import Foundation

/// A dictionary loaded by MeCab. It is immutable, so any number of threads can read it at once.
final class MeCabModel: Sendable {
    // MeCab's model is immutable after its creation (mecab.h, `Model::createTagger`).
    private nonisolated(unsafe) let model: OpaquePointer

    /// Loads the dictionary in a folder.
    ///
    /// - Throws: `MorphologyError.unusableDictionary` if MeCab rejects it, or if it is not IPADIC in UTF-8.
    init(folder: String) throws(MorphologyError) {
        // Without a configuration given here, MeCab would require the user's.
        let words: [String] = ["mecab", "-r", "/dev/null", "-d", folder]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        defer {
            for argument in arguments { free(argument) }
        }
        guard let model = mecab_model_new(Int32(arguments.count), &arguments) else {
            throw .unusableDictionary(path: folder, reason: String(cString: mecab_strerror(nil)))
        }
        self.model = model
        let charset = mecab_model_dictionary_info(model).map { String(cString: $0.pointee.charset) } ?? "unknown"
        guard charset.uppercased() == "UTF-8" || charset.uppercased() == "UTF8" else {
            throw .unusableDictionary(path: folder, reason: "its encoding is \(charset)")
        }
        var features: [IPADICFeature] = []
        let sample = Array("食べる".utf8)
        sample.withUnsafeBufferPointer { bytes in
            Session(self)?.parse(bytes) { _, feature, _ in features.append(feature) }
        }
        guard features.count == 1, features[0].count == IPADICFeature.count, features[0].lemma == "食べる" else {
            throw .unusableDictionary(path: folder, reason: "its entries have other fields than IPADIC's")
        }
    }

    deinit {
        mecab_model_destroy(model)
    }

    /// What one thread needs for analysis: MeCab's tagger and its working memory.
    final class Session {
        private let model: MeCabModel
        private let tagger: OpaquePointer
        private let lattice: OpaquePointer

        /// Nil if there is not enough memory.
        init?(_ model: MeCabModel) {
            guard let tagger = mecab_model_new_tagger(model.model) else { return nil }
            guard let lattice = mecab_model_new_lattice(model.model) else {
                mecab_destroy(tagger)
                return nil
            }
            self.model = model
            self.tagger = tagger
            self.lattice = lattice
        }

        deinit {
            mecab_lattice_destroy(lattice)
            mecab_destroy(tagger)
        }

        /// Analyses a piece of text.
        ///
        /// - Parameters:
        ///   - bytes: UTF-8 without NUL, of at most 65,535 bytes: MeCab stores lengths in 16 bits.
        ///   - body: Called for each morpheme in order, with its bytes, its features and whether it is in the
        ///     dictionary. Whitespace between morphemes is left out.
        func parse(
            _ bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>, IPADICFeature, _ isKnown: Bool) -> Void
        ) {
            bytes.withMemoryRebound(to: CChar.self) { characters in
                mecab_lattice_set_sentence2(lattice, characters.baseAddress, characters.count)
                defer { mecab_lattice_clear(lattice) }
                guard mecab_parse_lattice(tagger, lattice) != 0 else { return }
                let base = mecab_lattice_get_sentence(lattice)
                var next = mecab_lattice_get_bos_node(lattice)
                while let node = next {
                    next = node.pointee.next
                    let status = Int32(node.pointee.stat)
                    guard status == MECAB_NOR_NODE || status == MECAB_UNK_NODE, let base else { continue }
                    let start = base.distance(to: node.pointee.surface)
                    let feature = IPADICFeature(String(cString: node.pointee.feature))
                    body(start..<start + Int(node.pointee.length), feature, status == MECAB_NOR_NODE)
                }
            }
        }
    }
}
