import { expect, it } from 'vitest';
import { historyOf } from './history-of.js';

const entry = (at: string, action: string) => ({ at, action, by: '', from: null, to: null, reason: null });

it('has the newest first, and calls an unknown action a change', () => {
  const told = historyOf([
    entry('2026-11-05T06:20:11Z', 'enrol'),
    entry('2026-11-07T06:20:11Z', 'moved_to_mars'),
    entry('2026-11-06T06:20:11Z', 'return'),
  ]);
  expect(told.map(({ words }) => words)).toEqual(['other', 'return', 'enrol']);
});

it('does not take an inherited name for an event', () => {
  expect(historyOf([entry('2026-11-05T06:20:11Z', 'constructor')])[0]?.words).toBe('other');
});

it('has the later written of two steps of one moment first', () => {
  const told = historyOf([
    entry('2026-11-05T06:20:11Z', 'enrol'),
    entry('2026-11-06T06:20:11.040Z', 'claim'),
    entry('2026-11-06T06:20:11.040Z', 'approve'),
  ]);
  expect(told.map(({ words }) => words)).toEqual(['approve', 'claim', 'enrol']);
});
