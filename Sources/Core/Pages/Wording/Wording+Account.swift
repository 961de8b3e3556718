import Model
import Routes

extension Wording {
    // MARK: The entrance

    var signIn: String { say("Sign in", "登录") }
    var signOut: String { say("Sign out", "退出登录") }
    var signInLead: String { say("Your books and cards are waiting.", "你的书和卡片都在等你。") }
    var signedOut: String { say("You are signed out.", "你已退出登录。") }
    var accountName: String { say("Name or e-mail address", "用户名或邮箱") }
    var accountNameHelp: String {
        say("You sign in with it. Letters, digits and . _ - + are fine.", "用来登录。可以用文字、数字和 . _ - +。")
    }
    var password: String { say("Password", "密码") }
    func passwordHelp(_ least: Int) -> String {
        say("At least \(least) characters. A few words in a row are easy to remember.", "至少 \(least) 个字符。几个词连在一起更好记。")
    }
    var noAccountYet: String { say("No account yet?", "还没有账号？") }
    var accountAlready: String { say("Do you have an account?", "已经有账号了？") }
    var makeAccount: String { say("Create an account", "创建账号") }
    var makeAccountLead: String { say("A desk of your own for the languages you read.", "一张属于你自己的语言书桌。") }
    var forgottenPassword: String {
        say(
            "Forgotten your password, or no account yet? Ask whoever runs this server.",
            "忘记密码或还没有账号？请联系这台服务器的管理员。")
    }
    var whatToCallYou: String { say("What shall we call you?", "怎么称呼你？") }
    var monthOfBirth: String { say("When were you born?", "你的出生年月") }
    var month: String { say("Month", "月") }
    var year: String { say("Year", "年") }
    var birthHelp: String {
        say("Only to see whether you are 13 or older. It is not kept.", "只用来确认你是否年满 13 岁，不会保存。")
    }
    var whenBorn: String { say("One more question", "还有一个问题") }
    var whenBornLead: String { say("Then your desk is ready.", "回答之后就可以开始了。") }
    var goOn: String { say("Continue", "继续") }
    func monthName(_ number: Int) -> String {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        return say(names[min(max(number, 1), 12) - 1], "\(number) 月")
    }

    // MARK: The account

    var yourAccount: String { say("Your account", "你的账号") }
    func signedInAs(_ shown: String, _ name: String) -> String {
        shown == name
            ? say("Signed in as \(name)", "已登录：\(name)")
            : say("Signed in as \(shown) (\(name))", "已登录：\(shown)（\(name)）")
    }
    var signedInDevices: String { say("Where you are signed in", "已登录的设备") }
    var signOutOthers: String { say("Sign out all others", "退出其他设备") }
    var thisDevice: String { say("This device", "本机") }
    var lastUsed: String { say("Last used", "上次使用：") }
    var tokens: String { say("Tokens for programs", "程序令牌") }
    var tokensLead: String {
        say(
            "A program that uses Glossa’s API signs in with a token of its own, never with your password.",
            "使用 Glossa API 的程序用各自的令牌登录，不需要你的密码。")
    }
    var tokenName: String { say("Name of the program", "程序名称") }
    var makeToken: String { say("Create a token", "创建令牌") }
    var withdraw: String { say("Withdraw", "撤销") }
    func newToken(_ name: String) -> String { say("Token for \(name)", "“\(name)”的令牌") }
    var shownOnce: String {
        say("Copy it now: it is shown this once, and not stored.", "请现在复制：它只显示这一次，不会保存。")
    }
    var changePassword: String { say("Change the password", "修改密码") }
    var oldPassword: String { say("Password until now", "当前密码") }
    var newPassword: String { say("New password", "新密码") }
    var changePasswordHelp: String {
        say("Every other device and program is then signed out.", "修改后，其他设备和程序都会退出登录。")
    }
    func told(_ notice: AccountPath.Notice) -> String {
        switch notice {
        case .passwordChanged:
            say("The password is changed, and all other devices are signed out.", "密码已修改，其他设备均已退出登录。")
        case .ended: say("Signed out.", "已退出登录。")
        case .othersEnded: say("All other devices and programs are signed out.", "其他设备和程序均已退出登录。")
        case .changed: say("The account is changed.", "账号已更改。")
        case .takenBack: say("The invitation is taken back.", "邀请已撤回。")
        }
    }

    // MARK: People

    var people: String { say("People", "用户") }
    var peopleLead: String {
        say(
            "Who has an account on this server. What they read and learn stays theirs.",
            "这台服务器上的用户。他们读什么、学什么，只有他们自己看得到。")
    }
    var inviteSomebody: String { say("Invite somebody", "邀请新用户") }
    var whomFor: String { say("Whom is it for?", "邀请谁？") }
    var writeInvitation: String { say("Create the link", "生成邀请链接") }
    func invitationFor(_ note: String) -> String { say("Invitation for \(note)", "给“\(note)”的邀请") }
    var invitationHelp: String {
        say(
            "Send this link. It can be used once, within a week, and is shown only now.",
            "把这个链接发给对方。链接一周内有效，只能使用一次，并且只在此时显示。")
    }
    var invited: String { say("Invited", "邀请于") }
    var takeBack: String { say("Take back", "撤回") }
    func accounts(_ count: Int) -> String { say(self.count(count, "account", "accounts"), "\(count) 个账号") }
    var administrator: String { say("Administrator", "管理员") }
    var closed: String { say("Closed", "已停用") }
    var makeAdministrator: String { say("Make administrator", "设为管理员") }
    var makeNoAdministrator: String { say("No longer administrator", "取消管理员") }
    var closeAccount: String { say("Close", "停用") }
    var openAccount: String { say("Open again", "重新启用") }

