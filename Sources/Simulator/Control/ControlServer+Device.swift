internal import ControlProtocol
internal import DeviceProtocol
internal import Foundation
internal import HostInterface
internal import PhotoLibrary

/// Settings, permissions and surroundings of a device that keeps running.
extension ControlServer {
    func performOnDevice(_ request: ControlRequest) throws -> ControlAnswer {
        switch request {
        case .set(let name, let value):
            guard let control = DeviceControl(name: name, value: value) else {
                throw ControlFault(.invalid, SimulatorOptions.problem(name, value))
            }
            device.set(control)
        case .setting(let name):
            guard DeviceControl.names.contains(name) else { throw ControlFault(.invalid, SimulatorOptions.problem(name, "")) }
            return .text(DeviceControl.value(of: name, in: device.state))
        case .press(let name):
            guard let command = HostCommand(rawValue: name) else {
                let all = HostCommand.allCases.map(\.rawValue).joined(separator: ", ")
                throw ControlFault(.invalid, "there is no \"\(name)\" to press; there is \(all)")
            }
            device.onCommand?(command)
        case .permission(let change, let service, let app): try self.change(of: service, change, find(app))
        case .resetKeychain: try resetKeychain()
        case .overrideStatusBar(let bar):
            overrides = bar.over(overrides)
            device.statusBar = StatusBarOverrides(overrides)
        case .statusBar: return .statusBar(overrides)
        case .clearStatusBar: (overrides, device.statusBar) = (ControlStatusBar(), StatusBarOverrides())
        case .pasteboard: return .text(device.pasteboard)
        case .copy(let text):
            let event = InputEvent.clipboard(text, pastes: false, time: driver.time)
            device.prepare(for: event)
            device.session?.send(.input(event))
        case .addMedia(let paths): try add(paths)
        case .variable(let name):
            let value = variables[name] ?? ProcessInfo.processInfo.environment[name]
            guard let value else { throw ControlFault(.failed, "\(name) is not set") }
            return .text(value)
        default: throw ControlFault(.invalid, "not a request of the device")
        }
        return .done
    }

    // MARK: Permissions

    private static let services = ["all", "location", "location-always", "notifications", "photos", "photos-add"]

    private func change(of service: String, _ change: ControlPermission, _ app: InstalledApp) throws {
        guard Self.services.contains(service) else {
            throw ControlFault(
                .unsupported, "the device keeps no permission \"\(service)\"; there are \(Self.services.joined(separator: ", "))")
        }
        // The photo library asks the app's own process, which reads its answers at launch.
        if service == "all" || service.hasPrefix("photos") {
            if app.session != nil { device.end(app) }
            try changePhotos(service, change, app)
        }
        if service == "all" || service.hasPrefix("location") {
            let granted: LocationPermission.Answer = service == "location-always" ? .always : .whenInUse
            device.set(.location(LocationPermission(change.choose(granted, .denied, .undecided))), of: app)
        }
        if service == "all" || service == "notifications" {
            // An app that never asked has not said what it wants to show.
            if change == .grant, app.notifications.options == 0 { app.notifications.options = 7 }
            device.set(.notifications(change.choose(.granted, .denied, .undecided)), of: app)
        }
    }

    private func changePhotos(_ service: String, _ change: ControlPermission, _ app: InstalledApp) throws {
        guard let folder = device.data?.container(of: app.identifier).system else {
            throw ControlFault(.wrongState, "the device has no folder")
        }
        let store = PhotoPermissionStore(file: folder.appendingPathComponent("photos.json")) { SimulatorCommand.writeError($0) }
        store.change {
            if service != "photos-add" { $0.reading = change.choose(.full, .denied, .undecided) }
            if service != "photos" { $0.adding = change.choose(.granted, .denied, .undecided) }
            if change == .reset { $0.selected = [] }
        }
    }

    private func resetKeychain() throws {
        for app in device.apps.installed {
            guard let folder = device.data?.container(of: app.identifier).system else { continue }
            let file = folder.appendingPathComponent("keychain.json")
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            do { try FileManager.default.removeItem(at: file) } catch { throw DataError.file("remove", file, error) }
        }
    }

    // MARK: Photos

    /// All or none.
    private func add(_ paths: [String]) throws {
        guard let folder = device.data else { throw ControlFault(.wrongState, "the device has no folder") }
        let store = PhotoLibraryStore(folder: folder.photos) { SimulatorCommand.writeError($0) }
        var (changes, files): ([PhotoLibraryChange], [String: Data]) = ([], [:])
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path) else { throw ControlFault(.failed, "\(path): no such file") }
            let name = (path as NSString).lastPathComponent
            do throws(PhotoLibraryError) {
                let file = try PhotoFile(data, name: path)
                let asset = PhotoAsset(
                    id: store.makeIdentifier(), content: .file, kind: file.frames > 1 ? .animation : .photo, width: Int(file.size.width),
                    height: Int(file.size.height), created: Date(timeIntervalSince1970: device.time), type: file.type, fileName: name)
                changes.append(.add(asset))
                files[asset.id] = data
            } catch {
                let isVideo = ["mov", "mp4", "m4v"].contains((path as NSString).pathExtension.lowercased())
                throw isVideo
                    ? ControlFault(.unsupported, "\(path): the photo library has no videos") : ControlFault(.failed, "\(error)")
            }
        }
        try store.commit(changes, files: files)
    }
}

extension ControlPermission {
    /// The value of each change.
    fileprivate func choose<Value>(_ granted: Value, _ revoked: Value, _ unasked: Value) -> Value {
        switch self {
        case .grant: granted
        case .revoke: revoked
        case .reset: unasked
        }
    }
}

extension StatusBarOverrides {
    fileprivate init(_ bar: ControlStatusBar) {
        self.init()
        (clock, isCharging, cellularBars, wifiBars) = (bar.time, bar.isCharging, bar.cellularBars, bar.wifiBars)
        batteryLevel = bar.batteryLevel.map { Double($0) / 100 }
    }
}
