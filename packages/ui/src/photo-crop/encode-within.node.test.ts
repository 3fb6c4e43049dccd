import { describe, expect, it, vi } from 'vitest';
import { encodeWithin } from './encode-within.js';

const encoder = () =>
  vi.fn(async (quality: number) => new Blob([new Uint8Array(Math.round(quality * 1000))]));

describe('encodeWithin', () => {
  it('encodes once when there is no limit', async () => {
    const encode = encoder();
    expect((await encodeWithin(encode, 0.92))?.size).toBe(920);
    expect(encode).toHaveBeenCalledOnce();
  });

  it('lowers the quality until the photo fits the limit', async () => {
    expect((await encodeWithin(encoder(), 0.92, 700))?.size).toBe(680);
  });

  it('gives up before faces become blocks', async () => {
    const encode = encoder();
    expect(await encodeWithin(encode, 0.92, 100)).toBeNull();
    for (const [quality] of encode.mock.calls) expect(quality).toBeGreaterThanOrEqual(0.4);
  });

  it('tries a quality that is low from the start', async () => {
    expect((await encodeWithin(encoder(), 0.2))?.size).toBe(200);
  });
});
