import Foundation

/// A file that a worker and its supervisor both map into memory. The worker writes each input to it before running
/// it, so the input is known however the worker ends.
final class Slate {
    private static let size = 4 << 20
    private static let head = 64
    /// The maximum input length.
    static let capacity = size - head
    private let memory: UnsafeMutableRawPointer
    let path: String

    /// - Parameter path: The file to share; created if it does not exist.
    init(path: String) throws {
        self.path = path
        let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
        guard descriptor >= 0, ftruncate(descriptor, off_t(Self.size)) == 0 else { throw SlateError.unwritable(path) }
        defer { close(descriptor) }
        guard let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
        else { throw SlateError.unwritable(path) }
        self.memory = memory
    }

    deinit { munmap(memory, Self.size) }

    /// Number of inputs started.
    var count: Int {
        get { Int(memory.load(fromByteOffset: 0, as: UInt64.self)) }
        set { memory.storeBytes(of: UInt64(newValue), toByteOffset: 0, as: UInt64.self) }
    }

    /// Number of inputs that the worker has kept because they reached new code.
    var corpus: Int {
        get { Int(memory.load(fromByteOffset: 16, as: UInt64.self)) }
        set { memory.storeBytes(of: UInt64(newValue), toByteOffset: 16, as: UInt64.self) }
    }

    /// The current input; no longer than ``capacity``.
    var input: [UInt8] {
        get {
            let length = min(Int(memory.load(fromByteOffset: 8, as: UInt64.self)), Self.capacity)
            return Array(UnsafeRawBufferPointer(start: memory + Self.head, count: length))
        }
        set {
            let length = newValue.count
            precondition(length <= Self.capacity, "A worker looks at the length before it writes an input here.")
            memory.storeBytes(of: UInt64(length), toByteOffset: 8, as: UInt64.self)
            newValue.withUnsafeBytes { bytes in
                if let base = bytes.baseAddress { (memory + Self.head).copyMemory(from: base, byteCount: length) }
            }
        }
    }
}

enum SlateError: Error, CustomStringConvertible {
    case unwritable(String)

    var description: String {
        switch self {
        case .unwritable(let path): "The file \(path) cannot be written. Nothing was run; make room for 4 MB there."
        }
    }
}
