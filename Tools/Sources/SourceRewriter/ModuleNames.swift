/// Names under which modules of a project are compiled, where UIKit has modules of theirs.
public struct ModuleNames: Hashable, Sendable {
    /// The names that the files of one module mean.
    public struct Place: Hashable, Sendable {
        /// Its folder.
        public var folder: String
        /// Its own name.
        public var own: String
        /// The names that modules are compiled under, by their own names: of those that it can import, and of itself.
        public var compiled: [String: String]

        public init(folder: String, own: String, compiled: [String: String]) {
            (self.folder, self.own, self.compiled) = (folder, own, compiled)
        }
    }

    public var places: [Place]
    /// The folders of modules: a class and its extensions may be in several.
    public var folders: [String]

    public init(_ places: [Place] = [], folders: [String] = []) { (self.places, self.folders) = (places, folders) }

    /// Identifies a file's module; nil if it is unknown.
    public func module(of path: String) -> String? {
        folders.filter { path.hasPrefix($0 + "/") }.max { $0.count < $1.count }
    }

    /// What the names in a file mean; nil where all are the compiler's.
    func place(of path: String) -> Place? {
        places.filter { path.hasPrefix($0.folder + "/") && !$0.compiled.isEmpty }.max { $0.folder.count < $1.folder.count }
    }
}
