import { defaultAdmission } from '@skillcert/core';
import sharp from 'sharp';

const tones = ['#dfe7f3', '#e9e2f4', '#e0f0e8', '#f6e9dd', '#f3dfe3', '#e4eef0'];

const lines = (from: number, count: number) =>
  Array.from(
    { length: count },
    (_, row) => `<rect x="14" y="${from + row * 9}" width="${row % 3 === 2 ? 44 : 72}" height="3"/>`,
  ).join('');

const card = (tone: string, portrait: boolean) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 90" width="980" height="630">
    <rect width="140" height="90" rx="6" fill="${tone}"/>
    ${portrait ? '<ellipse cx="112" cy="36" rx="12" ry="15" fill="#7d8fa9"/><path d="M88 76c0-18 12-24 24-24s24 6 24 24z" fill="#7d8fa9"/>' : '<circle cx="28" cy="26" r="12" fill="#b25d5d"/>'}
    <g fill="#9aa7ba">${portrait ? lines(14, 7) : lines(48, 4)}</g>
  </svg>`;

const sheet = (tone: string) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="800" height="1120">
    <rect width="100" height="140" fill="#ffffff"/>
    <rect x="4" y="4" width="92" height="132" fill="none" stroke="${tone}" stroke-width="3"/>
    <rect x="26" y="16" width="48" height="6" fill="#7d8fa9"/>
    <g fill="#c8d1de">${lines(36, 8)}</g>
    <circle cx="74" cy="116" r="11" fill="none" stroke="#c0504d" stroke-width="2"/>
  </svg>`;

/** A picture for each kind of document, nobody's and without a word: cards and stamped sheets, as JPEG. */
export const demoDocuments = (): Promise<{ kind: string; bytes: Buffer }[]> =>
  Promise.all(
    defaultAdmission.document_kinds.map(async ({ id: kind }, index) => {
      const tone = tones[index % tones.length] ?? '#dfe7f3';
      const drawn = kind.startsWith('id_') ? card(tone, kind === 'id_front') : sheet(tone);
      return {
        kind,
        bytes: await sharp(Buffer.from(drawn))
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: 80 })
          .toBuffer(),
      };
    }),
  );
