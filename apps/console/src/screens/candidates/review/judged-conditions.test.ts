import { expect, it } from 'vitest';
import { judgedConditions } from './judged-conditions.js';

const document = (kind: string, replaced = false, verdict: 'returned' | null = null) => ({
  file_id: 1,
  kind,
  round: 1,
  verdict,
  reason: null,
  replaced,
  media_type: 'image/jpeg',
});
const detail = {
  level: '5',
  birth: '1990-03-08',
  education: 'bachelor',
  work_years: null,
  certificate: null,
  created_at: '2026-11-05T06:20:11Z',
};

it('judges by the documents that stand, and by the rules of the day of the enrolment', () => {
  const documents = [document('id_front', true, 'returned'), document('id_front'), document('id_back')];
  expect(judgedConditions({ ...detail, documents })?.mark).toBe('met');
  const lacking = [document('id_front', false, 'returned'), document('id_back')];
  expect(judgedConditions({ ...detail, documents: lacking })?.mark).toBe('unclear');
  const early = { ...detail, created_at: '2024-03-31T15:00:00Z', documents };
  expect(judgedConditions(early)?.sets[0]?.set.id).toBe('2018-5-work');
});

it('has nothing to say of an enrolment of before conditions were asked', () => {
  expect(judgedConditions({ ...detail, documents: [] })).toBeUndefined();
});
