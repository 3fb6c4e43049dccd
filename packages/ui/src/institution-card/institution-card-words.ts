import type { OwnWords } from '../internal/own-words.js';

export interface InstitutionCardWords {
  institution: string;
  code: string;
  codeOf: (name: string) => string;
}

export const institutionCardWords: OwnWords<InstitutionCardWords> = {
  en: { institution: 'Recommending institution', code: 'QR code', codeOf: (name) => `QR code of ${name}` },
  zh: { institution: '推荐单位', code: '二维码', codeOf: (name) => `${name}的二维码` },
  es: {
    institution: 'Institución que recomienda',
    code: 'Código QR',
    codeOf: (name) => `Código QR de ${name}`,
  },
  ja: { institution: '推薦機関', code: 'QRコード', codeOf: (name) => `${name}のQRコード` },
};
