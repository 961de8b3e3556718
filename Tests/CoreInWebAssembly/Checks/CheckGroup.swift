/// Checks of one part of Core that run together. If one traps, the groups after it still run.
struct CheckGroup {
    let name: String
    let run: (inout Report) -> Void

    /// All groups, in the order of the modules.
    static var all: [CheckGroup] {
        [
            CheckGroup(name: "ids and times", run: checkModel),
            CheckGroup(name: "JSON", run: checkJSON),
            CheckGroup(name: "stored forms", run: checkStoredForms),
            CheckGroup(name: "pinyin", run: checkPinyin),
            CheckGroup(name: "zhuyin", run: checkZhuyin),
            CheckGroup(name: "tone sandhi", run: checkToneSandhi),
            CheckGroup(name: "kana", run: checkKana),
            CheckGroup(name: "furigana", run: checkFurigana),
            CheckGroup(name: "segmentation", run: checkSegmentation),
            CheckGroup(name: "corrections", run: checkCorrections),
            CheckGroup(name: "any text", run: checkAnyText),
            CheckGroup(name: "looking up", run: checkLookingUp),
            CheckGroup(name: "annotation", run: checkAnnotation),
            CheckGroup(name: "damaged lexicon", run: checkDamagedLexicon),
            CheckGroup(name: "vocabulary", run: checkVocabulary),
            CheckGroup(name: "coverage", run: checkCoverage),
            CheckGroup(name: "FSRS", run: checkFSRS),
            CheckGroup(name: "scheduler", run: checkScheduler),
            CheckGroup(name: "fitting", run: checkFitting),
            CheckGroup(name: "grammar", run: checkGrammar),
            CheckGroup(name: "etymology", run: checkEtymology),
            CheckGroup(name: "exercises", run: checkExercises),
            CheckGroup(name: "topics", run: checkTopics),
            CheckGroup(name: "routes", run: checkRoutes),
            CheckGroup(name: "paths of no route", run: checkPathsOfNoRoute),
            CheckGroup(name: "reading page", run: checkReadingPage),
            CheckGroup(name: "word card", run: checkWordCard),
            CheckGroup(name: "pages", run: checkPages),
            CheckGroup(name: "storage", run: checkStorage),
            CheckGroup(name: "cards", run: checkCards),
            CheckGroup(name: "searches", run: checkQueries),
            CheckGroup(name: "notes", run: checkNotes),
            CheckGroup(name: "translations", run: checkTranslations),
            CheckGroup(name: "lessons", run: checkLessons),
            CheckGroup(name: "daily words", run: checkDailyWords),
            CheckGroup(name: "notebook", run: checkNotebook),
        ]
    }

    /// The report lines of this group.
    func report() -> String {
        var report = Report()
        run(&report)
        return report.text
    }
}
