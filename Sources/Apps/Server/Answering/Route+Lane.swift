import HTTPTypes
import Lanes
import Library
import Routes

extension Route {
    /// The most bytes of a body that is answered in a lane; each handler has its own limit below that.
    static let longestBody = 16 << 20

    /// The lane in which a request is answered; nil for what takes a moment only, or mostly waits for a language model.
    /// Uploads ask for a lane themselves, once they have come.
    func lane(_ method: HTTPRequest.Method, _ desk: Desk) -> LearnerLane? {
        switch self {
        case .api(let path): path.lane(method, desk)
        // A text of any length is looked through.
        case .book(_, .search), .practice(.grammar): desk.answers
        // Every marked word with its entry.
        case .words(.list), .words(.csv), .words(.markMany): desk.answers
        case .notebook(.titles), .notebook(.lookUp), .notebook(.review), .notebook(.entry): desk.answers
        case .review(let path): path.lane(desk)
        case .me(.export): desk.jobs
        case .me(.media), .me(.deleteUnusedMedia), .me(.progress): desk.answers
        default: nil
        }
    }
}

extension ReviewPath {
    fileprivate func lane(_ desk: Desk) -> LearnerLane? {
        switch self {
        case .statistics, .browse, .changeCards, .history, .historyCSV: desk.answers
        case .deck(_, let path):
            switch path {
            // Up to some thousand cards are counted anew, written or filled from the dictionaries at once.
            case .save, .preview, .addWords, .export, .restoreParameters, .simulation, .chooseRetention: desk.answers
            default: nil
            }
        case .bringIn(.list): desk.answers
        default: nil
        }
    }
}

extension APIPath {
    fileprivate func lane(_ method: HTTPRequest.Method, _ desk: Desk) -> LearnerLane? {
        switch self {
        case .annotate, .grammar, .markedWords, .markedWordsBatch: desk.answers
        case .export: desk.jobs
        case .etymology: method == .post ? nil : desk.answers
        case .notebook, .notebookEntry: desk.answers
        case .translations: desk.answers
        case .review(let path):
            switch path {
            case .exportDeck, .simulation, .reviews, .statistics, .cards: desk.answers
            case .fit: desk.jobs
            default: nil
            }
        case .lessons(.progress): desk.answers
        default: nil
        }
    }
}
