import { expect, it } from 'vitest';
import { type ClassFilterTexts, classListQuery } from './class-list-query.js';

const none: ClassFilterTexts = {
  search: '',
  status: '',
  level: '',
  type: '',
  unit: '',
  ends: '',
  exam: '',
  waiting: '',
};

it.each<[string, Partial<ClassFilterTexts>, object]>([
  ['nothing', {}, {}],
  ['several states', { status: 'enrolling,paused,nonsense' }, { status: ['enrolling', 'paused'] }],
  ['a joint class', { type: '1' }, { class_type: 1 }],
  ['work that waits', { waiting: 'doubtful' }, { waiting: 'doubtful' }],
  ['work that waits at a desk', { waiting: 'refunds' }, { waiting: 'refunds' }],
  ['days', { ends: '2026-11-30/2026-12-01' }, { enroll_end_from: '2026-11-30', enroll_end_to: '2026-12-01' }],
  ['days with an open end', { exam: '/2026-12-31' }, { exam_to: '2026-12-31' }],
  ['nothing by what was typed into the address', { type: '7', unit: '-1', ends: 'x/y', waiting: 'z' }, {}],
])('asks for %s', (_, texts, query) => {
  expect(classListQuery({ ...none, ...texts })).toEqual(query);
});
