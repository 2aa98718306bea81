internal import Foundation

// Arithmetic of vectors with strides. Contract: Accelerate, vDSP.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Adds two vectors.
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] + __B[$0 * __IB] } }

/// Multiplies two vectors, element by element.
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] * __B[$0 * __IB] } }

/// Subtracts the first vector from the second.
public func vDSP_vsub(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] - __B[$0 * __IB] } }

/// Divides the second vector by the first, element by element.
public func vDSP_vdiv(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] / __B[$0 * __IB] } }

/// Adds a number to a vector.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] + __B.pointee } }

/// Multiplies a vector by a number.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] * __B.pointee } }

/// Divides a vector by a number.
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] / __B.pointee } }

/// Takes the absolute values.
public func vDSP_vabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = abs(__A[$0 * __IA]) } }

/// Negates a vector.
public func vDSP_vneg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = -__A[$0 * __IA] } }

/// Squares a vector, element by element.
public func vDSP_vsq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] * __A[$0 * __IA] } }

/// Fills a vector with a number.
public func vDSP_vfill(_ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    Vectors.each(__N) { __C[$0 * __IC] = __A.pointee }
}

/// Fills a vector with zeros.
public func vDSP_vclr(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    Vectors.each(__N) { __C[$0 * __IC] = 0 }
}

/// Fills a vector with a number that grows by a step.
public func vDSP_vramp(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A.pointee + Float($0) * __B.pointee } }

/// Limits a vector to a range.
public func vDSP_vclip(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __D[$0 * __ID] = min(max(__A[$0 * __IA], __B.pointee), __C.pointee) } }

/// Multiplies a vector by a number and adds another one.
public func vDSP_vsmsa(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __D[$0 * __ID] = __A[$0 * __IA] * __B.pointee + __C.pointee } }

/// The sum of the products of two vectors.
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __N: vDSP_Length
) { __C.pointee = Vectors.sum(__N) { __A[$0 * __IA] * __B[$0 * __IB] } }

/// The sum of a vector.
public func vDSP_sve(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.sum(__N) { __A[$0 * __I] }
}

/// The sum of the squares of a vector.
public func vDSP_svesq(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.sum(__N) { __A[$0 * __I] * __A[$0 * __I] }
}

/// The mean of a vector; not a number for an empty one.
public func vDSP_meanv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.sum(__N) { __A[$0 * __I] } / Float(__N)
}

/// The mean of the squares of a vector; not a number for an empty one.
public func vDSP_measqv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.sum(__N) { __A[$0 * __I] * __A[$0 * __I] } / Float(__N)
}

/// The root of the mean of the squares of a vector; not a number for an empty one.
public func vDSP_rmsqv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = (Vectors.sum(__N) { __A[$0 * __I] * __A[$0 * __I] } / Float(__N)).squareRoot()
}

/// The mean of the absolute values of a vector; not a number for an empty one.
public func vDSP_meamgv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.sum(__N) { abs(__A[$0 * __I]) } / Float(__N)
}

/// The greatest element; the smallest infinity for an empty vector.
public func vDSP_maxv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.best(__N, -.infinity, >) { __A[$0 * __I] }.value
}

/// The greatest element, and its place with the stride counted in.
public func vDSP_maxvi(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: UnsafeMutablePointer<vDSP_Length>,
    _ __N: vDSP_Length
) {
    let best = Vectors.best(__N, -Float.infinity, >) { __A[$0 * __I] }
    (__C.pointee, __IC.pointee) = (best.value, vDSP_Length(best.index * abs(__I)))
}

/// The greatest absolute value; 0 for an empty vector.
public func vDSP_maxmgv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.best(__N, 0, >) { abs(__A[$0 * __I]) }.value
}

/// The smallest element; infinity for an empty vector.
public func vDSP_minv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.best(__N, .infinity, <) { __A[$0 * __I] }.value
}

/// The smallest element, and its place with the stride counted in.
public func vDSP_minvi(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: UnsafeMutablePointer<vDSP_Length>,
    _ __N: vDSP_Length
) {
    let best = Vectors.best(__N, Float.infinity, <) { __A[$0 * __I] }
    (__C.pointee, __IC.pointee) = (best.value, vDSP_Length(best.index * abs(__I)))
}

/// Multiplies matrices in rows: the first has M rows and P columns, the second P rows and N columns.
public func vDSP_mmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    let (columns, inner) = (Int(__N), Int(__P))
    for row in 0..<Int(__M) {
        for column in 0..<columns {
            __C[(row * columns + column) * __IC] = Vectors.sum(__P) {
                __A[(row * inner + $0) * __IA] * __B[($0 * columns + column) * __IB]
            }
        }
    }
}

/// Exchanges the rows and columns of a matrix: the result has M rows and N columns.
public func vDSP_mtrans(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __M: vDSP_Length,
    _ __N: vDSP_Length
) {
    let (rows, columns) = (Int(__M), Int(__N))
    for row in 0..<rows { for column in 0..<columns { __C[(row * columns + column) * __IC] = __A[(column * rows + row) * __IA] } }
}
