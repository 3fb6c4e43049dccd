import type { Programme } from '@skillcert/core';

/**
 * This programme; its conditions of enrolment stand in `admission.ts`. Nothing under `src/` names a level, a fee, a
 * colour, a number or a title.
 */
export const programme: Programme = {
  id: 'electricians',
  title: { en: 'Electricians’ Certification', zh: '电工职业技能认证' },
  occupation: { id: 'electrician', title: { en: 'Electrician', zh: '电工' } },
  languages: ['zh', 'en'],
  default_language: 'zh',
  time_zone: 'Asia/Urumqi',
  currency: 'CNY',
  levels: [
    { id: 'apprentice', title: { en: 'Apprentice', zh: '学徒电工' }, fee_cents: 12_000 },
    { id: 'journeyman', title: { en: 'Journeyman', zh: '熟练电工' }, fee_cents: 26_050 },
    { id: 'master', title: { en: 'Master electrician', zh: '电工技师' }, fee_cents: 51_000 },
  ],
  entries: [
    { id: 'recommend', title: { en: 'Training centres', zh: '培训中心平台' } },
    { id: 'editor', title: { en: 'Electricians’ desk', zh: '电工报名平台' } },
  ],
  id_types: ['cn'],
  enroll_types: ['individual'],
  study_types: ['onsite'],
  numbers: {
    class_code: 'DG{yy}{serial:3}',
    enrolment: '{class_code}E{serial:6}',
    ticket: 'ZK-{class_code}-{serial:3}',
    receipt: 'Q-{class_code}-{serial:4}',
    invoice: 'F-{class_code}-{serial:4}',
  },
  handbook_url: 'https://handbook.example.org/electricians.pdf',
  photo: { width_px: 295, height_px: 413 },
  theme: {
    accent: '#b45309',
    presets: ['#b45309', '#0f766e', '#1d4ed8', '#7c3aed', '#be123c', '#15803d', '#334155', '#a16207'],
  },
};
