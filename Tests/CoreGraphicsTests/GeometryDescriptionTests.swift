import CoreGraphics
import Testing

@Suite("Geometry: descriptions") struct GeometryDescriptionTests {
    @Test("points, sizes and rectangles have Core Graphics' descriptions")
    func texts() {
        #expect("\(CGPoint(x: 1, y: -2.5))" == "(1.0, -2.5)")
        #expect("\(CGSize(width: 3, height: 0.25))" == "(3.0, 0.25)")
        #expect("\(CGRect(x: 0, y: 10, width: 100, height: 200.5))" == "(0.0, 10.0, 100.0, 200.5)")
        #expect(String(reflecting: [CGPoint.zero]) == "[(0.0, 0.0)]")
    }
}
