import { describe, expect, it } from 'vitest';
import { limitParallel } from './limit-parallel.js';

describe('limiting parallel work', () => {
  it('runs two at once, lets three wait and refuses the sixth', async () => {
    const limiter = limitParallel({ at_once: 2, waiting: 3, refuse: () => new Error('full') });
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return 'done';
    };
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => limiter(work)));
    expect(most).toBe(2);
    expect(results.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'fulfilled'),
      'rejected',
    ]);
  });

  it('goes on after work that fails', async () => {
    const limiter = limitParallel({ at_once: 1, waiting: 1, refuse: () => new Error('full') });
    await expect(limiter(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limiter(async () => 'done')).toBe('done');
  });
});
