import { defaultProgramme } from '@skillcert/core';
import { documentOf } from '../../apps/server/src/platform/documents/document-of.js';
import type { PdfBlock, PdfDocument } from '../../apps/server/src/platform/documents/pdf/pdf-document.js';

/** The text of a ticket of the bench, by number. */
export const ticketOf = (n: number) => ({
  number: `C26-0104-T${String(n).padStart(5, '0')}`,
  facts: [
    ['姓名', `${'赵钱孙李周吴郑王冯陈'[n % 10]}${'晓明志强秀英建华'[n % 8]}`],
    ['准考证号', `C26-0104-T${String(n).padStart(5, '0')}`],
    ['证件号码', `310***********${String(n).padStart(4, '0')}`],
    ['考点', '上海市浦东新区张江路一百号三号楼'],
    ['考场', `第 ${1 + Math.floor(n / 30)} 考场`],
    ['座位', String(1 + (n % 30))],
  ] as const,
  rules: '请携带身份证原件与本准考证，于开考前三十分钟到达考场，按座位号入座。迟到十五分钟者不得入场。',
  code: `v1|C26-0104-T${String(n).padStart(5, '0')}|李*明|3|2026-12-20|k1`,
});

export const heading = { over: '国家职业技能等级认证（技术咨询师）', text: '准考证' };

const blocksOf = (n: number, photo: Uint8Array): readonly PdfBlock[] => {
  const { number, facts, rules, code } = ticketOf(n);
  return [
    { kind: 'heading', ...heading, aside: number },
    {
      kind: 'beside',
      side_width: 105,
      main: [
        { kind: 'facts', columns: 2, items: facts.map(([label, value]) => ({ label, value })) },
        { kind: 'qr', value: code, size: 90, alt: '核验码' },
      ],
      side: [{ kind: 'image', bytes: photo, width: 105, height: 147, alt: '照片' }],
    },
    { kind: 'section', text: '考生须知' },
    { kind: 'text', text: rules },
  ];
};

/** The given number of tickets in one document, as the renderer gets it. */
export const ticketsOf = (count: number, photo: Uint8Array): PdfDocument =>
  documentOf(
    { programme: defaultProgramme, now: () => new Date() },
    {
      title: '准考证',
      foot: '准考证',
      paper: 'a4',
      language: 'zh',
      blocks: Array.from({ length: count }, (_, n): readonly PdfBlock[] => [
        ...(n > 0 ? [{ kind: 'page_break' } as const] : []),
        ...blocksOf(n, photo),
      ]).flat(),
    },
  );
