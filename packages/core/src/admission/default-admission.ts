import { educations } from '../candidate/candidate-choices.js';
import type { AdmissionRules } from './admission-rules.js';
import { consultantSets } from './consultant-sets.js';
import { defaultReviewTexts } from './default-review-texts.js';

/**
 * The admission rules of the default programme. They are part of its configuration, but stand beside
 * `Programme`: no page has to download them before it asks for conditions.
 */
export const defaultAdmission: AdmissionRules = {
  educations,
  document_kinds: [
    {
      id: 'id_front',
      title: {
        en: 'Identity document, side with the portrait',
        zh: '身份证件（人像面）',
        es: 'Documento de identidad (anverso)',
        ja: '身分証明書（顔写真面）',
      },
    },
    {
      id: 'id_back',
      title: {
        en: 'Identity document, other side',
        zh: '身份证件（另一面）',
        es: 'Documento de identidad (reverso)',
        ja: '身分証明書（裏面）',
      },
    },
    {
      id: 'education_certificate',
      title: {
        en: 'Certificate of education',
        zh: '学历证书',
        es: 'Título académico',
        ja: '学歴証明書',
      },
      hint: {
        en: 'The certificate, or its verification report.',
        zh: '毕业证书或学历证书电子注册备案表。',
        es: 'El título o su informe de verificación.',
        ja: '卒業証書または学歴の確認書。',
      },
    },
    {
      id: 'work_proof',
      title: {
        en: 'Proof of years of work',
        zh: '工作年限证明',
        es: 'Certificado de años de trabajo',
        ja: '実務年数の証明書',
      },
      hint: {
        en: 'With the employer’s stamp; it names the job and the years.',
        zh: '须写明岗位与起止时间，并加盖单位公章。',
        es: 'Con el sello del empleador; indica el puesto y los años.',
        ja: '勤務先の印があり、職務と期間が書かれたもの。',
      },
    },
    {
      id: 'earlier_certificate',
      title: {
        en: 'Earlier certificate of this occupation',
        zh: '已有的本职业等级证书',
        es: 'Certificado anterior de esta ocupación',
        ja: '取得済みの級の認定証',
      },
    },
  ],
  proofs: {
    identity: ['id_front', 'id_back'],
    age: ['id_front'],
    education: ['education_certificate'],
    work: ['work_proof'],
    certificate: ['earlier_certificate'],
  },
  sets: consultantSets,
  review_texts: defaultReviewTexts,
};
