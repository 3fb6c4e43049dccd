import sharp from 'sharp';

const receipt = `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 120" width="720" height="960">
    <rect width="90" height="120" fill="#f6f8fb"/>
    <rect x="8" y="8" width="74" height="104" rx="3" fill="#ffffff" stroke="#d5dbe6"/>
    <circle cx="45" cy="24" r="7" fill="#5b9a78"/>
    <path d="M41.5 24l2.6 2.6 4.6-5" fill="none" stroke="#ffffff" stroke-width="1.6"/>
    <rect x="27" y="37" width="36" height="5" rx="1" fill="#7d8fa9"/>
    <g fill="#c8d1de">
      <rect x="14" y="54" width="16" height="3"/><rect x="48" y="54" width="28" height="3"/>
      <rect x="14" y="64" width="14" height="3"/><rect x="42" y="64" width="34" height="3"/>
      <rect x="14" y="74" width="18" height="3"/><rect x="52" y="74" width="24" height="3"/>
      <rect x="14" y="84" width="12" height="3"/><rect x="46" y="84" width="30" height="3"/>
    </g>
    <path d="M14 96h62" stroke="#d5dbe6" stroke-dasharray="2 2"/>
  </svg>`;

/** The picture of a transfer, nobody's: the shape of a bank's receipt without a word, as JPEG. */
export const demoProof = (): Promise<Buffer> => sharp(Buffer.from(receipt)).jpeg({ quality: 80 }).toBuffer();
