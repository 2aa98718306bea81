import Photos
import PhotosUI
import UIKit

/// The photo library and the camera: pickers, saving, and the library itself.
class PhotosViewController: PageViewController {
    private let picture = UIImageView()
    private let stateLabel = PageLabel()
    private let picking = UILabel()
    private let library = UILabel()
    private var pickerButtons: [UIButton] = []
    private var libraryButtons: [UIButton] = []
    private var assets: PHFetchResult<PHAsset>?

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (label, text) in [(picking, "Pick"), (library, "Library")] {
            label.text = localized(text)
            label.font = .preferredFont(forTextStyle: .headline)
            content.addSubview(label)
        }
        pickerButtons = [
            makeButton("Photo", action: #selector(choosePhoto)), makeButton("Square", action: #selector(chooseSquare)),
            makeButton("Camera", action: #selector(openCamera)), makeButton("Several", action: #selector(chooseSeveral)),
        ]
        libraryButtons = [
            makeButton("Open", action: #selector(openLibrary)), makeButton("Save", action: #selector(saveDrawing)),
            makeButton("Favorites", action: #selector(showFavorites)), makeButton("Delete newest", action: #selector(deleteNewest)),
        ]
        for button in pickerButtons + libraryButtons { content.addSubview(button) }

        picture.contentMode = .scaleAspectFit
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = localized("The picture")
        content.addSubview(picture)

        addStateLabel(stateLabel, localized("Nothing chosen yet"))
    }

    override func layoutContent(in area: CGRect) {
        picking.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: fit(picking, in: area.width, atLeast: 24))
        var y = place(pickerButtons, columns: 4, height: 44, in: area, from: picking.frame.maxY + 8)
        library.frame = CGRect(x: area.minX, y: y + 12, width: area.width, height: fit(library, in: area.width, atLeast: 24))
        y = place(libraryButtons, columns: 2, height: 44, in: area, from: library.frame.maxY + 8)
        stateLabel.frame = CGRect(x: area.minX, y: y + 12, width: area.width, height: fit(stateLabel, in: area.width, atLeast: 48))
        let top = stateLabel.frame.maxY + 8
        picture.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
    }

    // MARK: Pickers

    @objc private func choosePhoto() { showPicker(.photoLibrary, editing: false) }
    @objc private func chooseSquare() { showPicker(.photoLibrary, editing: true) }
    @objc private func openCamera() { showPicker(.camera, editing: false) }

    private func showPicker(_ source: UIImagePickerController.SourceType, editing: Bool) {
        guard UIImagePickerController.isSourceTypeAvailable(source) else { return }
        let picker = UIImagePickerController()
        picker.sourceType = source
        picker.allowsEditing = editing
        picker.delegate = self
        present(picker, animated: true)
    }

    @objc private func chooseSeveral() {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = 3
        configuration.selection = .ordered
        configuration.filter = .any(of: [.images, .livePhotos])
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    private func show(_ image: UIImage?, _ text: String) {
        picture.image = image
        stateLabel.text = text
    }

    // MARK: Library

    @objc private func openLibrary() {
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
            DispatchQueue.main.async { self.opened(status) }
        }
    }

    private func opened(_ status: PHAuthorizationStatus) {
        guard status == .authorized || status == .limited else { return show(nil, localized("No access to the library")) }
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        if assets == nil { PHPhotoLibrary.shared().register(self) }
        assets = PHAsset.fetchAssets(with: .image, options: options)
        showNewest()
    }

    private func showNewest() {
        let count = assets?.count ?? 0
        guard let newest = assets?.firstObject else { return show(nil, localized("No photos")) }
        let text = localized("%d photos, the newest of %d × %d", count, newest.pixelWidth, newest.pixelHeight)
        let target = CGSize(width: 600, height: 600)
        PHImageManager.default().requestImage(for: newest, targetSize: target, contentMode: .aspectFit, options: nil) { image, info in
            let isDegraded = info?[PHImageResultIsDegradedKey] as? Bool ?? false
            self.show(image, isDegraded ? localized("Loading") : text)
        }
    }

    @objc private func showFavorites() {
        let options = PHFetchOptions()
        options.predicate = NSPredicate(format: "isFavorite == YES AND pixelWidth > pixelHeight")
        let found = PHAsset.fetchAssets(with: options)
        stateLabel.text = localized("%d favourites in landscape", found.count)
    }

    @objc private func saveDrawing() {
        let drawing = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 150)).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 150))
            UIColor.systemYellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: 60, y: 35, width: 80, height: 80)).fill()
        }
        UIImageWriteToSavedPhotosAlbum(drawing, self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil)
    }

    @objc private func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer?) {
        picture.image = image
        if assets == nil || error != nil { stateLabel.text = localized(error == nil ? "Saved" : "Not saved") }
    }

    @objc private func deleteNewest() {
        guard let newest = assets?.firstObject else { return show(nil, localized("Open the library first")) }
        PHPhotoLibrary.shared().performChanges({ PHAssetChangeRequest.deleteAssets([newest] as NSArray) }) { isDone, _ in
            DispatchQueue.main.async { if !isDone { self.stateLabel.text = localized("Nothing was deleted") } }
        }
    }
}

extension PhotosViewController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        let image = info[.editedImage] as? UIImage ?? info[.originalImage] as? UIImage
        let size = image?.size ?? .zero
        show(image, localized("%d × %d pixels", Int(size.width), Int(size.height)))
        dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        show(nil, localized("Cancelled"))
        dismiss(animated: true)
    }
}

extension PhotosViewController: PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        dismiss(animated: true)
        guard let first = results.first?.itemProvider, first.canLoadObject(ofClass: UIImage.self) else {
            return show(nil, localized("Nothing chosen"))
        }
        let names = results.compactMap(\.itemProvider.suggestedName).joined(separator: ", ")
        first.loadObject(ofClass: UIImage.self) { object, _ in
            let image = object as? UIImage
            DispatchQueue.main.async { self.show(image, names) }
        }
    }
}

extension PhotosViewController: PHPhotoLibraryChangeObserver {
    func photoLibraryDidChange(_ changeInstance: PHChange) {
        DispatchQueue.main.async {
            guard let assets = self.assets, let details = changeInstance.changeDetails(for: assets) else { return }
            self.assets = details.fetchResultAfterChanges
            self.showNewest()
        }
    }
}
