import Foundation
import HTTPTypes
import Hummingbird
import Library
import Model
import NIOCore
import Routes
import Storage
import Support
import Testing

/// Lessons, goals and progress over HTTP, with the small lexicon and no language model.
@Suite struct LessonSiteTests {
    private static let text = "我今天去银行。他不喜欢看书。你在图书馆学习中文。老虎在门把手下。"

    private func make(_ client: TestClient, _ body: String = "") async throws -> [String: Any] {
        let json = body.isEmpty ? #"{"lessonType":"reading","from":"text","text":"\#(Self.text)","duration":5}"# : body
        let made = try await client.send(.post, "/api/v1/lessons", json: json)
        #expect(made.status == .ok)
        let lesson = try #require(try made.object()["lesson"] as? [String: Any])
        #expect(made.headers[.location] == "/api/v1/lessons/\(lesson["id"] ?? "")")
        return lesson
    }

    private func exercises(_ lesson: [String: Any]) throws -> [[String: Any]] {
        let content = try #require(lesson["content"] as? [String: Any])
        return try #require(content["exercises"] as? [[String: Any]])
    }

    @Test func aLessonIsMadeAnsweredFinishedAndDeletedByTheAPI() async throws {
        try await withSite { client, _ in
            let lesson = try await make(client)
            let path = "/api/v1/lessons/\(try #require(lesson["id"] as? String))"
            #expect(lesson["type"] as? String == "reading" && lesson["origin"] as? String == "own")
            let count = try exercises(lesson).count
            #expect(count >= 3 && (lesson["estimatedDuration"] as? Int ?? 0) > 0)
            #expect(try await client.get(path).object()["title"] as? String == lesson["title"] as? String)
            #expect(try await client.get(path + "/result").status == .conflict)
            #expect(try await client.send(.post, path + "/result", json: "{}").status == .conflict)
            for (place, exercise) in try exercises(lesson).enumerated() {
                let right = try #require(exercise["answer"] as? [String])
                let body: [String: Any] = ["exercise": place + 1, "answer": place == 0 ? [] : right, "seconds": 10]
                let json = String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
                let answer = try await client.send(.post, path + "/answers", json: json).object()
                #expect(answer["isRight"] as? Bool == (place > 0), "\(exercise)")
            }
            #expect(try await client.get(path + "/answers").array().count == count)
            let beyond = #"{"exercise":99,"answer":[]}"#
            #expect(try await client.send(.post, path + "/answers", json: beyond).status == .notFound)
            let result = try await client.send(.post, path + "/result", json: "{}").object()
            #expect(result["right"] as? Int == count - 1 && result["seconds"] as? Int == count * 10)
            let listed = try await client.get("/api/v1/lessons?limit=1").object()
            #expect(listed["total"] as? Int == 1)
            #expect((listed["lessons"] as? [[String: Any]])?.first?["answered"] as? Int == count)
            #expect(try await client.execute(uri: path, method: .delete).status == .noContent)
            #expect(try await client.get(path).status == .notFound)
        }
    }

