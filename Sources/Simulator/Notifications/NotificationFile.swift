package import Foundation
package import HostInterface
internal import RenderProtocol

/// What a device keeps of an app's notifications from one run of the simulator to the next.
package struct NotificationFile {
    private let file: URL

    /// A file in `folder`, or among the person's own; nil where there is no place for it.
    package init?(topic: String, device: String, in folder: URL? = TokenFile.folder) {
        guard let folder else { return nil }
        let name = "\(topic) on \(device)".map { $0.isLetter || $0.isNumber || ".- ".contains($0) ? $0 : "_" }
        file = folder.appendingPathComponent(String(name) + ".notifications")
    }

    /// Nil where there is none, or one of another version of these bytes.
    package func read() -> AppNotifications? {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        var reader = WireReader(Array(data))
        do throws(WireError) {
            guard try reader.uint32() == LinkMessage.version else { return nil }
            let notifications: AppNotifications = try reader.value()
            try reader.finish()
            return notifications
        } catch {
            return nil
        }
    }

    package func write(_ notifications: AppNotifications) {
        var writer = WireWriter()
        writer.put(UInt64(LinkMessage.version))
        writer.put(notifications)
        // What cannot be kept lasts as long as the simulator runs.
        try? Data(writer.bytes).write(to: file, options: .atomic)
    }
}
