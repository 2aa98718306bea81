import Glibc
import HTTP
import Security
import Storage

/// Uploaded images, as files with random names.
struct ImageStore: Sendable {
    let root: String

    struct Stored: Sendable, Equatable {
        /// With the extension that its bytes have.
        var name: String
        var sha256: String
    }

    struct Failure: Error, AnswerableError, CustomStringConvertible {
        let description: String
        let code: Int32

        init(_ deed: String, _ path: String) {
            code = errno
            description = "cannot \(deed) \(path): \(String(cString: strerror(errno)))"
        }

        var answer: HTTPError? { code == ENOSPC || code == EDQUOT ? .diskFull : nil }
    }

    /// > Throws: when the folders cannot be created.
    init(_ root: String) throws(Failure) {
        self.root = root
        for folder in [root, root + "/images", root + "/incoming"] {
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw Failure("make the folder", folder) }
        }
        // Incomplete files from before the service last ended: no client waits for them.
        guard let listing = opendir(root + "/incoming") else { return }
        while let entry = readdir(listing) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { unlink(root + "/incoming/" + name) }
        }
        closedir(listing)
    }

    /// Weibo's three types, by the first bytes, whatever type the client declares.
    static func fileExtension(_ bytes: some Collection<UInt8>) -> String? {
        if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { return "png" }
        if bytes.starts(with: [0xff, 0xd8, 0xff]) { return "jpg" }
        if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) { return "gif" }
        return nil
    }

    static func mediaType(_ name: String) -> String {
        name.hasSuffix(".gif") ? "image/gif" : name.hasSuffix(".jpg") ? "image/jpeg" : "image/png"
    }

    /// The characters of a random name.
    private static let tokenLength = 43

    /// The path of an uploaded image; nil for a name that none has.
    func path(_ name: String) -> String? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, ["png", "jpg", "gif"].contains(String(parts[1])) else { return nil }
        let (token, rest) = (parts[0].prefix(Self.tokenLength), parts[0].dropFirst(Self.tokenLength))
        guard token.utf8.count == Self.tokenLength, Base64URL.decode(String(token)) != nil, rest.isEmpty || Self.size(name) != nil else {
            return nil
        }
        return "\(root)/images/\(name)"
    }

    /// The size in an image's name, `TOKEN_640x480.jpg`, where a page of statuses reads it without a look at the file.
    static func size(_ name: String) -> ImageSize? {
        guard name.utf8.count > tokenLength, let rest = name.split(separator: ".").first?.dropFirst(tokenLength), rest.first == "_"
        else { return nil }
        return ImageSize(text: rest.dropFirst())
    }

    /// Moves a complete file to where images are. It is there after a crash when this returns.
    func keep(_ path: String, _ fileExtension: String, sha256: String) throws(Failure) -> Stored {
        let size = ImageSize(file: path).map { "_\($0)" } ?? ""
        let name = "\(Secrets.token())\(size).\(fileExtension)"
        guard rename(path, "\(root)/images/\(name)") == 0 else { throw Failure("rename", path) }
        let folder = open(root + "/images", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw Failure("open", root + "/images") }
        defer { close(folder) }
        guard fsync(folder) == 0 else { throw Failure("sync", root + "/images") }
        return Stored(name: name, sha256: sha256)
    }

    static func add(_ images: [Stored], owner: Int64, at time: Int64, _ connection: any SQLConnection) throws {
        for image in images {
            try connection.execute(
                "INSERT INTO image(name, owner, sha256, type, created_at) VALUES (?1, ?2, ?3, ?4, ?5)", .text(image.name), .int(owner),
                .text(image.sha256), .text(mediaType(image.name)), .int(time))
        }
    }
}

/// An image on its way to the disk.
final class IncomingImage {
    let path: String
    private let descriptor: Int32
    private var hash = SHA256()
    private(set) var size: Int64 = 0
    private(set) var head: [UInt8] = []

    init(_ store: ImageStore) throws(ImageStore.Failure) {
        path = "\(store.root)/incoming/\(Secrets.token())"
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw ImageStore.Failure("write", path) }
    }

    deinit {
        close(descriptor)
        // Nothing is there any more when it was kept.
        unlink(path)
    }

    func write(_ bytes: [UInt8]) throws(ImageStore.Failure) {
        if head.count < 16 { head += bytes.prefix(16 - head.count) }
        size += Int64(bytes.count)
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done) }
            guard count >= 0 || errno == EINTR else { throw ImageStore.Failure("write", path) }
            done += max(0, count)
        }
        bytes.withUnsafeBytes { hash.update($0) }
    }

    /// Returns when the bytes are on the disk. > Returns: their digest.
    func finish() throws(ImageStore.Failure) -> String {
        guard fdatasync(descriptor) == 0 else { throw ImageStore.Failure("sync", path) }
        return hash.finish()
    }
}
