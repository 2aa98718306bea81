/// The device's data of its apps.
extension SimulatedDevice {
    /// A temporary folder if none was given.
    func folder() throws(LaunchError) -> DeviceFolder {
        if let data { return data }
        do throws(DataError) {
            let made = try DeviceFolder(passing: nil)
            data = made
            return made
        } catch {
            throw .data(problem: "\(error)")
        }
    }

    /// "Erase All Content and Settings": all apps end and lose their data and permissions, and home appears.
    package func erase() throws(DataError) {
        for app in apps.installed { app.end() }
        if cover != nil { removeCover() }
        try data?.erase(keeping: apps.installed.map(\.identifier))
        for app in apps.installed { app.forget() }
        if let data { change { $0.identity = data.identity(of: device.name) } }
        clearPasteboard()
        push.renewAll(at: time)
        show(.home, from: nil)
    }
}
