internal import CHarfBuzz

/// One axis of a variable font. > Units: the axis's own, such as 400 for a regular weight.
package struct FontAxis: Hashable, Sendable {
    /// Four characters, such as "wght", as one number.
    package var tag: UInt32
    package var name: String
    package var minimum: Double
    package var standard: Double
    package var maximum: Double
    package var isHidden: Bool
}

extension FontAxis {
    static func axes(of face: OpaquePointer, name: (Int) -> String?) -> [FontAxis] {
        var count = min(hb_ot_var_get_axis_count(face), most)
        guard count > 0 else { return [] }
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.prefix(Int(count)).map { info in
            let tag = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: info.tag >> $0) }
            return FontAxis(
                tag: info.tag, name: name(Int(info.name_id)) ?? String(decoding: tag, as: UTF8.self), minimum: Double(info.min_value),
                standard: Double(info.default_value), maximum: Double(info.max_value),
                isHidden: info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
        }
    }

    /// Axes beyond which a file's others are ignored.
    private static let most: UInt32 = 64

    /// The values of a named instance, in the order of the axes; those of the font as it comes for -1.
    static func values(ofInstance instance: Int32, _ axes: [FontAxis], of face: OpaquePointer) -> [Double] {
        let standard = axes.map(\.standard)
        guard instance >= 0 else { return standard }
        var count = UInt32(axes.count)
        var values = axes.map { Float($0.standard) }
        hb_ot_var_named_instance_get_design_coords(face, UInt32(instance), &count, &values)
        return Int(count) == axes.count ? values.map(Double.init) : standard
    }
}
