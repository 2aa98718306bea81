import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Asset catalogs", .application)
struct AssetTests {
    @Test("a colour resolves for the traits of its view")
    func colors() throws {
        let files = try SampleBundle()
        try files.index(
            """
            {"version": 1, "images": {}, "data": {}, "colors": {
              "brand": [{"components": [1, 0, 0, 1]}, {"components": [0, 0, 1, 0.5], "conditions": {"appearance": "dark"}},
                        {"components": [0, 1, 0, 1], "conditions": {"appearance": "dark", "contrast": "high"}}],
              "wide": [{"components": [1, 0, 0, 1], "space": "display-p3"}], "system": [{"system": "systemRedColor"}],
              "broken": [{"components": [1]}], "empty": []}}
            """)
        let brand = try #require(UIColor(named: "brand", in: files.bundle, compatibleWith: nil))
        let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
        #expect(brand.resolvedColor(with: light).cgColor.components == [1, 0, 0, 1])
        #expect(brand.resolvedColor(with: dark).cgColor.components == [0, 0, 1, 0.5])
        let strong = UITraitCollection(traitsFrom: [dark, UITraitCollection(accessibilityContrast: .high)])
        #expect(brand.resolvedColor(with: strong).cgColor.components == [0, 1, 0, 1])
        #expect(
            UIColor(named: "system", in: files.bundle, compatibleWith: nil)?.resolvedColor(with: dark).cgColor
                == UIColor.systemRed.resolvedColor(with: dark).cgColor)
        #expect(UIColor(named: "wide", in: files.bundle, compatibleWith: nil) != nil)
        #expect(UIColor(named: "nothing", in: files.bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: "") == nil)
        // Xcode's accent colour until it is chosen; a nib's colour of this name has the nib's components.
        #expect(UIColor(named: "empty", in: files.bundle, compatibleWith: nil) == nil)
        let broken = UIColor(named: "broken", in: files.bundle, compatibleWith: nil)
        #expect(broken?.resolvedColor(with: light).cgColor.alpha == 0)
        let resource = ColorResource(name: "brand", bundle: files.bundle)
        #expect(UIColor(resource: resource).resolvedColor(with: light).cgColor.components == [1, 0, 0, 1])
    }

    @Test("an image set may be a template, resizable, inset, and mirrored")
    func settings() throws {
        let files = try SampleBundle()
        try files.write("Assets.ferryassets/images/a.png", .red, pixels: 20)
        try files.index(
            """
            {"version": 1, "colors": {}, "data": {}, "images": {"Group/pic": [{"file": "images/a.png", "scale": 2, "rendering": "template",
              "resizing": {"caps": [1, 2, 3, 4], "mode": "stretch"}, "alignmentInsets": [0, 1, 0, 1],
              "conditions": {"direction": "left-to-right"}}]}}
            """)
        let image = try #require(UIImage(named: "Group/pic", in: files.bundle, with: nil))
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(image.renderingMode == .alwaysTemplate)
        #expect(image.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(image.resizingMode == .stretch)
        #expect(image.alignmentRectInsets.left == 1)
        #expect(image.flipsForRightToLeftLayoutDirection)
        #expect(UIImage(resource: ImageResource(name: "Group/pic", bundle: files.bundle)).size == image.size)
        #expect(UIImage(resource: ImageResource(name: "gone", bundle: files.bundle)).size == .zero)
        #expect(UIImage(named: "Group/pic.png", in: files.bundle, with: nil)?.size == image.size)
        #expect(UIImage(named: "Group/pic.jpg", in: files.bundle, with: nil) == nil)
    }

    @Test("vectors are rasterised for the screen, and again for larger views if preserved")
    @MainActor func vectors() throws {
        let files = try SampleBundle()
        let circle =
            ##"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"><rect width="10" height="20" fill="#00ff00"/></svg>"##
        try files.write("Assets.ferryassets/images/a.svg", Data(circle.utf8))
        try files.index(
            """
            {"version": 1, "colors": {}, "data": {}, "images": {
              "kept": [{"file": "images/a.svg", "isVector": true, "preservesVector": true}], "flat": [{"file": "images/a.svg", "isVector": true}],
              "leaf": [{"file": "images/a.svg", "isVector": true, "isSymbol": true}]}}
            """)
        let traits = UITraitCollection(displayScale: 3)
        let image = try #require(UIImage(named: "kept", in: files.bundle, compatibleWith: traits))
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(image.cgImage?.width == 30)
        #expect(try #require(image.cgImage).pixel(15, 30) == [0, 255, 0, 255])
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.image = image
        #expect((view.layer.contents as? CGImage)?.width == Int(100 * view.contentScaleFactor))
        view.image = UIImage(named: "flat", in: files.bundle, compatibleWith: traits)
        #expect((view.layer.contents as? CGImage)?.width == 30)
        #expect(UIImage(named: "leaf", in: files.bundle, compatibleWith: traits)?.renderingMode == .alwaysTemplate)
    }

    @Test("a symbol is drawn for a text of 17 points, from a template for 100")
    @MainActor func symbols() throws {
        let files = try SampleBundle()
        let template =
            ##"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="200"><rect width="100" height="200" fill="#00ff00"/></svg>"##
        try files.write("Assets.ferryassets/images/a.svg", Data(template.utf8))
        try files.index(
            #"{"version": 1, "colors": {}, "data": {}, "images": {"leaf": [{"file": "images/a.svg", "isVector": true, "isSymbol": true}]}}"#
        )
        let image = try #require(UIImage(named: "leaf", in: files.bundle, compatibleWith: UITraitCollection(displayScale: 3)))
        #expect(image.size == CGSize(width: 17, height: 34))
        #expect(image.renderingMode == .alwaysTemplate)
    }

    @Test("an image view shows the variant for its traits")
    @MainActor func views() throws {
        let files = try SampleBundle()
        try files.write("Assets.ferryassets/images/a.png", .red, pixels: 2)
        try files.write("Assets.ferryassets/images/b.png", .blue, pixels: 2)
        try files.index(
            """
            {"version": 1, "colors": {}, "data": {}, "images": {"pic": [{"file": "images/a.png", "scale": 1},
              {"file": "images/b.png", "scale": 1, "conditions": {"appearance": "dark"}}]}}
            """)
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        view.overrideUserInterfaceStyle = .dark
        view.image = UIImage(named: "pic", in: files.bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .light))
        #expect(try #require(view.layer.contents as? CGImage).pixel(0, 0) == [0, 0, 255, 255])
    }

    @Test("data assets have their type")
    func data() throws {
        let files = try SampleBundle()
        try files.write("Assets.ferryassets/words.txt", Data("hello".utf8))
        try files.index(
            #"{"version": 1, "images": {}, "colors": {}, "data": {"words": [{"file": "words.txt", "type": "public.plain-text"}], "out": [{"file": "../secret"}]}}"#
        )
        try files.write("secret", Data("no".utf8))
        let asset = try #require(NSDataAsset(name: "words", bundle: files.bundle))
        #expect(asset.data == Data("hello".utf8))
        #expect(asset.typeIdentifier == "public.plain-text")
        #expect(asset.name == "words")
        #expect(NSDataAsset(name: "out", bundle: files.bundle) == nil)
        #expect(NSDataAsset(name: "none", bundle: files.bundle) == nil)
    }

    @Test("an image asset finds registered images by traits")
    func registering() throws {
        let asset = UIImageAsset()
        let (light, dark) = (Samples.corners(), Samples.render(CGSize(width: 3, height: 3)) { _ in })
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size == dark.size)
        #expect(asset.image(with: UITraitCollection()).size == light.size)
        asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size == light.size)
        #expect(light.imageAsset != nil)
    }

    @Test(
        "a corrupt catalog is ignored",
        arguments: ["", "{}", "[1]", #"{"version": 99, "images": {}, "colors": {}, "data": {}}"#, #"{"version": 1, "images": 3}"#])
    func broken(text: String) throws {
        let files = try SampleBundle()
        try files.index(text)
        #expect(throws: AssetCatalogError.self) { try AssetCatalog(folder: files.path + "/Assets.ferryassets") }
        #expect(UIImage(named: "a", in: files.bundle, with: nil) == nil)
    }
}
