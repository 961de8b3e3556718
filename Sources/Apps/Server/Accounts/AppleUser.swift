import Foundation

/// What Apple has a browser post beside the code when somebody signs in for the first time: their name, which no token has.
///
/// Source: Apple, "Configuring your webpage for Sign in with Apple", developer.apple.com.
enum AppleUser {
    private struct User: Decodable {
        struct Name: Decodable {
            var firstName: String?
            var lastName: String?
        }

        var name: Name?
    }

    /// The name in a text of JSON; empty if there is none. Nobody vouches for it: the browser's user may have written it.
    static func name(in json: String) -> String {
        guard json.utf8.count <= 2048, let user = try? JSONDecoder().decode(User.self, from: Data(json.utf8)) else {
            return ""
        }
        let parts = [user.name?.firstName, user.name?.lastName].compactMap(\.self).filter { !$0.isEmpty }
        return String(parts.joined(separator: " ").prefix(80))
    }
}
