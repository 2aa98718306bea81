import CoreGraphics
import Foundation
import RenderProtocol

extension CALayer {
    /// The outer nil: no value under that key path.
    func codedValue(forKeyPath path: String) -> Any?? {
        switch path {
        case "backgroundColor": return .some(backgroundColor)
        case "borderColor": return .some(borderColor)
        case "shadowColor": return .some(shadowColor)
        case "shadowPath": return .some(shadowPath)
        case "contents": return .some(contents)
        case "hidden", "isHidden": return NSNumber(value: isHidden)
        case "name": return .some(name)
        case "delegate": return .some(delegate)
        case "mask": return .some(mask)
        case "sublayers": return .some(sublayers)
        case "superlayer": return .some(superlayer)
        case "frame": return frame
        case "masksToBounds": return NSNumber(value: masksToBounds)
        case "doubleSided", "isDoubleSided": return NSNumber(value: isDoubleSided)
        case "opaque", "isOpaque": return NSNumber(value: isOpaque)
        case "contentsGravity": return contentsGravity.rawValue
        case "cornerCurve": return cornerCurve.rawValue
        case "shouldRasterize": return NSNumber(value: shouldRasterize)
        case "speed": return NSNumber(value: speed)
        case "beginTime": return NSNumber(value: beginTime)
        case "timeOffset": return NSNumber(value: timeOffset)
        default: break
        }
        if let value = subclassValue(forKey: path) { return value }
        if let key = animatedKey(path) { return .some(values.value(for: key).flatMap { ValueCoding.object($0, for: key) }) }
        if let value = objects.extra[path] { return value }
        return path.contains(".") ? .none : .some(type(of: self).defaultValue(forKey: path))
    }

    /// False if the path names nothing of a layer.
    func setCodedValue(_ value: Any?, forKeyPath path: String) -> Bool {
        switch path {
        case "contents": contents = value
        case "name": name = value as? String
        case "backgroundColor": backgroundColor = value as? CGColor
        case "borderColor": borderColor = value as? CGColor
        case "shadowColor": shadowColor = value as? CGColor
        case "shadowPath": shadowPath = value as? CGPath
        case "mask": mask = value as? CALayer
        case "frame": if let rect = value as? CGRect { frame = rect }
        case "contentsGravity": contentsGravity = (value as? String).map(CALayerContentsGravity.init(rawValue:)) ?? .resize
        case "cornerCurve": cornerCurve = (value as? String).map(CALayerCornerCurve.init(rawValue:)) ?? .circular
        case "masksToBounds": masksToBounds = ValueCoding.number(value) == 1
        case "doubleSided": isDoubleSided = ValueCoding.number(value) == 1
        case "opaque": isOpaque = ValueCoding.number(value) == 1
        case "shouldRasterize": shouldRasterize = ValueCoding.number(value) == 1
        case "speed": speed = Float(ValueCoding.number(value) ?? 0)
        case "beginTime": beginTime = ValueCoding.number(value) ?? 0
        case "timeOffset": timeOffset = ValueCoding.number(value) ?? 0
        default:
            if setSubclassValue(value, forKey: path) { return true }
            if let key = animatedKey(path) { return setAnimated(value, key) }
            guard !path.contains(".") else { return false }
            setOwnValue(value, forKey: path)
        }
        return true
    }

    /// A name with a meaning only for other kinds of layers is available to the application.
    func animatedKey(_ path: String) -> AnimatedKey? {
        AnimatedKey(keyPath: path).flatMap { $0.kind == nil || $0.kind == kind ? $0 : nil }
    }

    private func setAnimated(_ value: Any?, _ key: AnimatedKey) -> Bool {
        var holds: [BitmapReference] = []
        guard let new = ValueCoding.animated(value, key, &holds), let layerKey = key.layerKey else { return false }
        var changed = values
        changed.set(new, for: key)
        guard changed.property(for: layerKey) != values.property(for: layerKey) else { return true }
        if layerKey == .bounds {
            bounds = CGRect(changed.bounds)
        } else {
            change(layerKey, event: key.kind == nil ? nil : key.keyPath) { values = changed }
        }
        return true
    }
}

extension CALayer {
    func encodeValues(to coder: NSCoder) {
        coder.encode(NSStringFromRect(bounds) as NSString, forKey: "bounds")
        coder.encode(NSStringFromPoint(position) as NSString, forKey: "position")
        coder.encode(NSStringFromPoint(anchorPoint) as NSString, forKey: "anchorPoint")
        coder.encode(Double(opacity), forKey: "opacity")
        coder.encode(isHidden, forKey: "hidden")
        coder.encode(masksToBounds, forKey: "masksToBounds")
        coder.encode(Double(cornerRadius), forKey: "cornerRadius")
        coder.encode(Double(borderWidth), forKey: "borderWidth")
        coder.encode(name.map { $0 as NSString }, forKey: "name")
        coder.encode(tree.sublayers as NSArray, forKey: "sublayers")
    }

    func decodeValues(from coder: NSCoder) {
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String } }
        if let text = text("bounds") { bounds = NSRectFromString(text) }
        if let text = text("position") { position = NSPointFromString(text) }
        if let text = text("anchorPoint") { anchorPoint = NSPointFromString(text) }
        if coder.containsValue(forKey: "opacity") { opacity = Float(coder.decodeDouble(forKey: "opacity")) }
        isHidden = coder.decodeBool(forKey: "hidden")
        masksToBounds = coder.decodeBool(forKey: "masksToBounds")
        cornerRadius = coder.decodeDouble(forKey: "cornerRadius")
        borderWidth = coder.decodeDouble(forKey: "borderWidth")
        name = text("name")
        let layers = coder.decodeObject(of: [NSArray.self, CALayer.self], forKey: "sublayers") as? [CALayer]
        for layer in layers ?? [] { addSublayer(layer) }
    }
}
