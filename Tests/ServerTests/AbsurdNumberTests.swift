import Foundation
import HTTPTypes
import Hummingbird
import Support
import Testing

/// Sets every number that the server accepts to an absurd value, then visits every page, and visits it again after a
/// restart. Nothing may crash, and no error may be the server's fault. The tests discover the fields instead of
/// listing them: those of the API from its description, those of forms from the pages, those of queries from the
/// routes' source.
@Suite(.serialized) struct AbsurdNumberTests {
    @Test func everyNumberOfTheAPICanBeAbsurd() async throws {
        let folder = try await NumberSite.run { site in
            let description = try APIFields(try await site.client.get("/api/v1/openapi.json").object())
            let fields = description.fields
            #expect(fields.count > 40, "\(fields.count)")
            let (pages, _) = try await site.crawl()
            // An accepted value may have been saved, so the pages are visited once for each operation that saves
            // something.
            for operation in Dictionary(grouping: fields, by: \.operation).values.sorted(by: { $0[0].path < $1[0].path }
            ) {
                var isKept = false
                for field in operation {
                    for number in AbsurdNumbers.all {
                        let request = description.request(field, number, site.ids)
                        let status = try await site.send(request.method, request.path, request.body).status
                        isKept = isKept || (field.parameter.isEmpty && status.code < 400)
                    }
                    let text = description.request(field, "\"9223372036854775808\"", site.ids)
                    if text.body != nil, field.parameter.isEmpty {
                        try await site.send(text.method, text.path, text.body)
                    }
                }
                if isKept { try await site.visit(pages) }
            }
            try await site.visit(pages + description.reads(site.ids))
        }
        _ = try await NumberSite.run(folder: folder) { site in _ = try await site.crawl() }
        try FileManager.default.removeItem(at: folder)
    }

    @Test func everyNumberOfAFormCanBeAbsurd() async throws {
        let folder = try await NumberSite.run { site in
            let (pages, found) = try await site.crawl()
            // Forms that delete would leave nothing to visit.
            let forms = found.filter {
                !$0.action.contains("delete") && !$0.action.contains("clear") && !$0.numbers.isEmpty
            }
            #expect(forms.count >= 8, "\(forms.map(\.action))")
            for form in forms {
                var isKept = false
                for name in form.numbers {
                    for number in AbsurdNumbers.all {
                        let status = try await site.send(
                            .post, form.action, form.body(name, number), type: "application/x-www-form-urlencoded"
                        ).status
                        isKept = isKept || status.code < 400
                    }
                }
                if isKept { try await site.visit(pages) }
            }
        }
        _ = try await NumberSite.run(folder: folder) { site in _ = try await site.crawl() }
        try FileManager.default.removeItem(at: folder)
    }

    @Test func everyNumberOfAQueryCanBeAbsurd() async throws {
        let names = try RouteSources.numbers()
        #expect(names.contains("page") && names.contains("offset") && names.count > 15, "\(names)")
        let folder = try await NumberSite.run { site in
            let (pages, _) = try await site.crawl()
            let description = try APIFields(try await site.client.get("/api/v1/openapi.json").object())
            let paths = Set((pages + description.reads(site.ids)).map { $0.prefix { $0 != "?" } })
            #expect(paths.count > 50)
            for path in paths.sorted() {
                // In a debug build, the longest simulation of the most cards takes half a minute. The API test also
                // sets its two numbers one by one.
                let numbers =
                    path.hasSuffix("/simulation") ? ["-9223372036854775808", "NaN"] : AbsurdNumbers.all.prefix(5)
                for number in numbers {
                    try await site.send(.get, path + "?" + names.map { "\($0)=\(number)" }.joined(separator: "&"))
                }
                // A number in the path itself.
                guard let place = path.firstMatch(of: /\/[0-9]+(?=\/|$)/)?.range else { continue }
                for number in AbsurdNumbers.all {
                    try await site.send(
                        .get, String(path[..<place.lowerBound] + "/" + number + path[place.upperBound...]))
                }
            }
        }
        try FileManager.default.removeItem(at: folder)
    }

