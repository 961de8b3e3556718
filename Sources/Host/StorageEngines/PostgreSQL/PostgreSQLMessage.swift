internal import CPostgreSQL
import Foundation

/// What libpq and PostgreSQL's programs say, as a clause for a sentence of Glossa's.
///
/// libpq writes a line or two for each address that it tried (src/interfaces/libpq/fe-connect.c), with advice for whoever
/// wrote the program.
enum PostgreSQLMessage {
    /// Why there is no connection, or no longer one.
    ///
    /// - Parameter message: On one line, as ``connectionMessage(of:)`` returns it.
    static func connection(_ message: String) -> String {
        // What a server says itself tells more than an address at which there is none.
        let begin = #/connection to server (?:at|on socket) "([^"]*)"(?: \([^)]*\))?(?:, port (\d+))? failed: /#
        let tries = message.matches(of: begin)
        var reasons: [(text: String, isFromServer: Bool)] = []
        for (number, found) in tries.enumerated() {
            let end = number + 1 < tries.count ? tries[number + 1].range.lowerBound : message.endIndex
            let port = found.output.2.map { ", port \($0)" } ?? ""
            reasons.append(one(message[found.range.upperBound..<end], at: found.output.1 + port))
        }
        if let reason = reasons.first(where: \.isFromServer) ?? reasons.first { return reason.text }
        if message.hasPrefix("could not translate host name ") {
            let name = message.split(separator: "\"").dropFirst().first ?? ""
            return "no machine is found by the name \(name)"
        }
        if message.contains("server closed the connection") || message.contains("terminating connection") {
            return "the PostgreSQL server closed the connection"
        }
        return plain(message[...])
    }

    private static func one(_ reason: Substring, at place: Substring) -> (text: String, isFromServer: Bool) {
        if let said = reason.firstRange(of: "FATAL: ") {
            return ("the PostgreSQL server at \(place) refuses: \(plain(reason[said.upperBound...]))", true)
        }
        let silent = ["Connection refused", "No such file or directory", "No route to host", "Network is unreachable"]
        if silent.contains(where: { reason.hasPrefix($0) }) {
            return ("no PostgreSQL server answers at \(place)", false)
        }
        if reason.contains("timeout expired") || reason.contains("timed out") {
            return ("the PostgreSQL server at \(place) does not answer in time", false)
        }
        return ("the PostgreSQL server at \(place) cannot be used: \(plain(reason))", false)
    }

    /// The first thing that a message says, without what follows as advice.
    private static func plain(_ message: Substring) -> String {
        let ends = [" Is the server running", " This probably means", " HINT:", " DETAIL:", " FATAL:"]
            .compactMap { message.firstRange(of: $0)?.lowerBound }
        return message[..<(ends.min() ?? message.endIndex)]
            .trimmingCharacters(in: CharacterSet.whitespaces.union(CharacterSet(charactersIn: ".")))
    }

    /// Why a program failed.
    ///
    /// - Parameter said: What it wrote to its standard error.
    static func program(_ said: String) -> String {
        let lines = said.split(separator: "\n")
        guard let line = lines.first(where: { $0.contains("error") || $0.contains("ERROR") }) ?? lines.first else {
            return "it said nothing"
        }
        // "psql:/tmp/a.sql:12: ERROR:  …", "pg_dump: error: …"
        let text = String(line.replacing(/^(?:\w+:(?:[^ ]*:\d+:)? )?(?:(?:error|ERROR|FATAL): +)?/, with: ""))
        guard !text.contains("connection to server") else {
            return connection(said.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        }
        let advice =
            text.contains("permission denied for database") ? " (Glossa's role needs the right CREATE there)" : ""
        return plain(text[...]) + advice
    }
}

/// Returns why there is no connection, or no longer one, as a clause.
func connectionReason(of connection: OpaquePointer?) -> String {
    PostgreSQLMessage.connection(connectionMessage(of: connection))
}
