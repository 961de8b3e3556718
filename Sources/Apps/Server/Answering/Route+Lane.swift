import HTTPTypes
import Routes

/// The amount of work for a request, as far as its route tells.
enum Effort {
    /// Quick work. Also requests that mostly wait for a language model, and those whose job or operation uses a lane
    /// itself and must finish even if the client disconnects.
    case moment
    /// An operation that uses a lane itself. Cancelled if the client disconnects.
    case long
    /// Long work of the route itself, or of operations that use no lane. It runs in the answer lane and is cancelled if
    /// the client disconnects.
    case inLane
    /// The same in the job lane, for work that takes minutes.
    case asJob
}

extension Route {
    /// The maximum size of a body in bytes; uploads have their own limit.
    var bodyLimit: Int {
        switch self {
        case .api(.books): Upload.megabytesOfText << 20
        // About ten thousand words with their sentences.
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
        case .today, .library, .word, .phrase, .dictionary, .job, .session, .shelf, .corrections, .account, .about,
            .certificate, .health,
            .ready,
            .asset, .manifest:
            .moment
        }
    }
}

extension BookPath {
    fileprivate var effort: Effort {
        switch self {
        // Searches a text of any length.
        case .search: .inLane
        case .details, .page, .jump, .chapters, .cover, .picture, .rename, .language, .delete, .restore, .heartbeat,
            .endSession:
            .moment
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
        case .importing, .replacement, .acceptReplacement, .discardReplacement, .restoreEarlier, .finishRound: .moment
        // It may ask a language model, and then saves the result in a lane.
        case .add, .ask, .wait: .moment
        }
    }
}

extension PracticePath {
    fileprivate var effort: Effort {
        switch self {
        case .grammar, .explainGrammar: .inLane
        case .rooms, .askGrammar, .waitGrammar, .translate, .lessons, .dailyWords, .picture: .moment
        }
    }
}

extension MePath {
    fileprivate var effort: Effort {
        switch self {
        case .media, .deleteUnusedMedia: .long
        case .progress: .inLane
        // Everything, which may exceed the available memory.
        case .export, .exportWhole: .asJob
        case .settings, .savePreferences, .backups, .makeBackup, .models, .dictionaries, .learning, .saveLearning,
            .deletion, .requestDeletion, .takeBackDeletion, .archive, .importWhole:
            .moment
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
        case .decks, .widget, .addDeck, .makeCards, .note, .undo, .media: .moment
        }
    }
}

extension DeckPath {
    fileprivate var effort: Effort {
        switch self {
        case .save, .restoreParameters, .chooseRetention, .simulation: .long
        // Writes up to a few thousand cards at once, or fills them from the dictionaries.
        case .preview, .addWords, .export: .inLane
        // The learner's decision is carried out even if they leave the page.
        case .reschedule, .takeBackRescheduling: .moment
        case .details, .delete, .restore, .study, .grade, .changeCard, .addForm, .fitting, .startFit,
            .rescheduling:
            .moment
        }
    }
}

extension CardImportPath {
    fileprivate var effort: Effort {
        switch self {
        case .list: .inLane
        case .form, .upload, .decide: .moment
        }
    }
}

extension APIPath {
    fileprivate func effort(_ method: HTTPRequest.Method) -> Effort {
        switch self {
        // Searches read texts of any length.
        case .search, .bookSearch, .annotate, .grammar, .markedWords, .markedWordsBatch, .notebook, .notebookEntry,
            .translations:
            .inLane
        case .export, .exportWhole: .asJob
        case .backups: method == .post ? .asJob : .moment
        case .etymology: method == .post ? .moment : .inLane
        case .review(let path): path.effort(method)
        case .lessons(let path): path.effort
        // Books, dictionaries and archives are imported as jobs.
        case .description, .books, .book, .page, .chapters, .cover, .picture, .restore, .lookup, .word, .corrections,
            .sessions,
            .dailyWords, .dailyWord, .examples, .pictures, .translate, .streamedTranslation, .translation,
            .restoreTranslation, .dictionaries, .models, .auth, .deletion, .importWhole,
            .entitlement, .storeNotifications:
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
        // Packages are imported as jobs; decisions are carried out even if the client disconnects.
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
