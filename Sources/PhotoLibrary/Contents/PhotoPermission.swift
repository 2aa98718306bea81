/// What the user lets an app do with the library.
package struct PhotoPermission: Codable, Hashable, Sendable {
    /// The answer to the question about reading and writing.
    package enum Reading: String, Codable, Sendable { case undecided, denied, limited, full }
    /// The answer to the question about adding only.
    package enum Adding: String, Codable, Sendable { case undecided, denied, granted }

    package var reading = Reading.undecided
    package var adding = Adding.undecided
    /// What an app with limited access sees: identifiers of the user's choice, and of what the app added.
    package var selected: Set<String> = []

    package init(reading: Reading = .undecided, adding: Adding = .undecided, selected: Set<String> = []) {
        (self.reading, self.adding, self.selected) = (reading, adding, selected)
    }

    package var canRead: Bool { reading == .limited || reading == .full }
    /// Who may read and write may also add.
    package var canAdd: Bool { canRead || adding == .granted }

    package func shows(_ asset: PhotoAsset) -> Bool { reading == .full || (reading == .limited && selected.contains(asset.id)) }

    /// What the app sees of the library. Albums of the user are hidden from an app with limited access.
    package func visible(of contents: PhotoLibraryContents) -> PhotoLibraryContents {
        switch reading {
        case .full: contents
        case .limited: contents.limited(to: selected)
        case .undecided, .denied: PhotoLibraryContents()
        }
    }
}

extension PhotoLibraryContents {
    fileprivate func limited(to ids: Set<String>) -> PhotoLibraryContents {
        PhotoLibraryContents(assets: assets.filter { ids.contains($0.id) })
    }
}
