import sharp from 'sharp';

const layout = `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 120" width="720" height="960">
    <rect width="90" height="120" fill="#eef2f7"/>
    <rect x="8" y="8" width="74" height="104" rx="3" fill="#ffffff" stroke="#d5dbe6"/>
    <rect x="8" y="8" width="74" height="22" rx="3" fill="#2f6feb"/>
    <rect x="16" y="15" width="44" height="5" rx="1" fill="#ffffff"/>
    <rect x="30" y="40" width="30" height="30" rx="2" fill="none" stroke="#2f6feb" stroke-width="1.4"/>
    <g fill="#2f6feb">
      <rect x="34" y="44" width="7" height="7"/><rect x="49" y="44" width="7" height="7"/>
      <rect x="34" y="59" width="7" height="7"/><rect x="45" y="55" width="4" height="4"/>
      <rect x="52" y="61" width="4" height="4"/>
    </g>
    <g fill="#c8d1de">
      <rect x="20" y="80" width="50" height="4"/><rect x="26" y="89" width="38" height="3"/>
      <rect x="30" y="97" width="30" height="3"/>
    </g>
  </svg>`;

/** How a poster may be laid out, without a word, as JPEG. */
export const demoGuide = (): Promise<Buffer> => sharp(Buffer.from(layout)).jpeg({ quality: 80 }).toBuffer();
