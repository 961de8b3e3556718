/// Runs rules over the tokens of one sentence, with an explicit stack instead of recursion.
struct RuleMatcher {
    private let tokens: ArraySlice<GrammarToken>
    private let numbers: [Numbers]
    private var stack: [Thread] = []

    private struct Numbers {
        var form: Int32
        var text: Int32
        var reading: Int32
        var features: [Int32]
        var isPunctuation: Bool
    }

    private struct Thread {
        var instruction: Int
        var position: Int
        var start: Int
        var end: Int
    }

    /// The forms in the sentence that any rule names.
    let forms: Set<Int32>

    init(_ tokens: ArraySlice<GrammarToken>, _ vocabulary: Vocabulary) {
        self.tokens = tokens
        var forms: Set<Int32> = []
        numbers = tokens.map { token in
            let form = vocabulary.known(token.form)
            forms.insert(form)
            return Numbers(
                form: form, text: vocabulary.known(token.text), reading: vocabulary.known(token.reading),
                features: token.features.map { vocabulary.known($0) }, isPunctuation: token.isPunctuation)
        }
        self.forms = forms
    }

    /// The maximum number of steps for a rule at one position; beyond it the rule fails there.
    private static let budget = 4000

    /// Returns the marker range, in sentence indices, of the first match that begins at a token; nil if there is none.
    mutating func match(_ rule: TokenRule, at start: Int) -> Range<Int>? {
        var steps = Self.budget
        guard let thread = run(rule, from: 0, at: start, &steps), thread.start >= 0, thread.end > thread.start else {
            return nil
        }
        return thread.start..<thread.end
    }

    private mutating func run(_ rule: TokenRule, from: Int, at position: Int, _ steps: inout Int) -> Thread? {
        let bottom = stack.count
        stack.append(Thread(instruction: from, position: position, start: -1, end: -1))
        defer { stack.removeLast(stack.count - bottom) }
        while stack.count > bottom, var thread = stack.popLast() {
            var isAlive = true
            while isAlive {
                steps -= 1
                if steps < 0 { return nil }
                switch rule.program[thread.instruction] {
                case .accept: return thread
                case .test(let test):
                    isAlive =
                        thread.position < numbers.count && holds(rule.tests[test], at: thread.position)
                    thread.position += 1
                    thread.instruction += 1
                case .before(let test, let atStart):
                    isAlive = thread.position > 0 ? holds(rule.tests[test], at: thread.position - 1) : atStart
                    thread.instruction += 1
                case .clauseStart:
                    isAlive = thread.position == 0 || numbers[thread.position - 1].isPunctuation
                    thread.instruction += 1
                case .clauseEnd:
                    isAlive = thread.position >= numbers.count || numbers[thread.position].isPunctuation
                    thread.instruction += 1
                case .sentenceEnd:
                    isAlive = isSentenceEnd(thread.position)
                    thread.instruction += 1
                case .open:
                    if thread.start < 0 { thread.start = thread.position }
                    thread.instruction += 1
                case .close:
                    thread.end = thread.position
                    thread.instruction += 1
                case .split(let first, let second):
                    stack.append(
                        Thread(
                            instruction: second, position: thread.position, start: thread.start, end: thread.end))
                    thread.instruction = first
                case .jump(let target): thread.instruction = target
                case .refuse(let end):
                    isAlive = run(rule, from: thread.instruction + 1, at: thread.position, &steps) == nil
                    thread.instruction = end
                }
            }
        }
        return nil
    }

    private func isSentenceEnd(_ position: Int) -> Bool {
        var position = position
        while position < numbers.count {
            let token = tokens[tokens.startIndex + position]
            if token.endsSentence { return true }
            switch token.text {
            case "”", "’", "」", "』", "）", ")", "\"", "》", "】": position += 1
            case "…", "；", "……": return true
            default: return false
            }
        }
        return true
    }

    private func holds(_ test: TokenTest, at position: Int) -> Bool {
        let isOne = test.alternatives.contains { conditions in
            conditions.allSatisfy { $0.isNegated != holds($0.kind, at: position) }
        }
        return isOne != test.isNegated
    }

    private func holds(_ kind: TokenTest.Kind, at position: Int) -> Bool {
        let own = numbers[position]
        switch kind {
        case .any: return true
        case .notPunctuation: return !own.isPunctuation
        case .form(let form): return own.form == form
        case .text(let text): return own.text == text
        case .reading(let reading): return own.reading == reading
        case .feature(let feature): return own.features.contains(feature)
        case .list(let list): return list.contains(own.form)
        case .prefix(let prefix): return form(position).hasPrefix(prefix)
        case .suffix(let suffix): return form(position).hasSuffix(suffix)
        case .same(let back): return position >= back && form(position) == form(position - back)
        case .kin(let back):
            guard position >= back else { return false }
            let (one, other) = (form(position), form(position - back))
            return one.hasPrefix(other) || other.hasPrefix(one)
        }
    }

    private func form(_ position: Int) -> String { tokens[tokens.startIndex + position].form }
}
