internal import Foundation
internal import UIKitCore

/// An alert about a file that could not be read or written.
@MainActor enum FileFailure {
    static func show(_ error: any Error, over controller: UIViewController) {
        DocumentService.current.log("Files: \(error.localizedDescription)")
        let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: FilesStrings.ok, style: .default))
        controller.present(alert, animated: true)
    }
}
