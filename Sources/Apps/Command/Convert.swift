import ArgumentParser
import Lexicon

struct Convert: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Convert each Chinese line of standard input between simplified and traditional characters.",
        discussion: """
            s2t and t2s use OpenCC's standard forms, s2tw and tw2s those of Taiwan. Phrases are converted as a whole; nothing \
            else changes, and bytes that are no UTF-8 stay as they are.
            """)

    @Option(name: .customLong("by"), help: "The conversion: s2t, t2s, s2tw or tw2s.")
    var conversion: ScriptConversion = .s2tw
    @OptionGroup var places: LexiconOptions

    func run() throws {
        let lexicon = try places.requiredLexicon()
        try LineFilter.run { line, output in
            for piece in LineFilter.pieces(of: line) {
                guard let text = piece.text else {
                    output.append(contentsOf: piece.bytes)
                    continue
                }
                output.append(contentsOf: lexicon.convert(text, by: conversion).utf8)
            }
        }
    }
}

extension ScriptConversion: ExpressibleByArgument {}
