import ArgumentParser
import Certificates
import Foundation

struct CertificateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "certificate",
        abstract: "Make a certificate for HTTPS, signed by an authority of your own.",
        discussion: """
            The authority is made once; its key stays in the folder for keys. Install its certificate on each device that \
            opens Glossa: from the page /certificate of the server, or from the file. `glossa serve \
            --local-certificate` uses the server's certificate and renews it.
            """)

    @Option(help: "A host name or address of the server (default: those of this machine); repeatable.")
    var name: [String] = []
    @Flag(help: "Replace the authority, so that each device has to install the new one.") var newAuthority = false
    @Flag(help: "Print what is there, and make nothing.") var show = false
    @Option(help: "The folder for keys (default: $GLOSSA_CONFIG, otherwise ~/.config/glossa).") var config: String?

    func validate() throws {
        guard !show || (name.isEmpty && !newAuthority) else {
            throw ValidationError("--show makes nothing, so it goes with neither --name nor --new-authority.")
        }
        if config?.isEmpty ?? false {
            throw ValidationError("--config is empty. Name a place, or leave it out for the usual one.")
        }
    }

    func run() throws {
        let folder = CertificateFolder.inUse(config)
        let content: CertificateFolder.Content
        if show {
            guard let present = try folder.content() else {
                throw CommandFailure("No certificate was made yet. `glossa certificate` makes one.")
            }
            content = present
        } else {
            let names = name.isEmpty ? HostNames.ofThisMachine() : name.map { $0.lowercased() }
            content = try folder.make(for: names, newAuthority: newAuthority, at: Date())
        }
        Output.line("Names: \(content.names.joined(separator: ", "))")
        Output.line("Valid until: \(content.expiry.formatted(.iso8601.year().month().day()))")
        Output.line("Server: \(folder.serverFile)")
        Output.line("Authority: \(folder.authorityFile)")
        Output.line("Authority valid until: \(content.authorityExpiry.formatted(.iso8601.year().month().day()))")
        Output.line("SHA-256 fingerprint of the authority: \(content.fingerprint)")
        if !show {
            Output.note("Serve with it: glossa serve --local-certificate")
            Output.note("Install the authority on each device: open /certificate of the server there.")
        }
    }
}

extension CertificateFolder {
    /// The folder that commands use.
    ///
    /// - Parameter config: The folder for keys; nil for the usual one.
    static func inUse(_ config: String?) -> CertificateFolder {
        CertificateFolder(DeskOptions.configFolder(config, Environment()).appending(path: "certificates").path)
    }
}
