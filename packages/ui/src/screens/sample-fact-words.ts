/** The facts of a candidate that a reviewer reads. */
export const factWords = {
  photo: { zh: '{name}的证件照', en: 'ID photo of {name}', es: 'Foto de {name}', ja: '{name}さんの証明写真' },
  enlarge: { zh: '放大查看', en: 'Look closer', es: 'Ampliar', ja: '拡大' },
  reveal: {
    zh: '查看完整证件号和手机号',
    en: 'Show ID number and phone',
    es: 'Mostrar documento y teléfono',
    ja: '身分証番号と電話番号を表示',
  },
  name: { zh: '姓名', en: 'Name', es: 'Nombre', ja: '氏名' },
  gender: { zh: '性别', en: 'Gender', es: 'Sexo', ja: '性別' },
  id_type: { zh: '证件类型', en: 'Document', es: 'Documento', ja: '身分証の種類' },
  id_card: { zh: '证件号码', en: 'ID number', es: 'N.º de documento', ja: '身分証番号' },
  birth: { zh: '出生日期', en: 'Date of birth', es: 'Fecha de nacimiento', ja: '生年月日' },
  phone: { zh: '手机号', en: 'Phone', es: 'Teléfono', ja: '電話番号' },
  email: { zh: '邮箱', en: 'E-mail', es: 'Correo electrónico', ja: 'メール' },
  education: { zh: '学历', en: 'Education', es: 'Estudios', ja: '学歴' },
  work_years: { zh: '从业年限', en: 'Years of work', es: 'Años de trabajo', ja: '実務年数' },
  employer: { zh: '工作单位', en: 'Employer', es: 'Empresa', ja: '勤務先' },
  job: { zh: '职务', en: 'Job', es: 'Puesto', ja: '職務' },
  enroll_type: { zh: '报名方式', en: 'Enrols as', es: 'Se inscribe como', ja: '申込区分' },
  study_type: { zh: '学习方式', en: 'Study', es: 'Estudio', ja: '学習方法' },
  unit: { zh: '推荐单位', en: 'Recommending unit', es: 'Entidad que recomienda', ja: '推薦機関' },
  created_at: { zh: '报名时间', en: 'Enrolled', es: 'Inscrito', ja: '申込日時' },
  review_round: { zh: '审核轮次', en: 'Review round', es: 'Ronda de revisión', ja: '審査回数' },
  fee: { zh: '报名费', en: 'Fee', es: 'Tasa', ja: '受験料' },
  female: { zh: '女', en: 'Female', es: 'Mujer', ja: '女性' },
  male: { zh: '男', en: 'Male', es: 'Hombre', ja: '男性' },
  cn: {
    zh: '居民身份证',
    en: 'Resident identity card',
    es: 'Documento de identidad de China continental',
    ja: '中国居民身分証',
  },
  individual: { zh: '个人报名', en: 'Individuals', es: 'Particulares', ja: '個人' },
  organization: { zh: '单位报名', en: 'Through a unit', es: 'A través de una entidad', ja: '機関' },
  online: { zh: '线上学习', en: 'Online', es: 'En línea', ja: 'オンライン' },
} as const;

/** Levels of school education. */
export const educationWords = {
  junior: { zh: '初中', en: 'Junior secondary', es: 'Secundaria básica', ja: '中学校' },
  senior: { zh: '高中', en: 'Senior secondary', es: 'Bachillerato', ja: '高等学校' },
  college: { zh: '大专', en: 'College diploma', es: 'Diplomatura', ja: '短期大学・専門学校' },
  bachelor: { zh: '本科', en: 'Bachelor', es: 'Grado', ja: '大学' },
  master: { zh: '硕士', en: 'Master', es: 'Máster', ja: '修士' },
  doctor: { zh: '博士', en: 'Doctorate', es: 'Doctorado', ja: '博士' },
} as const;

/** The parts of an enrolment that are no documents. */
export const partWords = {
  identity: { zh: '身份信息', en: 'Identity', es: 'Identidad', ja: '本人確認' },
  photo: { zh: '证件照', en: 'Photo', es: 'Foto', ja: '証明写真' },
  education: { zh: '学历信息', en: 'Education', es: 'Estudios', ja: '学歴' },
  employment: { zh: '工作信息', en: 'Employment', es: 'Empleo', ja: '勤務先' },
  contact: { zh: '联系方式', en: 'Contact data', es: 'Datos de contacto', ja: '連絡先' },
} as const;
