internal import ControlProtocol
internal import DeviceProtocol
internal import DriveProtocol
internal import Foundation

/// Apps of a device that keeps running.
extension ControlServer {
    /// How long an app may take to launch. > Units: seconds.
    private static let launchTime = 60.0

    func performOnApps(_ request: ControlRequest, for client: ControlConnection) throws -> ControlAnswer? {
        switch request {
        case .apps: return .apps(device.apps.installed.map(description))
        case .install(let executable, let environment):
            try device.data?.installedApps.add(
                InstalledApps.Entry(
                    identifier: try install(executable, environment).identifier, executable: executable, environment: environment))
            return .done
        case .uninstall(let name):
            let app = try find(name)
            try device.data?.installedApps.remove(app.identifier)
            try device.uninstall(app)
            return .done
        case .launch(let name, let arguments, let environment, let endsRunning, let watchesOutput):
            return try launch(find(name), arguments, environment, endsRunning, watchesOutput ? client : nil)
        case .terminate(let name):
            let app = try find(name)
            guard app.isRunning else { throw ControlFault(.wrongState, "\(app.identifier) is not running") }
            device.end(app)
            return .done
        case .open(let url): return try open(url)
        case .push(let name, let payload): return try push(payload, to: find(name))
        case .container(let name, let kind):
            let app = try find(name)
            guard kind == .data else { return .text(app.folderPath) }
            guard let data = device.data else { throw ControlFault(.wrongState, "the device has no folder") }
            return .text(data.container(of: app.identifier).home.path)
        default: return nil
        }
    }

    /// Installs the apps that the device keeps. > Parameters: report: receives what is not there any more.
    package func installKept(report: (String) -> Void) {
        let entries: [InstalledApps.Entry]
        do throws(DataError) { entries = try device.data?.installedApps.read() ?? [] } catch { return report("\(error)") }
        for entry in entries {
            do { try install(entry.executable, entry.environment) } catch { report("\(entry.identifier) is not installed: \(error)") }
        }
    }

    @discardableResult
    private func install(_ executable: String, _ environment: [String: String]) throws -> InstalledApp {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: executable, isDirectory: &isFolder), !isFolder.boolValue,
            FileManager.default.isExecutableFile(atPath: executable)
        else { throw ControlFault(.failed, "\(executable) is no program") }
        var launcher = AppLauncher(executable: executable, clock: .system)
        (launcher.followsDeviceTime, launcher.forwardsOutput) = (true, false)
        launcher.environment.merge(variables) { $1 }
        launcher.environment.merge(environment) { $1 }
        if let known = launcher.bundle.identifier.flatMap({ device.apps[$0] }), known.session != nil { device.end(known) }
        return try device.install(launcher)
    }

    private func description(of app: InstalledApp) -> ControlApp {
        let session = app.isRunning ? app.session : nil
        let isForeground = session != nil && session === device.session && app.standing == .active
        return ControlApp(
            identifier: app.identifier, name: app.name, bundle: app.folderPath, executable: app.launcher.executable,
            data: device.data?.container(of: app.identifier).home.path ?? "", version: app.launcher.bundle.version, schemes: app.schemes,
            process: session.map { Int($0.process.identifier) },
            state: session == nil ? .notRunning : isForeground ? .foreground : .background)
    }

    /// An app that runs is only brought to the foreground, as on Apple's simulators.
    private func launch(
        _ app: InstalledApp, _ arguments: [String], _ environment: [String: String], _ endsRunning: Bool, _ client: ControlConnection?
    ) throws -> ControlAnswer? {
        if app.session != nil, endsRunning || !app.isRunning { device.end(app) }
        if app.isRunning {
            device.open(app)
        } else {
            let kept = app.launcher
            var launcher = kept
            launcher.arguments = arguments
            launcher.environment.merge(environment) { $1 }
            // Later launches, such as from home, have the app's own arguments.
            defer { app.prepare(kept) }
            try device.launch(launcher)
        }
        guard let session = app.session else { throw ControlFault(.failed, "\(app.identifier) was not launched") }
        let process = session.process.identifier
        if let client {
            client.send(.launched(process: Int(process)))
            client.watch = .output(process: process)
        }
        let isThere = try driver.wait(Self.launchTime) {
            session.ending != nil || app.session !== session || (session.hasLaunched && session.transactionCount > 0)
        }
        if client != nil { return nil }
        if let ending = session.ending { throw ControlFault(.failed, "\(app.identifier): \(ending)") }
        guard isThere else { throw ControlFault(.failed, "\(app.identifier) has shown nothing for \(Int(Self.launchTime)) s") }
        return .launched(process: Int(process))
    }

    private func open(_ url: String) throws -> ControlAnswer {
        let scheme = url.prefix { $0 != ":" }.lowercased()
        guard url.contains(":"), !scheme.isEmpty else { throw ControlFault(.invalid, "\"\(url)\" is no URL") }
        guard let app = device.apps.owner(of: scheme) else {
            let all = device.apps.schemes
            let known = all.isEmpty ? "no installed app declares a scheme" : "installed apps open \(all.joined(separator: ", "))"
            if ["http", "https"].contains(scheme) {
                throw ControlFault(.unsupported, "the device has no browser, and no universal links; \(known)")
            }
            throw ControlFault(.failed, "no installed app opens \(scheme) URLs; \(known)")
        }
        device.open(link: url, with: app)
        let isThere = try driver.wait(Self.launchTime) { app.session.map { $0.ending != nil || $0.hasLaunched } ?? true }
        if let ending = app.session?.ending { throw ControlFault(.failed, "\(app.identifier): \(ending)") }
        guard isThere, app.isRunning else { throw ControlFault(.failed, "\(app.identifier) was not launched") }
        return .done
    }

    private func push(_ text: String, to app: InstalledApp) throws -> ControlAnswer {
        let payload: PushPayload
        do throws(PushPayloadError) { payload = try PushPayload([UInt8](text.utf8)) } catch { throw ControlFault(.invalid, "\(error)") }
        device.deliver(payload, identifier: UUID().uuidString, to: app)
        return .done
    }
}