    @Test(arguments: AbsurdNumbers.all + ["\"many\"", "null", "{}"])
    func noCountOfALanguageModelBringsAnythingDown(_ number: String) async throws {
        let reply =
            #"{"choices":[{"message":{"content":"我去银行。"},"finish_reason":"stop"}],"usage":{"prompt_tokens":\#(number),"completion_tokens":\#(number)}}"#
        try await RecordedServer.run([.body(reply), .body(reply), .body(reply), .body(reply)]) { server in
            let address = server.address
            let folder = try await NumberSite.run { site in
                let model = #"{"baseUrl":"\#(address)","needsKey":false}"#
                try await site.send(.patch, "/api/v1/models/\(site.ids["models"] ?? "")", model)
                for _ in 0..<2 {
                    try await site.send(.post, "/api/translate", #"{"text":"I go to the bank.","targetLanguage":"zh"}"#)
                }
                #expect(try await site.send(.get, "/me/models").status == .ok)
                let usage = try await site.send(.get, "/api/v1/models/usage").array()
                let tokens = usage.compactMap { $0["promptTokens"] as? Int }
                #expect(tokens.allSatisfy { (0...2_000_000_000).contains($0) }, "\(usage)")
            }
            try FileManager.default.removeItem(at: folder)
        }
    }

    @Test func noNumberOfAListBringsAnythingDown() async throws {
        let folder = try await NumberSite.run { site in
            for number in AbsurdNumbers.all {
                let fields = Array(repeating: number, count: 4).joined(separator: ",")
                let list = "word,definition,status,level,page,tags\n老虎,tiger,\(fields)\n"
                let json = #"[{"word":"书","status":\#(number),"level":\#(number)}]"#
                for (name, text) in [("list.csv", list), ("list.json", json)] {
                    let answer = try await site.client.upload(
                        "/api/v1/decks/import", fileName: name, bytes: Array(text.utf8))
                    #expect(answer.status.code < 500, "\(name) \(number)")
                }
            }
            let (pages, _) = try await site.crawl()
            #expect(pages.count > 30)
        }
        try FileManager.default.removeItem(at: folder)
    }
}

/// The names of query parameters that routes read as numbers, from the routes' own source, so that a new one cannot
/// be missed.
enum RouteSources {
    static func numbers() throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Core/Routes")
        var names: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /query\.(?:nearest|choice|moment)\("([^"]+)"/) {
                names.insert(String(match.1))
            }
        }
        return names.sorted()
    }
}

/// The numbers that the API accepts, according to its description.
struct APIFields {
    struct Field {
        var method: HTTPRequest.Method
        var path: String
        /// The position in the body: members, and `[]` for an element of a list; empty for a parameter.
        var place: [String]
        /// The name in the query or in the path; empty for a number in the body.
        var parameter = ""

        var operation: String { method.rawValue + path }
    }

    private let schemas: [String: [String: Any]]
    private let parameters: [String: [String: Any]]
    private let paths: [String: [String: Any]]

    init(_ description: [String: Any]) throws {
        let components = try #require(description["components"] as? [String: Any])
        schemas = try #require(components["schemas"] as? [String: [String: Any]])
        parameters = try #require(components["parameters"] as? [String: [String: Any]])
        paths = try #require(description["paths"] as? [String: [String: Any]])
    }

    var fields: [Field] {
        var fields: [Field] = []
        for (path, operations) in paths.sorted(by: { $0.key < $1.key }) {
            let shared = (operations["parameters"] as? [[String: Any]] ?? []).map(parameter)
            for (name, operation) in operations.sorted(by: { $0.key < $1.key }) {
                guard let operation = operation as? [String: Any], let method = HTTPRequest.Method(name.uppercased())
                else { continue }
                let own = (operation["parameters"] as? [[String: Any]] ?? []).map(parameter)
                for parameter in shared + own where isNumber(resolved(parameter["schema"])) {
                    fields.append(
                        Field(method: method, path: path, place: [], parameter: parameter["name"] as? String ?? ""))
                }
                if let schema = body(operation) {
                    fields += numbers(schema).map { Field(method: method, path: path, place: $0) }
                }
            }
        }
        return fields
    }

    /// A request with a number in one field.
    func request(_ field: Field, _ number: String, _ ids: [String: String]) -> (
        method: HTTPRequest.Method, path: String, body: String?
    ) {
        var path = filled(field.path, ids, field.parameter, number)
        if !field.parameter.isEmpty, !field.path.contains("{\(field.parameter)}") {
            path += "?\(field.parameter)=\(number)"
            // In a debug build, a year with the most new cards a day takes half a minute.
            if field.parameter == "new" { path += "&days=1" }
        }
        let operation = paths[field.path]?[field.method.rawValue.lowercased()] as? [String: Any]
        let schema = operation.flatMap(body)
        return (field.method, path, schema.map { sample($0, field.place[...], number, ids) })
    }

    /// Every path that can be read with `GET`.
    func reads(_ ids: [String: String]) -> [String] {
        paths.filter { $0.value["get"] != nil }.map { filled($0.key, ids, "", "") }.sorted()
    }

