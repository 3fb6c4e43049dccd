import { encode } from 'uqr';
import type { Place, Sheet } from './open-sheet.js';
import type { BlockOf } from './pdf-document.js';

const gap = 10;

/**
 * A picture with its description in words, as a part of the document or of a cell. @returns the place where the
 * next block begins
 */
export const drawImage = (
  sheet: Sheet,
  block: Omit<BlockOf<'image'>, 'kind'>,
  place: Place,
  parent = sheet.root,
): number => {
  const { bytes, width, height, alt } = block;
  const { x } = place;
  const y = sheet.room(place.y, height);
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  sheet.tag(parent, 'Figure', () => sheet.pdf.image(source, x, y, { width, height }), {
    alt,
    bbox: [x, y, x + width, y + height],
  });
  return y + height + gap;
};

/** A QR code as one path: one rectangle for each run of dark modules. @returns where the next block begins */
export const drawQr = (sheet: Sheet, { value, size, alt }: BlockOf<'qr'>, place: Place): number => {
  const { x } = place;
  const y = sheet.room(place.y, size);
  const { data, size: modules } = encode(value, { ecc: 'M', border: 0 });
  const side = size / modules;
  const draw = () => {
    data.forEach((row, line) => {
      for (let from = row.indexOf(true); from !== -1; from = row.indexOf(true, from)) {
        const end = row.indexOf(false, from);
        const to = end === -1 ? modules : end;
        sheet.pdf.rect(x + from * side, y + line * side, (to - from) * side, side);
        from = to;
      }
    });
    sheet.pdf.fill('#000000');
  };
  sheet.tag(sheet.root, 'Figure', draw, { alt, bbox: [x, y, x + size, y + size] });
  return y + size + gap;
};
