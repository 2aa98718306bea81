/// A font by its name alone, for `CATextLayer.font`.
///
/// > Contract: Core Graphics, CGFont
/// > Partial: glyphs, tables and metrics are not carried; use `UIFont`.
public final class CGFont {
    public let postScriptName: CFString?

    public init?(_ name: CFString) {
        guard name.length > 0 else { return nil }
        postScriptName = name
    }
}
