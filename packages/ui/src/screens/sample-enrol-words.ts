/** The words around every page of the enrol site. */
export const siteWords = {
  menu: { zh: '主菜单', en: 'Main menu', es: 'Menú principal', ja: 'メインメニュー' },
  classes: { zh: '开放班次', en: 'Open classes', es: 'Convocatorias abiertas', ja: '受付中のクラス' },
  mine: { zh: '我的报名', en: 'My enrolments', es: 'Mis inscripciones', ja: '申込状況' },
  sign_in: { zh: '登录', en: 'Sign in', es: 'Iniciar sesión', ja: 'ログイン' },
  site_language: { zh: '语言', en: 'Language', es: 'Idioma', ja: '言語' },
  footer: {
    zh: '所有时间均为北京时间（UTC+8）。',
    en: 'All times are Beijing time (UTC+8).',
    es: 'Todas las horas son de Pekín (UTC+8).',
    ja: '時刻はすべて北京時間（UTC+8）です。',
  },
} as const;

/** The words of the step for the candidate's details. */
export const enrolWords = {
  title: { zh: '个人信息', en: 'Your details', es: 'Sus datos', ja: '個人情報' },
  step_phone: { zh: '手机', en: 'Phone', es: 'Móvil', ja: '電話' },
  step_person: { zh: '信息', en: 'Details', es: 'Datos', ja: '情報' },
  step_photo: { zh: '材料', en: 'Materials', es: 'Materiales', ja: '書類' },
  step_check: { zh: '核对', en: 'Check', es: 'Revisión', ja: '確認' },
  step_done: { zh: '完成', en: 'Done', es: 'Listo', ja: '完了' },
  exam: { zh: '考试时间', en: 'Exam', es: 'Examen', ja: '試験日' },
  fee: { zh: '费用', en: 'Fee', es: 'Tasa', ja: '受験料' },
  clean: {
    zh: '填写的内容会自动保存。',
    en: 'What you enter is saved by itself.',
    es: 'Lo que introduce se guarda solo.',
    ja: '入力内容は自動的に保存されます。',
  },
  saving: { zh: '正在保存…', en: 'Saving…', es: 'Guardando…', ja: '保存しています…' },
  saved: {
    zh: '已保存。用此手机号可在其他设备上继续填写；保留{days}天。',
    en: 'Saved. You can go on from another device with this phone; it is kept for {days} days.',
    es: 'Guardado. Puede continuar en otro dispositivo con este teléfono; se conserva {days} días.',
    ja: '保存しました。同じ電話番号で別の端末からも続けられます（{days}日間保存）。',
  },
  offline: {
    zh: '尚未保存，正在重试。',
    en: 'Not saved yet, trying again.',
    es: 'Aún no se ha guardado; se vuelve a intentar.',
    ja: 'まだ保存できていません。再試行しています。',
  },
  proven: {
    zh: '已验证手机号：{phone}',
    en: 'Verified number: {phone}',
    es: 'Número verificado: {phone}',
    ja: '認証済みの番号：{phone}',
  },
  change_phone: { zh: '更换手机号', en: 'Use another number', es: 'Usar otro número', ja: '別の番号を使う' },
  personal: { zh: '个人信息', en: 'Personal details', es: 'Datos personales', ja: '個人情報' },
  work: { zh: '学历与工作', en: 'Education and work', es: 'Estudios y trabajo', ja: '学歴と勤務先' },
  name: { zh: '姓名', en: 'Name', es: 'Nombre y apellidos', ja: '氏名' },
  name_hint: {
    zh: '请与身份证件一致。',
    en: 'As it stands on the identity document.',
    es: 'Tal como figura en el documento de identidad.',
    ja: '身分証明書の表記どおりに入力してください。',
  },
  id_type: { zh: '证件类型', en: 'Identity document', es: 'Documento de identidad', ja: '身分証明書' },
  id_type_cn: {
    zh: '居民身份证',
    en: 'Resident identity card',
    es: 'Documento de residente (China continental)',
    ja: '居民身分証（中国本土）',
  },
  id_type_hk: {
    zh: '香港身份证',
    en: 'Hong Kong identity card',
    es: 'Documento de identidad de Hong Kong',
    ja: '香港身分証',
  },
  id_type_mo: {
    zh: '澳门身份证',
    en: 'Macao identity card',
    es: 'Documento de identidad de Macao',
    ja: 'マカオ身分証',
  },
  id_type_tw: {
    zh: '台湾身份证',
    en: 'Taiwan identity card',
    es: 'Documento de identidad de Taiwán',
    ja: '台湾身分証',
  },
  id_card: { zh: '证件号码', en: 'Document number', es: 'Número del documento', ja: '身分証番号' },
  id_card_hint_cn: {
    zh: '18位，最后一位可为 X。',
    en: '18 characters; the last may be X.',
    es: '18 caracteres; el último puede ser X.',
    ja: '18桁です。末尾は X の場合があります。',
  },
  id_card_hint_hk: {
    zh: '例如 A123456(3)。',
    en: 'For example A123456(3).',
    es: 'Por ejemplo, A123456(3).',
    ja: '例：A123456(3)',
  },
  id_card_hint_mo: {
    zh: '例如 1234567(8)。',
    en: 'For example 1234567(8).',
    es: 'Por ejemplo, 1234567(8).',
    ja: '例：1234567(8)',
  },
  id_card_hint_tw: {
    zh: '例如 A123456789。',
    en: 'For example A123456789.',
    es: 'Por ejemplo, A123456789.',
    ja: '例：A123456789',
  },
  from_id: {
    zh: '由身份证号码得出：{birth}，{gender}',
    en: 'Read from your ID number: {birth}, {gender}',
    es: 'Leído de su número de identidad: {birth}, {gender}',
    ja: '身分証番号から読み取りました：{birth}、{gender}',
  },
  birth: { zh: '出生日期', en: 'Date of birth', es: 'Fecha de nacimiento', ja: '生年月日' },
  gender: { zh: '性别', en: 'Gender', es: 'Sexo', ja: '性別' },
  gender_female: { zh: '女', en: 'Female', es: 'Mujer', ja: '女性' },
  gender_male: { zh: '男', en: 'Male', es: 'Hombre', ja: '男性' },
  employer: { zh: '工作单位', en: 'Employer', es: 'Empresa', ja: '勤務先' },
  job: { zh: '职务', en: 'Job', es: 'Puesto', ja: '職種' },
  email: { zh: '邮箱', en: 'E-mail', es: 'Correo electrónico', ja: 'メールアドレス' },
  next: { zh: '下一步', en: 'Continue', es: 'Continuar', ja: '次へ' },
} as const;

