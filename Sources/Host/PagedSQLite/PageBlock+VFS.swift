import CSQLite

// SQLite's file system for a `PageBlock` (https://www.sqlite.org/vfs.html). It knows one kind of file: a database whose
// name holds the address of its block. Journals and temporary tables stay in SQLite's own memory.

extension PageBlock {
    /// The name under which SQLite opens this block; valid while the block lives.
    var fileName: String { "block-" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())) }

    /// The name of the file system.
    static let fileSystem = "glossa-pages"

    /// Registers the file system with SQLite; does nothing if it is registered.
    ///
    /// - Returns: An SQLite result code.
    static func registerFileSystem() -> CInt { sqlite3_vfs_register(pageFileSystem, 0) }

    fileprivate static func named(_ name: UnsafePointer<CChar>?) -> Unmanaged<PageBlock>? {
        guard let name else { return nil }
        // After "block-".
        var address: UInt = 0
        var index = 6
        while name[index] != 0 {
            address = address &* 10 &+ UInt(UInt8(bitPattern: name[index]) &- UInt8(ascii: "0"))
            index += 1
        }
        return UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
    }
}

/// An open file. Its first member is the base that SQLite requires.
private struct OpenFile {
    var base = sqlite3_file()
    var block: Unmanaged<PageBlock>

    static func block(_ file: UnsafeMutablePointer<sqlite3_file>?) -> PageBlock {
        UnsafeMutableRawPointer(file!).assumingMemoryBound(to: OpenFile.self).pointee.block.takeUnretainedValue()
    }
}

nonisolated(unsafe) private let pageFileSystem: UnsafeMutablePointer<sqlite3_vfs> = {
    var system = sqlite3_vfs()
    system.iVersion = 1
    system.szOsFile = CInt(MemoryLayout<OpenFile>.size)
    system.mxPathname = 64
    system.zName = cString(PageBlock.fileSystem)
    system.xOpen = { _, name, file, flags, openedFlags in
        // SQLite closes a file that has methods.
        file!.pointee.pMethods = nil
        guard flags & SQLITE_OPEN_MAIN_DB != 0, let block = PageBlock.named(name) else { return SQLITE_CANTOPEN }
        UnsafeMutableRawPointer(file!).initializeMemory(as: OpenFile.self, to: OpenFile(block: block))
        file!.pointee.pMethods = UnsafePointer(pageMethods)
        openedFlags?.pointee = flags
        return SQLITE_OK
    }
    system.xDelete = { _, _, _ in SQLITE_OK }
    system.xAccess = { _, _, _, result in
        result!.pointee = 0
        return SQLITE_OK
    }
    system.xFullPathname = { _, name, size, result in
        var index = 0
        while name![index] != 0 {
            guard index + 1 < Int(size) else { return SQLITE_CANTOPEN }
            result![index] = name![index]
            index += 1
        }
        result![index] = 0
        return SQLITE_OK
    }
    // Nothing that Glossa asks of SQLite is random, and no statement asks for the time: it is passed as an argument.
    system.xRandomness = { _, count, bytes in
        for index in 0..<Int(count) { bytes![index] = 0 }
        return count
    }
    system.xSleep = { _, _ in 0 }
    system.xCurrentTime = { _, time in
        time!.pointee = 0
        return SQLITE_OK
    }
    system.xGetLastError = { _, _, _ in 0 }
    let place = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    place.initialize(to: system)
    return place
}()

nonisolated(unsafe) private let pageMethods: UnsafeMutablePointer<sqlite3_io_methods> = {
    var methods = sqlite3_io_methods()
    methods.iVersion = 1
    methods.xClose = { _ in SQLITE_OK }
    methods.xRead = { file, target, count, offset in
        let target = UnsafeMutableRawBufferPointer(start: target, count: Int(count))
        guard let offset = Int(exactly: offset) else { return SQLITE_IOERR }
        // SQLITE_IOERR_SHORT_READ, a macro that Swift does not import.
        return OpenFile.block(file).read(into: target, at: offset) ? SQLITE_OK : SQLITE_IOERR | 2 << 8
    }
    methods.xWrite = { file, bytes, count, offset in
        guard let offset = Int(exactly: offset) else { return SQLITE_FULL }
        let bytes = UnsafeRawBufferPointer(start: bytes, count: Int(count))
        return OpenFile.block(file).write(bytes, at: offset) ? SQLITE_OK : SQLITE_FULL
    }
    methods.xTruncate = { file, count in
        OpenFile.block(file).truncate(to: Int(clamping: count))
        return SQLITE_OK
    }
    methods.xSync = { _, _ in SQLITE_OK }
    methods.xFileSize = { file, count in
        count!.pointee = Int64(OpenFile.block(file).length)
        return SQLITE_OK
    }
    // One connection, one thread.
    methods.xLock = { _, _ in SQLITE_OK }
    methods.xUnlock = { _, _ in SQLITE_OK }
    methods.xCheckReservedLock = { _, result in
        result!.pointee = 0
        return SQLITE_OK
    }
    methods.xFileControl = { _, _, _ in SQLITE_NOTFOUND }
    methods.xSectorSize = { _ in CInt(PageBlock.pageSize) }
    methods.xDeviceCharacteristics = { _ in 0 }
    let place = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    place.initialize(to: methods)
    return place
}()

/// Copies a text for as long as the program runs.
private func cString(_ text: String) -> UnsafePointer<CChar> {
    let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1)
    for (index, byte) in text.utf8.enumerated() { bytes[index] = CChar(bitPattern: byte) }
    bytes[text.utf8.count] = 0
    return UnsafePointer(bytes)
}

#if hasFeature(Embedded)
/// Called by SQLite once, where it is compiled without a file system of its own (`SQLITE_OS_OTHER`).
@_cdecl("sqlite3_os_init")
func startSystem() -> CInt { sqlite3_vfs_register(pageFileSystem, 1) }

@_cdecl("sqlite3_os_end")
func endSystem() -> CInt { SQLITE_OK }
#endif
