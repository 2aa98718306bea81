/// A key by its place on the keyboard: the USB HID usage of page 7.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 1, keyboardA = 4, keyboardB = 5, keyboardC = 6, keyboardD = 7, keyboardE = 8, keyboardF = 9
    case keyboardG = 10, keyboardH = 11, keyboardI = 12, keyboardJ = 13, keyboardK = 14, keyboardL = 15, keyboardM = 16, keyboardN = 17
    case keyboardO = 18, keyboardP = 19, keyboardQ = 20, keyboardR = 21, keyboardS = 22, keyboardT = 23, keyboardU = 24, keyboardV = 25
    case keyboardW = 26, keyboardX = 27, keyboardY = 28, keyboardZ = 29, keyboard1 = 30, keyboard2 = 31, keyboard3 = 32, keyboard4 = 33
    case keyboard5 = 34, keyboard6 = 35, keyboard7 = 36, keyboard8 = 37, keyboard9 = 38, keyboard0 = 39, keyboardReturnOrEnter = 40
    case keyboardEscape = 41, keyboardDeleteOrBackspace = 42, keyboardTab = 43, keyboardSpacebar = 44, keyboardHyphen = 45
    case keyboardEqualSign = 46, keyboardOpenBracket = 47, keyboardCloseBracket = 48, keyboardBackslash = 49, keyboardNonUSPound = 50
    case keyboardSemicolon = 51, keyboardQuote = 52, keyboardGraveAccentAndTilde = 53, keyboardComma = 54, keyboardPeriod = 55
    case keyboardSlash = 56, keyboardCapsLock = 57, keyboardF1 = 58, keyboardF2 = 59, keyboardF3 = 60, keyboardF4 = 61, keyboardF5 = 62
    case keyboardF6 = 63, keyboardF7 = 64, keyboardF8 = 65, keyboardF9 = 66, keyboardF10 = 67, keyboardF11 = 68, keyboardF12 = 69
    case keyboardPrintScreen = 70, keyboardScrollLock = 71, keyboardPause = 72, keyboardInsert = 73, keyboardHome = 74
    case keyboardPageUp = 75, keyboardDeleteForward = 76, keyboardEnd = 77, keyboardPageDown = 78, keyboardRightArrow = 79
    case keyboardLeftArrow = 80, keyboardDownArrow = 81, keyboardUpArrow = 82, keypadNumLock = 83, keypadSlash = 84
    case keypadAsterisk = 85, keypadHyphen = 86, keypadPlus = 87, keypadEnter = 88, keypad1 = 89, keypad2 = 90, keypad3 = 91
    case keypad4 = 92, keypad5 = 93, keypad6 = 94, keypad7 = 95, keypad8 = 96, keypad9 = 97, keypad0 = 98, keypadPeriod = 99
    case keyboardNonUSBackslash = 100, keyboardApplication = 101, keyboardPower = 102, keypadEqualSign = 103, keyboardF13 = 104
    case keyboardF14 = 105, keyboardF15 = 106, keyboardF16 = 107, keyboardF17 = 108, keyboardF18 = 109, keyboardF19 = 110
    case keyboardF20 = 111, keyboardF21 = 112, keyboardF22 = 113, keyboardF23 = 114, keyboardF24 = 115, keyboardHelp = 117
    case keyboardMenu = 118, keyboardSelect = 119, keyboardStop = 120, keyboardAgain = 121, keyboardUndo = 122, keyboardCut = 123
    case keyboardCopy = 124, keyboardPaste = 125, keyboardFind = 126, keyboardMute = 127, keyboardVolumeUp = 128
    case keyboardVolumeDown = 129, keyboardLeftControl = 224, keyboardLeftShift = 225, keyboardLeftAlt = 226, keyboardLeftGUI = 227
    case keyboardRightControl = 228, keyboardRightShift = 229, keyboardRightAlt = 230, keyboardRightGUI = 231
}
