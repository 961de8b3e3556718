// Natively this program prints what every check finds. In WebAssembly run.mjs calls each by itself (Exports.swift).
for group in CheckGroup.all {
    print("# " + group.name)
    print(group.report(), terminator: "")
}
