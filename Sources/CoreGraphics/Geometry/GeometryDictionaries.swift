extension CGPoint {
    /// The representation in property lists: `X`, `Y`.
    public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] as NSDictionary }

    /// Reads a point from a dictionary with the numbers `X` and `Y`; nil if one is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = dict.number("X"), let y = dict.number("Y") else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize {
    /// The representation in property lists: `Width`, `Height`.
    public var dictionaryRepresentation: CFDictionary { ["Width": Double(width), "Height": Double(height)] as NSDictionary }

    /// Reads a size from a dictionary with the numbers `Width` and `Height`; nil if one is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = dict.number("Width"), let height = dict.number("Height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    /// The representation in property lists: `X`, `Y`, `Width`, `Height`.
    public var dictionaryRepresentation: CFDictionary {
        ["X": Double(origin.x), "Y": Double(origin.y), "Width": Double(size.width), "Height": Double(size.height)] as NSDictionary
    }

    /// Reads a rectangle from a dictionary with the numbers `X`, `Y`, `Width` and `Height`; nil if one is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else { return nil }
        self.init(origin: origin, size: size)
    }
}

extension NSDictionary {
    fileprivate func number(_ key: String) -> CGFloat? { (self[key] as? NSNumber).map { CGFloat($0.doubleValue) } }
}
