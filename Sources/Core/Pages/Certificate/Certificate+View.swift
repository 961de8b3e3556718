import Routes

extension CertificatePage {
    /// The page that a phone opens to install the authority.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.certificate, room: .me, parts: [.me]) {
            shell.heading(wording.certificate, lead: wording.certificateLead)
            p {
                a(.class("button"), .href(.certificate(.root)), Attribute("download", "glossa.crt")) {
                    wording.downloadCertificate
                }
            }
            section(.labelled(by: "fingerprint")) {
                h2(.id("fingerprint")) { wording.fingerprint }
                p { wording.fingerprintHelp }
                p { code { model.fingerprint } }
            }
            if let address = model.address, !model.code.isEmpty {
                section(.labelled(by: "other-device")) {
                    h2(.id("other-device")) { wording.otherDevice }
                    p { wording.otherDeviceHelp }
                    drawing(model.code, wording.codeOf(address))
                    p { a(.class("line-link"), .href(address)) { address } }
                    p(.class("help")) { wording.otherAddress }
                }
            }
            steps("iphone", wording.onIPhone, wording.stepsOnIPhone)
            steps("android", wording.onAndroid, wording.stepsOnAndroid)
            steps("computer", wording.onComputer, wording.stepsOnComputer)
            p(.class("quiet-text")) { wording.certificateScope }
        }
    }

    private static func steps(_ id: String, _ title: String, _ steps: [String]) -> HTML {
        section(.labelled(by: id)) {
            h2(.id(id)) { title }
            ol { for step in steps { li { step } } }
        }
    }

    /// The modules in black on white, whatever the theme, with the quiet zone of four modules that readers need.
    private static func drawing(_ rows: [[Bool]], _ label: String) -> HTML {
        let size = rows.count + 8
        var path = ""
        for (y, row) in rows.enumerated() {
            for (x, isDark) in row.enumerated() where isDark { path += "M\(x + 4) \(y + 4)h1v1h-1z" }
        }
        return svg(
            .role("img"), .label(label), Attribute("viewBox", "0 0 \(size) \(size)"), Attribute("width", "240"),
            Attribute("height", "240"), Attribute("shape-rendering", "crispEdges")
        ) {
            element(
                "rect",
                [Attribute("width", String(size)), Attribute("height", String(size)), Attribute("fill", "#fff")], HTML()
            )
            element("path", [Attribute("d", path), Attribute("fill", "#000")], HTML())
        }
    }
}
