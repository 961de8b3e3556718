import Foundation

/// Where the runtimes of models are looked for.
enum RuntimePlaces {
    /// A path of the learner's, else what `Scripts/image-classifier` has fetched; nil where neither is there, and the system may
    /// have one.
    static func onnxRuntime(_ environment: [String: String]) -> String? {
        if let chosen = environment["GLOSSA_ONNXRUNTIME"] { return chosen }
        let fetched = cache(environment) + "/glossa/onnxruntime/libonnxruntime.so"
        return FileManager.default.fileExists(atPath: fetched) ? fetched : nil
    }

    /// A path of the learner's, else what `Scripts/image-classifier` has fetched. One of the system's would be of any version.
    static func liteRT(_ environment: [String: String]) -> String {
        environment["GLOSSA_LITERT"] ?? cache(environment) + "/glossa/litert/libLiteRt.so"
    }

    private static func cache(_ environment: [String: String]) -> String {
        environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "") + "/.cache"
    }
}
