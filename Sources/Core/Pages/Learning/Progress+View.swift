import Model
import Routes

/// `/me/progress`: the learner's progress.
public enum ProgressPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var progress: LearningProgress
        /// The learner's daily goal, in minutes.
        public var dailyGoal: Int

        public init(progress: LearningProgress, dailyGoal: Int) {
            self.progress = progress
            self.dailyGoal = dailyGoal
        }
    }

    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let progress = model.progress
        let today = progress.week.last
        return shell.page(wording.progressHeading, room: .me, parts: [.lessons, .charts]) {
            p(.class("way-back")) {
                a(.href(.me())) {
                    Icon.back.drawing(shell)
                    span { wording.me }
                }
            }
            shell.heading(wording.progressHeading, lead: wording.progressLead) {
                shell.buttonLink(wording.learningPreferences, to: .me(.learning()), class: "button quiet")
            }
            section(.class("card progress-today"), .labelled(by: "progress-today")) {
                h2(.id("progress-today")) { wording.todayOf(today?.minutes ?? 0, model.dailyGoal) }
                bar(
                    Share(min(today?.minutes ?? 0, model.dailyGoal), of: model.dailyGoal), caption: wording.dailyGoal)
            }
            section(.class("card"), .labelled(by: "progress-totals")) {
                h2(.id("progress-totals")) { wording.inAll }
                figures([
                    (wording.streakHeading, wording.days(progress.streak)),
                    (wording.vocabularySize, Quantity.grouped(progress.vocabularySize)),
                    (wording.ofThemKnown, Quantity.grouped(progress.knownWords)),
                    (wording.lessonsDone, Quantity.grouped(progress.lessonsCompleted)),
                    (wording.translationsMade, Quantity.grouped(progress.totalTranslations)),
                ])
            }
            div(.class("charts")) { for chart in charts(progress, wording) { chart.html(shell) } }
        }
    }

    private static func charts(_ progress: LearningProgress, _ wording: Wording) -> [Chart] {
        let total = progress.total
        func chart(
            _ id: String, _ title: String, _ summary: String, _ value: (LearningProgress.Day) -> Int, colour: String
        ) -> Chart {
            Chart(
                id: id, title: title, summary: summary, columnName: wording.day,
                columns: progress.week.map { day in
                    Chart.Column(
                        name: wording.date(ofDay: day.date.number), mark: wording.shortDate(ofDay: day.date.number),
                        values: [value(day)])
                }, series: [Chart.Series(name: title, colour: colour)])
        }
        return [
            chart(
                "week-minutes", wording.minutesThisWeek, wording.minutesInAll(total.minutes), { $0.minutes },
                colour: "good"),
            chart("week-words", wording.newWordsThisWeek, wording.words(total.words), { $0.words }, colour: "mature"),
        ]
    }
}
