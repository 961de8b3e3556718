import Foundation
import Model
import Support
import Testing

@testable import LanguageModel

@Suite struct KeyTests {
    private static let secret = "sk-proj-0123456789"
    private let folder = FileManager.default.temporaryDirectory.appending(path: "glossa-keys-\(UUID().uuidString)")
    private let profile = KeyName(TestIDs.next(), of: TestIDs.next())
    private var file: KeyFile { KeyFile(folder: folder) }

    private func mode(_ name: String) throws -> Int {
        let path = folder.appending(path: name).path
        return try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test func aKeyIsKeptEncryptedAndForItsOwnerOnly() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try file.find(profile) == nil)
        try file.keep(try ModelKey(Self.secret), for: profile)
        #expect(try file.find(profile)?.text == Self.secret)
        #expect(try file.find(KeyName(TestIDs.next(), of: TestIDs.next())) == nil)
        for name in ["keys", "keys.secret"] {
            #expect(try mode(name) == 0o600)
            let bytes = try Data(contentsOf: folder.appending(path: name))
            #expect(bytes.firstRange(of: Data(Self.secret.utf8)) == nil)
            #expect(bytes.firstRange(of: Data("sk-proj".utf8)) == nil)
        }
        #expect(try mode("") == 0o700)
        try file.keep(try ModelKey("another"), for: profile)
        #expect(try file.find(profile)?.text == "another")
        try file.forget(profile)
        #expect(try file.find(profile) == nil)
    }

    @Test(arguments: ["keys", "keys.secret"]) func aFileThatOthersMayReadIsNotUsed(_ name: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try file.keep(try ModelKey(Self.secret), for: profile)
        let path = folder.appending(path: name).path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(throws: ModelError.keys(.readableByOthers(path: path))) { try file.find(profile) }
        #expect(throws: ModelError.self) { try file.keep(try ModelKey("new"), for: profile) }
    }

    @Test(arguments: ["keys", "keys.secret"]) func aFileThatWasTamperedWithIsNotBelieved(_ name: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try file.keep(try ModelKey(Self.secret), for: profile)
        let path = folder.appending(path: name)
        var bytes = try Data(contentsOf: path)
        bytes[bytes.startIndex + 20] ^= 1
        let handle = try FileHandle(forWritingTo: path)
        try handle.write(contentsOf: bytes)
        try handle.close()
        let damaged = ModelError.keys(.damaged(path: folder.appending(path: "keys").path))
        #expect(throws: damaged) { try file.find(profile) }
        // A file that may still be repaired is not overwritten.
        #expect(throws: damaged) { try file.keep(try ModelKey("new"), for: profile) }
        #expect(try Data(contentsOf: path) == bytes)
    }

    @Test func aFolderThatCannotBeWrittenIsToldOf() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("a file, where a folder is wanted".utf8).write(to: folder)
        #expect(throws: ModelError.keys(.unwritable(path: folder.path))) {
            try file.keep(try ModelKey(Self.secret), for: profile)
        }
    }

    @Test func keysOfManyProfilesAreKeptAtTheSameTime() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let names = (0..<20).map { _ in KeyName(TestIDs.next(), of: TestIDs.next()) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for name in names {
                group.addTask { [file] in try file.keep(try ModelKey("key-of-\(name.text)"), for: name) }
            }
            try await group.waitForAll()
        }
        for name in names { #expect(try file.find(name)?.text == "key-of-\(name.text)") }
    }

    @Test(arguments: ["", " ", "two words", "schlüssel", "line\nbreak", String(repeating: "k", count: 5000)])
    func aTextThatCannotBeAKeyIsRefused(_ text: String) {
        #expect(throws: ModelError.impossibleProfile(.key)) { try ModelKey(text) }
    }

    // MARK: The keyring

    /// A `secret-tool` made for this test, which stores secrets in files and records its arguments.
    private func makeSecretTool(fails: Bool = false) throws -> [String: String] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = folder.appending(path: "secret-tool")
        let script =
            fails
            ? "#!/bin/sh\necho 'Cannot autolaunch D-Bus' >&2\nexit 1\n"
            : """
            #!/bin/sh
            echo "$@" >> '\(folder.path)/arguments'
            for name in "$@"; do :; done
            case "$1" in
                store) IFS= read -r secret; printf '%s' "$secret" > '\(folder.path)/'"$name" ;;
                lookup) [ -e '\(folder.path)/'"$name" ] || exit 1
                    IFS= read -r secret < '\(folder.path)/'"$name"; printf '%s' "$secret" ;;
                clear) : > /dev/null; [ -e '\(folder.path)/'"$name" ] && unlink '\(folder.path)/'"$name" ;;
            esac
            """
        try Data(script.utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
        return ["PATH": "\(folder.path):/usr/bin:/bin", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]
    }

    @Test func aKeyringIsUsedWhereThereIsOne() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let environment = try makeSecretTool()
        let keys = SystemKeyStore(folder: folder.appending(path: "config"), environment: environment)
        #expect(try await keys.find(profile) == nil)
        #expect(try await keys.keep(try ModelKey(Self.secret), for: profile) == .keyring)
        let found = try await keys.find(profile)
        #expect(found?.key.text == Self.secret)
        #expect(found?.place == .keyring)
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "config").path))
        // The key never appears in a process listing.
        let arguments = try String(contentsOf: folder.appending(path: "arguments"), encoding: .utf8)
        #expect(arguments.contains(profile.text))
        #expect(!arguments.contains(Self.secret))
        try await keys.forget(profile)
        #expect(try await keys.find(profile) == nil)
    }

    @Test func aFileIsUsedWhereTheKeyringDoesNotAnswer() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let environment = try makeSecretTool(fails: true)
        let keys = SystemKeyStore(folder: folder.appending(path: "config"), environment: environment)
        #expect(try await keys.keep(try ModelKey(Self.secret), for: profile) == .file)
        #expect(try await keys.find(profile)?.place == .file)
        // On another day the keyring is back, and the keys in the file are still found.
        let later = SystemKeyStore(folder: folder.appending(path: "config"), environment: try makeSecretTool())
        #expect(try await later.find(profile)?.key.text == Self.secret)
    }

    @Test func withoutASessionThereIsNoKeyring() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var environment = try makeSecretTool()
        environment["DBUS_SESSION_BUS_ADDRESS"] = nil
        #expect(Keyring(environment: environment) == nil)
        #expect(Keyring(environment: ["DBUS_SESSION_BUS_ADDRESS": "x", "PATH": "/nowhere"]) == nil)
    }
}