    // MARK: Problems

    func explain(_ error: AccountError) -> Explanation {
        switch error {
        case .impossibleName(let fault):
            Explanation(
                say("This name does not work", "这个用户名不能用"), text(fault), kept: noneSaved,
                next: say("Choose another name.", "请换一个用户名。"))
        case .weakPassword(let fault):
            Explanation(
                say("This password is not safe", "这个密码不安全"), text(fault), kept: noneSaved,
                next: say(
                    "Choose another, such as four words that have nothing to do with each other.", "请换一个，比如四个互不相关的词。"))
        case .nameTaken:
            Explanation(
                say("This name is taken", "用户名已被占用"), say("Somebody else signs in with it.", "已有人使用这个用户名。"),
                kept: noneSaved, next: say("Choose another name, or sign in.", "请换一个用户名，或者直接登录。"))
        case .wrongNameOrPassword:
            Explanation(
                say("That did not match", "用户名或密码不正确"),
                say("The name or the password is wrong.", "用户名或密码有误。"), kept: noneChanged,
                next: say("Check both, and the keyboard’s language.", "请检查两者以及键盘输入法。"))
        case .tooManyTries(let seconds):
            Explanation(
                say("Too many tries", "尝试次数过多"),
                say("To keep others out, Glossa pauses after several tries.", "为防止他人闯入，多次尝试后需要等待。"),
                kept: noneChanged,
                next: say("Try again in \(duration(seconds)).", "请在 \(duration(seconds))后重试。"))
        case .notInvited:
            Explanation(
                say("You need an invitation", "需要邀请"),
                say("This server takes only those who were invited.", "这台服务器只接受受邀的用户。"), kept: noneSaved,
                next: say("Ask whoever runs it for a link.", "请向管理员索要邀请链接。"))
        case .noInvitation:
            Explanation(
                say("This invitation is over", "邀请已失效"),
                say("It was used, has ended or was taken back.", "它已被使用、已过期或已被撤回。"), kept: noneSaved,
                next: say("Ask for a new one, or sign in if you have an account.", "请索要新的邀请；如果已有账号，请直接登录。"))
        case .noBirthMonth:
            Explanation(
                say("When were you born?", "请填写出生年月"),
                say("The month and the year are needed.", "需要填写年份和月份。"), kept: noneSaved,
                next: say("Give both.", "请填写完整。"))
        case .ageUnknown:
            Explanation(
                whenBorn, say("Nobody has asked yet when you were born.", "还没有确认过你的出生年月。"), kept: noneChanged,
                next: say("Answer the question, and do it again.", "请先回答，再试一次。"))
        case .tooYoung:
            Explanation(
                say("See you in a few years", "过几年再见"),
                say("Glossa can be used here from the age of 13.", "年满 13 岁才能在这里使用 Glossa。"),
                kept: say("Nothing that you entered was kept.", "你填写的内容都没有保存。"),
                next: say("Perhaps somebody who looks after you would like to read with you.", "可以请家人陪你一起读。"))
        case .notSignedIn:
            Explanation(
                say("You are signed out", "你尚未登录"),
                say("Signing in ended, here or on another device.", "登录已在本机或其他设备上结束。"), kept: noneChanged,
                next: say("Sign in, and do it again.", "请登录后再试一次。"))
        case .notAdministrator:
            Explanation(
                say("For administrators", "仅限管理员"), say("Your account cannot do this.", "你的账号没有这个权限。"),
                kept: noneChanged, next: say("Ask an administrator.", "请联系管理员。"))
        case .lastAdministrator:
            Explanation(
                say("Somebody must look after the server", "至少要有一位管理员"),
                say("This is the last administrator.", "这是最后一位管理员。"), kept: noneChanged,
                next: say("Make somebody else an administrator first.", "请先将另一位用户设为管理员。"))
        case .notFound:
            Explanation(
                say("It is gone", "已不存在"),
                say("There is no such account, device, token or invitation.", "没有这个账号、设备、令牌或邀请。"),
                kept: noneChanged, next: say("Load the page again.", "请重新加载页面。"))
        case .impossibleLabel:
            Explanation(
                say("A name is needed", "需要名称"), say("It has from 1 to 80 characters.", "长度为 1 至 80 个字符。"),
                kept: noneSaved, next: say("Choose another.", "请换一个。"))
        }
    }

    private func text(_ fault: AccountError.NameFault) -> String {
        switch fault {
        case .empty: say("A name is needed.", "用户名不能为空。")
        case .tooLong(let limit): say("It has more than \(limit) characters.", "超过了 \(limit) 个字符。")
        case .sign:
            say("It has a space, or a sign other than . _ - +", "其中有空格，或有 . _ - + 以外的符号。")
        case .noAddress: say("It has an @, but is no e-mail address.", "其中有 @，但不是邮箱地址。")
        }
    }

    private func text(_ fault: AccountError.PasswordFault) -> String {
        switch fault {
        case .tooShort(let least): say("It has fewer than \(least) characters.", "不足 \(least) 个字符。")
        case .tooLong(let most): say("It has more than \(most) characters.", "超过了 \(most) 个字符。")
        case .common: say("It is among the first that are tried.", "这是最先会被猜到的密码之一。")
        case .name: say("It contains your name.", "其中包含你的用户名。")
        case .pattern: say("It is a pattern, which is quickly guessed.", "它有明显的规律，很容易被猜到。")
        }
    }

    private var noneSaved: String { say("Nothing was saved.", "没有保存任何内容。") }
    private var noneChanged: String { say("Nothing was changed.", "没有任何改动。") }
}
