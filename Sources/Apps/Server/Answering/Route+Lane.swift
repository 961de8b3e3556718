import HTTPTypes
import Routes

/// How much there is to do for a request, as far as its door knows.
enum Effort {
    /// A moment only; or it mostly waits for a language model, or is done by a job or a verb that asks for a lane itself
    /// and is to end also without the client.
    case moment
    /// A verb asks for a lane itself. It is given up when the client goes.
    case long
    /// Long work of the door's own, or of verbs that ask for no lane. It is done in the lane of answers, and given up when
    /// the client goes.
    case inLane
    /// The same in the lane of jobs, for what takes minutes.
    case asJob
}

extension Route {
    /// Bytes of the longest body that is taken; uploads have a limit of their own.
    var bodyLimit: Int {
        switch self {
        case .api(.books): Upload.megabytesOfText << 20
        // Some ten thousand words with their sentences.
        case .api(.review(.cards)): 16 << 20
        case .api(.grammar), .api(.notebook): 1 << 20
        default: Form.limit
        }
    }

    func effort(_ method: HTTPRequest.Method) -> Effort {
        switch self {
        case .api(let path): path.effort(method)
        case .book(_, let path): path.effort
        case .words(let path): path.effort
        case .notebook(let path): path.effort
        case .review(let path): path.effort
        case .practice(let path): path.effort
        case .me(let path): path.effort
        case .today, .library, .word, .phrase, .dictionary, .session, .shelf, .corrections, .about, .health, .ready,
            .asset, .manifest, .worker:
            .moment
        }
    }
}

extension BookPath {
    fileprivate var effort: Effort {
        switch self {
        // A text of any length is looked through.
        case .search: .inLane
        case .details, .page, .jump, .chapters, .cover, .rename, .delete, .restore, .heartbeat, .endSession: .moment
        }
    }
}

extension WordsPath {
    /// Every marked word with its entry.
    fileprivate var effort: Effort {
        switch self {
        case .list, .csv, .markMany: .inLane
        }
    }
}

extension NotebookPath {
    fileprivate var effort: Effort {
        switch self {
        // The file has up to 64 MB.
        case .titles, .lookUp, .review, .entry, .delete, .export: .inLane
        case .importing, .replacement, .acceptReplacement, .discardReplacement, .restoreEarlier: .moment
        // A language model may be asked; it is then kept in a lane.
        case .add, .ask, .stopAsking, .wait: .moment
        }
    }
}

extension PracticePath {
    fileprivate var effort: Effort {
        switch self {
        case .grammar: .inLane
        case .rooms, .askGrammar, .stopGrammar, .waitGrammar, .translate, .lessons, .dailyWords, .picture: .moment
        }
    }
}

extension MePath {
    fileprivate var effort: Effort {
        switch self {
        case .media, .deleteUnusedMedia: .long
        case .progress: .inLane
        // All there is, which may be more than the memory holds.
        case .export: .asJob
        case .settings, .savePreferences, .models, .learning, .saveLearning: .moment
        }
    }
}

extension ReviewPath {
    fileprivate var effort: Effort {
        switch self {
        case .browse, .changeCards, .statistics: .long
        case .history: .inLane
        case .historyCSV: .asJob
        case .deck(_, let path): path.effort
        case .cardImport(let path): path.effort
        case .decks, .widget, .addDeck, .makeCards, .note, .work, .undo, .media: .moment
        }
    }
}

extension DeckPath {
    fileprivate var effort: Effort {
        switch self {
        case .save, .restoreParameters, .chooseRetention, .simulation: .long
        // Up to some thousand cards are written, or filled from the dictionaries, at once.
        case .preview, .addWords, .export: .inLane
        // What the learner has decided is done also when the page is left.
        case .reschedule, .takeBackRescheduling: .moment
        case .details, .delete, .restore, .study, .grade, .changeCard, .addForm, .fitting, .startFit, .cancelFit,
            .rescheduling:
            .moment
        }
    }
}

extension CardImportPath {
    fileprivate var effort: Effort {
        switch self {
        case .list: .inLane
        case .form, .upload, .decide, .job, .cancel: .moment
        }
    }
}

extension APIPath {
    fileprivate func effort(_ method: HTTPRequest.Method) -> Effort {
        switch self {
        case .annotate, .grammar, .markedWords, .markedWordsBatch, .notebook, .notebookEntry, .translations:
            .inLane
        case .export: .asJob
        case .etymology: method == .post ? .moment : .inLane
        case .review(let path): path.effort(method)
        case .lessons(let path): path.effort
        // Books are imported as jobs.
        case .description, .books, .book, .page, .chapters, .cover, .restore, .lookup, .word, .corrections, .sessions,
            .dailyWords, .dailyWord, .examples, .pictures, .translate, .streamedTranslation, .translation,
            .restoreTranslation, .models:
            .moment
        }
    }
}

extension ReviewAPIPath {
    fileprivate func effort(_ method: HTTPRequest.Method) -> Effort {
        switch self {
        // New cards are filled from the dictionaries.
        case .cards: method == .post ? .inLane : .long
        case .deck: method == .patch ? .long : .moment
        case .previewRescheduling: .long
        case .simulation, .statistics: .long
        case .reviews: .inLane
        case .exportDeck, .fit: .asJob
        // Packages are imported as jobs; what is decided is done also when the client goes.
        case .importCards, .takeBackRescheduling, .undo: .moment
        case .decks, .restoreDeck, .due, .grade, .media: .moment
        }
    }
}

extension LessonsAPIPath {
    fileprivate var effort: Effort {
        switch self {
        case .progress: .inLane
        case .lessons, .lesson, .answers, .result, .generate, .preferences: .moment
        }
    }
}
