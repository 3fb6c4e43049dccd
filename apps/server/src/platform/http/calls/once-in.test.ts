import { expect, it } from 'vitest';
import { onceIn } from './once-in.js';

it('says yes once a minute, however often it is asked', () => {
  const isTime = onceIn(60);
  const at = (seconds: number) => isTime(new Date(1_000_000 + seconds * 1000));
  expect([0, 1, 59.999, 60, 61, 120].map(at)).toEqual([true, false, false, true, false, true]);
});
