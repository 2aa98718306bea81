internal import Foundation
internal import UIKitCore

/// The menu of a document in the browser.
@MainActor enum DocumentMenu {
    static func menu(for item: FilesItem, in controller: FilesFolderController, browser: UIDocumentBrowserViewController) -> UIMenu {
        func action(
            _ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = [],
            _ body: @escaping @MainActor (FilesFolderController) throws -> Void
        ) -> UIAction {
            UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) { [weak controller] _ in
                guard let controller else { return }
                do { try body(controller) } catch { FileFailure.show(error, over: controller) }
                controller.reload()
            }
        }
        let own = browser.customActions.filter { $0.availability.contains(.menu) && $0.fits([item]) }.map { custom in
            UIAction(title: custom.localizedTitle, image: custom.image) { _ in custom.handler([item.url]) }
        }
        let arrange = [
            action(FilesStrings.rename, "pencil") { askForName(of: item, in: $0, browser) },
            action(FilesStrings.duplicate, "plus.square.on.square") { _ in
                _ = try FilesReader.put(item.url, into: item.url.deletingLastPathComponent(), isCopy: true)
            },
            action(FilesStrings.share, "square.and.arrow.up") { _ in share(item, browser) },
        ]
        let delete = action(FilesStrings.delete, "trash", .destructive) { _ in try FileRenaming.delete(item.url) }
        return UIMenu(children: own + arrange + [UIMenu(options: .displayInline, children: [delete])])
    }

    private static func askForName(of item: FilesItem, in controller: FilesFolderController, _ browser: UIDocumentBrowserViewController) {
        let alert = UIAlertController(title: FilesStrings.rename, message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = item.name(showsExtension: false) }
        alert.addAction(UIAlertAction(title: FilesStrings.cancel, style: .cancel))
        alert.addAction(
            UIAlertAction(title: FilesStrings.ok, style: .default) { [weak alert, weak controller] _ in
                let name = alert?.textFields?.first?.text ?? ""
                browser.renameDocument(at: item.url, proposedName: name) { _, error in
                    if let error, let controller { FileFailure.show(error, over: controller) }
                }
            })
        controller.present(alert, animated: true)
    }

    private static func share(_ item: FilesItem, _ browser: UIDocumentBrowserViewController) {
        let own = browser.delegate?.documentBrowser(browser, applicationActivitiesForDocumentURLs: [item.url])
        let sheet = UIActivityViewController(activityItems: [item.url], applicationActivities: own)
        sheet.popoverPresentationController?.sourceView = browser.view
        browser.delegate?.documentBrowser(browser, willPresent: sheet)
        browser.present(sheet, animated: true)
    }
}