/** The possible problems of a field. */
export const fieldWords = {
  required: {
    zh: '此项为必填项。',
    en: 'This is required.',
    es: 'Este dato es obligatorio.',
    ja: '必須項目です。',
  },
  invalid_name: {
    zh: '请按证件填写姓名。',
    en: 'Please enter the name as it stands on the identity document.',
    es: 'Escriba el nombre tal como figura en el documento.',
    ja: '身分証のとおりに氏名を入力してください。',
  },
  invalid_id_card: {
    zh: '证件号码有误，请对照证件逐位核对；居民身份证的末位是校验码。',
    en: 'This number has a mistake in it. Please compare it with the document figure by figure; the last one is a check.',
    es: 'El número tiene un error. Compárelo con el documento cifra por cifra; la última es de control.',
    ja: '番号に誤りがあります。身分証と一桁ずつ照合してください。末尾は検査用の数字です。',
  },
  invalid_date: {
    zh: '请输入有效的日期。',
    en: 'Please enter a valid date.',
    es: 'Introduzca una fecha válida.',
    ja: '有効な日付を入力してください。',
  },
  invalid_email: {
    zh: '请输入邮箱地址，例如 name@example.com。',
    en: 'Please enter an e-mail address such as name@example.com.',
    es: 'Introduzca un correo como nombre@example.com.',
    ja: 'name@example.com のようなメールアドレスを入力してください。',
  },
} as const;
