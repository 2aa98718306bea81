/// A key by its position on the keyboard: the USB HID usage of page 7.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// Not a key: too many keys are pressed at the same time.
    case keyboardErrorRollOver = 1
    /// The position of A on a US keyboard, whatever it types in the current layout.
    case keyboardA = 4
    /// The position of B on a US keyboard, whatever it types in the current layout.
    case keyboardB = 5
    /// The position of C on a US keyboard, whatever it types in the current layout.
    case keyboardC = 6
    /// The position of D on a US keyboard, whatever it types in the current layout.
    case keyboardD = 7
    /// The position of E on a US keyboard, whatever it types in the current layout.
    case keyboardE = 8
    /// The position of F on a US keyboard, whatever it types in the current layout.
    case keyboardF = 9
    /// The position of G on a US keyboard, whatever it types in the current layout.
    case keyboardG = 10
    /// The position of H on a US keyboard, whatever it types in the current layout.
    case keyboardH = 11
    /// The position of I on a US keyboard, whatever it types in the current layout.
    case keyboardI = 12
    /// The position of J on a US keyboard, whatever it types in the current layout.
    case keyboardJ = 13
    /// The position of K on a US keyboard, whatever it types in the current layout.
    case keyboardK = 14
    /// The position of L on a US keyboard, whatever it types in the current layout.
    case keyboardL = 15
    /// The position of M on a US keyboard, whatever it types in the current layout.
    case keyboardM = 16
    /// The position of N on a US keyboard, whatever it types in the current layout.
    case keyboardN = 17
    /// The position of O on a US keyboard, whatever it types in the current layout.
    case keyboardO = 18
    /// The position of P on a US keyboard, whatever it types in the current layout.
    case keyboardP = 19
    /// The position of Q on a US keyboard, whatever it types in the current layout.
    case keyboardQ = 20
    /// The position of R on a US keyboard, whatever it types in the current layout.
    case keyboardR = 21
    /// The position of S on a US keyboard, whatever it types in the current layout.
    case keyboardS = 22
    /// The position of T on a US keyboard, whatever it types in the current layout.
    case keyboardT = 23
    /// The position of U on a US keyboard, whatever it types in the current layout.
    case keyboardU = 24
    /// The position of V on a US keyboard, whatever it types in the current layout.
    case keyboardV = 25
    /// The position of W on a US keyboard, whatever it types in the current layout.
    case keyboardW = 26
    /// The position of X on a US keyboard, whatever it types in the current layout.
    case keyboardX = 27
    /// The position of Y on a US keyboard, whatever it types in the current layout.
    case keyboardY = 28
    /// The position of Z on a US keyboard, whatever it types in the current layout.
    case keyboardZ = 29
    /// The position of 1 and ! on a US keyboard, above the letters.
    case keyboard1 = 30
    /// The position of 2 and @ on a US keyboard, above the letters.
    case keyboard2 = 31
    /// The position of 3 and # on a US keyboard, above the letters.
    case keyboard3 = 32
    /// The position of 4 and $ on a US keyboard, above the letters.
    case keyboard4 = 33
    /// The position of 5 and % on a US keyboard, above the letters.
    case keyboard5 = 34
    /// The position of 6 and ^ on a US keyboard, above the letters.
    case keyboard6 = 35
    /// The position of 7 and & on a US keyboard, above the letters.
    case keyboard7 = 36
    /// The position of 8 and * on a US keyboard, above the letters.
    case keyboard8 = 37
    /// The position of 9 and ( on a US keyboard, above the letters.
    case keyboard9 = 38
    /// The position of 0 and ) on a US keyboard, above the letters.
    case keyboard0 = 39
    /// The Return key; that of the keypad is `keypadEnter`.
    case keyboardReturnOrEnter = 40
    /// The Esc key.
    case keyboardEscape = 41
    /// The key that deletes the character before the caret.
    case keyboardDeleteOrBackspace = 42
    /// The Tab key.
    case keyboardTab = 43
    /// The space bar.
    case keyboardSpacebar = 44
    /// The position of - and _ on a US keyboard.
    case keyboardHyphen = 45
    /// The position of = and + on a US keyboard.
    case keyboardEqualSign = 46
    /// The position of [ and { on a US keyboard.
    case keyboardOpenBracket = 47
    /// The position of ] and } on a US keyboard.
    case keyboardCloseBracket = 48
    /// The position of \ and | on a US keyboard.
    case keyboardBackslash = 49
    /// The key next to Return on keyboards with an additional key there, such as # on German ones.
    case keyboardNonUSPound = 50
    /// The position of ; and : on a US keyboard.
    case keyboardSemicolon = 51
    /// The position of the apostrophe and quotation mark on a US keyboard.
    case keyboardQuote = 52
    /// The position of the grave accent and ~ on a US keyboard.
    case keyboardGraveAccentAndTilde = 53
    /// The position of , and < on a US keyboard.
    case keyboardComma = 54
    /// The position of . and > on a US keyboard.
    case keyboardPeriod = 55
    /// The position of / and ? on a US keyboard.
    case keyboardSlash = 56
    /// The Caps Lock key.
    case keyboardCapsLock = 57
    case keyboardF1 = 58
    case keyboardF2 = 59
    case keyboardF3 = 60
    case keyboardF4 = 61
    case keyboardF5 = 62
    case keyboardF6 = 63
    case keyboardF7 = 64
    case keyboardF8 = 65
    case keyboardF9 = 66
    case keyboardF10 = 67
    case keyboardF11 = 68
    case keyboardF12 = 69
    case keyboardPrintScreen = 70
    case keyboardScrollLock = 71
    case keyboardPause = 72
    case keyboardInsert = 73
    /// The key that moves to the beginning.
    case keyboardHome = 74
    case keyboardPageUp = 75
    /// The key that deletes the character after the caret.
    case keyboardDeleteForward = 76
    /// The key that moves to the end.
    case keyboardEnd = 77
    case keyboardPageDown = 78
    case keyboardRightArrow = 79
    case keyboardLeftArrow = 80
    case keyboardDownArrow = 81
    case keyboardUpArrow = 82
    /// The Num Lock key, or Clear on Apple keyboards.
    case keypadNumLock = 83
    /// The division key of the keypad.
    case keypadSlash = 84
    /// The multiplication key of the keypad.
    case keypadAsterisk = 85
    /// The minus key of the keypad.
    case keypadHyphen = 86
    /// The plus key of the keypad.
    case keypadPlus = 87
    /// The Enter key of the keypad.
    case keypadEnter = 88
    /// The 1 of the keypad.
    case keypad1 = 89
    /// The 2 of the keypad.
    case keypad2 = 90
    /// The 3 of the keypad.
    case keypad3 = 91
    /// The 4 of the keypad.
    case keypad4 = 92
    /// The 5 of the keypad.
    case keypad5 = 93
    /// The 6 of the keypad.
    case keypad6 = 94
    /// The 7 of the keypad.
    case keypad7 = 95
    /// The 8 of the keypad.
    case keypad8 = 96
    /// The 9 of the keypad.
    case keypad9 = 97
    /// The 0 of the keypad.
    case keypad0 = 98
    /// The decimal point of the keypad, a comma in some layouts.
    case keypadPeriod = 99
    /// The additional key next to the left Shift on ISO keyboards.
    case keyboardNonUSBackslash = 100
    /// The key that opens a context menu.
    case keyboardApplication = 101
    case keyboardPower = 102
    /// The equals key of the keypad, on Apple keyboards.
    case keypadEqualSign = 103
    case keyboardF13 = 104
    case keyboardF14 = 105
    case keyboardF15 = 106
    case keyboardF16 = 107
    case keyboardF17 = 108
    case keyboardF18 = 109
    case keyboardF19 = 110
    case keyboardF20 = 111
    case keyboardF21 = 112
    case keyboardF22 = 113
    case keyboardF23 = 114
    case keyboardF24 = 115
    case keyboardHelp = 117
    case keyboardMenu = 118
    case keyboardSelect = 119
    case keyboardStop = 120
    /// The key that repeats the last action.
    case keyboardAgain = 121
    case keyboardUndo = 122
    case keyboardCut = 123
    case keyboardCopy = 124
    case keyboardPaste = 125
    case keyboardFind = 126
    case keyboardMute = 127
    case keyboardVolumeUp = 128
    case keyboardVolumeDown = 129
    /// The left Control key.
    case keyboardLeftControl = 224
    /// The left Shift key.
    case keyboardLeftShift = 225
    /// The left Option or Alt key.
    case keyboardLeftAlt = 226
    /// The left Command, Super or Windows key.
    case keyboardLeftGUI = 227
    /// The right Control key.
    case keyboardRightControl = 228
    /// The right Shift key.
    case keyboardRightShift = 229
    /// The right Option or AltGr key.
    case keyboardRightAlt = 230
    /// The right Command, Super or Windows key.
    case keyboardRightGUI = 231
}
