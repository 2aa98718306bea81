extension SystemStringTable {
    /// Titles and labels of bars, tabs and lists.
    static let barTexts = """
        Add|添加|加入|追加|추가|Hinzufügen|Ajouter|Añadir|إضافة|הוספה
        Back|返回|返回|戻る|뒤로|Zurück|Retour|Atrás|رجوع|חזרה
        Bookmarks|书签|書籤|ブックマーク|책갈피|Lesezeichen|Signets|Favoritos|الإشارات المرجعية|סימניות
        Camera|相机|相機|カメラ|카메라|Kamera|Appareil photo|Cámara|الكاميرا|מצלמה
        Cancel|取消|取消|キャンセル|취소|Abbrechen|Annuler|Cancelar|إلغاء|ביטול
        Clear|清除|清除|消去|지우기|Löschen|Effacer|Borrar|مسح|ניקוי
        Close|关闭|關閉|閉じる|닫기|Schließen|Fermer|Cerrar|إغلاق|סגירה
        Collapse|收起|收合|折りたたむ|접기|Reduzieren|Réduire|Contraer|طي|כיווץ
        Compose|撰写|撰寫|作成|작성|Verfassen|Rédiger|Redactar|إنشاء|כתיבה
        Configure|配置|設定|設定|구성|Konfigurieren|Configurer|Configurar|تكوين|הגדרה
        Contacts|通讯录|聯絡資訊|連絡先|연락처|Kontakte|Contacts|Contactos|جهات الاتصال|אנשי קשר
        Delete|删除|刪除|削除|삭제|Löschen|Supprimer|Eliminar|حذف|מחיקה
        Done|完成|完成|完了|완료|Fertig|OK|OK|تم|סיום
        Downloads|下载|下載項目|ダウンロード|다운로드|Downloads|Téléchargements|Descargas|التنزيلات|הורדות
        Drag the icons to organize tabs.|拖移图标以整理标签页。|拖移圖像來整理標籤頁。|アイコンをドラッグしてタブを並べ替えます。|아이콘을 드래그하여 탭을 정리하십시오.|Bewege die Symbole, um die Tabs anzuordnen.|Faites glisser les icônes pour organiser les onglets.|Arrastra los iconos para organizar las pestañas.|اسحب الأيقونات لتنظيم علامات التبويب.|גרור את הסמלים כדי לסדר את הכרטיסיות.
        Edit|编辑|編輯|編集|편집|Bearbeiten|Modifier|Editar|تعديل|עריכה
        Expand|展开|展開|展開|펼치기|Einblenden|Développer|Expandir|توسيع|הרחבה
        Fast Forward|快进|快轉|早送り|빨리 감기|Vorspulen|Avance rapide|Avance rápido|تقديم سريع|הרצה קדימה
        Favorites|个人收藏|喜好項目|よく使う項目|즐겨찾기|Favoriten|Favoris|Favoritos|المفضلة|מועדפים
        Featured|精选|精選|おすすめ|추천|Highlights|Sélection|Destacados|المميزة|מומלצים
        Forward|前进|往前|進む|앞으로|Vorwärts|Suivant|Adelante|تقدم|קדימה
        History|历史记录|瀏覽記錄|履歴|방문 기록|Verlauf|Historique|Historial|السجل|היסטוריה
        Insert|插入|插入|挿入|삽입|Einfügen|Insérer|Insertar|إدراج|הוספת שורה
        More|更多|更多|その他|더 보기|Mehr|Plus|Más|المزيد|עוד
        More Info|更多信息|更多資訊|詳細情報|추가 정보|Weitere Infos|Plus d’infos|Más información|مزيد من المعلومات|מידע נוסף
        Most Recent|最近更新|最新|最新|최신|Neueste|Plus récents|Más recientes|الأحدث|האחרונים ביותר
        Most Viewed|最多浏览|最多檢視|もっとも閲覧された項目|가장 많이 본 항목|Am häufigsten angesehen|Les plus consultés|Más vistos|الأكثر مشاهدة|הנצפים ביותר
        Open in Safari|在 Safari 中打开|在 Safari 中打開|Safariで開く|Safari에서 열기|In Safari öffnen|Ouvrir dans Safari|Abrir en Safari|فتح في Safari|פתיחה ב‑Safari
        Organize|整理|整理|整理|정리|Organisieren|Organiser|Organizar|تنظيم|ארגון
        Page Curl|卷页|捲頁|ページをめくる|페이지 넘기기|Seite umblättern|Tourner la page|Pasar página|طي الصفحة|קיפול דף
        Pause|暂停|暫停|一時停止|일시 정지|Pause|Pause|Pausa|إيقاف مؤقت|השהיה
        Play|播放|播放|再生|재생|Wiedergabe|Lecture|Reproducir|تشغيل|ניגון
        Recents|最近项目|最近項目|最近の項目|최근 항목|Zuletzt|Récents|Recientes|الأحدث استخدامًا|אחרונים
        Redo|重做|重做|やり直す|실행 복귀|Wiederholen|Rétablir|Rehacer|إعادة|ביצוע חוזר
        Refresh|刷新|重新整理|更新|새로 고침|Aktualisieren|Actualiser|Actualizar|تحديث|רענון
        Remove|移除|移除|取り除く|제거|Entfernen|Retirer|Quitar|إزالة|הסרה
        Reorder|重新排列|重新排序|並べ替え|순서 변경|Neu anordnen|Réorganiser|Reordenar|إعادة ترتيب|סידור מחדש
        Reply|回复|回覆|返信|답장|Antworten|Répondre|Responder|رد|מענה
        Rewind|倒回|倒轉|巻き戻し|되감기|Zurückspulen|Retour rapide|Retroceder|ترجيع|הרצה לאחור
        Save|存储|儲存|保存|저장|Sichern|Enregistrer|Guardar|حفظ|שמירה
        Search|搜索|搜尋|検索|검색|Suchen|Rechercher|Buscar|بحث|חיפוש
        Share|共享|分享|共有|공유|Teilen|Partager|Compartir|مشاركة|שיתוף
        Stop|停止|停止|停止|중단|Stopp|Arrêter|Detener|إيقاف|עצירה
        Top Rated|最高评分|最高評分|トップ評価|최고 평점|Am besten bewertet|Les mieux notés|Mejor valorados|الأعلى تقييمًا|הדירוג הגבוה ביותר
        Undo|撤销|還原|取り消す|실행 취소|Widerrufen|Annuler l’opération|Deshacer|تراجع|ביטול פעולה
        """
}
