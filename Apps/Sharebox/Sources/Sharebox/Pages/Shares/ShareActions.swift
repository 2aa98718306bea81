import UIKit

/// All actions on a share, with their dialogs and messages.
@MainActor final class ShareActions {
    private unowned let page: SharesViewController
    private var workplace: Workplace { page.workplace }

    init(page: SharesViewController) { self.page = page }

    // MARK: Sheets

    func show(for share: Share, from button: UIView) {
        let sheet = UIAlertController(
            title: share.name, message: "\(Texts.size(share.size)) · \(Texts.moment(share.createdAt))", preferredStyle: .actionSheet)
        func add(_ title: String, _ style: UIAlertAction.Style = .default, _ body: @escaping () -> Void) {
            sheet.addAction(UIAlertAction(title: title, style: style) { _ in body() })
        }
        add(words("Open")) { self.open(share) }
        switch workplace.downloads[share.id]?.state {
        case nil: add(words("Download")) { self.workplace.downloads.start(share) }
        case .running:
            add(words("Pause download")) { self.workplace.downloads.pause(share.id) }
            add(words("Cancel download")) { self.workplace.downloads.cancel(share.id) }
        case .paused, .failed:
            add(words("Resume download")) { self.workplace.downloads.start(share) }
            add(words("Cancel download")) { self.workplace.downloads.cancel(share.id) }
        case .done: add(words("Remove download")) { self.workplace.downloads.cancel(share.id) }
        }
        add(words("Rename")) { self.rename(share, name: share.name, problem: nil) }
        add(words("Move to folder")) { self.move(share) }
        add(words("Copy link")) { self.copyLink(share) }
        add(words("Share again")) { self.shareAgain(share) }
        add(words("Delete"), .destructive) { self.delete(share) }
        present(sheet, from: button)
    }

    func show(for upload: Upload, from button: UIView) {
        let sheet = UIAlertController(title: upload.name, message: Texts.size(upload.size), preferredStyle: .actionSheet)
        if upload.state != .running {
            sheet.addAction(UIAlertAction(title: words("Try again"), style: .default) { _ in self.workplace.uploads.retry(upload.id) })
        }
        sheet.addAction(
            UIAlertAction(title: words("Cancel upload"), style: .destructive) { _ in self.workplace.uploads.cancel(upload.id) })
        present(sheet, from: button)
    }

    private func present(_ sheet: UIAlertController, from button: UIView) {
        sheet.addAction(UIAlertAction(title: words("Cancel"), style: .cancel))
        // On an iPad it points at its button.
        sheet.popoverPresentationController?.sourceView = button
        sheet.popoverPresentationController?.sourceRect = button.bounds
        page.present(sheet, animated: true)
    }

    // MARK: Actions

    func open(_ share: Share) {
        page.navigationController?.pushViewController(PreviewViewController(share, workplace), animated: true)
    }

    func toggleDownload(_ share: Share) {
        if workplace.downloads[share.id]?.state == .running {
            workplace.downloads.pause(share.id)
        } else {
            workplace.downloads.start(share)
        }
    }

    private func copyLink(_ share: Share) {
        UIPasteboard.general.url = workplace.client.link(of: share)
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        page.toast(words("The link is copied."))
    }

    private func shareAgain(_ share: Share) {
        attempt { [workplace] in
            try await workplace.shares.shareAgain(share)
            self.page.toast(words("Shared again."))
        }
    }

    private func rename(_ share: Share, name: String, problem: String?) {
        let alert = UIAlertController(title: words("Rename"), message: problem, preferredStyle: .alert)
        alert.addTextField { field in
            field.text = name
            field.clearButtonMode = .whileEditing
            field.autocapitalizationType = .none
            field.accessibilityIdentifier = "rename field"
        }
        alert.addAction(UIAlertAction(title: words("Cancel"), style: .cancel))
        let save = UIAlertAction(title: words("Save"), style: .default) { [weak alert] _ in
            self.rename(share, to: alert?.textFields?.first?.text ?? "")
        }
        alert.addAction(save)
        alert.preferredAction = save
        page.present(alert, animated: true) { [weak alert] in
            // Selects the name without its extension.
            guard let field = alert?.textFields?.first else { return }
            let count = ((field.text ?? "") as NSString).deletingPathExtension.utf16.count
            let end = field.position(from: field.beginningOfDocument, offset: count) ?? field.endOfDocument
            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: end)
        }
    }

    private func rename(_ share: Share, to name: String) {
        guard name != share.name else { return }
        Task {
            do {
                try await workplace.shares.rename(share, to: name)
            } catch let problem as FileName.Problem {
                rename(share, name: name, problem: problem.words)
            } catch {
                let error = ShareError(error)
                // Explains a name conflict and suggests an unused name.
                guard case .refused(let refusal) = error, refusal.status == 409 || refusal.status == 422 else { return fail(error) }
                let offer = refusal.suggestion.map { " " + words("“%@” is free.", $0) } ?? ""
                rename(share, name: refusal.suggestion ?? name, problem: refusal.words + offer)
            }
        }
    }

    private func move(_ share: Share) {
        let picker = FolderPickerViewController(share, workplace)
        picker.onFolder = { folder in
            self.attempt { [workplace = self.workplace] in
                try await workplace.shares.move(share, to: folder)
                self.page.toast(folder.map { words("Moved to “%@”.", $0.name) } ?? words("Moved out of its folder."))
            }
        }
        let sheet = ThemedNavigationController(rootViewController: picker)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        page.present(sheet, animated: true)
    }

    /// Confirms, deletes, and offers undo for a while.
    func delete(_ share: Share) {
        let alert = UIAlertController(
            title: words("Delete “%@”?", share.name), message: words("Its link stops working."), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: words("Cancel"), style: .cancel))
        alert.addAction(UIAlertAction(title: words("Delete"), style: .destructive) { _ in self.deleteNow(share) })
        page.present(alert, animated: true)
    }

    private func deleteNow(_ share: Share) {
        attempt { [workplace] in
            try await workplace.shares.delete(share)
            self.page.undoBar.show(words("Deleted “%@”", share.name)) {
                self.attempt { try await workplace.shares.restore(share) }
            }
        }
    }

    func chooseUpload() {
        let picker = SampleLibraryViewController()
        picker.onFile = { [workplace] file in
            do {
                try workplace.uploads.start(file, name: file.lastPathComponent)
            } catch {
                self.fail(ShareError(error))
            }
        }
        let sheet = ThemedNavigationController(rootViewController: picker)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        page.present(sheet, animated: true)
    }

    // MARK: Failures

    private func attempt(_ body: @escaping () async throws -> Void) {
        Task {
            do { try await body() } catch { fail(ShareError(error), retry: body) }
        }
    }

    private func fail(_ error: ShareError, retry: (() async throws -> Void)? = nil) {
        guard error != .cancelled else { return }
        if error == .signedOut { return workplace.sessionEnded() }
        let alert = UIAlertController(title: words("That did not work"), message: error.words, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: words("OK"), style: .cancel))
        if let retry { alert.addAction(UIAlertAction(title: words("Retry"), style: .default) { _ in self.attempt(retry) }) }
        page.present(alert, animated: true)
    }
}

extension SharesViewController {
    /// Shows a message that disappears by itself.
    func toast(_ text: String) { Toast.show(text, over: view) }
}
