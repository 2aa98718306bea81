package import Foundation

/// Strings of date pickers that no date format provides.
package enum DatePickerStrings {
    package enum Word: Int {
        case today, time, hour, hours, minutes, previousMonth, nextMonth, showYears, hideYears, date
    }

    private static let table: [String: [String]] = [
        "en": ["Today", "Time", "hour", "hours", "min", "Previous month", "Next month", "Show year picker", "Hide year picker", "Date"],
        "zh": ["今天", "时间", "小时", "小时", "分钟", "上个月", "下个月", "显示年份选择器", "隐藏年份选择器", "日期"],
        "zh-Hant": ["今天", "時間", "小時", "小時", "分鐘", "上個月", "下個月", "顯示年份選擇器", "隱藏年份選擇器", "日期"],
        "ja": ["今日", "時刻", "時間", "時間", "分", "前の月", "次の月", "年の選択を表示", "年の選択を隠す", "日付"],
        "ko": ["오늘", "시간", "시간", "시간", "분", "이전 달", "다음 달", "연도 선택 보기", "연도 선택 가리기", "날짜"],
        "de": [
            "Heute", "Uhrzeit", "Stunde", "Stunden", "Min.", "Vorheriger Monat", "Nächster Monat", "Jahre einblenden", "Jahre ausblenden",
            "Datum",
        ],
        "fr": [
            "Aujourd’hui", "Heure", "heure", "heures", "min", "Mois précédent", "Mois suivant", "Afficher les années", "Masquer les années",
            "Date",
        ],
        "es": ["Hoy", "Hora", "hora", "horas", "min", "Mes anterior", "Mes siguiente", "Mostrar años", "Ocultar años", "Fecha"],
        "ar": ["اليوم", "الوقت", "ساعة", "ساعات", "دقيقة", "الشهر السابق", "الشهر التالي", "إظهار السنوات", "إخفاء السنوات", "التاريخ"],
        "he": ["היום", "שעה", "שעה", "שעות", "דק׳", "החודש הקודם", "החודש הבא", "הצג שנים", "הסתר שנים", "תאריך"],
    ]

    /// In the locale's language, or in English.
    package static func text(_ word: Word, _ locale: Locale) -> String {
        let language = locale.language
        let code = language.languageCode?.identifier ?? "en"
        let isTraditional = code == "zh" && language.script?.identifier == "Hant"
        let words = isTraditional ? table["zh-Hant"] : table[code]
        return words?[word.rawValue] ?? table["en"]?[word.rawValue] ?? ""
    }
}
