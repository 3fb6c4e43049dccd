import type { OwnWords } from '../internal/own-words.js';

export interface AddressInputWords {
  /** The names of the parts of the default schema. */
  parts: Readonly<Record<string, string>>;
}

export const addressInputWords: OwnWords<AddressInputWords> = {
  en: {
    parts: {
      province: 'Province',
      city: 'City',
      district: 'District',
      street: 'Street and number',
      postcode: 'Postcode',
    },
  },
  zh: {
    parts: {
      province: '省（自治区、直辖市）',
      city: '市',
      district: '区（县）',
      street: '详细地址',
      postcode: '邮政编码',
    },
  },
  es: {
    parts: {
      province: 'Provincia',
      city: 'Ciudad',
      district: 'Distrito',
      street: 'Calle y número',
      postcode: 'Código postal',
    },
  },
  ja: {
    parts: {
      province: '省・直轄市',
      city: '市',
      district: '区・県',
      street: '番地・建物名',
      postcode: '郵便番号',
    },
  },
};
