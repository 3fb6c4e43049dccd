import { describe, expect, it } from 'vitest';
import { newFilm } from '../testing/new-film.js';
import { type ReadAt, videoSeconds } from './video-seconds.js';

const lengthOf = async (bytes: Buffer) => {
  let read = 0;
  const readAt: ReadAt = async (from, count) => {
    read += 1;
    return bytes.subarray(from, from + count);
  };
  const seconds = await videoSeconds(readAt, bytes.length);
  return { seconds, read };
};

describe('the length of a video', () => {
  it.each([
    ['at its beginning', {}],
    ['at its end', { head: 'last' }],
    ['in eight bytes', { long: true }],
    ['of its fragments', { head: 'fragments' }],
    ['of its fragments in eight bytes', { head: 'fragments', long: true }],
  ] as const)('is what it says %s', async (_, where) => {
    expect((await lengthOf(newFilm({ seconds: 90.9, size: 5_000, ...where }))).seconds).toBe(90);
  });

  it('is undefined for a file that does not state it, is shorter than a second, or breaks off', async () => {
    const film = newFilm({ seconds: 90 });
    for (const bytes of [
      newFilm({ seconds: 0 }),
      newFilm({ seconds: 0.9 }),
      film.subarray(0, 24),
      film.subarray(0, 40),
      Buffer.alloc(0),
      Buffer.alloc(400),
      Buffer.from('<script>alert(1)</script>'),
    ])
      expect((await lengthOf(bytes)).seconds).toBeUndefined();
  });

  it('is not looked for without end', async () => {
    const box = Buffer.from([0, 0, 0, 8, ...Buffer.from('free')]);
    const { seconds, read } = await lengthOf(Buffer.concat(Array.from({ length: 10_000 }, () => box)));
    expect(seconds).toBeUndefined();
    expect(read).toBeLessThan(200);
  });
});
