import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { encode } from 'uqr';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { readCode } from './src/scanning/read-code.js';

const dot = 4;

/** A picture with the given number of dots per side, each dark or light. */
const pictureOf = (size: number, isDark: (x: number, y: number) => boolean): ImageData => {
  const side = size * dot;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [Math.floor((at % side) / dot), Math.floor(at / side / dot)];
    const light = isDark(x, y) ? 20 : 235;
    data.set([light, light, light, 255], at * 4);
  }
  return { width: side, height: side, data, colorSpace: 'srgb' };
};

const drawn = (text: string): ImageData => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return pictureOf(size, (x, y) => data[y]?.[x] === true);
};

const ticket = `SC1/ABCDEFGH/1F5A/CERT-0104-00058/T000058/2/${'Q7'.repeat(51)}A`;

describe('the reader of codes', () => {
  beforeAll(async () => {
    // As the worker does by its address, which Node does not fetch.
    const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    const wasmBinary = Uint8Array.from(await readFile(wasm)).buffer;
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  });

  it.each([
    ['a ticket', ticket],
    ['an enrolment number', 'CERT-0104-00058'],
    ['an address', 'https://example.org/course/sign?class=1&lesson=2'],
    ['Chinese', '准考证·张晓明'],
  ])('reads %s as it was written', async (_what, text) => {
    expect(await readCode(drawn(text))).toBe(text);
  });

  it('reads nothing from an empty picture, also after a code', async () => {
    const empty = pictureOf(60, () => false);
    expect(await readCode(empty)).toBeNull();
    expect(await readCode(drawn(ticket))).toBe(ticket);
    expect(await readCode(empty)).toBeNull();
  });

  it('reads nothing from a picture without a code', async () => {
    expect(await readCode(pictureOf(60, (x, y) => (x * 7 + y * 13) % 5 < 2))).toBeNull();
  });

  it('reads nothing of a code that is half covered', async () => {
    const { data, size } = encode(ticket, { ecc: 'M', border: 4 });
    expect(await readCode(pictureOf(size, (x, y) => y < size / 2 && data[y]?.[x] === true))).toBeNull();
  });
});
