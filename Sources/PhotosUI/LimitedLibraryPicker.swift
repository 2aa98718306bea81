public import Photos
internal import UIPhotos
public import UIKitCore

extension PHPhotoLibrary {
    /// Lets the user change which photos the app sees; does nothing unless access is limited.
    ///
    /// > Contract: PhotosUI, PHPhotoLibrary.presentLimitedLibraryPicker(from:)
    @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {
        presentLimitedLibraryPicker(from: controller) { _ in }
    }

    /// The same; then calls a closure with the identifiers of photos that the app did not see before.
    @MainActor public func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping @Sendable ([String]) -> Void
    ) {
        let access = PhotoAccess.shared
        let before = access.permissions.permission
        guard before.reading == .limited else { return completionHandler([]) }
        let picker = PhotoChooser.controller(chosen: before.selected) { [weak controller] chosen in
            if let chosen { access.select(chosen) }
            controller?.dismiss(animated: true) { completionHandler((chosen ?? []).subtracting(before.selected).sorted()) }
        }
        controller.present(picker, animated: true)
    }
}
