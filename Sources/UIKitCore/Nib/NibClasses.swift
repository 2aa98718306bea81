internal import Foundation
internal import ObjectiveC

/// Finds the classes that a compiled file names.
///
/// > Contract: UIKit: a missing class is logged and replaced with UIKit's class. A launch screen has UIKit's classes only.
@MainActor enum NibClasses {
    /// > Parameters: isPlain: without the app's classes.
    static func type(of record: NibObject, in document: NibDocument, isPlain: Bool) -> AnyClass {
        if let name = record.custom, !isPlain {
            if let type = SceneManifest.type(named: name) ?? framework(name) { return type }
            NSLog("Unknown class \(name) in Interface Builder file \(document.source).")
        }
        if let type = framework(record.className) { return type }
        NSLog("Unknown class \(record.className) in Interface Builder file \(document.source); a plain view takes its place.")
        return UIView.self
    }

    /// One of the framework's classes.
    static func framework(_ name: String) -> AnyClass? {
        if name == "NSObject" { return NSObject.self }
        return ClassNames.uiKitType(name)
    }
}
