import Model
import Routes

#if hasFeature(Embedded)
extension Wording {
    /// A browser's own pages never meet these: signing in needs the server. Without their sentences, the program that a phone
    /// loads is smaller.
    func explain(_: AccountError) -> Explanation { explain(Problem.unexpected) }
}
#else
extension Wording {
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
                say("The name or the password is wrong.", "用户名和密码对不上。"), kept: say("You are not signed in.", "你还没有登录。"),
                next: say("Check both, and the language of your keyboard.", "请检查用户名、密码和输入法。"))
        case .wrongPassword:
            Explanation(
                say("That password is wrong", "密码不正确"), say("It is not the password of this account.", "输入的密码与账号不符。"),
                kept: noneChanged,
                next: say("Enter the password you sign in with.", "请输入你登录时用的密码。"))
        case .tooManyTries(let seconds):
            Explanation(
                say("Too many attempts", "尝试次数过多"),
                say(
                    "To keep intruders out, Glossa makes everyone wait after several attempts.", "为防止他人闯入，多次尝试后需要等待一会儿。"
                ),
                kept: noneChanged,
                next: say("Try again in \(duration(seconds)).", "请在 \(duration(seconds))后重试。"))
        case .notInvited:
            Explanation(
                say("You need an invitation", "需要邀请"),
                say("Only people with an invitation can create an account here.", "这台服务器只接受受邀的用户。"), kept: noneSaved,
                next: say("Ask whoever runs this server for one.", "请向管理员索要邀请链接。"))
        case .noInvitation:
            Explanation(
                say("This invitation no longer works", "邀请已失效"),
                say("It has been used, has expired or was withdrawn.", "它已被使用、已过期或已被撤回。"), kept: noneSaved,
                next: say("Ask for a new one, or sign in if you have an account.", "请索要新的邀请；如果已有账号，请直接登录。"))
        case .noReset:
            Explanation(
                say("This link no longer works", "链接已失效"),
                say("It has been used, has expired or was replaced by a newer one.", "它已被使用、已过期，或已被新的链接取代。"),
                kept: noneChanged, next: say("Ask an administrator for a new one.", "请向管理员索要新的链接。"))
        case .noBirthMonth:
            Explanation(
                say("When were you born?", "请填写出生年月"),
                say("The month and the year are needed.", "需要填写年份和月份。"), kept: noneSaved,
                next: say("Enter both.", "请填写完整。"))
        case .ageUnknown:
            Explanation(
                whenBorn, say("We still have to ask when you were born.", "还没有确认过你的出生年月。"), kept: noneChanged,
                next: say("Answer the question, then try again.", "请先回答，再试一次。"))
        case .tooYoung:
            Explanation(
                say("See you in a few years", "过几年再见"),
                say("Glossa can be used here from the age of 13.", "年满 13 岁才能在这里使用 Glossa。"),
                kept: say("Nothing that you entered was kept.", "你填写的内容都没有保存。"),
                next: say("Perhaps somebody who looks after you would like to read with you.", "可以请家人陪你一起读。"))
        case .notSignedIn:
            Explanation(
                say("You are signed out", "你尚未登录"),
                say(
                    "You signed out, here or from another device, or were away for a long time.",
                    "你已在这台或其他设备上退出，或太久没有使用。"), kept: noneChanged,
                next: say("Sign in, then try again.", "请登录后再试一次。"))
        case .notAdministrator:
            Explanation(
                say("For administrators only", "仅限管理员"), say("Your account cannot do this.", "你的账号没有这个权限。"),
                kept: noneChanged, next: say("Ask an administrator.", "请联系管理员。"))
        case .notForPrograms:
            Explanation(
                say("Not for programs", "程序无权操作"), say("A program’s token cannot do this.", "程序的令牌没有这个权限。"),
                kept: noneChanged,
                next: say("Sign in with a browser, and do it there.", "请在浏览器中登录后再操作。"))
        case .lastAdministrator:
            Explanation(
                say("The server needs an administrator", "至少要有一位管理员"),
                say("This is the last administrator.", "这是最后一位管理员。"), kept: noneChanged,
                next: say("Make somebody else an administrator first.", "请先将另一位用户设为管理员。"))
        case .notFound:
            Explanation(
                say("It is gone", "已不存在"),
                say("There is no such account, device, token or invitation.", "没有这个账号、设备、令牌或邀请。"),
                kept: noneChanged, next: say("Load the page again.", "请重新加载页面。"))
        case .impossibleLabel:
            Explanation(
                say("A name is needed", "需要名称"), say("It must have 1 to 80 characters.", "长度为 1 至 80 个字符。"),
                kept: noneSaved, next: say("Choose another.", "请换一个。"))
        case .closed:
            Explanation(
                say("This account is deactivated", "账号已停用"),
                say(
                    "An administrator deactivated it. Everything in it is kept.", "管理员停用了这个账号，其中的数据都还在。"),
                kept: noneChanged, next: say("Ask whoever runs this server.", "请联系这台服务器的管理员。"))
        case .noProvider:
            Explanation(
                say("Not offered here", "这里没有这种登录方式"),
                say("This server does not offer signing in with this provider.", "这台服务器不支持用它登录。"), kept: noneChanged,
                next: say("Sign in another way.", "请用其他方式登录。"))
        case .declined:
            Explanation(
                say("You were not signed in", "没有登录"),
                say("Signing in was cancelled or refused there.", "登录被取消，或被对方拒绝。"), kept: noneChanged,
                next: say("Try again, or sign in another way.", "请重试，或用其他方式登录。"))
        case .unproven:
            Explanation(
                say("That took too long or went wrong", "登录已过期或无效"),
                say("What came back does not prove who you are.", "返回的信息无法证明你的身份。"), kept: noneChanged,
                next: say("Start again from the beginning.", "请从头再登录一次。"))
        case .providerFailed:
            Explanation(
                say("The provider does not answer as it should", "登录服务没有正常响应"),
                say("It cannot be reached, or its answer cannot be used.", "无法连接，或者返回的内容不可用。"),
                kept: noneChanged,
                next: say("Try again later, or sign in another way.", "请稍后再试，或用其他方式登录。"))
        case .identityTaken:
            Explanation(
                say("It belongs to another account", "已关联其他账号"),
                say("Another account here signs in with it.", "这里的另一个账号正在用它登录。"), kept: noneChanged,
                next: say("Sign in to that account, and unlink it there.", "请先登录那个账号并解除关联。"))
        case .lastIdentity:
            Explanation(
                say("It is your only way in", "这是唯一的登录方式"),
                say("Your account has no password.", "你的账号没有密码。"), kept: noneChanged,
                next: say("Link another first.", "请先关联另一个。"))
        case .noStore:
            Explanation(
                say("Nothing is sold here", "这里不收费"), say("Everything is open on this server.", "这台服务器的功能全部开放。"),
                kept: noneChanged, next: say("Go on as before.", "照常使用即可。"))
        case .purchaseRefused(let fault):
            Explanation(
                say("The purchase does not count here", "这笔购买在此无效"), text(fault), kept: noneChanged,
                next: say("Restore the purchase in the app, and try again.", "请在 App 中恢复购买后再试一次。"))
        case .purchaseTaken:
            Explanation(
                say("Another account has it", "已用于其他账号"),
                say("This purchase serves one account at a time.", "一笔购买同时只能用于一个账号。"), kept: noneChanged,
                next: say("Sign in to that account, and give it up there.", "请先登录那个账号，解除这笔购买。"))
        }
    }

    private func text(_ fault: PurchaseFault) -> String {
        switch fault {
        case .malformed: say("It is no purchase that a store has signed.", "这不是商店签发的购买凭证。")
        case .chain, .signature: say("The App Store did not sign it.", "它不是由 App Store 签发的。")
        case .app: say("It is of another app.", "它属于另一个 App。")
        case .environment: say("It was made in another environment of the store.", "它来自商店的另一个环境。")
        case .product: say("What was bought opens nothing here.", "所购项目在这里不对应任何功能。")
        case .early: say("It is dated in the future.", "它的日期在未来。")
        case .expired: say("It has ended.", "它已到期。")
        case .revoked: say("The store took it back.", "商店已将它撤销。")
        }
    }

    private func text(_ fault: AccountError.NameFault) -> String {
        switch fault {
        case .empty: say("A name is needed.", "用户名不能为空。")
        case .tooLong(let limit): say("It has more than \(limit) characters.", "超过了 \(limit) 个字符。")
        case .sign:
            say("It has a space, or a sign other than . _ - +", "其中有空格，或有 . _ - + 以外的符号。")
        case .noAddress: say("It has an @ but is not an e-mail address.", "其中有 @，但不是邮箱地址。")
        }
    }

    private func text(_ fault: AccountError.PasswordFault) -> String {
        switch fault {
        case .tooShort(let least): say("It has fewer than \(least) characters.", "不足 \(least) 个字符。")
        case .tooLong(let most): say("It has more than \(most) characters.", "超过了 \(most) 个字符。")
        case .common: say("It is one of the first that anybody would try.", "这是最先会被猜到的密码之一。")
        case .name: say("It contains your name.", "其中包含你的用户名。")
        case .pattern: say("It follows a pattern that is quickly guessed.", "它有明显的规律，很容易被猜到。")
        }
    }

    private var noneSaved: String { say("Nothing was saved.", "没有保存任何内容。") }
    private var noneChanged: String { say("Nothing was changed.", "没有任何改动。") }
}
#endif
