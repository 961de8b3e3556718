// Natively, this program prints the results of all checks. In WebAssembly, run.mjs calls each group separately
// (Exports.swift).
for group in CheckGroup.all {
    print("# " + group.name)
    print(group.report(), terminator: "")
}
