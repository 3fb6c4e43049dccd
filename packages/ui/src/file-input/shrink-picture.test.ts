import { describe, expect, it } from 'vitest';
import { shrinkPicture } from './shrink-picture.js';

const picture = async (width: number, height: number, type = 'image/png') => {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen) pen.fillStyle = '#cfe0f7';
  pen?.fillRect(0, 0, width / 2, height);
  return canvas.convertToBlob({ type });
};

describe('shrinkPicture', () => {
  it('makes a large picture a JPEG that fits a slow network, on white', async () => {
    const made = await shrinkPicture(await picture(3_000, 2_000));
    expect(made.type).toBe('image/jpeg');
    const bitmap = await createImageBitmap(made);
    expect([bitmap.width, bitmap.height]).toEqual([2_400, 1_600]);
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    pen?.drawImage(bitmap, -2_399, 0);
    expect(pen?.getImageData(0, 0, 1, 1).data[0]).toBeGreaterThan(250);
  });

  it('leaves what is small, no picture, damaged or unreadable as it is', async () => {
    const large = await picture(3_000, 2_000, 'image/jpeg');
    const left = [
      await picture(800, 600),
      new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
      large.slice(0, large.size / 2, large.type),
      new Blob(['no picture'], { type: 'image/png' }),
      new Blob(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], { type: 'image/heic' }),
    ];
    for (const file of left) expect(await shrinkPicture(file)).toBe(file);
  });
});
