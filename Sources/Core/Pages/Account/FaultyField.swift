import Model

/// A field of a form about the account, with what is wrong with what was entered beneath it.
struct FaultyField {
    private let id: String
    /// What is wrong; nil if nothing is.
    private let fault: String?

    /// - Parameter fault: What is wrong, in whole sentences; nil if nothing is.
    init(_ id: String, fault: String?) {
        self.id = id
        self.fault = fault
    }

    /// - Parameter problem: What is wrong; nil if nothing is.
    init(_ id: String, _ problem: AccountError?, _ shell: Shell) {
        let words = problem.map { shell.wording.explain($0) }
        self.init(id, fault: words.map { shell.wording.sentences($0.happened, $0.kept, $0.next) })
    }

    /// Says to screen readers which texts belong to the field.
    func description(hasHelp: Bool) -> Attribute {
        let (fault, help) = (self.fault == nil ? "" : id + "-fault", hasHelp ? id + "-help" : "")
        let gap = fault.isEmpty || help.isEmpty ? "" : " "
        return .described(by: fault + gap + help).when(self.fault != nil || hasHelp)
    }

    var mark: Attribute { .aria("invalid", "true").when(fault != nil) }
    var focus: Attribute { Attribute("autofocus", nil).when(fault != nil) }

    /// What is wrong, as it stands beneath the field; nothing if nothing is.
    @HTMLBuilder var told: HTML {
        if let fault { p(.class("fault"), .id(id + "-fault")) { fault } }
    }

    /// - Parameter control: Makes the field itself, with the attributes above.
    func html(
        _ caption: String, help: String? = nil, control: (FaultyField) -> HTML
    ) -> HTML {
        field(caption, for: id, help: help) {
            control(self)
            told
        }
    }
}
