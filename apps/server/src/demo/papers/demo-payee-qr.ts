import sharp from 'sharp';
import { renderSVG } from 'uqr';

/** The collection QR of the demo's classes, as JPEG: it names itself, and no account. */
export const demoPayeeQr = (): Promise<Buffer> =>
  sharp(Buffer.from(renderSVG('SkillCert demo: nobody collects here', { border: 4, pixelSize: 16 })))
    .jpeg({ quality: 80 })
    .toBuffer();
