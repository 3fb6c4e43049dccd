import { expect, it } from 'vitest';
import { timesTogether } from './times-together.js';

const together = (...times: string[]) =>
  timesTogether(
    times.map((time) => `2026-${time}:00.000Z`),
    'Asia/Shanghai',
  );

it('says a day once, with all its times', () => {
  expect(together('12-05T01:00')).toEqual(['12-05 09:00']);
  expect(together('12-05T01:00', '12-05T03:00', '12-05T06:00')).toEqual(['12-05 09:00, 11:00, 14:00']);
  expect(together('12-05T01:00', '12-05T03:00', '12-06T01:00')).toEqual(['12-05 09:00, 11:00; 12-06 09:00']);
  // Days are those of the programme.
  expect(together('12-05T01:00', '12-05T16:00')).toEqual(['12-05 09:00; 12-06 00:00']);
  expect(together()).toEqual([]);
});

it('begins another text before a gateway would cut a time off', () => {
  const days = together('12-05T01:00', '12-06T01:00', '12-07T01:00', '12-08T01:00');
  expect(days).toEqual(['12-05 09:00; 12-06 09:00', '12-07 09:00; 12-08 09:00']);
  const hours = together(...['01', '02', '03', '04', '05', '06', '07'].map((hour) => `12-05T${hour}:00`));
  expect(hours).toEqual(['12-05 09:00, 10:00, 11:00, 12:00', '12-05 13:00, 14:00, 15:00']);
  for (const text of [...days, ...hours]) expect(text.length).toBeLessThanOrEqual(35);
});
