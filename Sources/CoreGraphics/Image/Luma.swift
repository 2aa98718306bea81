/// Brightness of a pixel by Rec. 709 weights in 1/65 536.
enum Luma {
    @inline(__always)
    static func level(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
        let weightedRed = UInt32(red) * 13_933
        let weightedGreen = UInt32(green) * 46_871
        let weightedBlue = UInt32(blue) * 4_732
        return UInt8((weightedRed + weightedGreen + weightedBlue + 32_768) >> 16)
    }
}
