import type { AdmissionRules } from '@skillcert/core';

/** The conditions of enrolment of this programme by level, and their proofs. */
export const admission: AdmissionRules = {
  educations: ['school', 'vocational'],
  document_kinds: [
    { id: 'card', title: { en: 'Identity card', zh: '身份证' } },
    { id: 'log', title: { en: 'Work log signed by a master', zh: '师傅签字的工作日志' } },
    { id: 'licence', title: { en: 'Licence of the level below', zh: '下一级电工证' } },
  ],
  proofs: { identity: ['card'], age: ['card'], education: [], work: ['log'], certificate: ['licence'] },
  sets: [
    { id: 'apprentice', level: 'apprentice', from: '2020-01-01', min_age: 18 },
    { id: 'journeyman', level: 'journeyman', from: '2020-01-01', work_years: 2 },
    {
      id: 'master',
      level: 'master',
      from: '2020-01-01',
      work_years: 5,
      certificate: { levels: ['journeyman'], years_since: 3 },
    },
  ],
  review_texts: [
    { id: 'unsigned', about: ['log'], text: { en: 'The signature is missing.', zh: '缺少师傅签字。' } },
  ],
};
