/// Names that types of Foundation had before Swift 3. Today's compiler refuses them, also in the mode for Swift 4.
enum OlderNames {
    static let types: [String: String] = Dictionary(
        uniqueKeysWithValues: [
            "BlockOperation", "Bundle", "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "FileHandle", "FileManager",
            "Formatter", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "InputStream", "JSONSerialization", "NotificationCenter",
            "NumberFormatter", "Operation", "OperationQueue", "OutputStream", "Pipe", "ProcessInfo", "Progress", "RunLoop", "Scanner",
            "Stream", "Thread", "Timer", "URLCache", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataTask",
            "URLSessionDownloadTask", "URLSessionTask", "UndoManager", "UserDefaults", "XMLParser",
        ].map { ("NS" + $0, $0) })

    static func title(_ name: String) -> String? { types[name].map { "'\(name)' is the name that '\($0)' had before Swift 3" } }
}
