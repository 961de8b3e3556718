import Model
import Routes

extension AccountPage {
    /// What the learner has of what the server sells.
    static func plan(_ plan: Plan, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card"), .labelled(by: "plan")) {
            h2(.id("plan")) { wording.plan }
            switch plan.entitlement {
            case .everything: p { wording.planOfAdministrator }
            case .pro(let until): p { wording.pro(until: until.map { Moment($0, shell.clock) }) }
            case .free:
                p { wording.freePlan(plan.freeRequests, used: plan.used) }
                p(.class("help")) { wording.freePlanHelp }
            }
        }
    }
}
