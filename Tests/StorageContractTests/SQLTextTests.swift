import Testing

@testable import Storage
@testable import StorageEngines

@Suite struct SQLTextTests {
    @Test func placeholdersAreNumberedOutsideLiteralsAndComments() {
        let sql = """
            SELECT '?', 'it''s ?', "odd?name", ? -- what?
            FROM t /* ? */ WHERE a = ? AND b IN (?,?)
            """
        #expect(
            SQLText(sql).numbered(sql) == """
                SELECT '?', 'it''s ?', "odd?name", $1 -- what?
                FROM t /* ? */ WHERE a = $2 AND b IN ($3,$4)
                """)
    }

    @Test func readingAndWritingAreToldApart() {
        let kinds: [(String, SQLText.Kind)] = [
            ("SELECT 1", .read), ("  select 'DELETE'", .read), ("-- note\nVALUES (1)", .read),
            ("WITH a AS (SELECT 1) SELECT * FROM a", .read), ("SELECT updated_at, delete_me FROM t", .read),
            ("EXPLAIN QUERY PLAN SELECT 1", .read), ("INSERT INTO t VALUES (1)", .write),
            ("update t set a = 1", .write), ("WITH a AS (SELECT 1) DELETE FROM t", .write),
            ("SELECT 1; SELECT 2", .other), ("COMMIT", .other), ("CREATE TABLE t (a TEXT)", .other), ("", .other),
            ("'unended", .other), ("/* unended", .other),
        ]
        for (sql, kind) in kinds { #expect(SQLText(sql).kind == kind, "\(sql)") }
    }
}
