internal import Foundation
internal import PhotoLibrary
internal import UIKitCore

/// What VoiceOver says of a photo, as Photos does: its kind, orientation and date.
enum PhotoLabel {
    static func text(of asset: PhotoAsset, locale: Locale = .current, timeZone: TimeZone = .current) -> String {
        let kind =
            switch asset.kind {
            case .photo: "Photo"
            case .screenshot: "Screenshot"
            case .panorama: "Panorama"
            case .animation: "Animated image"
            }
        func text(_ english: String) -> String { SystemStringTable.system.text(english, locale: locale.identifier) }
        var parts = [text(kind)]
        if asset.width != asset.height { parts.append(text(asset.isLandscape ? "Landscape" : "Portrait")) }
        if let date = asset.created {
            let format = DateFormatter()
            (format.locale, format.timeZone, format.dateStyle, format.timeStyle) = (locale, timeZone, .long, .short)
            parts.append(format.string(from: date))
        }
        if asset.isFavorite { parts.append(text("Favorite")) }
        return parts.joined(separator: ", ")
    }
}
