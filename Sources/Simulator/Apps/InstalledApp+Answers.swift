internal import DeviceProtocol
internal import Foundation

extension InstalledApp {
    /// Forgets what the user answered when the app wanted to use something; the app asks again. > Precondition: it is not running.
    func forgetAnswer(to resource: String) {
        if resource == "location" { location = LocationPermission() }
        guard let system = folder?.container(of: identifier).system else { return }
        // The app's frameworks keep their answers there.
        if resource == "photos" { try? FileManager.default.removeItem(at: system.appendingPathComponent("photos.json")) }
        let file = system.appendingPathComponent("privacy.json")
        guard let data = try? Data(contentsOf: file), var answers = try? JSONDecoder().decode([String: Bool].self, from: data),
            answers.removeValue(forKey: resource) != nil
        else { return }
        try? JSONEncoder().encode(answers).write(to: file, options: .atomic)
    }
}
