internal import Foundation
internal import ObjectiveC

/// The properties of this module's classes by key, for predicates and sort descriptors. Written by hand.
enum PhotoMembers {
    static let tables: [String: MemberTable] = [
        "PHObject": MemberTable(object, keys: "localIdentifier", renamed: ""),
        "PHAsset": MemberTable(
            asset,
            keys: """
                mediaType mediaSubtypes pixelWidth pixelHeight creationDate modificationDate location duration hidden favorite \
                burstIdentifier representsBurst
                """,
            renamed: "isHidden=hidden isFavorite=favorite"),
        "PHCollection": MemberTable(collection, keys: "localizedTitle", renamed: ""),
        "PHAssetCollection": MemberTable(
            album, keys: "assetCollectionType assetCollectionSubtype estimatedAssetCount startDate endDate", renamed: ""),
    ]

    @MainActor private static func object(_ name: String) -> ObjCMember? {
        name == "localIdentifier" ? .readOnly(\PHObject.localIdentifier) : nil
    }

    @MainActor private static func asset(_ name: String) -> ObjCMember? {
        switch name {
        case "mediaType", "mediaTypes": .readOnly(\PHAsset.mediaType.rawValue)
        case "mediaSubtypes", "mediaSubtype": .readOnly(\PHAsset.mediaSubtypes.rawValue)
        case "pixelWidth": .readOnly(\PHAsset.pixelWidth)
        case "pixelHeight": .readOnly(\PHAsset.pixelHeight)
        case "creationDate": .readOnly(\PHAsset.creationDate)
        case "modificationDate": .readOnly(\PHAsset.modificationDate)
        case "location": .readOnly(\PHAsset.location)
        case "duration": .readOnly(\PHAsset.duration)
        case "hidden", "isHidden": .readOnly(\PHAsset.isHidden)
        case "favorite", "isFavorite": .readOnly(\PHAsset.isFavorite)
        case "burstIdentifier": .readOnly(\PHAsset.burstIdentifier)
        case "representsBurst": .readOnly(\PHAsset.representsBurst)
        default: nil
        }
    }

    @MainActor private static func collection(_ name: String) -> ObjCMember? {
        name == "localizedTitle" || name == "title" ? .readOnly(\PHCollection.localizedTitle) : nil
    }

    @MainActor private static func album(_ name: String) -> ObjCMember? {
        switch name {
        case "assetCollectionType": .readOnly(\PHAssetCollection.assetCollectionType.rawValue)
        case "assetCollectionSubtype": .readOnly(\PHAssetCollection.assetCollectionSubtype.rawValue)
        case "estimatedAssetCount": .readOnly(\PHAssetCollection.estimatedAssetCount)
        case "startDate": .readOnly(\PHAssetCollection.startDate)
        case "endDate": .readOnly(\PHAssetCollection.endDate)
        default: nil
        }
    }
}

/// Queued when the library is loaded; the tables themselves are made when the first name is asked for.
@used @section(".init_array") private nonisolated let registration: @convention(c) () -> Void = {
    ObjCRuntime.enqueue { ObjCRuntime.register(tablesOf: "Photos") { PhotoMembers.tables } }
}
