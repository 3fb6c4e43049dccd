import { expect, it } from 'vitest';
import { surplusTargets } from './surplus-targets.js';

const other = (enrolment_id: number, currency = 'CNY') => ({
  ...{ class_id: 7, class_name: '', enrol_no: '' },
  ...{ enrolment_id, due_cents: 68_000, currency },
});

it.each([
  ['a fee of the same candidate', [other(1)], [9], [1]],
  ['no fee that the line pays itself', [other(1), other(2)], [9, 2], [1]],
  ['no fee of another currency', [other(1, 'USD'), other(2)], [], [2]],
])('offers for a surplus %s', (_what, others, chosen, ids) => {
  const people = chosen.map((enrolment_id) => ({ enrolment_id }));
  expect(surplusTargets(others, { currency: 'CNY' }, people).map(({ enrolment_id }) => enrolment_id)).toEqual(
    ids,
  );
});
