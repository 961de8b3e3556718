import Model
import Testing

@testable import Pages
@testable import Routes

@Suite struct LessonRouteTests {
    static let routes: [Route] = [
        .practice(.lessons()), .practice(.lessons(.list(page: 3, notice: .waits))), .practice(.lessons(.make)),
        .practice(.lessons(.lesson(LessonSamples.id))), .practice(.lessons(.lesson(LessonSamples.id, at: 4))),
        .practice(.lessons(.answer(LessonSamples.id))), .practice(.lessons(.finish(LessonSamples.id))),
        .practice(.lessons(.delete(LessonSamples.id))), .practice(.lessons(.again(LessonSamples.id))),
        .practice(.lessons(.result(LessonSamples.id))),
        .practice(.lessons(.result(LessonSamples.id, card: .known))), .me(.learning()), .me(.learning(saved: true)),
        .me(.saveLearning), .me(.progress), .api(.lessons()), .api(.lessons(.lessons(limit: 5, offset: 10))),
        .api(.lessons(.lesson(LessonSamples.id))), .api(.lessons(.answers(LessonSamples.id))),
        .api(.lessons(.result(LessonSamples.id))), .api(.lessons(.generate)), .api(.lessons(.preferences)),
        .api(.lessons(.progress)),
    ]

    @Test(arguments: routes) func aRouteComesBackFromItsLink(_ route: Route) {
        #expect(Route(link: route.link) == route)
    }

    @Test func everyLinkIsItsOwn() { #expect(Set(Self.routes.map(\.link)).count == Self.routes.count) }

    @Test func otherProgramsFindThePathsThatTheyKnow() {
        #expect(Route(path: "/api/lessons/generate")?.methods == [.post])
        #expect(Route(path: "/api/user/preferences")?.methods == [.get, .put])
        #expect(Route(path: "/api/user/progress")?.methods == [.get])
    }

    @Test(arguments: [
        "/api/lessons", "/api/user", "/api/user/x", "/api/lessons/generate/x", "/api/v1/user/progress",
        "/api/v1/lessons/generate", "/practice/lessons/x", "/practice/lessons/make/x", "/me/learning/x",
    ])
    func aPathThatNoRouteHasIsNil(_ path: String) { #expect(Route(path: path) == nil) }

    @Test func whatChangesSomethingAnswersPost() {
        for route in Self.routes {
            guard case .practice(.lessons(let path)) = route else { continue }
            #expect(route.methods == [path.isAction ? .post : .get])
        }
        #expect(Route(link: "/practice/lessons?page=-4&notice=odd") == .practice(.lessons()))
    }
}
