import { accentPresets } from '../colour/accent-presets.js';
import type { Programme } from './programme.js';

/** The default programme: the national vocational skill certification for technology consultants. */
export const technologyConsultants: Programme = {
  id: 'technology-consultants',
  title: {
    en: 'National Vocational Skill Certification for Technology Consultants',
    zh: '国家职业技能等级认证（技术咨询师）',
    es: 'Certificación Nacional de Competencias para Consultores Tecnológicos',
    ja: '国家職業技能認定（技術コンサルタント）',
  },
  occupation: {
    id: 'technology-consultant',
    title: {
      en: 'Technology consultant',
      zh: '技术咨询师',
      es: 'Consultor tecnológico',
      ja: '技術コンサルタント',
    },
  },
  languages: ['zh', 'en', 'es', 'ja'],
  default_language: 'en',
  time_zone: 'Asia/Shanghai',
  currency: 'CNY',
  levels: [
    {
      id: '5',
      title: { en: 'Level 5 · Junior', zh: '五级／初级工', es: 'Nivel 5 · Inicial', ja: '5級・初級' },
      fee_cents: 38_000,
    },
    {
      id: '4',
      title: {
        en: 'Level 4 · Intermediate',
        zh: '四级／中级工',
        es: 'Nivel 4 · Intermedio',
        ja: '4級・中級',
      },
      fee_cents: 48_000,
    },
    {
      id: '3',
      title: { en: 'Level 3 · Senior', zh: '三级／高级工', es: 'Nivel 3 · Superior', ja: '3級・上級' },
      fee_cents: 68_000,
    },
    {
      id: '2',
      title: { en: 'Level 2 · Technician', zh: '二级／技师', es: 'Nivel 2 · Técnico', ja: '2級・技師' },
      fee_cents: 88_000,
    },
    {
      id: '1',
      title: {
        en: 'Level 1 · Senior technician',
        zh: '一级／高级技师',
        es: 'Nivel 1 · Técnico superior',
        ja: '1級・高級技師',
      },
      fee_cents: 108_000,
    },
  ],
  entries: [
    {
      id: 'recommend',
      title: {
        en: 'Recommending institutions',
        zh: '推荐机构平台',
        es: 'Instituciones proponentes',
        ja: '推薦機関ポータル',
      },
    },
    {
      id: 'editor',
      title: {
        en: 'Registration desk',
        zh: '报名管理平台',
        es: 'Oficina de inscripción',
        ja: '申込管理ポータル',
      },
    },
    { id: 'expert', title: { en: 'Experts', zh: '专家平台', es: 'Expertos', ja: '専門家ポータル' } },
  ],
  id_types: ['cn', 'hk', 'mo', 'tw'],
  enroll_types: ['individual', 'organization'],
  study_types: ['online', 'onsite', 'none'],
  numbers: {
    class_code: 'TC{yy}-{serial:4}',
    enrolment: '{class_code}-{serial:5}',
    ticket: '{class_code}-T{serial:4}',
    receipt: '{class_code}-R{serial:5}',
    invoice: '{class_code}-F{serial:5}',
  },
  // The server draws it from this and the rules beside it.
  handbook_url: '/handbook.pdf',
  map_url: 'https://uri.amap.com/search?keyword={place}',
  photo: { width_px: 413, height_px: 579 },
  theme: {
    accent: accentPresets[0],
    presets: accentPresets,
  },
};
