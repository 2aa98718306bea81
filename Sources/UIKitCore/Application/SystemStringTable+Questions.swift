extension SystemStringTable {
    /// What the system asks the user for an app, and what it says of notifications.
    static let questionTexts = """
        %@h ago|%@ 小时前|%@ 小時前|%@時間前|%@시간 전|Vor %@ Std.|il y a %@ h|hace %@ h|قبل %@ س|לפני %@ ש׳
        %@m ago|%@ 分钟前|%@ 分鐘前|%@分前|%@분 전|Vor %@ Min.|il y a %@ min|hace %@ min|قبل %@ د|לפני %@ דק׳
        Allow|允许|允許|許可|허용|Erlauben|Autoriser|Permitir|السماح|אפשר
        Allow Access to All Photos|允许访问所有照片|允許取用所有照片|すべての写真へのアクセスを許可|모든 사진에 대한 접근 허용|Zugriff auf alle Fotos erlauben|Autoriser l’accès à toutes les photos|Permitir acceso a todas las fotos|السماح بالوصول إلى كل الصور|אפשר גישה לכל התמונות
        Allow Full Access|允许完全访问|允許完整取用權限|フルアクセスを許可|전체 접근 허용|Vollen Zugriff erlauben|Autoriser l’accès complet|Permitir acceso total|السماح بالوصول الكامل|אפשר גישה מלאה
        Allow Once|允许一次|允許一次|1度だけ許可|한 번 허용|Einmal erlauben|Autoriser une fois|Permitir una vez|السماح مرة واحدة|אפשר פעם אחת
        Allow While Using App|使用 App 时允许|使用 App 時允許|アプリの使用中は許可|앱을 사용하는 동안 허용|Beim Verwenden der App erlauben|Autoriser lorsque l’app est active|Permitir al usar la app|السماح أثناء استخدام التطبيق|אפשר בעת השימוש ביישום
        Allow “%@” to also use your location even when you are not using the app?|允许“%@”在您不使用该 App 时也使用您的位置？|允許「%@」在您未使用此 App 時也使用您的位置？|“%@”がアプリを使用していないときにも位置情報を使用することを許可しますか？|앱을 사용하지 않을 때도 ‘%@’이(가) 사용자의 위치를 사용하도록 허용하겠습니까?|Darf „%@“ deinen Standort auch verwenden, wenn du die App nicht nutzt?|Autoriser « %@ » à utiliser aussi votre position lorsque vous n’utilisez pas l’app ?|¿Permitir que “%@” use también tu ubicación cuando no utilices la app?|هل تسمح لـ “%@” باستخدام موقعك أيضًا عندما لا تستخدم التطبيق؟|לאפשר ל״%@״ להשתמש במיקומך גם כשאינך משתמש ביישום?
        Allow “%@” to delete %@ photos?|允许“%@”删除 %@ 张照片？|允許「%@」刪除 %@ 張照片？|“%@”が%@枚の写真を削除することを許可しますか？|‘%@’이(가) 사진 %@장을 삭제하도록 허용하겠습니까?|Darf „%@“ %@ Fotos löschen?|Autoriser « %@ » à supprimer %@ photos ?|¿Permitir que “%@” elimine %@ fotos?|هل تسمح لـ “%@” بحذف %@ من الصور؟|לאפשר ל״%@״ למחוק %@ תמונות?
        Allow “%@” to delete this photo?|允许“%@”删除这张照片？|允許「%@」刪除此照片？|“%@”がこの写真を削除することを許可しますか？|‘%@’이(가) 이 사진을 삭제하도록 허용하겠습니까?|Darf „%@“ dieses Foto löschen?|Autoriser « %@ » à supprimer cette photo ?|¿Permitir que “%@” elimine esta foto?|هل تسمح لـ “%@” بحذف هذه الصورة؟|לאפשר ל״%@״ למחוק תמונה זו?
        Allow “%@” to use your location?|允许“%@”使用您的位置？|允許「%@」使用您的位置？|“%@”に位置情報の使用を許可しますか？|‘%@’이(가) 사용자의 위치를 사용하도록 허용하겠습니까?|Darf „%@“ deinen Standort verwenden?|Autoriser « %@ » à utiliser votre position ?|¿Permitir que “%@” use tu ubicación?|هل تسمح لـ “%@” باستخدام موقعك؟|לאפשר ל״%@״ להשתמש במיקומך?
        Allow “%@” to use your precise location?|允许“%@”使用您的精确位置？|允許「%@」使用您的精確位置？|“%@”に正確な位置情報の使用を許可しますか？|‘%@’이(가) 사용자의 정확한 위치를 사용하도록 허용하겠습니까?|Darf „%@“ deinen genauen Standort verwenden?|Autoriser « %@ » à utiliser votre position exacte ?|¿Permitir que “%@” use tu ubicación exacta?|هل تسمح لـ “%@” باستخدام موقعك الدقيق؟|לאפשר ל״%@״ להשתמש במיקומך המדויק?
        Change to Always Allow|更改为始终允许|更改為永遠允許|常に許可に変更|항상 허용으로 변경|In „Immer erlauben“ ändern|Toujours autoriser|Cambiar a permitir siempre|التغيير إلى السماح دائمًا|שנה ל״אפשר תמיד״
        Don’t Allow|不允许|不允許|許可しない|허용 안 함|Nicht erlauben|Refuser|No permitir|عدم السماح|אל תאפשר
        Do you want to allow “%@” to use Face ID?|要允许“%@”使用面容 ID 吗？|要允許「%@」使用 Face ID 嗎？|“%@”にFace IDの使用を許可しますか？|‘%@’이(가) Face ID를 사용하도록 허용하겠습니까?|Möchtest du „%@“ erlauben, Face ID zu verwenden?|Autoriser « %@ » à utiliser Face ID ?|¿Permitir que “%@” utilice Face ID?|هل تريد السماح لـ “%@” باستخدام بصمة الوجه؟|האם לאפשר ל־״%@״ להשתמש ב־Face ID?
        Enter Password|输入密码|輸入密碼|パスワードを入力|암호 입력|Passwort eingeben|Saisir le mot de passe|Introducir contraseña|إدخال كلمة السر|הזן סיסמה
        Face ID|面容 ID|Face ID|Face ID|Face ID|Face ID|Face ID|Face ID|بصمة الوجه|Face ID
        Face Not Recognized|未识别出面容|未辨識出臉孔|顔が認識されません|얼굴을 인식할 수 없음|Gesicht nicht erkannt|Visage non reconnu|Cara no reconocida|لم يتم التعرف على الوجه|הפנים לא זוהו
        Keep Only While Using|仅保留使用期间|保留僅使用期間|使用中のみ許可のままにする|사용하는 동안만 허용 유지|Nur beim Verwenden beibehalten|Garder uniquement si active|Mantener solo al usar|الإبقاء أثناء الاستخدام فقط|השאר רק בעת שימוש
        Limit Access…|限制访问…|限制取用…|アクセスを制限…|접근 제한…|Zugriff beschränken …|Limiter l’accès…|Limitar acceso…|تقييد الوصول…|הגבל גישה…
        New Contact|新建联系人|新增聯絡資訊|新規連絡先|새로운 연락처|Neuer Kontakt|Nouveau contact|Nuevo contacto|جهة اتصال جديدة|איש קשר חדש
        No Name|无姓名|沒有姓名|名前なし|이름 없음|Kein Name|Aucun nom|Sin nombre|بدون اسم|ללא שם
        Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.|“通知”可能包括提醒、声音和图标标记。可在“设置”中进行配置。|「通知」可能包含提示、聲音和圖像標記。您可以在「設定」中進行設定。|通知方法は、テキスト、サウンド、アイコンバッジが利用できる可能性があります。通知方法は“設定”で設定できます。|알림에는 경고, 사운드 및 아이콘 배지가 포함될 수 있습니다. 설정에서 이를 구성할 수 있습니다.|Mitteilungen können Hinweise, Töne und Symbolkennzeichen enthalten. Sie können in den Einstellungen konfiguriert werden.|Les notifications peuvent inclure des alertes, des sons et des pastilles d’icône. Vous pouvez les configurer dans Réglages.|Las notificaciones pueden incluir alertas, sonidos y globos en los iconos. Puedes configurarlas en Ajustes.|قد تتضمن الإشعارات تنبيهات وأصواتًا وشارات على الأيقونات. يمكن تكوينها في الإعدادات.|עדכונים עשויים לכלול התראות, צלילים ותגים על סמלים. ניתן להגדיר אותם בהגדרות.
        OK|好|好|OK|확인|OK|OK|OK|موافق|אישור
        Select Photos…|选择照片…|選取照片…|写真を選択…|사진 선택…|Fotos auswählen …|Sélectionner des photos…|Seleccionar fotos…|تحديد صور…|בחר תמונות…
        Send|发送|傳送|送信|보내기|Senden|Envoyer|Enviar|إرسال|שלח
        Touch ID|触控 ID|Touch ID|Touch ID|Touch ID|Touch ID|Touch ID|Touch ID|بصمة الإصبع|Touch ID
        Try Again|再试一次|再試一次|再試行|다시 시도|Erneut versuchen|Réessayer|Volver a intentar|حاول مجددًا|נסה שוב
        Try %@ Again|再次尝试%@|再試一次 %@|%@を再試行|%@ 다시 시도|%@ erneut versuchen|Réessayer %@|Volver a intentar %@|محاولة %@ مجددًا|נסה שוב את %@
        Yesterday, %@|昨天 %@|昨天 %@|昨日 %@|어제 %@|Gestern, %@|Hier, %@|Ayer, %@|أمس، %@|אתמול, %@
        You have changed the icon for “%@”.|您已更改“%@”的图标。|您已更改「%@」的圖像。|“%@”のアイコンを変更しました。|‘%@’의 아이콘을 변경했습니다.|Du hast das Symbol von „%@“ geändert.|Vous avez modifié l’icône de « %@ ».|Has cambiado el icono de “%@”.|لقد غيّرت أيقونة “%@”.|שינית את הסמל של ״%@״.
        now|现在|現在|今|지금|Jetzt|maintenant|ahora|الآن|עכשיו
        “%@” Would Like to Access Your Contacts|“%@”想访问您的通讯录|「%@」想要取用您的聯絡資訊|“%@”が連絡先へのアクセスを求めています|‘%@’이(가) 사용자의 연락처에 접근하려고 합니다|„%@“ möchte auf deine Kontakte zugreifen|« %@ » souhaite accéder à vos contacts|“%@” quiere acceder a tus contactos|يرغب “%@” في الوصول إلى جهات الاتصال|״%@״ מבקש גישה לאנשי הקשר שלך
        “%@” Would Like to Access Your Photo Library|“%@”想访问您的照片图库|「%@」想要取用您的照片圖庫|“%@”が写真ライブラリへのアクセスを求めています|‘%@’이(가) 사용자의 사진 보관함에 접근하려고 합니다|„%@“ möchte auf deine Fotomediathek zugreifen|« %@ » souhaite accéder à votre photothèque|“%@” quiere acceder a tu fototeca|يرغب “%@” في الوصول إلى مكتبة صورك|״%@״ מבקש גישה לספריית התמונות שלך
        “%@” Would Like to Access Your Photos|“%@”想访问您的照片|「%@」想要取用您的照片|“%@”が写真へのアクセスを求めています|‘%@’이(가) 사용자의 사진에 접근하려고 합니다|„%@“ möchte auf deine Fotos zugreifen|« %@ » souhaite accéder à vos photos|“%@” quiere acceder a tus fotos|يرغب “%@” في الوصول إلى صورك|״%@״ מבקש גישה לתמונות שלך
        “%@” Would Like to Access the Camera|“%@”想访问您的相机|「%@」想要取用相機|“%@”がカメラへのアクセスを求めています|‘%@’이(가) 카메라에 접근하려고 합니다|„%@“ möchte auf die Kamera zugreifen|« %@ » souhaite accéder à l’appareil photo|“%@” quiere acceder a la cámara|يرغب “%@” في الوصول إلى الكاميرا|״%@״ מבקש גישה למצלמה
        “%@” Would Like to Access the Microphone|“%@”想访问您的麦克风|「%@」想要取用麥克風|“%@”がマイクへのアクセスを求めています|‘%@’이(가) 마이크에 접근하려고 합니다|„%@“ möchte auf das Mikrofon zugreifen|« %@ » souhaite accéder au micro|“%@” quiere acceder al micrófono|يرغب “%@” في الوصول إلى الميكروفون|״%@״ מבקש גישה למיקרופון
        “%@” Would Like to Add to your Photos|“%@”想添加到您的照片|「%@」想要加入您的照片|“%@”が写真への追加を求めています|‘%@’이(가) 사용자의 사진에 추가하려고 합니다|„%@“ möchte deinen Fotos etwas hinzufügen|« %@ » souhaite ajouter des éléments à vos photos|“%@” quiere añadir contenido a tus fotos|يرغب “%@” في الإضافة إلى صورك|״%@״ מבקש להוסיף לתמונות שלך
        “%@” Would Like to Send You Notifications|“%@”想给您发送通知|「%@」想要傳送通知|“%@”は通知を送信します。よろしいですか？|‘%@’에서 알림을 보내고자 합니다|„%@“ möchte dir Mitteilungen senden|« %@ » souhaite vous envoyer des notifications|“%@” quiere enviarte notificaciones|يرغب “%@” في إرسال إشعارات إليك|״%@״ מבקש לשלוח לך עדכונים
        Continue|继续|繼續|続ける|계속|Fortfahren|Continuer|Continuar|متابعة|המשך
        “%@” Wants to Use “%@” to Sign In|“%@”想要使用“%@”登录|「%@」想要使用「%@」登入|“%@”がサインインのために“%@”を使用しようとしています|‘%@’이(가) ‘%@’을(를) 사용하여 로그인하려고 합니다|„%@“ möchte „%@“ für die Anmeldung verwenden|« %@ » souhaite utiliser « %@ » pour se connecter|“%@” quiere usar “%@” para iniciar sesión|يريد “%@” استخدام “%@” لتسجيل الدخول|״%@״ מבקש להשתמש ב״%@״ כדי להתחבר
        This allows the app and website to share information about you.|这将允许此 App 与网站共享有关您的信息。|這樣會允許此 App 和網站分享您的相關資訊。|これにより、アプリとWebサイトがあなたに関する情報を共有できるようになります。|이렇게 하면 앱과 웹 사이트가 사용자에 관한 정보를 공유할 수 있습니다.|Die App und die Website können dadurch Informationen über dich teilen.|Cela permet à l’app et au site web de partager des informations à votre sujet.|Esto permite que la app y el sitio web compartan información sobre ti.|يتيح هذا للتطبيق وموقع الويب مشاركة معلومات عنك.|פעולה זו מאפשרת לאפליקציה ולאתר לשתף מידע אודותיך.
        Sign in with Apple|通过 Apple 登录|使用 Apple 登入|Appleでサインイン|Apple로 로그인|Mit Apple anmelden|Se connecter avec Apple|Iniciar sesión con Apple|تسجيل الدخول باستخدام Apple|התחברות עם Apple
        Continue with Apple|通过 Apple 继续|使用 Apple 繼續|Appleで続ける|Apple로 계속하기|Mit Apple fortfahren|Continuer avec Apple|Continuar con Apple|المتابعة باستخدام Apple|המשך עם Apple
        Sign up with Apple|通过 Apple 注册|使用 Apple 註冊|Appleで登録|Apple로 가입|Mit Apple registrieren|S’inscrire avec Apple|Registrarse con Apple|التسجيل باستخدام Apple|הרשמה עם Apple
        """
}