    private func filled(_ path: String, _ ids: [String: String], _ parameter: String, _ number: String) -> String {
        let prefix = path.hasPrefix("/lessons/generate") || path.hasPrefix("/user") || path == "/translate"
        var parts: [String] = []
        var noun = ""
        for part in path.split(separator: "/").map(String.init) {
            switch part {
            case "{\(parameter)}": parts.append(number)
            case "{id}": parts.append(ids[noun] ?? "01234567-89ab-7fff-bfff-ffffffffffff")
            case "{n}": parts.append("1")
            case "{language}": parts.append("zh")
            case "{word}": parts.append("%E4%B9%A6")
            case let part where part.hasPrefix("{"): parts.append("x")
            default: parts.append(part)
            }
            noun = part
        }
        return (prefix ? "/api/" : "/api/v1/") + parts.joined(separator: "/")
    }

    private func body(_ operation: [String: Any]) -> [String: Any]? {
        let content = (operation["requestBody"] as? [String: Any])?["content"] as? [String: [String: Any]]
        return content?["application/json"].flatMap { $0["schema"] as? [String: Any] }.map { resolved($0) }
    }

    private func parameter(_ parameter: [String: Any]) -> [String: Any] {
        guard let reference = parameter["$ref"] as? String else { return parameter }
        return parameters[String(reference.split(separator: "/").last ?? "")] ?? [:]
    }

    private func resolved(_ schema: Any?) -> [String: Any] {
        guard let schema = schema as? [String: Any] else { return [:] }
        if let reference = schema["$ref"] as? String {
            return resolved(schemas[String(reference.split(separator: "/").last ?? "")])
        }
        // A value that may also be null.
        if schema["type"] == nil, let kinds = schema["anyOf"] as? [Any], let kind = kinds.first {
            return resolved(kind)
        }
        guard let parts = schema["allOf"] as? [[String: Any]] else { return schema }
        return parts.reduce(schema) { $0.merging(resolved($1)) { first, _ in first } }
    }

    private func types(_ schema: [String: Any]) -> [String] {
        schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    }

    private func isNumber(_ schema: [String: Any]) -> Bool {
        types(schema).contains { $0 == "integer" || $0 == "number" }
    }

    /// The positions of the numbers in a schema.
    private func numbers(_ schema: [String: Any]) -> [[String]] {
        let schema = resolved(schema)
        if isNumber(schema) { return [[]] }
        if let items = schema["items"] { return numbers(resolved(items)).map { ["[]"] + $0 } }
        let members = schema["properties"] as? [String: Any] ?? [:]
        return members.sorted { $0.key < $1.key }.flatMap { name, member in
            numbers(resolved(member)).map { [name] + $0 }
        }
    }

    /// A value for a schema as JSON: the required members, and the number at its position.
    private func sample(
        _ schema: [String: Any], _ place: ArraySlice<String>, _ number: String, _ ids: [String: String],
        _ name: String = ""
    )
        -> String
    {
        let schema = resolved(schema)
        if isNumber(schema) { return place.isEmpty && !number.isEmpty ? number : "1" }
        if let choices = schema["enum"] as? [Any] { return "\"\(choices[0])\"" }
        if let items = schema["items"] {
            // As many elements as the list requires, with the absurd value first.
            let count = name.contains("arameters") ? 21 : name == "dayShares" ? 7 : 1
            let isOnTheWay = place.first == "[]"
            let first = sample(resolved(items), isOnTheWay ? place.dropFirst() : [], isOnTheWay ? number : "", ids)
            let rest = sample(resolved(items), [], "", ids)
            return "[" + ([first] + Array(repeating: rest, count: count - 1)).joined(separator: ",") + "]"
        }
        if let members = schema["properties"] as? [String: Any] {
            let required = Set(schema["required"] as? [String] ?? [])
            let parts = members.keys.sorted().compactMap { key -> String? in
                let isOnTheWay = place.first == key
                guard isOnTheWay || required.contains(key) else { return nil }
                let value = sample(resolved(members[key]), isOnTheWay ? place.dropFirst() : ["-"], number, ids, key)
                return "\"\(key)\":\(value)"
            }
            return "{" + parts.joined(separator: ",") + "}"
        }
        switch name {
        case "bookId": return "\"\(ids["books"] ?? "")\""
        case "deckId": return "\"\(ids["decks"] ?? "")\""
        case "reviewId": return "\"4611686018427387904\""
        case "baseUrl": return "\"http://127.0.0.1:1/v1\""
        default: return types(schema).contains("boolean") ? "true" : "\"书\(number.count)\""
        }
    }
}
