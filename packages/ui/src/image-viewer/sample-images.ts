import type { ViewerImage } from './viewer-image.js';

const drawn = (content: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )}`;

const lines = (count: number, width: number) =>
  Array.from(
    { length: count },
    (_, line) =>
      `<rect x="90" y="${250 + line * 62}" width="${width - 180 - (line % 3) * 90}" height="18" rx="9" fill="#c9d2df"/>`,
  ).join('');

/** Drawings that replace scanned papers in stories: no network, identical every time. */
export const sampleImages: readonly ViewerImage[] = [
  {
    src: drawn(
      `<rect width="1200" height="850" fill="#fbfaf5"/><rect x="40" y="40" width="1120" height="770" fill="none" stroke="#b98f4b" stroke-width="6"/><rect x="400" y="120" width="400" height="44" rx="8" fill="#8c2f2f"/>${lines(6, 1200)}<circle cx="960" cy="660" r="90" fill="none" stroke="#c0392b" stroke-width="10"/>`,
      1200,
      850,
    ),
    alt: '毕业证书，张晓明',
    caption: '毕业证书 · 2019 年 7 月',
  },
  {
    src: drawn(
      `<rect width="800" height="1130" fill="#ffffff"/><rect x="90" y="110" width="360" height="40" rx="8" fill="#476a9c"/>${lines(12, 800)}<rect x="520" y="940" width="170" height="90" rx="12" fill="none" stroke="#c0392b" stroke-width="8" transform="rotate(-12 600 990)"/>`,
      800,
      1130,
    ),
    alt: '工作证明，张晓明',
    caption: '工作证明（盖章）',
  },
  {
    src: drawn(
      '<rect width="295" height="413" fill="#cfe0f7"/><circle cx="147" cy="165" r="72" fill="#476a9c"/><path d="M28 413a119 119 0 0 1 238 0z" fill="#476a9c"/>',
      295,
      413,
    ),
    alt: '证件照，张晓明',
  },
];
