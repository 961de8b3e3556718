import Foundation
import Hummingbird
import Lessons
import Library
import Model
import Operations
import Pages
import Support
import Testing

/// Rules of lessons, which hold for every interface: each is tested through the form, the API and the code that commands
/// use.
@Suite struct OneRuleLessonTests {
    private static let text = "我今天去银行。他不喜欢看书。你在图书馆学习中文。老虎在门把手下。"

    /// Sends the form, and returns the lesson that it leads to.
    private static func made(_ client: TestClient, form: String) async throws -> [String: Any] {
        let sent = try await client.post("/practice/lessons/make", form: form)
        #expect(sent.status == .seeOther)
        let id = sent.headers[.location]?.split(separator: "/").last ?? ""
        return try await client.get("/api/v1/lessons/\(id)").object()
    }

    private static func made(_ client: TestClient, json: String) async throws -> [String: Any] {
        let answer = try await client.send(.post, "/api/v1/lessons", json: json)
        #expect(answer.status == .ok)
        return try #require(try answer.object()["lesson"] as? [String: Any])
    }

    @Test func aPassageWithoutAPageIsThePageReadLast() async throws {
        try await withSite { client, desk in
            let text = (1...40).map { "第\($0)天，" + String(repeating: "今天我去银行。", count: 40) }.joined(separator: "\n")
            let book = try await desk.importText(text)
            try await desk.visit(3, of: book.id, at: TestDesk.now)
            let json = #"{"lessonType":"reading","from":"passage","bookId":"\#(book.id)","model":false"#
            let first = try await Self.made(client, json: json + #","page":1}"#)["title"] as? String
            let third = try await Self.made(client, json: json + #","page":3}"#)["title"] as? String
            #expect(first?.isEmpty == false && third?.isEmpty == false && first != third)

            let page = try await Self.made(client, form: "kind=reading&from=passage&book=\(book.id)")
            #expect(page["title"] as? String == third)
            #expect(try await Self.made(client, json: json + "}")["title"] as? String == third)
            let wish = LessonWish(.reading, from: .passage(book: book.id), asksModel: false)
            #expect(try await desk.context().makeLesson(wish).lesson?.title == third)
        }
    }

    @Test func aPassageNeedsABookThatExists() async throws {
        try await withSite { client, desk in
            let id: ID<Book> = TestIDs.next()
            let page = try await client.post("/practice/lessons/make", form: "from=passage&book=\(id)")
            #expect(page.status == .notFound)
            let api = try await client.send(.post, "/api/v1/lessons", json: #"{"from":"passage","bookId":"\#(id)"}"#)
            #expect(api.status == .notFound)
            #expect(try api.object()["error"] as? String == "bookNotFound")
            await #expect(throws: LessonError.noSuchBook(id)) {
                try await desk.context().makeLesson(LessonWish(from: .passage(book: id)))
            }
            #expect(try await client.get("/api/v1/lessons").object()["total"] as? Int == 0)
        }
    }

    @Test func whiteSpaceAroundATextDoesNotCount() async throws {
        try await withSite { client, desk in
            let padded = Self.text + String(repeating: " ", count: LessonError.longestText)
            _ = try await Self.made(
                client,
                form: "kind=reading&from=text&text=\(Self.text)"
                    + String(repeating: "+", count: LessonError.longestText))
            _ = try await Self.made(
                client, json: #"{"lessonType":"reading","from":"text","text":"\#(padded)","model":false}"#)
            #expect(try await desk.context().makeLesson(LessonWish(.reading, from: .text(padded))).lesson != nil)

            let blank = String(repeating: " ", count: 3)
            let page = try await client.post("/practice/lessons/make", form: "from=text&text=+++")
            #expect(page.status == .unprocessableContent)
            let api = try await client.send(.post, "/api/v1/lessons", json: #"{"from":"text","text":"\#(blank)"}"#)
            #expect(api.status == .unprocessableContent)
            await #expect(throws: LessonError.impossibleText) {
                try await desk.context().makeLesson(LessonWish(from: .text(blank)))
            }
        }
    }

    @Test func whatWasWrongComesAgainAtTheEnd() async throws {
        try await withSite { client, desk in
            let text = "我今天去银行。他不喜欢看书。你在图书馆学习中文。"
            let made = try await Self.made(client, json: #"{"lessonType":"reading","from":"text","text":"\#(text)"}"#)
            let id = try #require(made["id"] as? String)
            let exercises = try #require((made["content"] as? [String: Any])?["exercises"] as? [Any])
            let count = exercises.count
            let path = "/api/v1/lessons/\(id)"
            // The first is not known, by each interface in turn; the others are right.
            _ = try await client.post("/practice/lessons/\(id)/answer", form: "exercise=1&skip=1")
            for (place, exercise) in exercises.enumerated().dropFirst() {
                let right = try #require((exercise as? [String: Any])?["answer"] as? [String])
                let body: [String: Any] = ["exercise": place + 1, "answer": right]
                let json = String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
                let answer = try await client.send(.post, path + "/answers", json: json).object()
                let next = try #require(answer["next"] as? [String: Any])
                #expect(next["exercise"] as? Int == place + 2 && answer["again"] == nil)
                #expect(next["again"] as? Int == (place + 1 == count ? 1 : nil))
            }
            let page = try await client.get("/practice/lessons/\(id)?at=\(count + 1)").text
            #expect(page.contains("Once more") && page.contains("\(count + 1) / \(count + 1)"))
            #expect(try await client.get("/practice/lessons/\(id)?at=\(count + 2)").status == .notFound)
            #expect((try await client.get(path).object()["next"] as? [String: Any])?["again"] as? Int == 1)

            let context = await desk.context()
            let lesson = try #require(ID<Lesson>(id))
            #expect(try await context.lessons.open(lesson).course.next == count)
            try await context.lessons.answer(lesson, exercise: count, with: [], seconds: 1, at: TestDesk.now)
            let opened = try await context.openExercise(count + 1, of: lesson)
            #expect(opened.place == count + 1 && opened.lesson.course.exercises.last == 0)
            #expect(opened.texts.map(\.text) == ExerciseTexts.texts(of: opened.exercise, in: .chinese))
            #expect(opened.texts.allSatisfy { $0.tokens.map(\.text).joined() == $0.text })
            let answers = try await client.get(path + "/answers").array()
            #expect(answers.last?["again"] as? Int == 1)

            let last = #"{"exercise":\#(count + 2),"answer":[]}"#
            let answer = try await client.send(.post, path + "/answers", json: last).object()
            #expect(answer["again"] as? Int == 1 && answer["next"] == nil)
            let result = try await client.send(.post, path + "/result", json: "{}").object()
            #expect(result["answered"] as? Int == count && result["right"] as? Int == count - 1)
        }
    }

    @Test func whatIsNotSaidOfALessonFollowsFromTheGoals() async throws {
        try await withSite { client, desk in
            _ = try await client.post(
                "/me/learning/save", form: "language=zh&level=intermediate&dailyGoal=5&kind=reading&kind=listening")
            let page = try await Self.made(client, form: "from=text&text=\(Self.text)")
            let api = try await Self.made(client, json: #"{"from":"text","text":"\#(Self.text)"}"#)
            for lesson in [page, api] {
                #expect(lesson["type"] as? String == "reading" && lesson["difficulty"] as? String == "intermediate")
            }
            let made = try await desk.context().makeLesson(LessonWish(from: .text(Self.text)))
            #expect(made.lesson?.kind == .reading && made.lesson?.difficulty == .intermediate)
        }
    }
}
