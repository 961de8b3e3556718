import Model
import Routes

extension Shell {
    /// A whole page: the frame around every view.
    ///
    /// - Parameters:
    ///   - title: The page's own title; Glossa's name follows it.
    ///   - room: The section it belongs to; nil if it belongs to none.
    ///   - parts: The parts whose files it loads.
    ///   - names: The classes of the body.
    ///   - refresh: Seconds after which a browser without JavaScript reloads; nil for never.
    func page(
        _ title: String, room: Room?, parts: [WebPart] = [], class names: String = "", refresh: Int? = nil,
        @HTMLBuilder content: () -> HTML
    ) -> HTML {
        var whole = HTML(trusted: "<!doctype html>")
        whole.append(
            html(
                .lang(wording.tag), .data("theme", preferences.theme.rawValue),
                .data("size", String(min(max(preferences.fontSize, 14), 40))),
                .data("leading", String(min(max((preferences.lineHeight + 5) / 10 * 10, 140), 260))),
                .data("readings", preferences.readings.rawValue),
                .data("tones", preferences.toneColours ? "on" : "off"),
                .data("statuses", preferences.statusColours ? "on" : "off"),
                .data("layout", preferences.layout.rawValue)
            ) {
                documentHead(title, WebFiles(of: parts, base: true), refresh: refresh)
                body(.class(names)) {
                    a(.class("skip"), .href("#main")) { wording.skipToContent }
                    if !isEntrance { rail(room) }
                    main(.id("main"), Attribute("tabindex", "-1")) {
                        deletionNotice
                        content()
                    }
                    div(
                        .id("announcer"), .class("unseen"), .role("status"), .aria("live", "polite"),
                        .data("look-up", wording.phraseHint),
                        .data("unreachable", wording.unreachable))
                }
            })
        return whole
    }

    private func documentHead(_ pageTitle: String, _ files: WebFiles, refresh: Int?) -> HTML {
        head {
            meta(Attribute("charset", "utf-8"))
            meta(.name("viewport"), Attribute("content", "width=device-width, initial-scale=1, viewport-fit=cover"))
            Pages.title { pageTitle == wording.glossa ? pageTitle : pageTitle + " · " + wording.glossa }
            meta(.name("color-scheme"), Attribute("content", "light dark"))
            themeColour("#FCFCF9", "(prefers-color-scheme: light)")
            themeColour("#0F1B20", "(prefers-color-scheme: dark)")
            links(to: files)
            Pages.link(Attribute("rel", "icon"), .href(asset("icon.svg")), .type("image/svg+xml"))
            Pages.link(Attribute("rel", "manifest"), .href(.manifest))
            if let refresh {
                noscript { meta(Attribute("http-equiv", "refresh"), Attribute("content", String(refresh))) }
            }
        }
    }

    private func themeColour(_ colour: String, _ media: String) -> HTML {
        meta(.name("theme-color"), Attribute("content", colour), Attribute("media", media))
    }

    private func rail(_ active: Room?) -> HTML {
        nav(.class("rail"), .label(wording.rooms)) {
            a(.class("brand"), .href(.today), .label(wording.glossa)) {
                img(
                    Attribute("src", asset("icon.svg")), Attribute("alt", ""), Attribute("width", "40"),
                    Attribute("height", "40"))
            }
            ul {
                for room in Room.allCases {
                    li(.class(room.isForWideWindows ? "wide-only" : "")) {
                        a(.href(room.route), .current.when(room == active)) {
                            room.icon.drawing(self)
                            span { room.name(wording) }
                            if room == .review { waitingBadge }
                        }
                    }
                }
            }
        }
    }

    /// The number of waiting cards, on the tab; scripts keep it up to date.
    private var waitingBadge: HTML {
        span(
            .class("rail-badge"), .id("waiting"), .data("waiting", String(waiting)),
            Attribute("hidden", nil).when(waiting == 0)
        ) {
            span(.hiddenFromReaders) { waiting > 999 ? "999+" : String(waiting) }
            span(.class("unseen")) { wording.cardsWait(waiting) }
        }
    }

    /// The heading of a page, with the page's actions on the right.
    func heading(_ text: String, lead: String? = nil, @HTMLBuilder actions: () -> HTML = nothing) -> HTML {
        let buttons = actions()
        return Pages.header(.class("heading")) {
            div {
                h1 { text }
                if let lead { p(.class("lead")) { lead } }
            }
            if !buttons.isEmpty { div(.class("heading-actions")) { buttons } }
        }
    }

    /// A link styled as a button.
    func buttonLink(_ text: String, to route: Route, icon: Icon? = nil, class names: String = "button") -> HTML {
        a(.class(names), .href(route)) {
            icon?.drawing(self)
            span { text }
        }
    }

    /// An empty state, with a suggestion for what to do.
    func empty(_ title: String, _ lead: String, icon: Icon, @HTMLBuilder actions: () -> HTML = nothing) -> HTML {
        let buttons = actions()
        return section(.class("empty")) {
            icon.drawing(self)
            h2 { title }
            p { lead }
            if !buttons.isEmpty { div(.class("actions")) { buttons } }
        }
    }

    /// A message at the top of a page.
    func banner(_ text: String, icon: Icon, @HTMLBuilder actions: () -> HTML = nothing) -> HTML {
        div(.class("banner"), .role("status")) {
            icon.drawing(self)
            p { text }
            actions()
        }
    }
}
