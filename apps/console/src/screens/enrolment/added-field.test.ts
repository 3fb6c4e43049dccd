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
const { emptyTexts, fieldProblems, recordLines, textsOf, writtenFields } = await import(
  './candidate-texts.js'
);
const { contract } = await import('@skillcert/api-client/contract');
const { editChanges, editInitial } = await import('./edit/edit-changes.js');
const detail = { ...contract['enrolment/fetchEnrolmentById'].example.output, ...{ nickname: '阿明' } };

afterAll(() => {
  vi.doUnmock(table.pathname);
  vi.resetModules();
});

it('is in the form that adds a candidate, and is checked there', () => {
  expect(emptyTexts).toMatchObject({ nickname: '' });
  const form = { ...textsOf(detail), id_card: '11010519491231002X', ...{ nickname: '长'.repeat(41) } };
  expect(fieldProblems(writtenFields, form)).toEqual({ nickname: 'field.too_long' });
});

it('is among the facts of the record, and is corrected', () => {
  expect(recordLines).toContain('nickname');
  const values = { ...editInitial(detail), ...{ nickname: '小明' } };
  expect(editChanges(detail, values)).toEqual({ nickname: '小明' });
});
