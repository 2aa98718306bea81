internal import Foundation
internal import UIKitCore

/// Words of this module's views, in the device's language, else in English.
@MainActor enum SystemWords {
    enum Word: Int { case paste, chooseFont, noDefinition, find, replace, all, done, results, previous, next, openInNewWindow }

    private static let table: [String: [String]] = [
        "en": [
            "Paste", "Choose Font", "No definition found.", "Find", "Replace", "All", "Done", "%d of %d", "Previous", "Next",
            "Open in New Window",
        ],
        "zh": ["粘贴", "选取字体", "未找到定义。", "查找", "替换", "全部", "完成", "%d/%d", "上一个", "下一个", "在新窗口中打开"],
        "ja": ["ペースト", "フォントを選択", "定義が見つかりません。", "検索", "置き換える", "すべて", "完了", "%d/%d", "前へ", "次へ", "新規ウインドウで開く"],
        "ko": ["붙여넣기", "서체 선택", "정의를 찾을 수 없습니다.", "찾기", "대치", "모두", "완료", "%d/%d", "이전", "다음", "새로운 윈도우에서 열기"],
        "de": [
            "Einsetzen", "Schrift auswählen", "Keine Definition gefunden.", "Suchen", "Ersetzen", "Alle", "Fertig", "%d von %d", "Zurück",
            "Weiter", "In neuem Fenster öffnen",
        ],
        "fr": [
            "Coller", "Choisir une police", "Aucune définition trouvée.", "Rechercher", "Remplacer", "Tout", "OK", "%d sur %d", "Précédent",
            "Suivant", "Ouvrir dans une nouvelle fenêtre",
        ],
        "es": [
            "Pegar", "Seleccionar tipo de letra", "No se ha encontrado ninguna definición.", "Buscar", "Reemplazar", "Todo", "OK",
            "%d de %d",
            "Anterior", "Siguiente", "Abrir en una ventana nueva",
        ],
        "ar": [
            "لصق", "اختيار الخط", "لم يتم العثور على تعريف.", "بحث", "استبدال", "الكل", "تم", "%d من %d", "السابق", "التالي",
            "فتح في نافذة جديدة",
        ],
        "he": ["הדבק", "בחירת גופן", "לא נמצאה הגדרה.", "חפש", "החלף", "הכל", "סיום", "%d מתוך %d", "הקודם", "הבא", "פתח בחלון חדש"],
    ]

    /// The device's; values such as configurations have no view whose application would say it.
    static var locale: Locale { Locale(identifier: ApplicationContext.current.device.localeIdentifier) }

    static func text(_ word: Word) -> String {
        let language = locale.language
        return (table[language.languageCode?.identifier ?? "en"] ?? table["en"])?[word.rawValue] ?? ""
    }
}
