extension SymbolDrawings {
    /// Signs, arrows and plain shapes.
    static let marks = """
        plus; s M12 4.2V19.8M4.2 12H19.8
        minus; s M4.2 12H19.8
        xmark; s M5.8 5.8L18.2 18.2M18.2 5.8L5.8 18.2
        checkmark; s M4.6 13L9.8 18.4L19.4 5.6
        multiply; s M6.4 6.4L17.6 17.6M17.6 6.4L6.4 17.6
        divide; s M4.4 12H19.6; s1.9 M12 6.6h.01M12 17.4h.01
        equal; s M4.6 9H19.4M4.6 15H19.4
        lessthan; s M18 5.6L6 12L18 18.4
        greaterthan; s M6 5.6L18 12L6 18.4
        plusminus; s M12 3.6V14.4M6.6 9H17.4M6.6 19.4H17.4
        number; s M9.6 4.2L7.4 19.8M16.6 4.2L14.4 19.8M5 9.2H20M4 14.8H19
        percent; s M18.4 5L5.6 19O7.2 7.4 2.9O16.8 16.6 2.9
        dollarsign; s M12 2.8V21.2M16.8 7.6C16.4 5.8 14.6 4.8 12 4.8C9.2 4.8 7.2 6.1 7.2 8.3C7.2 13 17 10.4 17 15.5C17 17.8 15 19.2 12 19.2C9.2 19.2 7.2 18 6.8 16
        eurosign; s M18.4 6.2C17.2 5 15.8 4.4 14 4.4C10 4.4 7.6 7.6 7.6 12C7.6 16.4 10 19.6 14 19.6C15.8 19.6 17.2 19 18.4 17.8M4.4 10.2H14M4.4 13.8H13
        at; s O12 12 3.6M15.6 8.4V12.9a2.65 2.65 0 0 0 5.3 0V12A8.9 8.9 0 1 0 17.4 19.1
        asterisk; s M12 5V19M5.9 8.5L18.1 15.5M18.1 8.5L5.9 15.5
        infinity; s M12 12C9.7 8.5 8.3 7.3 6.4 7.3a4.7 4.7 0 0 0 0 9.4C8.3 16.7 9.7 15.5 12 12C14.3 8.5 15.7 7.3 17.6 7.3a4.7 4.7 0 0 1 0 9.4C15.7 16.7 14.3 15.5 12 12z
        exclamationmark; s M12 4V14; s1.35 M12 19.4h.01
        exclamationmark.2; s M8.6 4V14M15.4 4V14; s1.35 M8.6 19.4h.01M15.4 19.4h.01
        exclamationmark.3; s M5.6 4V14M12 4V14M18.4 4V14; s1.35 M5.6 19.4h.01M12 19.4h.01M18.4 19.4h.01
        questionmark; s M7.6 8.2A4.5 4.5 0 1 1 14.9 11.7C12.9 13.2 12 13.7 12 15.4; s1.35 M12 19.6h.01
        info; s M9.4 10.2H12.2V19.4M8.8 19.4H15.6; s1.5 M12 4.8h.01
        ellipsis; s2 M5 12h.01M12 12h.01M19 12h.01
        power; s M12 3V11.4M7.2 6A8.3 8.3 0 1 0 16.8 6
        nosign; s O12 12 9M5.7 5.7L18.3 18.3
        circle; b O12 12 9.1
        circle.dashed; s K12 12 9.1 -82 -68K12 12 9.1 -52 -22K12 12 9.1 -7 23K12 12 9.1 38 68K12 12 9.1 83 113K12 12 9.1 128 158K12 12 9.1 173 203K12 12 9.1 218 248K12 12 9.1 263 278
        circle.inset.filled; s O12 12 9.1; f O12 12 5
        largecircle.fill.circle; s O12 12 9.1; f O12 12 5
        circle.grid.2x2; b O7.4 7.4 3.2O16.6 7.4 3.2O7.4 16.6 3.2O16.6 16.6 3.2
        circle.grid.3x3; b O5.4 5.4 2O12 5.4 2O18.6 5.4 2O5.4 12 2O12 12 2O18.6 12 2O5.4 18.6 2O12 18.6 2O18.6 18.6 2
        circle.lefthalf.filled; s O12 12 9.1; f M12 2.9A9.1 9.1 0 0 0 12 21.1z
        circle.righthalf.filled; s O12 12 9.1; f M12 2.9A9.1 9.1 0 0 1 12 21.1z
        smallcircle.filled.circle; s O12 12 9.1; f O12 12 3
        square; b R3.6 3.6 16.8 16.8 3.4
        square.dashed; s M3.6 8.4V7A3.4 3.4 0 0 1 7 3.6H8.4M15.6 3.6H17A3.4 3.4 0 0 1 20.4 7V8.4M20.4 15.6V17A3.4 3.4 0 0 1 17 20.4H15.6M8.4 20.4H7A3.4 3.4 0 0 1 3.6 17V15.6M11 3.6H13M11 20.4H13M3.6 11V13M20.4 11V13
        square.split.2x1; b R3 4.6 18 14.8 3; d M12 4.6V19.4
        square.grid.2x2; b R3.6 3.6 7 7 1.8R13.4 3.6 7 7 1.8R3.6 13.4 7 7 1.8R13.4 13.4 7 7 1.8
        square.grid.3x3; b R3.2 3.2 17.6 17.6 2.6; d M9 3.2V20.8M15 3.2V20.8M3.2 9H20.8M3.2 15H20.8
        square.on.square; b R8 8 12.8 12.8 2.8; s M4.9 16.2A2.8 2.8 0 0 1 3.2 13.6V6A2.8 2.8 0 0 1 6 3.2H13.6A2.8 2.8 0 0 1 16.2 4.9
        square.on.square.dashed; b R8 8 12.8 12.8 2.8; s M3.2 12V13.6A2.8 2.8 0 0 0 4.4 15.9M3.2 8.6V6.6M5 3.35A2.8 2.8 0 0 1 6 3.2H7M10 3.2H12.4M15.2 3.7A2.8 2.8 0 0 1 16.1 4.8
        square.stack; b R3.4 8.4 17.2 12.4 2.8; s M5.6 5.4H18.4M7.8 2.6H16.2
        square.stack.3d.up; b M12 3.4L21 7.8L12 12.2L3 7.8z; s M3 12L12 16.4L21 12M3 16.2L12 20.6L21 16.2
        plus.square.on.square; b R8 8 12.8 12.8 2.8; d M14.4 11V17.8M11 14.4H17.8; s M4.9 16.2A2.8 2.8 0 0 1 3.2 13.6V6A2.8 2.8 0 0 1 6 3.2H13.6A2.8 2.8 0 0 1 16.2 4.9
        rectangle; b R2.4 5 19.2 14 2.8
        rectangle.portrait; b R5 2.4 14 19.2 2.8
        rectangle.dashed; s M2.4 9.4V7.8A2.8 2.8 0 0 1 5.2 5H6.8M17.2 5H18.8A2.8 2.8 0 0 1 21.6 7.8V9.4M21.6 14.6V16.2A2.8 2.8 0 0 1 18.8 19H17.2M6.8 19H5.2A2.8 2.8 0 0 1 2.4 16.2V14.6M10.6 5H13.4M10.6 19H13.4
        rectangle.on.rectangle; b R6.4 8 15.2 11.6 2.6; s M4.4 15.9A2.6 2.6 0 0 1 2.4 13.4V7A2.6 2.6 0 0 1 5 4.4H15.2A2.6 2.6 0 0 1 17.4 5.6
        rectangle.on.rectangle.angled; b R6.4 8 15.2 11.6 2.6; s M4.2 16.2L2.6 9.6A2.4 2.4 0 0 1 4.3 6.7L13 4.2A2.4 2.4 0 0 1 15.8 5.4
        rectangle.stack; b R2.6 9 18.8 11.4 2.8; s M4.6 6H19.4M6.8 3.2H17.2
        rectangle.grid.1x2; b R3 3.4 18 7.4 2R3 13.2 18 7.4 2
        rectangle.grid.2x2; b R2.4 4.4 8.6 6.6 1.7R13 4.4 8.6 6.6 1.7R2.4 13 8.6 6.6 1.7R13 13 8.6 6.6 1.7
        rectangle.3.group; b R2.4 4.4 8.6 15.2 2R13 4.4 8.6 6.6 1.8R13 13 8.6 6.6 1.8
        rectangle.split.2x1; b R2.4 5 19.2 14 2.8; d M12 5V19
        rectangle.split.3x1; b R2.4 5 19.2 14 2.8; d M8.8 5V19M15.2 5V19
        rectangle.bottomthird.inset.filled; s R2.4 5 19.2 14 2.8; f R5 13.6 14 2.8 .9
        rectangle.topthird.inset.filled; s R2.4 5 19.2 14 2.8; f R5 7.6 14 2.8 .9
        rectangle.inset.filled; s R2.4 5 19.2 14 2.8; f R5 7.6 14 8.8 1.2
        rectangle.compress.vertical; s M3.4 10.6H20.6M3.4 13.4H20.6M12 3V7.2M9.8 5.4L12 7.6L14.2 5.4M12 21V16.8M9.8 18.6L12 16.4L14.2 18.6
        rectangle.expand.vertical; s M3.4 8H20.6M3.4 16H20.6M12 10V14; s M12 2.6V5.4M10 4.4L12 2.4L14 4.4M12 21.4V18.6M10 19.6L12 21.6L14 19.6
        sidebar.left; b R2.4 4.4 19.2 15.2 3; d M9 4.4V19.6M5 8.2H6.4M5 11H6.4
        sidebar.leading = sidebar.left
        sidebar.right; b R2.4 4.4 19.2 15.2 3; d M15 4.4V19.6M17.6 8.2H19M17.6 11H19
        sidebar.trailing = sidebar.right
        triangle; b M10.3 4.3L2.9 17.2A2 2 0 0 0 4.6 20.2H19.4A2 2 0 0 0 21.1 17.2L13.7 4.3A2 2 0 0 0 10.3 4.3z
        diamond; b M10.5 3.2L3.2 10.5A2.1 2.1 0 0 0 3.2 13.5L10.5 20.8A2.1 2.1 0 0 0 13.5 20.8L20.8 13.5A2.1 2.1 0 0 0 20.8 10.5L13.5 3.2A2.1 2.1 0 0 0 10.5 3.2z
        octagon; b M8.7 3H15.3A1.8 1.8 0 0 1 16.6 3.5L20.5 7.4A1.8 1.8 0 0 1 21 8.7V15.3A1.8 1.8 0 0 1 20.5 16.6L16.6 20.5A1.8 1.8 0 0 1 15.3 21H8.7A1.8 1.8 0 0 1 7.4 20.5L3.5 16.6A1.8 1.8 0 0 1 3 15.3V8.7A1.8 1.8 0 0 1 3.5 7.4L7.4 3.5A1.8 1.8 0 0 1 8.7 3z
        hexagon; b M11 2.9A2 2 0 0 1 13 2.9L19.3 6.5A2 2 0 0 1 20.3 8.2V15.8A2 2 0 0 1 19.3 17.5L13 21.1A2 2 0 0 1 11 21.1L4.7 17.5A2 2 0 0 1 3.7 15.8V8.2A2 2 0 0 1 4.7 6.5z
        pentagon; b P12 12.6 5 9.6 -90
        capsule; b R2.2 6.4 19.6 11.2 5.6
        oval; b E12 12 9.8 7
        seal; b W12 12 8 9.4 1
        shield; b M12 2.8C14.4 4.6 16.8 5.4 19.6 5.7V11.4C19.6 16.2 16.6 19.4 12 21.4C7.4 19.4 4.4 16.2 4.4 11.4V5.7C7.2 5.4 9.6 4.6 12 2.8z
        app; b R3.2 3.2 17.6 17.6 5
        viewfinder; s M3.4 8.4V6.4A3 3 0 0 1 6.4 3.4H8.4M15.6 3.4H17.6A3 3 0 0 1 20.6 6.4V8.4M20.6 15.6V17.6A3 3 0 0 1 17.6 20.6H15.6M8.4 20.6H6.4A3 3 0 0 1 3.4 17.6V15.6
        qrcode.viewfinder; s M3 8V6A3 3 0 0 1 6 3H8M16 3H18A3 3 0 0 1 21 6V8M21 16V18A3 3 0 0 1 18 21H16M8 21H6A3 3 0 0 1 3 18V16; s.8 R7 7 3.6 3.6 .6R13.4 7 3.6 3.6 .6R7 13.4 3.6 3.6 .6; s.9 M13.6 13.6h.01M17 13.6V14.4M13.6 17H14.6M17 17h.01
        text.viewfinder; s M3.4 8.4V6.4A3 3 0 0 1 6.4 3.4H8.4M15.6 3.4H17.6A3 3 0 0 1 20.6 6.4V8.4M20.6 15.6V17.6A3 3 0 0 1 17.6 20.6H15.6M8.4 20.6H6.4A3 3 0 0 1 3.4 17.6V15.6; s.9 M7.4 8.8H16.6M7.4 12H16.6M7.4 15.2H13
        qrcode; s R3.4 3.4 6.8 6.8 1.2R13.8 3.4 6.8 6.8 1.2R3.4 13.8 6.8 6.8 1.2; s1.1 M6.8 6.8h.01M17.2 6.8h.01M6.8 17.2h.01M14 14h.01M17.4 14h3M14 17.4V20.4M17.4 17.4h.01M20.4 17.4V20.4M17.4 20.4h.01
        barcode; s M4 5V19M7 5V19M10.4 5V19M12.8 5V19M16.4 5V19M20 5V19
        barcode.viewfinder; s M3 8V6A3 3 0 0 1 6 3H8M16 3H18A3 3 0 0 1 21 6V8M21 16V18A3 3 0 0 1 18 21H16M8 21H6A3 3 0 0 1 3 18V16; s.9 M7.4 8V16M10.4 8V16M13.6 8V16M16.6 8V16
        chevron.left; s M15 4.4L7.6 12L15 19.6
        chevron.right; s M9 4.4L16.4 12L9 19.6
        chevron.up; s M4.4 15.4L12 8L19.6 15.4
        chevron.down; s M4.4 8.6L12 16L19.6 8.6
        chevron.backward = chevron.left
        chevron.forward = chevron.right
        chevron.left.2; s M11.6 4.8L4.6 12L11.6 19.2M19.2 4.8L12.2 12L19.2 19.2
        chevron.right.2; s M4.8 4.8L11.8 12L4.8 19.2M12.4 4.8L19.4 12L12.4 19.2
        chevron.compact.left; s M14 4.4L10 12L14 19.6
        chevron.compact.right; s M10 4.4L14 12L10 19.6
        chevron.compact.up; s M3.4 14.2L12 10L20.6 14.2
        chevron.compact.down; s M3.4 9.8L12 14L20.6 9.8
        chevron.up.chevron.down; s M6.6 9.2L12 3.8L17.4 9.2M6.6 14.8L12 20.2L17.4 14.8
        chevron.left.forwardslash.chevron.right; s M6.6 7L1.6 12L6.6 17M17.4 7L22.4 12L17.4 17M14 4.6L10 19.4
        arrow.left; s M20.4 12H3.8M10.6 5.2L3.8 12L10.6 18.8
        arrow.right; s M3.6 12H20.2M13.4 5.2L20.2 12L13.4 18.8
        arrow.up; s M12 20.4V3.8M5.2 10.6L12 3.8L18.8 10.6
        arrow.down; s M12 3.6V20.2M5.2 13.4L12 20.2L18.8 13.4
        arrow.backward = arrow.left
        arrow.forward = arrow.right
        arrow.up.right; s M5.6 18.4L18 6M8.4 5.8H18.2V15.6
        arrow.up.left; s M18.4 18.4L6 6M15.6 5.8H5.8V15.6
        arrow.down.right; s M5.6 5.6L18 18M18.2 8.4V18.2H8.4
        arrow.down.left; s M18.4 5.6L6 18M5.8 8.4V18.2H15.6
        arrow.up.forward = arrow.up.right
        arrow.up.arrow.down; s M7.4 19V5M3 9.4L7.4 5L11.8 9.4M16.6 5V19M12.2 14.6L16.6 19L21 14.6
        arrow.left.arrow.right; s M19 7.4H5M9.4 3L5 7.4L9.4 11.8M5 16.6H19M14.6 12.2L19 16.6L14.6 21
        arrow.left.and.right; s M3 12H21M7.4 7.6L3 12L7.4 16.4M16.6 7.6L21 12L16.6 16.4
        arrow.up.and.down; s M12 3V21M7.6 7.4L12 3L16.4 7.4M7.6 16.6L12 21L16.4 16.6
        arrow.swap; s M19.4 8H5.4M9.4 4L5.4 8L9.4 12M4.6 16H18.6M14.6 12L18.6 16L14.6 20
        arrow.up.left.and.arrow.down.right; s M10 10L4.2 4.2M10.2 4H4V10.2M14 14L19.8 19.8M13.8 20H20V13.8
        arrow.down.right.and.arrow.up.left; s M4 4L9.8 9.8M3.8 10H10V3.8M20 20L14.2 14.2M20.2 14H14V20.2
        arrow.up.and.down.and.arrow.left.and.right; s M12 2.8V21.2M2.8 12H21.2M9.2 5.6L12 2.8L14.8 5.6M9.2 18.4L12 21.2L14.8 18.4M5.6 9.2L2.8 12L5.6 14.8M18.4 9.2L21.2 12L18.4 14.8
        arrow.clockwise; s K12 12.4 8.2 -30 -325M19.4 3.2V8.4H14.2
        arrow.counterclockwise; s K12 12.4 8.2 210 505M4.6 3.2V8.4H9.8
        goforward = arrow.clockwise
        gobackward = arrow.counterclockwise
        arrow.trianglehead.clockwise = arrow.clockwise
        arrow.trianglehead.counterclockwise = arrow.counterclockwise
        plus.arrow.trianglehead.clockwise; s K12 12.4 8.2 -30 -325M19.4 3.2V8.4H14.2; s.9 M12 9.2V15.6M8.8 12.4H15.2
        minus.arrow.trianglehead.counterclockwise; s K12 12.4 8.2 210 505M4.6 3.2V8.4H9.8; s.9 M8.8 12.4H15.2
        goforward.plus = plus.arrow.trianglehead.clockwise
        gobackward.minus = minus.arrow.trianglehead.counterclockwise
        arrow.triangle.2.circlepath; s K12 12 8.4 195 335K12 12 8.4 15 155; s M20 3.6V8.6H15M4 20.4V15.4H9
        arrow.trianglehead.2.clockwise = arrow.triangle.2.circlepath
        arrow.trianglehead.2.counterclockwise = arrow.triangle.2.circlepath
        arrow.2.circlepath = arrow.triangle.2.circlepath
        arrow.2.squarepath; s M3.6 13V9.6A3 3 0 0 1 6.6 6.6H18.4M15.2 3.2L18.6 6.6L15.2 10M20.4 11V14.4A3 3 0 0 1 17.4 17.4H5.6M8.8 14L5.4 17.4L8.8 20.8
        repeat; s M4 11V9.6A3.4 3.4 0 0 1 7.4 6.2H20M16.6 2.8L20 6.2L16.6 9.6M20 13V14.4A3.4 3.4 0 0 1 16.6 17.8H4M7.4 14.4L4 17.8L7.4 21.2
        repeat.1; s M4 11V9.6A3.4 3.4 0 0 1 7.4 6.2H18M15.2 3.4L18 6.2L15.2 9M20 13V14.4A3.4 3.4 0 0 1 16.6 17.8H6M8.8 15L6 17.8L8.8 20.6M20.2 8.4V3.4L18.9 4.2
        shuffle; s M3 17.4H5.6C7.4 17.4 8.6 16.6 9.6 15L13.4 9C14.4 7.4 15.6 6.6 17.4 6.6H20.6M17.6 3.4L20.8 6.6L17.6 9.8M3 6.6H5.6C7.4 6.6 8.6 7.4 9.6 9M13.4 15C14.4 16.6 15.6 17.4 17.4 17.4H20.6M17.6 14.2L20.8 17.4L17.6 20.6
        arrow.uturn.backward; s M8.6 4.2L3.8 9L8.6 13.8M4 9H14.6A5.6 5.6 0 0 1 14.6 20.2H10
        arrow.uturn.left = arrow.uturn.backward
        arrow.uturn.forward; s M15.4 4.2L20.2 9L15.4 13.8M20 9H9.4A5.6 5.6 0 0 0 9.4 20.2H14
        arrow.uturn.right = arrow.uturn.forward
        arrow.turn.down.right; s M4.4 4.4V10.6A4 4 0 0 0 8.4 14.6H19.6M15 9.8L19.8 14.6L15 19.4
        arrow.turn.up.left; s M19.6 19.6V13.4A4 4 0 0 0 15.6 9.4H4.4M9 4.6L4.2 9.4L9 14.2
        arrow.turn.up.right; s M4.4 19.6V13.4A4 4 0 0 1 8.4 9.4H19.6M15 4.6L19.8 9.4L15 14.2
        arrow.branch; s M6 20V4M6 14C6 10.6 9 9 12 9H18M14.6 5.6L18 9L14.6 12.4
        arrow.trianglehead.merge; s M12 20.4V10M12 13C12 9 5.6 9.8 5.6 4M12 13C12 9 18.4 9.8 18.4 4M8.8 17.4L12 20.6L15.2 17.4
        arrow.triangle.merge = arrow.trianglehead.merge
        arrow.triangle.branch; s M7 20V4M7 14C7 10.6 10 9.4 12.6 9.4H17M13.8 6.2L17 9.4L13.8 12.6
        arrowshape.turn.up.left; b M10.2 4.4L2.8 10.7A1.1 1.1 0 0 0 2.8 12.4L10.2 18.7A.7 .7 0 0 0 11.4 18.2V14.9C15.8 14.9 18.8 16 21 19.6C21 13.6 17.6 8.6 11.4 8.2V4.9A.7 .7 0 0 0 10.2 4.4z
        arrowshape.turn.up.right; b M13.8 4.4L21.2 10.7A1.1 1.1 0 0 1 21.2 12.4L13.8 18.7A.7 .7 0 0 1 12.6 18.2V14.9C8.2 14.9 5.2 16 3 19.6C3 13.6 6.4 8.6 12.6 8.2V4.9A.7 .7 0 0 1 13.8 4.4z
        arrowshape.turn.up.forward = arrowshape.turn.up.right
        arrowshape.turn.up.backward = arrowshape.turn.up.left
        arrowtriangle.right; b M7.6 4.6L18.4 11A1.2 1.2 0 0 1 18.4 13L7.6 19.4A1 1 0 0 1 6 18.6V5.4A1 1 0 0 1 7.6 4.6z
        arrowtriangle.left; b M16.4 4.6L5.6 11A1.2 1.2 0 0 0 5.6 13L16.4 19.4A1 1 0 0 0 18 18.6V5.4A1 1 0 0 0 16.4 4.6z
        arrowtriangle.up; b M4.6 16.4L11 5.6A1.2 1.2 0 0 1 13 5.6L19.4 16.4A1 1 0 0 1 18.6 18H5.4A1 1 0 0 1 4.6 16.4z
        arrowtriangle.down; b M4.6 7.6L11 18.4A1.2 1.2 0 0 0 13 18.4L19.4 7.6A1 1 0 0 0 18.6 6H5.4A1 1 0 0 0 4.6 7.6z
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left; b M3 7.6L8.6 11.4A.8 .8 0 0 1 8.6 12.6L3 16.4zM21 7.6L15.4 11.4A.8 .8 0 0 0 15.4 12.6L21 16.4z; s M12 3.6V20.4
        rectangle.arrowtriangle.2.inward; s R2.2 5 19.6 14 2.8; f M5 9.4L8.8 12L5 14.6zM19 9.4L15.2 12L19 14.6z
        square.and.arrow.up; b M8.2 9H6.6A2.6 2.6 0 0 0 4 11.6V18.6A2.6 2.6 0 0 0 6.6 21.2H17.4A2.6 2.6 0 0 0 20 18.6V11.6A2.6 2.6 0 0 0 17.4 9H15.8; d M12 9V14.6; s M12 9V2.6M8 6.4L12 2.4L16 6.4
        square.and.arrow.down; b M8.2 7.6H6.6A2.6 2.6 0 0 0 4 10.2V18.6A2.6 2.6 0 0 0 6.6 21.2H17.4A2.6 2.6 0 0 0 20 18.6V10.2A2.6 2.6 0 0 0 17.4 7.6H15.8; d M12 7.6V15.6M8 11.8L12 15.8L16 11.8; s M12 2.4V7.6
        square.and.arrow.up.on.square; b M10.4 8.4H9.4A2.4 2.4 0 0 0 7 10.8V16.2A2.4 2.4 0 0 0 9.4 18.6H17.8A2.4 2.4 0 0 0 20.2 16.2V10.8A2.4 2.4 0 0 0 17.8 8.4H16.8; d M13.6 8.4V13.6; s M13.6 8.4V2.4M10.2 5.6L13.6 2.2L17 5.6; s M3.8 10.6V19.2A2.6 2.6 0 0 0 6.4 21.8H16.6
        square.and.pencil; s M12.6 4.4H6.2A2.8 2.8 0 0 0 3.4 7.2V17.8A2.8 2.8 0 0 0 6.2 20.6H16.8A2.8 2.8 0 0 0 19.6 17.8V11.6; b M18.4 2.9L21.1 5.6A.9 .9 0 0 1 21.1 6.9L12.6 15.3L8.8 16.3A.9 .9 0 0 1 7.7 15.2L8.7 11.4L17.1 2.9A.9 .9 0 0 1 18.4 2.9z
        rectangle.and.pencil.and.ellipsis; s M12.4 18.4H5.2A2.8 2.8 0 0 1 2.4 15.6V8.4A2.8 2.8 0 0 1 5.2 5.6H15M20.8 10.8V15.6A2.8 2.8 0 0 1 18.4 18.3; s M19 4L21.4 6.4L14.8 13L12.2 13.4L12.6 10.6z; s1.2 M6 12h.01M9.2 12h.01
        rectangle.portrait.and.arrow.right; s M10.6 3.4H7.2A2.8 2.8 0 0 0 4.4 6.2V17.8A2.8 2.8 0 0 0 7.2 20.6H10.6M10 12H20.6M16.6 8L20.6 12L16.6 16
        rectangle.portrait.and.arrow.forward = rectangle.portrait.and.arrow.right
        arrow.right.square; b R3.4 3.4 17.2 17.2 3.4; d M7.2 12H16.6M12.8 8.2L16.6 12L12.8 15.8
        arrow.right.to.line; s M3 12H16M11.4 7.4L16 12L11.4 16.6M20 5V19
        arrow.left.to.line; s M21 12H8M12.6 7.4L8 12L12.6 16.6M4 5V19
        arrow.up.to.line; s M12 21V8M7.4 12.6L12 8L16.6 12.6M5 4H19
        arrow.down.to.line; s M12 3V16M7.4 11.4L12 16L16.6 11.4M5 20H19
        arrow.up.forward.app; s M12 3.4H8A4.6 4.6 0 0 0 3.4 8V16A4.6 4.6 0 0 0 8 20.6H16A4.6 4.6 0 0 0 20.6 16V12M11 13L20.4 3.6M14.8 3.4H20.6V9.2
        pip; s M21.6 10.6V7.4A2.8 2.8 0 0 0 18.8 4.6H5.2A2.8 2.8 0 0 0 2.4 7.4V16.6A2.8 2.8 0 0 0 5.2 19.4H9.4; b R12 13.2 9.8 6.8 1.8
        pip.enter; s M21.6 10.6V7.4A2.8 2.8 0 0 0 18.8 4.6H5.2A2.8 2.8 0 0 0 2.4 7.4V16.6A2.8 2.8 0 0 0 5.2 19.4H9.4M6 8L9.6 11.6M9.8 8.2V11.8H6.2; f R12 13.2 9.8 6.8 1.8
        pip.exit; s M21.6 10.6V7.4A2.8 2.8 0 0 0 18.8 4.6H5.2A2.8 2.8 0 0 0 2.4 7.4V16.6A2.8 2.8 0 0 0 5.2 19.4H9.4M9.8 11.8L6.2 8.2M6 11.6V8H9.6; f R12 13.2 9.8 6.8 1.8
        play; b M7.4 3.9L19.2 10.9A1.3 1.3 0 0 1 19.2 13.1L7.4 20.1A1.2 1.2 0 0 1 5.6 19V5A1.2 1.2 0 0 1 7.4 3.9z
        pause; b R5.4 4 4.4 16 1.4R14.2 4 4.4 16 1.4
        playpause; b M3.2 5.6L11.4 11.2A1 1 0 0 1 11.4 12.8L3.2 18.4A.8 .8 0 0 1 2 17.8V6.2A.8 .8 0 0 1 3.2 5.6zR14.4 5.6 2.4 12.8 .9R19.4 5.6 2.4 12.8 .9
        stop; b R4.4 4.4 15.2 15.2 2.6
        forward; b M2.8 5.6L10.8 11.2A1 1 0 0 1 10.8 12.8L2.8 18.4A.8 .8 0 0 1 1.6 17.8V6.2A.8 .8 0 0 1 2.8 5.6zM13.4 5.6L21.4 11.2A1 1 0 0 1 21.4 12.8L13.4 18.4A.8 .8 0 0 1 12.2 17.8V6.2A.8 .8 0 0 1 13.4 5.6z
        backward; b M21.2 5.6L13.2 11.2A1 1 0 0 0 13.2 12.8L21.2 18.4A.8 .8 0 0 0 22.4 17.8V6.2A.8 .8 0 0 0 21.2 5.6zM10.6 5.6L2.6 11.2A1 1 0 0 0 2.6 12.8L10.6 18.4A.8 .8 0 0 0 11.8 17.8V6.2A.8 .8 0 0 0 10.6 5.6z
        forward.end; b M6.4 5L16.6 11.1A1 1 0 0 1 16.6 12.9L6.4 19A.9 .9 0 0 1 5 18.2V5.8A.9 .9 0 0 1 6.4 5z; s1.2 M19.6 5V19
        backward.end; b M17.6 5L7.4 11.1A1 1 0 0 0 7.4 12.9L17.6 19A.9 .9 0 0 0 19 18.2V5.8A.9 .9 0 0 0 17.6 5z; s1.2 M4.4 5V19
        eject; b M4.6 12.4L11.2 5.2A1.1 1.1 0 0 1 12.8 5.2L19.4 12.4A.9 .9 0 0 1 18.8 14H5.2A.9 .9 0 0 1 4.6 12.4z; s1.2 M5 18.6H19
        line.3.horizontal; s M3.6 6.4H20.4M3.6 12H20.4M3.6 17.6H20.4
        line.horizontal.3 = line.3.horizontal
        line.3.horizontal.decrease; s M3.2 7H20.8M6.4 12H17.6M9.6 17H14.4
        line.horizontal.3.decrease = line.3.horizontal.decrease
        line.diagonal; s M5 19L19 5
        slider.horizontal.3; s M2.8 6H9.2M14 6H21.2M2.8 12H5M9.8 12H21.2M2.8 18H13.2M18 18H21.2O11.6 6 2.3O7.4 12 2.3O15.6 18 2.3
        slider.horizontal.below.rectangle; s R3 3.6 18 9 2.4M3 18.6H8.4M13.2 18.6H21O10.8 18.6 2.3
        slider.vertical.3; s M6 2.8V9.2M6 14V21.2M12 2.8V5M12 9.8V21.2M18 2.8V13.2M18 18V21.2O6 11.6 2.3O12 7.4 2.3O18 15.6 2.3
        switch.2; s R3 3.6 18 7.2 3.6R3 13.2 18 7.2 3.6; f O17.4 7.2 1.9O6.6 16.8 1.9
        """
}
