import Hummingbird
import Model
import Review
import Routes

extension Site {
    /// `/review/history.csv`
    func historyCSV(_ visit: Visit) async throws -> Response {
        .download(
            try await reviewDesk(at: visit.now).historyCSV(), type: "text/csv; charset=utf-8",
            name: "glossa-reviews.csv")
    }
}
