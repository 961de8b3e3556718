import Cryptography
import Model
import Storage

extension Reader {
    /// The learner's account; nil if the learner has none.
    public func account() throws(StorageError) -> Account? {
        try first("SELECT \(Account.columns) FROM account WHERE learner_id = ?", [owner]).map {
            row throws(StorageError) in try Account(row)
        }
    }

    /// The digest of the account's password; nil if there is no account, or it has none.
    func passwordHash() throws(StorageError) -> PasswordHash? {
        try first("SELECT password FROM account WHERE learner_id = ?", [owner])?.optionalText("password")
            .map { PasswordHash(text: $0) }
    }

    /// The learner with a name, among all; nil if nobody has it.
    func learner(named name: AccountName) throws(StorageError) -> ID<Learner>? {
        try first("SELECT learner_id FROM account WHERE name = ?", [SQLValue(name.key)])?.id("learner_id")
    }

    /// All accounts, the oldest first.
    func accounts() throws(StorageError) -> [Account] {
        try rows("SELECT \(Account.columns) FROM account ORDER BY created_at, learner_id").map {
            row throws(StorageError) in try Account(row)
        }
    }
}

extension Account {
    static let columns = """
        learner_id, name, shown_name, is_administrator, CASE WHEN password IS NULL THEN 0 ELSE 1 END AS has_password, \
        created_at, age_confirmed_at, closed_at
        """

    init(_ row: Row) throws(StorageError) {
        self.init(
            learner: try row.id("learner_id"), name: try row.text("name"), shownName: try row.text("shown_name"),
            isAdministrator: try row.flag("is_administrator"), hasPassword: try row.flag("has_password"),
            createdAt: try row.time("created_at"), ageConfirmedAt: try row.optionalTime("age_confirmed_at"),
            closedAt: try row.optionalTime("closed_at"))
    }
}
