import Foundation
import RenderProtocol
import Synchronization

extension CALayer {
    func setCompositingFilter(_ filter: Any?) {
        let blend = filter.map { RenderBlend(filter: $0) } ?? .normal
        if blend == nil, let filter { CompositingFilter.report(filter) }
        objects.compositingFilter = filter
        let new = blend ?? .normal
        if new != values.blend { change(.blend) { values.blend = new } }
    }
}

/// Reports each filter without effect once.
private enum CompositingFilter {
    private static let reported = Mutex<Set<String>>([])

    static func report(_ filter: Any) {
        let name = "\(filter)"
        guard reported.withLock({ $0.insert(name).inserted }) else { return }
        FileHandle.standardError.write(Data("CALayer.compositingFilter \(name) has no effect here\n".utf8))
    }
}

extension RenderBlend {
    /// The blend mode that a compositing filter names.
    fileprivate init?(filter: Any) {
        guard let name = filter as? String, let blend = Self.byName[name] else { return nil }
        self = blend
    }

    private static let byName: [String: RenderBlend] = [
        "normalBlendMode": .normal, "sourceOver": .normal, "plusL": .plusLighter, "plusLighter": .plusLighter,
        "linearDodgeBlendMode": .plusLighter, "additionCompositing": .plusLighter, "multiplyBlendMode": .multiply,
        "screenBlendMode": .screen, "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
        "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn, "hardLightBlendMode": .hardLight,
        "softLightBlendMode": .softLight, "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
        "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color, "luminosityBlendMode": .luminosity,
        "CIMultiplyBlendMode": .multiply, "CIScreenBlendMode": .screen, "CIOverlayBlendMode": .overlay,
    ]
}
