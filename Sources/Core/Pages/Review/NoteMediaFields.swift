import Model
import Routes

/// The fields for a note's picture and recording, in a `multipart/form-data` form.
enum NoteMediaFields {
    /// The fields for editing a note: keep its media, replace them or remove them.
    @HTMLBuilder static func editing(_ note: Note, _ megabytes: Int, _ shell: Shell) -> HTML {
        let wording = shell.wording
        fieldset(.class("media-field")) {
            legend { wording.picture }
            NoteMedia.pictures(note.pictures, alternative: wording.picture, wording.tag)
            if note.pictures.isEmpty {
                picture("picture", wording.addPicture, megabytes, wording)
            } else {
                picture("picture", wording.anotherPicture, megabytes, wording)
                removal("remove-picture", wording.removePicture)
            }
        }
        fieldset(.class("media-field")) {
            legend { wording.recording(nil) }
            if note.recordings.isEmpty {
                recording("recording", wording.addRecording, megabytes, wording)
            } else {
                div(.class("players")) { NoteMedia.players(of: note, shell) }
                recording("recording", wording.anotherRecording, megabytes, wording)
                removal("remove-recording", wording.removeRecording)
            }
        }
    }

    /// The fields for a new note.
    @HTMLBuilder static func adding(_ id: String, _ megabytes: Int, _ shell: Shell) -> HTML {
        let wording = shell.wording
        picture(id + "-picture", wording.picture, megabytes, wording)
        recording(id + "-recording", wording.recording(nil), megabytes, wording)
    }

    private static func picture(_ id: String, _ caption: String, _ megabytes: Int, _ wording: Wording) -> HTML {
        file(
            id, "picture", caption, wording.pictureFormats(megabytes: megabytes),
            accept: "image/png,image/jpeg,image/gif,image/webp,image/avif,image/svg+xml")
    }

    private static func recording(_ id: String, _ caption: String, _ megabytes: Int, _ wording: Wording) -> HTML {
        file(
            id, "recording", caption, wording.recordingFormats(megabytes: megabytes),
            accept: "audio/*,.mp3,.ogg,.oga,.opus,.wav,.m4a,.aac,.flac,.webm")
    }

    private static func file(_ id: String, _ name: String, _ caption: String, _ help: String, accept: String) -> HTML {
        field(caption, for: id, help: help) {
            input(.type("file"), .id(id), .name(name), Attribute("accept", accept), .described(by: id + "-help"))
        }
    }

    private static func removal(_ name: String, _ caption: String) -> HTML {
        label(.class("check")) {
            input(.type("checkbox"), .name(name), .value("on"))
            span { caption }
        }
    }
}
