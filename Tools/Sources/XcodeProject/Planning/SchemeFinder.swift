/// The schemes of a workspace and of its projects.
struct SchemeFinder {
    private(set) var schemes: [SchemeFile] = []
    private(set) var notes: [String] = []

    init(_ containers: [String], _ files: ProjectFiles) {
        for container in containers {
            var folders = ["\(container)/xcshareddata/xcschemes"]
            for user in files.list(container + "/xcuserdata") ?? [] { folders.append("\(container)/xcuserdata/\(user.name)/xcschemes") }
            for folder in folders {
                for entry in files.list(folder) ?? [] where PathText.ending(entry.name) == "xcscheme" {
                    let path = "\(folder)/\(entry.name)"
                    guard let data = files.contents(path) else { continue }
                    do { schemes.append(try SchemeFile(data, at: path, container: container)) } catch { notes.append("\(error)") }
                }
            }
        }
    }

    func named(_ name: String) -> SchemeFile? { schemes.first { $0.name == name } }
}
