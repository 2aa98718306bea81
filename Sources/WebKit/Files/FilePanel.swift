internal import CoreGraphics
internal import Foundation
internal import PhotosUI
internal import UIDocuments
internal import UIKitCore
internal import UIPhotos
internal import UniformTypeIdentifiers

/// Asks the user for the files that a page wants: photos of the library, a new one, or files of the device.
@MainActor final class FilePanel: NSObject {
    private let parameters: WKOpenPanelParameters
    private let uploads: UploadFolder
    /// Nil after it was called.
    private var completion: (([URL]?) -> Void)?

    /// `completion` receives the files, or nil if the user cancels.
    init(_ parameters: WKOpenPanelParameters, uploads: UploadFolder, completion: @escaping ([URL]?) -> Void) {
        (self.parameters, self.uploads, self.completion) = (parameters, uploads, completion)
        super.init()
    }

    /// Shows the ways to choose, or the only one that there is. > Units: points of the view.
    func show(from view: UIView, at place: CGPoint) {
        guard let controller = PresentingController.of(view) else { return finish(nil) }
        guard parameters.filter.acceptsPhotos, !parameters.wantsFolders else { return chooseFiles(over: controller) }
        guard !parameters.wantsCamera else { return takePhoto(over: controller) }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        let files = parameters.allowsMultipleSelection ? "Choose Files" : "Choose File"
        let ways: [(String, (UIViewController) -> Void)] = [
            ("Photo Library", { self.choosePhotos(over: $0) }), ("Take Photo", { self.takePhoto(over: $0) }),
            (files, { self.chooseFiles(over: $0) }),
        ]
        for (title, action) in ways {
            sheet.addAction(UIAlertAction(title: SystemStrings.text(title), style: .default) { _ in action(controller) })
        }
        sheet.addAction(UIAlertAction(title: SystemStrings.text("Cancel"), style: .cancel) { _ in self.finish(nil) })
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = CGRect(origin: place, size: CGSize(width: 1, height: 1))
        controller.present(sheet, animated: true)
    }

    /// Ends the panel as if the user had cancelled.
    func cancel() { finish(nil) }

    private func finish(_ files: [URL]?) {
        let answer = completion
        completion = nil
        answer?(files)
    }

    private func choosePhotos(over controller: UIViewController) {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        configuration.selectionLimit = parameters.allowsMultipleSelection ? 0 : 1
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, over: controller)
    }

    private func takePhoto(over controller: UIViewController) {
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        picker.delegate = self
        present(picker, over: controller)
    }

    private func chooseFiles(over controller: UIViewController) {
        let types = parameters.wantsFolders ? [UTType.folder] : parameters.filter.types.compactMap { UTType($0) }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: !parameters.wantsFolders)
        picker.allowsMultipleSelection = parameters.allowsMultipleSelection
        picker.delegate = self
        present(picker, over: controller)
    }

    private func present(_ picker: UIViewController, over controller: UIViewController) {
        controller.present(picker, animated: true)
        picker.presentationController?.delegate = self
    }
}

extension FilePanel: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { finish(nil) }
}

extension FilePanel: PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        guard !results.isEmpty else { return finish(nil) }
        Task {
            var files: [URL] = []
            for result in results {
                let provider = result.itemProvider
                let type = provider.registeredTypeIdentifiers.first ?? UTType.image.identifier
                let name = (provider.suggestedName ?? "image") + "." + (UTType(type)?.preferredFilenameExtension ?? "jpeg")
                guard let data = await Self.data(of: result, type: type), let file = uploads.write(data, name: name) else { continue }
                files.append(file)
            }
            finish(files.isEmpty ? nil : files)
        }
    }

    private static func data(of result: PHPickerResult, type: String) async -> Data? {
        await withCheckedContinuation { continuation in
            _ = result.itemProvider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                if let error { NSLog("WebKit: a photo for the page cannot be read: %@", "\(error)") }
                continuation.resume(returning: data)
            }
        }
    }
}

extension FilePanel: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        let photo = (info[.originalImage] as? UIImage)?.jpegData(compressionQuality: 0.9)
        finish(photo.flatMap { uploads.write($0, name: "image.jpg") }.map { [$0] })
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
        finish(nil)
    }
}

extension FilePanel: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { finish(urls) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { finish(nil) }
}

extension WKWebView {
    /// Asks the user for files, in place of an earlier question.
    func showFilePanel(_ parameters: WKOpenPanelParameters, _ completion: @escaping ([URL]?) -> Void) {
        filePanel?.cancel()
        let panel = FilePanel(parameters, uploads: uploads) { [weak self] files in
            self?.filePanel = nil
            completion(files)
        }
        filePanel = panel
        panel.show(from: content, at: lastTap)
    }
}
