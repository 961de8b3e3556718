import Glibc

/// Runs work in a locale in which names are UTF-8: libarchive converts the names of entries through the locale's encoding,
/// and the default locale ("C") has only ASCII.
///
/// The locale is the calling thread's only as long as the work lasts, which cannot change its thread. An object must not
/// keep a locale: it may be released on another thread, and the first would be left with one that is gone. An archive chooses how
/// it converts names when its options are set, so that is such work, too.
func withUTF8Names<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    let previous = uselocale(utf8.locale)
    defer { uselocale(previous) }
    return try work()
}

/// The process's own, which is never freed. If the system has none, the thread keeps the locale that it has.
private let utf8 = UTF8Locale(locale: newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))

/// A locale may be used by any number of threads at once (newlocale(3)).
private struct UTF8Locale: @unchecked Sendable {
    let locale: locale_t?
}
