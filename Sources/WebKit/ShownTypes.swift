/// The types of content that the engine shows as a page.
enum ShownTypes {
    private static let applications: Set<String> = ["xhtml+xml", "xml", "json", "javascript", "ecmascript", "x-javascript"]
    private static let images: Set<String> = ["png", "jpeg", "gif", "webp", "avif", "bmp", "svg+xml", "x-icon", "vnd.microsoft.icon"]

    static func contains(_ type: String) -> Bool {
        let parts = type.lowercased().split(separator: "/").map(String.init)
        guard parts.count == 2 else { return false }
        switch parts[0] {
        case "text": return !["calendar", "vcard", "x-vcard"].contains(parts[1])
        case "application": return applications.contains(parts[1]) || parts[1].hasSuffix("+json") || parts[1].hasSuffix("+xml")
        case "image": return images.contains(parts[1])
        default: return false
        }
    }
}