    @Test(arguments: [#""long""#, #""5""#, "true", "1.5", "[5]"]) func aDurationMustBeAWholeNumber(_ duration: String)
        async throws
    {
        try await withSite { client, _ in
            for (path, source) in [
                ("/api/v1/lessons", #""from":"words""#), ("/api/lessons/generate", #""translationIds":[]"#),
            ] {
                let json = #"{"lessonType":"reading",\#(source),"duration":\#(duration)}"#
                let answer = try await client.send(.post, path, json: json)
                #expect(answer.status == .badRequest)
            }
        }
    }

    @Test func theFormOfOtherProgramsIsAnsweredAsTheyExpect() async throws {
        try await withSite { client, desk in
            let id: ID<Translation> = TestIDs.next()
            let learner = desk.learner
            try await desk.database.write(learner, at: TestDesk.now) { transaction in
                _ = try transaction.run(
                    """
                    INSERT INTO translation (id, learner_id, source_language, target_language, source_text,
                        translated_text, model_reading, context, origin, is_saved, created_at, updated_at)
                    VALUES (?, ?, 'en', 'zh', 'I am going to the bank today.', '我今天去银行。', '', '{}', 'model', 0, 1, 1)
                    """, [SQLValue(id), SQLValue(learner)], changes: .upsert(.translation, id))
            }
            let made = try await client.send(
                .post, "/api/lessons/generate",
                json: #"{"translationIds":["\#(id)"],"lessonType":"conversation","duration":10}"#)
            #expect(made.status == .ok)
            let lesson = try #require(try made.object()["lesson"] as? [String: Any])
            let keys: Set = ["id", "title", "type", "content", "estimatedDuration", "difficulty"]
            #expect(Set(lesson.keys).isSuperset(of: keys))
            #expect(lesson["type"] as? String == "conversation" && lesson["difficulty"] as? String == "beginner")
            #expect(lesson["shortage"] as? String == "translations")
            let content = try #require(lesson["content"] as? [String: Any])
            #expect(Set(content.keys) == ["exercises", "explanations", "practiceQuestions"])
            #expect(try exercises(lesson).contains { ($0["text"] as? String) == "I am going to the bank today." })
            let none = #"{"translationIds":["\#(TestIDs.next(Translation.self))"],"lessonType":"reading"}"#
            #expect(try await client.send(.post, "/api/lessons/generate", json: none).status == .unprocessableContent)
            for odd in [#"{"lessonType":"swimming"}"#, "{}", "[]", #"{"lessonType":"reading","translationIds":"x"}"#] {
                #expect(
                    try await client.send(.post, "/api/lessons/generate", json: odd).status == .badRequest, "\(odd)")
            }
            #expect(try await client.get("/api/lessons/generate").status == .methodNotAllowed)
        }
    }

    @Test func goalsAreKeptAndBroughtInsideTheirLimits() async throws {
        try await withSite { client, _ in
            let body = """
                {"interests":["anime","gaming","anime"],"learningGoals":["conversation","reading"],"dailyGoal":999,
                 "preferredLessonTypes":["vocabulary","conversation"]}
                """
            let kept = try await client.send(.put, "/api/user/preferences", json: body).object()
            #expect(kept["interests"] as? [String] == ["anime", "gaming"] && kept["dailyGoal"] as? Int == 240)
            let read = try await client.get("/api/user/preferences").object()
            #expect(read["preferredLessonTypes"] as? [String] == ["vocabulary", "conversation"])
            #expect(read["language"] as? String == "zh" && read["level"] as? String == "beginner")
            let odd = body.replacing("anime", with: "knitting")
            #expect(try await client.send(.put, "/api/user/preferences", json: odd).status == .badRequest)
            #expect(try await client.get("/api/user/preferences").object()["dailyGoal"] as? Int == 240)
            let form = "interest=food&goal=exam&dailyGoal=20&kind=listening&language=ja&level=advanced"
            let saved = try await client.post("/me/learning/save", form: form)
            #expect(saved.headers[.location] == "/me/learning?saved=1")
            let page = try await client.get("/me/learning?saved=1").text
            #expect(page.contains("Your goals are saved.") && page.contains(#"value="20""#))
            #expect(try await client.get("/api/user/preferences").object()["interests"] as? [String] == ["food"])
            // The home page asks only for the language, and leaves the other goals unchanged.
            let chosen = try await client.post("/me/learning/save", form: "only=language&language=en&return=/")
            #expect(chosen.headers[.location] == "/")
            let left = try await client.get("/api/user/preferences").object()
            #expect(left["language"] as? String == "en" && left["interests"] as? [String] == ["food"])
            #expect(left["level"] as? String == "advanced" && left["dailyGoal"] as? Int == 20)
        }
    }

    @Test func progressCountsWhatWasDone() async throws {
        try await withSite { client, _ in
            let nothing = try await client.get("/api/user/progress").object()
            #expect(nothing["streak"] as? Int == 0 && nothing["vocabularySize"] as? Int == 0)
            _ = try await client.send(.post, "/api/v1/marked-words", json: #"{"word":"银行","sentence":"我在银行。"}"#)
            _ = try await client.send(.put, "/api/v1/words/zh/%E6%89%8B", json: #"{"status":"known"}"#)
            _ = try await client.post("/review/cards", form: "word=zh/%E9%93%B6%E8%A1%8C")
            let lesson = try await make(client)
            let path = "/api/v1/lessons/\(try #require(lesson["id"] as? String))"
            _ = try await client.send(.post, path + "/answers", json: #"{"exercise":1,"answer":[],"seconds":90}"#)
            _ = try await client.send(.post, path + "/result", json: "{}")
            let progress = try await client.get("/api/user/progress").object()
            #expect(progress["streak"] as? Int == 1 && progress["lessonsCompleted"] as? Int == 1)
            // A word with both a mark and a card counts once.
            #expect(progress["vocabularySize"] as? Int == 2 && progress["knownWords"] as? Int == 1)
            let week = try #require(progress["weeklyProgress"] as? [String: Any])
            #expect(week["words"] as? Int == 2 && week["minutes"] as? Int == 2 && week["dailyGoal"] as? Int == 15)
            let days = try #require(week["days"] as? [[String: Any]])
            #expect(days.count == 7 && days.last?["lessons"] as? Int == 1)
            #expect(try await client.get("/me/progress").text.contains("Today: 2 of 15 minutes"))
        }
    }

    @Test func aLessonIsDoneByFormsAlone() async throws {
        try await withSite { client, _ in
            let text = Self.text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            let made = try await client.post(
                "/practice/lessons/make",
                form: "kind=reading&from=text&language=zh&level=beginner&minutes=5&text=\(text)")
            let link = try #require(made.headers[.location])
            #expect(made.status == .seeOther)
            #expect(try await client.get(link).text.contains("Begin"))
            let api = "/api/v1/lessons/" + String(link.split(separator: "/").last ?? "")
            let exercises = try exercises(try await client.get(api).object())
            for unanswered in ["exercise=1", "exercise=1&answer="] {
                let page = try await client.post(link + "/answer", form: unanswered)
                #expect(page.status == .badRequest)
                #expect(page.text.contains("Nothing is answered yet.") && page.text.contains("exercise-form"))
            }
            for (place, exercise) in exercises.enumerated() {
                let choices = try #require(exercise["choices"] as? [String])
                let right = try #require((exercise["answer"] as? [String])?.first)
                var form = "exercise=\(place + 1)&shown=\(TestDesk.now.milliseconds - 5000)"
                if exercise["kind"] as? String == "order" {
                    // The positions that a browser without JavaScript sends, in the order of the pieces.
                    let order = choices.sorted {
                        right.firstRange(of: $0)!.lowerBound < right.firstRange(of: $1)!.lowerBound
                    }
                    form += choices.map { "&place=\(order.firstIndex(of: $0)! + 1)" }.joined()
                } else {
                    form += "&answer=" + (right.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
                }
                let answered = try await client.post(link + "/answer", form: form)
                #expect(answered.headers[.location] == link + "?at=\(place + 1)")
                let page = try await client.get(link + "?at=\(place + 1)").text
                #expect(page.contains(#"class="verdict right""#), "\(exercise)")
            }
            let finished = try await client.post(link + "/finish", form: "")
            #expect(finished.headers[.location] == link + "/result")
            let result = try await client.get(link + "/result").text
            #expect(result.contains("\(exercises.count) / \(exercises.count)"))
            #expect(try await client.get(link + "?at=99").status == .notFound)
            let deleted = try await client.post(link + "/delete", form: "")
            #expect(deleted.headers[.location] == "/practice/lessons?notice=deleted")
            #expect(try await client.get(link).status == .notFound)
        }
    }

    @Test func whatCannotBeMadeIsToldAboveTheFormAsItWasFilledIn() async throws {
        try await withSite { client, _ in
            let empty = try await client.post(
                "/practice/lessons/make", form: "kind=grammar&from=text&text=+&minutes=20")
            #expect(empty.status == .unprocessableContent)
            #expect(empty.text.contains("This text cannot be used") && empty.text.contains(#"value="grammar" checked"#))
            #expect(try await client.post("/practice/lessons/make", form: "kind=odd").status == .badRequest)
            let noBook = try await client.post("/practice/lessons/make", form: "kind=reading&from=passage")
            #expect(noBook.status == .badRequest)
        }
    }

    @Test func theExportOfEverythingHasLessonsAndGoals() async throws {
        try await withSite { client, _ in
            let lesson = try await make(client)
            let export = try await client.post("/me/export.json", form: "").object()
            let lessons = try #require(export["lessons"] as? [[String: Any]])
            #expect((lessons.first?["lesson"] as? [String: Any])?["id"] as? String == lesson["id"] as? String)
            #expect((export["learningPreferences"] as? [String: Any])?["dailyGoal"] as? Int == 15)
        }
    }
}
