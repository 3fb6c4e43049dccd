import type { AddressPart, Place } from './address-schema.js';

/** A few places of China with all that is in them. */
export const samplePlaces: readonly Place[] = [
  {
    value: '310000',
    label: '上海市',
    children: [
      {
        value: '310100',
        label: '上海市',
        children: [
          { value: '310101', label: '黄浦区' },
          { value: '310104', label: '徐汇区' },
          { value: '310115', label: '浦东新区' },
        ],
      },
    ],
  },
  {
    value: '440000',
    label: '广东省',
    children: [
      {
        value: '440100',
        label: '广州市',
        children: [
          { value: '440103', label: '荔湾区' },
          { value: '440106', label: '天河区' },
        ],
      },
      { value: '441900', label: '东莞市' },
    ],
  },
];

/** The address of another programme, whose electricians live in Japan. */
export const japaneseAddress: readonly AddressPart[] = [
  {
    name: 'postcode',
    kind: 'text',
    label: '郵便番号',
    hint: 'ハイフンなしの 7 桁',
    required: true,
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    maxLength: 7,
  },
  { name: 'prefecture', kind: 'place', label: '都道府県', required: true, autoComplete: 'address-level1' },
  { name: 'town', kind: 'text', label: '市区町村', required: true, autoComplete: 'address-level2' },
  { name: 'line', kind: 'text', label: '番地', required: true, autoComplete: 'address-line1', wide: true },
];
