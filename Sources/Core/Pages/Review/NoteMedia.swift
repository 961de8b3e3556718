import Model
import Routes

/// The pictures and recordings of a note.
enum NoteMedia {
    /// Pictures of a note; nil if there are none.
    ///
    /// - Parameter alternative: The alternative text of the pictures, in the language of `tag`.
    static func pictures(_ names: [String], alternative: String, _ tag: String) -> HTML? {
        guard !names.isEmpty else { return nil }
        return div(.class("note-pictures")) {
            for name in names {
                img(
                    .src(.review(.media(name))), Attribute("alt", alternative), .lang(tag),
                    Attribute("decoding", "async"), Attribute("draggable", "false"))
            }
        }
    }

    /// A player for each of its recordings.
    @HTMLBuilder static func players(of note: Note, _ shell: Shell) -> HTML {
        let names = note.recordings
        for (index, name) in names.enumerated() {
            element(
                "audio",
                [
                    Attribute("controls", nil), Attribute("preload", "auto"), .src(.review(.media(name))),
                    .label(shell.wording.recording(names.count > 1 ? index + 1 : nil)),
                ], HTML())
        }
    }

    /// A button that plays the note's recordings, or speaks its word if there are none. Without JavaScript the
    /// players replace it.
    ///
    /// Empty if the language is unknown, because a voice for another language would teach a wrong pronunciation.
    static func sayIt(_ note: Note, _ shell: Shell) -> HTML {
        let text = spoken(note)
        guard !note.recordings.isEmpty else {
            return note.language.isKnown && !text.isEmpty ? WordPage.sayIt(text, tag: note.language.tag, shell) : HTML()
        }
        let caption = shell.wording.playRecording
        return element(
            "say-it",
            [.data("text", text), .data("language", note.language.tag), .data("recorded")],
            HTML {
                button(
                    .class("icon-button"), .type("button"), Attribute("hidden", nil), .label(caption), .title(caption)
                ) { Icon.speak.drawing(shell) }
                players(of: note, shell)
            })
    }

    /// What a voice says of a note: not the name of a file.
    static func spoken(_ note: Note) -> String { note.isNamedAfterMedium ? note.reading : note.word }

    /// Small icons for a note's media.
    @HTMLBuilder static func signs(of note: Note, _ shell: Shell) -> HTML {
        if !note.pictures.isEmpty { sign(.picture, shell.wording.picture, shell) }
        if !note.recordings.isEmpty { sign(.speak, shell.wording.recording(nil), shell) }
    }

    private static func sign(_ icon: Icon, _ name: String, _ shell: Shell) -> HTML {
        span(.class("sign"), .title(name)) {
            icon.drawing(shell)
            span(.class("unseen")) { name }
        }
    }
}
