public import Foundation

/// The bundles of an app's frameworks.
///
/// On iOS each framework is a folder of the app with files of its own. `ferry build` compiles frameworks into the program and puts their files into the
/// app's bundle, except where a name is there twice: then the framework has its folder, too. It replaces `Bundle(for:)` with this.
/// > Isolation: any thread.
public enum DeviceBundles {
    /// The bundle of the framework that has the class; the app's bundle for classes of the app, and of frameworks without a folder.
    public static func bundle(for aClass: AnyClass) -> Bundle {
        // Most apps have none, and views ask for each nib.
        guard hasFrameworks else { return Bundle(for: aClass) }
        let module = String(reflecting: aClass).prefix { $0 != "." }
        return framework(String(module), in: Bundle.main.bundlePath).flatMap(Bundle.init(path:)) ?? Bundle(for: aClass)
    }

    private static let hasFrameworks = FileManager.default.fileExists(atPath: Bundle.main.bundlePath + "/Frameworks")

    /// The folder of a framework in the bundle of an app; nil if it has none.
    package static func framework(_ module: String, in app: String) -> String? {
        let folder = "\(app)/Frameworks/\(module).framework"
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue ? folder : nil
    }
}
