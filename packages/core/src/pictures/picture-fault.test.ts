import { describe, expect, it } from 'vitest';
import { picture_bytes_max } from '../limits.js';
import { isWholePicture } from './is-whole-picture.js';
import { pictureFault, pixelsFault } from './picture-fault.js';
import { pictureFormat } from './picture-format.js';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((each) => each.charCodeAt(0)) : part)),
  );
const box = (brand: string, ...more: string[]) =>
  bytes([0, 0, 0, 16 + 4 * more.length], 'ftyp', brand, [0, 0, 0, 0], ...more);

describe('pictureFormat', () => {
  it.each([
    ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe1])],
    ['PNG', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])],
    ['WebP', bytes('RIFF', [9, 0, 0, 0], 'WEBPVP8 ')],
    ['HEIC', box('heic', 'mif1', 'heic')],
    ['HEIC', box('mif1', 'MiHE', 'heix')],
    ['HEIC', box('mif1')],
    ['AVIF', box('avif', 'mif1', 'miaf')],
    ['AVIF', box('mif1', 'avif')],
    ['MP4', box('qt  ')],
    ['GIF', bytes('GIF89a')],
    ['SVG', bytes('<?xml version="1.0"?><svg xmlns="x"/>')],
    ['PDF', bytes('%PDF-1.7')],
    ['none', bytes('hello')],
    ['none', bytes()],
  ])('finds %s', (format, head) => {
    expect(pictureFormat(head)).toBe(format);
  });
});

describe('isWholePicture', () => {
  // A thumbnail with its own end inside the first segment, then a scan.
  const jpeg = [0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9, 0xff, 0xda, 0, 3, 1, 7, 0xff, 0, 7];
  it.each([
    ['a JPEG', bytes([...jpeg, 0xff, 0xd9]), true],
    ['one with a video behind it', bytes([...jpeg, 0xff, 0xd9], 'ftypmp42'), true],
    ['one that ends in its scan', bytes(jpeg), false],
    ['one that ends before it', bytes(jpeg.slice(0, 8)), false],
    ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 0], 'IEND', [1, 2, 3, 4]), true],
    ['one cut off', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 9], 'IDAT', [1, 2, 3, 4]), false],
    ['a WebP', bytes('RIFF', [4, 0, 0, 0], 'WEBP'), true],
    ['a WebP cut off', bytes('RIFF', [40, 0, 0, 0], 'WEBPVP8 '), false],
    ['a HEIC, whose end nobody looks for', box('heic'), true],
  ])('checks %s', (_what, picture, isWhole) => {
    expect(isWholePicture(picture, pictureFormat(picture))).toBe(isWhole);
  });
});

describe('the faults of a picture', () => {
  const least = { width: 413, height: 579 };
  it.each([
    ['48 megapixels', { width: 8064, height: 6048 }, undefined],
    ['50 as phones count them', { width: 8192, height: 6144 }, undefined],
    ['more', { width: 9000, height: 6000 }, { fault: 'pixels', megapixels: 54, most: 50 }],
    ['hardly more', { width: 8192, height: 6145 }, { fault: 'pixels', megapixels: 50.3, most: 50 }],
    [
      'a line',
      { width: 1, height: 60_000 },
      { fault: 'small', width: 1, height: 60_000, least_width: 413, least_height: 579 },
    ],
  ])('is found for %s', (_what, size, fault) => {
    expect(pixelsFault(size, least)).toEqual(fault);
  });

  it('is its bytes before anything in them', () => {
    expect(pictureFault(new Uint8Array(picture_bytes_max + 1))).toEqual({
      fault: 'bytes',
      megabytes: 30.1,
      most: 30,
    });
    expect(pictureFault(new Uint8Array())).toEqual({ fault: 'format', format: 'none' });
    expect(pictureFault(bytes('RIFF', [40, 0, 0, 0], 'WEBPVP8 '))).toEqual({ fault: 'damaged' });
    expect(pictureFault(bytes('RIFF', [4, 0, 0, 0], 'WEBP'))).toBeUndefined();
  });
});
