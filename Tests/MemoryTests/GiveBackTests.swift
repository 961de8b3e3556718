import Foundation
import Memory
import Testing

@Suite struct GiveBackTests {
    /// The kilobytes of a mapping that are in this process's memory, as the system counts them.
    private func resident(_ start: UnsafeMutableRawPointer) throws -> Int {
        let first = String(UInt(bitPattern: start), radix: 16)
        let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/smaps"))
        let lines = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self).split(separator: "\n")
        let head = try #require(lines.firstIndex { $0.drop { $0 == "0" }.hasPrefix(first + "-") })
        let line = try #require(lines[head...].first { $0.hasPrefix("Rss:") })
        return try #require(Int(line.filter { $0.isNumber }))
    }

    @Test func mappedPagesLeaveTheProcessAndReadTheSame() throws {
        let length = 1 << 20
        let url = FileManager.default.temporaryDirectory.appending(path: "mapped-\(UUID().uuidString)")
        try Data(repeating: 7, count: length).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let descriptor = open(url.path, O_RDONLY)
        let mapping = try #require(mmap(nil, length, PROT_READ, MAP_SHARED, descriptor, 0))
        defer {
            MappingGuard.forget(mapping)
            munmap(mapping, length)
            close(descriptor)
        }
        MappingGuard.guardMapping(mapping, length: length)
        let bytes = UnsafeRawBufferPointer(start: mapping, count: length)
        // Another test may give pages back at the same time.
        let isResident = try (0..<100).contains { _ in
            #expect(bytes.allSatisfy { $0 == 7 })
            return try resident(mapping) == length >> 10
        }
        #expect(isResident)
        ProcessMemory.giveBack()
        #expect(try resident(mapping) == 0)
        #expect(bytes.allSatisfy { $0 == 7 })
    }
}
