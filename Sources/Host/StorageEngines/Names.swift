import Storage

// GRDB has types of the same names; here they mean Glossa's.
typealias Database = Storage.Database
typealias Row = Storage.Row
