import type { Programme } from './programme.js';

/** The national vocational skill certification for technology consultants. */
export const technologyConsultants = {
  id: 'technology-consultants',
  title: {
    en: 'National Vocational Skill Certification for Technology Consultants',
    zh: '国家职业技能等级认证（技术咨询师）',
    es: 'Certificación Nacional de Competencias Profesionales para Consultores Tecnológicos',
    ja: '国家職業技能等級認定（技術コンサルタント）',
  },
  languages: ['en', 'zh', 'es', 'ja'],
  default_language: 'en',
  time_zone: 'Asia/Shanghai',
  currency: 'CNY',
  occupation: {
    id: 'technology-consultant',
    title: {
      en: 'Technology consultant',
      zh: '技术咨询师',
      es: 'Consultor tecnológico',
      ja: '技術コンサルタント',
    },
  },
  levels: [
    {
      id: '4',
      title: { en: 'Level 4', zh: '四级（中级工）', es: 'Nivel 4', ja: '4級' },
      fee_cents: 48_000,
    },
    {
      id: '3',
      title: { en: 'Level 3', zh: '三级（高级工）', es: 'Nivel 3', ja: '3級' },
      fee_cents: 68_000,
    },
    {
      id: '2',
      title: { en: 'Level 2', zh: '二级（技师）', es: 'Nivel 2', ja: '2級' },
      fee_cents: 88_000,
    },
    {
      id: '1',
      title: { en: 'Level 1', zh: '一级（高级技师）', es: 'Nivel 1', ja: '1級' },
      fee_cents: 108_000,
    },
  ],
  phone_validator: 'mobile',
  id_types: [
    {
      id: 'cn',
      title: {
        en: 'Resident identity card',
        zh: '居民身份证',
        es: 'Documento de identidad de residente',
        ja: '居民身分証',
      },
      validator: 'resident_id',
    },
    {
      id: 'hk',
      title: {
        en: 'Hong Kong identity card',
        zh: '香港身份证',
        es: 'Documento de identidad de Hong Kong',
        ja: '香港身分証',
      },
      validator: 'hong_kong_id',
    },
    {
      id: 'mo',
      title: {
        en: 'Macao identity card',
        zh: '澳门身份证',
        es: 'Documento de identidad de Macao',
        ja: 'マカオ身分証',
      },
      validator: 'macau_id',
    },
    {
      id: 'tw',
      title: {
        en: 'Taiwan identity card',
        zh: '台湾身份证',
        es: 'Documento de identidad de Taiwán',
        ja: '台湾身分証',
      },
      validator: 'taiwan_id',
    },
  ],
  enrol_types: [
    { id: 'individual', title: { en: 'Individual', zh: '个人报名', es: 'Individual', ja: '個人' } },
    {
      id: 'organization',
      title: { en: 'Through an organisation', zh: '单位报名', es: 'Por una organización', ja: '団体' },
    },
  ],
  study_types: [
    { id: 'online', title: { en: 'Online', zh: '线上学习', es: 'En línea', ja: 'オンライン' } },
    { id: 'onsite', title: { en: 'On site', zh: '现场学习', es: 'Presencial', ja: '対面' } },
    { id: 'none', title: { en: 'No study', zh: '无需学习', es: 'Sin estudio', ja: '受講なし' } },
  ],
  entries: [
    {
      id: 'recommend',
      title: {
        en: 'Recommending institutions',
        zh: '推荐机构入口',
        es: 'Instituciones recomendantes',
        ja: '推薦機関',
      },
    },
    {
      id: 'editor',
      title: {
        en: 'Registration accounts',
        zh: '报名账号入口',
        es: 'Cuentas de inscripción',
        ja: '受付アカウント',
      },
    },
    { id: 'expert', title: { en: 'Experts', zh: '专家入口', es: 'Expertos', ja: '専門家' } },
  ],
  handbook_url: '/handbook.pdf',
  theme: {
    accent: '#3677d9',
    presets: ['#3677d9', '#1f8a4d', '#0f8b8d', '#6554c0', '#b4459a', '#c2410c', '#b7791f', '#475569'],
  },
  id_photo: {
    ratio_width: 5,
    ratio_height: 7,
    min_width_px: 250,
    min_height_px: 350,
    types: ['image/jpeg', 'image/png', 'image/webp'],
  },
  review_before_payment: true,
  numbers: { class_code: 'TC{yy}-{serial:4}', enrolment: '{class_code}-{serial:5}' },
} as const satisfies Programme;
