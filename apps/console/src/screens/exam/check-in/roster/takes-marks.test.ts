import { expect, it } from 'vitest';
import { takesMarks } from './takes-marks.js';

const starts_at = '2026-11-22T01:00:00.000Z';
const ahead = Date.parse('2026-11-21T22:59:59.000Z');
const near = Date.parse('2026-11-21T23:00:00.000Z');

it.each([
  ['from two hours before the sitting', false, 'examining', near, true],
  ['not before', false, 'examining', ahead, false],
  ['beside the published scores of another subject', false, 'scoring', near, true],
  ['not once scores of its subject are published', true, 'scoring', near, false],
  ['not in a class whose scores are published', false, 'certifying', near, false],
  ['not while nothing is known of the class', false, undefined, near, false],
] as const)('marks people by name %s', (_, is_settled, status, now, takes) => {
  expect(takesMarks({ starts_at, is_settled }, status, now)).toBe(takes);
});
