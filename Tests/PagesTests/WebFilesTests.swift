import Foundation
import Testing

@testable import Pages

/// The files in `Web/`, and the parts of pages that ask for them.
@Suite struct WebFilesTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Web").standardizedFileURL

    private static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    @Test func everyFileBelongsToAPart() throws {
        let known = StyleSheet.allCases.map { $0.rawValue + ".css" } + WebModule.allCases.map { $0.rawValue + ".js" }
        let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".css") || $0.hasSuffix(".js") }
        #expect(known.sorted() == found.sorted())
    }

    @Test(arguments: WebModule.allCases)
    func whatAModuleImportsIsKnown(_ module: WebModule) throws {
        let source = try Self.text(module.rawValue + ".js")
        let imported = source.matches(of: /(?m)^import (?:[^"]* from )?"\.\/([a-z-]+)\.js";/).map {
            String($0.output.1)
        }
        #expect(module.imports.map(\.rawValue).sorted() == imported.sorted())
    }

    @Test func aPageHasTheBaseAndItsPartsInTheOrderOfTheCascade() {
        let files = WebFiles(of: [.study, .covers], base: true)
        #expect(
            files.sheets == [
                .tokens, .sizes, .layout, .parts, .fields, .text, .overlays, .covers, .flashcard, .study,
            ])
        #expect(files.modules == [.glossa, .study])
        #expect(files.imports.contains(.gestures) && !files.imports.contains(.reader))
        #expect(Set(files.imports).count == files.imports.count)
    }

    @Test func aFragmentHasOnlyItsParts() {
        let files = WebFiles(of: [.wordCard], base: false)
        #expect(files.sheets == [.card] && files.modules == [.makeCard, .speak])
    }

    /// A page that uses a class, or an element, links a file that defines it, if there is one.
    @Test(arguments: [true, false])
    func everyPageLinksWhatItUses(full: Bool) throws {
        var definers: [String: Set<String>] = [:]
        for sheet in StyleSheet.allCases {
            let rules = try Self.text(sheet.rawValue + ".css").replacing(/\/\*(?:.|\n)*?\*\//, with: "")
            for name in rules.matches(of: /\.([A-Za-z][A-Za-z0-9_-]*)/) {
                definers[String(name.output.1), default: []].insert(sheet.rawValue + ".css")
            }
        }
        var elements: [String: String] = [:]
        for module in WebModule.allCases {
            for name in try Self.text(module.rawValue + ".js").matches(of: /customElements\.define\("([a-z-]+)"/) {
                elements[String(name.output.1)] = module.rawValue + ".js"
            }
        }
        // The colours of an answer are defined for exercises; a list of words borrows the name.
        definers["right"] = nil
        for page in ViewTests.pages(full: full, .english) where page.html.markup.contains("<head>") {
            let linked = Set(
                (Markup.values(of: "href", in: page.html.markup) + Markup.values(of: "src", in: page.html.markup))
                    .compactMap { $0.split(separator: "/").last.map(String.init) })
            for name in Set(Markup.values(of: "class", in: page.html.markup).flatMap { $0.split(separator: " ") }) {
                guard let sheets = definers[String(name)] else { continue }
                #expect(!sheets.isDisjoint(with: linked), "\(page.name): class \(name) of \(sheets)")
            }
            for (element, module) in elements where page.html.markup.contains("<\(element)") {
                #expect(linked.contains(module), "\(page.name): <\(element)> of \(module)")
            }
        }
    }
}
