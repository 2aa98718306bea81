public import Foundation

/// Loads the pixels of assets, and may be told which ones are needed soon.
///
/// > Contract: Photos, PHCachingImageManager
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Whether results of full quality are kept too; kept: the library decides itself, by size.
    open var allowsCachingHighQualityImages = true

    /// Prepares images that will be asked for. Has no effect on what requests give; the library keeps the images that were loaded last.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) { ImageCaching.note() }
    /// Ends to prepare images.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) { ImageCaching.note() }
    /// Ends to prepare images.
    open func stopCachingImagesForAllAssets() { ImageCaching.note() }
}
