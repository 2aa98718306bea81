/// What the device keeps of its apps.
extension SimulatedDevice {
    /// Made for this object alone where none was given.
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

    /// As after "Erase All Content and Settings": every app ends and has nothing any more, nobody allowed anything, and home shows.
    package func erase() throws(DataError) {
        for app in apps.installed { app.end() }
        if cover != nil { removeCover() }
        try data?.erase(keeping: apps.installed.map(\.identifier))
        for app in apps.installed { app.forget() }
        clearPasteboard()
        push.renewAll(at: time)
        show(.home, from: nil)
    }
}
