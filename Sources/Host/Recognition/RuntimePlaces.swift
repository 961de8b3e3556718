import Foundation

/// The locations of the model runtimes.
enum RuntimePlaces {
    /// Returns the learner's own path, otherwise the one that `Scripts/image-classifier` fetched; nil if neither
    /// exists, in which case the system may have one.
    static func onnxRuntime(_ environment: [String: String]) -> String? {
        if let chosen = value("GLOSSA_ONNXRUNTIME", environment) { return chosen }
        let fetched = cache(environment) + "/glossa/onnxruntime/libonnxruntime.so"
        return FileManager.default.fileExists(atPath: fetched) ? fetched : nil
    }

    /// Returns the learner's own path, otherwise the one that `Scripts/image-classifier` fetched. The
    /// system's may be of any version.
    static func liteRT(_ environment: [String: String]) -> String {
        value("GLOSSA_LITERT", environment) ?? cache(environment) + "/glossa/litert/libLiteRt.so"
    }

    private static func cache(_ environment: [String: String]) -> String {
        value("XDG_CACHE_HOME", environment) ?? (environment["HOME"] ?? "") + "/.cache"
    }

    /// Returns a variable that says something: an empty one counts as not set, as the XDG Base Directory Specification
    /// has it.
    private static func value(_ name: String, _ environment: [String: String]) -> String? {
        environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}
