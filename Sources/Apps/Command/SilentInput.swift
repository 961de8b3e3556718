import Glibc

/// A line that is typed without being shown, or piped in.
enum SilentInput {
    /// Reads a line from standard input.
    ///
    /// - Parameter caption: What is asked for; shown at a terminal only.
    /// - Returns: Empty at the end of the input.
    static func line(_ caption: String) -> String {
        var shown = termios()
        let isTerminal = tcgetattr(STDIN_FILENO, &shown) == 0
        if isTerminal {
            Output.note("\(caption) (not shown while you type):")
            var silent = shown
            silent.c_lflag &= ~tcflag_t(ECHO)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
        }
        defer { if isTerminal { tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown) } }
        return readLine() ?? ""
    }

    /// Whether somebody types at a terminal.
    static var isTyped: Bool { isatty(STDIN_FILENO) == 1 }
}

/// A password from standard input.
enum Password {
    /// - Parameter twice: Whether it is typed twice at a terminal, because it is a new one.
    /// - Throws: ``CommandFailure`` if both differ.
    static func read(twice: Bool) throws -> String {
        let password = SilentInput.line("Password")
        if twice, SilentInput.isTyped, SilentInput.line("The same again") != password {
            throw CommandFailure("The two passwords differ. Nothing was changed; type the same twice.")
        }
        return password
    }
}
