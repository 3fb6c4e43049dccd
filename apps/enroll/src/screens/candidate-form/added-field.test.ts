import type { CandidateFact } from '@skillcert/core';
import { afterAll, expect, it, vi } from 'vitest';

const table = new URL('../../../../../packages/core/src/candidate/candidate-fields.ts', import.meta.url);
const row: CandidateFact = {
  kind: 'line',
  max: 40,
  asked: 'optional',
  form: 'both',
  kept: 'text',
  read: 'detail',
  compared: true,
  exported: false,
  imported: true,
  drafted: true,
  erased: 'always',
};

vi.resetModules();
vi.doMock(table.pathname, async (importOriginal) => {
  const original = await importOriginal<typeof import('@skillcert/core')>();
  Object.assign(original.candidateFields, { nickname: row });
  return original;
});
const { candidateOf, emptyCandidate, fieldsToCheck, toWire } = await import('./candidate-values.js');
const { isWorthKeeping, valuesOf } = await import('../create/draft/draft-entries.js');
const { contract } = await import('@skillcert/api-client/contract');
const [record] = contract['class/fetchEnrollListsByPhone'].example.output.items;
const { entries } = contract['enrolment/saveDraft'].example.input;

afterAll(() => {
  vi.doUnmock(table.pathname);
  vi.resetModules();
});

it('begins empty, is checked, and is sent without what surrounds it', () => {
  expect(emptyCandidate).toMatchObject({ nickname: '' });
  expect(fieldsToCheck(emptyCandidate)).toContain('nickname');
  expect(toWire({ ...emptyCandidate, ...{ nickname: ' 阿明 ' } })).toMatchObject({ nickname: '阿明' });
});

it('is corrected from what is on record', () => {
  if (!record) throw new Error('The contract shows no enrolment.');
  expect(candidateOf({ ...record, ...{ nickname: '阿明' } })).toMatchObject({ nickname: '阿明' });
});

it('waits in a draft', () => {
  if (!entries) throw new Error('The contract shows no draft.');
  expect(valuesOf({ ...entries, ...{ nickname: '阿明' } })).toMatchObject({ nickname: '阿明' });
  const untouched = { ...entries, name: '', id_card: '', education: '', email: '', employer: '', job: '' };
  const empty = { ...untouched, photo_id: undefined, documents: [] };
  expect(isWorthKeeping({ ...empty, ...{ nickname: '' } })).toBe(false);
  expect(isWorthKeeping({ ...empty, ...{ nickname: '阿明' } })).toBe(true);
});
