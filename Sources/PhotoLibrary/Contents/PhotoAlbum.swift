/// An album that the user or an app made.
package struct PhotoAlbum: Codable, Hashable, Sendable, Identifiable {
    package let id: String
    package var title: String
    /// Identifiers of assets, in the album's order.
    package var assets: [String]

    package init(id: String, title: String, assets: [String] = []) { (self.id, self.title, self.assets) = (id, title, assets) }
}
