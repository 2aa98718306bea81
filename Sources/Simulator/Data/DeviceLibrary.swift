package import Foundation

/// A user's devices: a folder for each, of the models and of clones.
///
/// > Isolation: any thread; commands do not wait, but report what is in use.
package struct DeviceLibrary: Sendable {
    /// Contains all devices.
    package let root: URL

    /// Describes a clone.
    private struct Description: Codable {
        var version = 1
        var model: String
    }

    package init(root: URL) { self.root = root }

    /// That of the user who runs the simulator.
    package static func personal(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> DeviceLibrary {
        DeviceLibrary(root: UserDataFolder.folder(environment).appendingPathComponent("devices"))
    }

    // MARK: Devices

    /// A clone by its name, or a model. > Returns: the device, with the clone's name.
    package func device(_ name: String) throws -> Device {
        if let model = try model(ofClone: name) { return try Device.named(model).with(name: name) }
        return try Device.named(name)
    }

    /// Names of clones, in alphabetical order.
    package var clones: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return files.filter { !$0.hasPrefix(".") && FileManager.default.fileExists(atPath: description(of: $0).path) }.sorted()
    }

    /// The model that a clone derives from, directly or not.
    package func model(of clone: String) throws(DataError) -> String {
        guard let model = try model(ofClone: clone) else { throw .unknownDevice(clone, made: clones) }
        return model
    }

    private func folder(of name: String) -> URL { root.appendingPathComponent(name) }
    private func description(of name: String) -> URL { folder(of: name).appendingPathComponent("device.json") }

    /// Nil if it is not a clone.
    private func model(ofClone name: String) throws(DataError) -> String? {
        guard Self.isName(name), let data = FileManager.default.contents(atPath: description(of: name).path) else { return nil }
        let file = description(of: name)
        guard let found = try? JSONDecoder().decode(Description.self, from: data) else {
            throw .damaged(path: file.path, reason: "no description of a device")
        }
        guard found.version == 1 else { throw .damaged(path: file.path, reason: "it is of a later version, \(found.version)") }
        guard (try? Device.named(found.model)) != nil else {
            throw .damaged(path: file.path, reason: "its model \"\(found.model)\" is not known")
        }
        return found.model
    }

    private static func isName(_ name: String) -> Bool {
        let others = CharacterSet(charactersIn: " -_.()'’")
        return (1...64).contains(name.count) && name.first != "." && name.first != " " && name.last != " "
            && name.unicodeScalars.allSatisfy { CharacterSet.alphanumerics.contains($0) || others.contains($0) }
    }

    // MARK: Data

    /// A device's data, for a simulator that runs it. > Parameters: name: as returned by `device(_:)`.
    package func open(_ name: String) throws(DataError) -> DeviceFolder { try DeviceFolder(keptAt: folder(of: name), name: name) }

    /// A script's data of the device: empty for a model, a copy for a clone.
    package func openForScript(_ name: String) throws(DataError) -> DeviceFolder {
        guard try model(ofClone: name) != nil else { return try DeviceFolder(passing: nil) }
        let lock = try FolderLock(of: folder(of: name), name: name, isShared: true)
        defer { withExtendedLifetime(lock) {} }
        return try DeviceFolder(passing: folder(of: name))
    }

    /// Removes the data of all apps. > Returns: the device's name.
    package func reset(_ name: String) throws -> String {
        let device = try device(name)
        let lock = try FolderLock(of: folder(of: device.name), name: device.name, isShared: false)
        defer { withExtendedLifetime(lock) {} }
        for kind in DeviceFolder.kinds { try remove(folder(of: device.name).appendingPathComponent(kind)) }
        return device.name
    }

    /// Creates a device with a copy of another's data. It has its own push tokens.
    package func clone(_ name: String, as new: String) throws {
        let original = try device(name)
        guard Self.isName(new) else { throw DataError.invalidName(new) }
        guard (try? Device.named(new)) == nil, !FileManager.default.fileExists(atPath: folder(of: new).path) else {
            throw DataError.nameTaken(new)
        }
        let source = folder(of: original.name)
        let locks = [
            try FolderLock(of: source, name: original.name, isShared: false),
            try FolderLock(of: folder(of: new), name: new, isShared: false),
        ]
        defer { withExtendedLifetime(locks) {} }
        // Created atomically.
        let draft = root.appendingPathComponent(".\(new).\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: draft) }
        do {
            if FileManager.default.fileExists(atPath: source.path) {
                try FileManager.default.copyItem(at: source, to: draft)
            } else {
                try FileManager.default.createDirectory(
                    at: draft, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            }
            let model = try model(ofClone: original.name) ?? original.name
            try JSONEncoder().encode(Description(model: model)).write(to: draft.appendingPathComponent("device.json"))
            try DeviceFolder.removeTokens(in: draft)
            try DeviceFolder.removeIdentity(in: draft)
            try FileManager.default.moveItem(at: draft, to: folder(of: new))
        } catch let error as DataError {
            throw error
        } catch {
            throw DataError.file("copy", source, error)
        }
    }

    /// Creates a device of a model, without data.
    package func create(_ name: String, model: String) throws {
        guard Self.isName(name) else { throw DataError.invalidName(name) }
        guard (try? Device.named(name)) == nil, !FileManager.default.fileExists(atPath: folder(of: name).path) else {
            throw DataError.nameTaken(name)
        }
        let lock = try FolderLock(of: folder(of: name), name: name, isShared: false)
        defer { withExtendedLifetime(lock) {} }
        // Created atomically.
        let draft = root.appendingPathComponent(".\(name).\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: draft) }
        do {
            try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let model = try Device.named(model).name
            try JSONEncoder().encode(Description(model: model)).write(to: draft.appendingPathComponent("device.json"))
            try FileManager.default.moveItem(at: draft, to: folder(of: name))
        } catch let error as UnknownDevice {
            throw error
        } catch {
            throw DataError.file("make", folder(of: name), error)
        }
    }

    /// Renames a clone; its data stay.
    package func rename(_ name: String, to new: String) throws(DataError) {
        guard try model(ofClone: name) != nil else {
            throw (try? Device.named(name)) != nil ? .notMade(name) : .unknownDevice(name, made: clones)
        }
        guard Self.isName(new) else { throw .invalidName(new) }
        guard (try? Device.named(new)) == nil, !FileManager.default.fileExists(atPath: folder(of: new).path) else { throw .nameTaken(new) }
        let locks = [
            try FolderLock(of: folder(of: name), name: name, isShared: false),
            try FolderLock(of: folder(of: new), name: new, isShared: false),
        ]
        defer { withExtendedLifetime(locks) {} }
        do { try FileManager.default.moveItem(at: folder(of: name), to: folder(of: new)) } catch {
            throw .file("rename", folder(of: name), error)
        }
    }

    /// Removes a clone and its data.
    package func delete(_ name: String) throws(DataError) {
        guard try model(ofClone: name) != nil else {
            throw (try? Device.named(name)) != nil ? .notMade(name) : .unknownDevice(name, made: clones)
        }
        let lock = try FolderLock(of: folder(of: name), name: name, isShared: false)
        defer { withExtendedLifetime(lock) {} }
        try remove(folder(of: name))
    }

    /// Moves it away first, so that a partial removal leaves no partial device.
    private func remove(_ place: URL) throws(DataError) {
        guard FileManager.default.fileExists(atPath: place.path) else { return }
        let aside = root.appendingPathComponent(".\(UUID().uuidString)")
        do {
            try FileManager.default.moveItem(at: place, to: aside)
            try FileManager.default.removeItem(at: aside)
        } catch {
            throw .file("remove", place, error)
        }
    }
}

/// Where the simulator stores the user's data.
package enum UserDataFolder {
    package static func folder(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        func path(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        // Foundation uses the home folder of the user database, not the variable.
        let data = path("XDG_DATA_HOME") ?? (path("HOME") ?? NSHomeDirectory()) + "/.local/share"
        return URL(fileURLWithPath: data).appendingPathComponent("ferry")
    }
}
