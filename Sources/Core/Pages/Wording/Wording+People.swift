#if !hasFeature(Embedded)
import Model

/// What is asked before another's account is changed. Each question and each button names the person.
extension Wording {
    /// A person by both names, if there are two: two people may want to be called the same.
    func person(_ account: Account) -> String {
        let (shown, name) = (account.shownName, account.name)
        return shown == name ? name : say("\(shown) (\(name))", "\(shown)（\(name)）")
    }

    /// Whoever has no account any more.
    var somebody: String { say("Somebody", "某位用户") }

    var makeAdministrator: String { say("Make administrator", "设为管理员") }
    func askToPromote(_ person: String) -> String {
        say(
            "Make \(person) an administrator? They can then invite people, look after accounts, and back everything up.",
            "要把“\(person)”设为管理员吗？管理员可以邀请用户、管理账号，并备份全部数据。")
    }
    func promote(_ person: String) -> String { say("Make \(person) an administrator", "把“\(person)”设为管理员") }

    var makeNoAdministrator: String { say("Remove as administrator", "取消管理员") }
    func askToDemote(_ person: String) -> String {
        say(
            "Remove \(person) as administrator? Links that they created and that nobody has used yet stop working.",
            "要取消“\(person)”的管理员身份吗？此人生成的、还没有使用的链接会失效。")
    }
    func demote(_ person: String) -> String { say("Remove \(person) as administrator", "取消“\(person)”的管理员身份") }

    var closeAccount: String { say("Deactivate", "停用") }
    func askToClose(_ person: String) -> String {
        say(
            "Deactivate \(person)’s account? They are signed out everywhere, and cannot sign in until it is reactivated. "
                + "Everything in it is kept.",
            "要停用“\(person)”的账号吗？此人会在所有设备上退出登录，重新启用之前无法登录。账号中的数据都会保留。")
    }
    func close(_ person: String) -> String { say("Deactivate \(person)", "停用“\(person)”") }

    var openAccount: String { say("Reactivate", "重新启用") }
    func askToOpen(_ person: String) -> String {
        say("Reactivate \(person)’s account? They can then sign in again.", "要重新启用“\(person)”的账号吗？启用后此人可以重新登录。")
    }
    func open(_ person: String) -> String { say("Reactivate \(person)", "重新启用“\(person)”") }

    // MARK: A forgotten password

    var resetPassword: String { say("Reset password", "重置密码") }
    func askToReset(_ person: String) -> String {
        say(
            "Create a link with which \(person) can choose a new password? It works once, within a day. Until then nothing "
                + "changes.",
            "要生成链接，让“\(person)”设置新密码吗？链接一天内有效，只能使用一次；使用之前一切照旧。")
    }
    func reset(_ person: String) -> String { say("Create a link for \(person)", "为“\(person)”生成链接") }
    var yourOwnPassword: String { say("Your own password", "你自己的密码") }
    func resetFor(_ person: String) -> String {
        say("Link for \(person) to choose a new password", "供“\(person)”设置新密码的链接")
    }
    var resetHelp: String {
        say(
            "Send it to them in private: whoever has it can set the password. It can be used once, within a day, and is shown "
                + "only now.",
            "请私下发给对方：拿到链接的人就能设置密码。链接一天内有效，只能使用一次，并且只在此时显示。")
    }
    var chooseNewPassword: String { say("Choose a new password", "设置新密码") }
    func chooseNewPasswordLead(_ person: String) -> String {
        say(
            "For \(person). All devices and programs will be signed out, and you sign in with the new one.",
            "账号：\(person)。设置后，所有设备和程序都会退出登录，请用新密码重新登录。")
    }
    var setNewPassword: String { say("Set the password", "设置密码") }
}
#endif
