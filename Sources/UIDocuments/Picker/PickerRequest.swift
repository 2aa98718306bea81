internal import Foundation

/// What a document picker was made for.
enum PickerRequest {
    /// Choosing files of these types; copies are put into the app's inbox.
    case open(types: [String], asCopy: Bool)
    /// Putting the app's files into a folder.
    case export(urls: [URL], asCopy: Bool)

    init(types: [String], mode: UIDocumentPickerMode) { self = .open(types: types, asCopy: mode == .import) }
    init(urls: [URL], mode: UIDocumentPickerMode) { self = .export(urls: urls, asCopy: mode != .moveToService) }

    var mode: UIDocumentPickerMode {
        switch self {
        case .open(_, let asCopy): asCopy ? .import : .open
        case .export(_, let asCopy): asCopy ? .exportToService : .moveToService
        }
    }

    /// Empty for all types.
    var types: [String] { if case .open(let types, _) = self { types } else { [] } }
    var isExport: Bool { if case .export = self { true } else { false } }

    /// The files for the app after the user chose some. > Throws: `CocoaError` if one cannot be copied.
    func deliver(_ chosen: [URL], inbox: URL) throws -> [URL] {
        guard case .open(_, asCopy: true) = self else { return chosen }
        return try chosen.map { try FilesReader.put($0, into: inbox, isCopy: true) }
    }

    /// Puts the app's files into a folder. > Returns: where they are now. > Throws: `CocoaError` if one cannot be copied or moved.
    func export(to folder: URL) throws -> [URL] {
        guard case .export(let urls, let asCopy) = self else { return [] }
        return try urls.map { try FilesReader.put($0, into: folder, isCopy: asCopy) }
    }
}
