import { acceptsArrangement } from '@skillcert/core';
import { handle } from '../../../../platform/http/calls/handle.js';
import { refuseClass } from '../../../../platform/http/guards/hold-class.js';
import { changesOf, planArrangement } from './plan-arrangement.js';
import { readExam } from './read-exam.js';

export const previewArrangement = handle('ticket/previewArrangement', async ({ input, services }) => {
  const { class_id, ...rules } = input;
  const facts = await readExam(services.store.db, class_id, rules.from_version);
  if (!acceptsArrangement(facts.status)) throw refuseClass(facts.status);
  const plan = planArrangement(facts, rules, services.exam);
  return {
    basis: plan.basis,
    people: plan.people,
    unpaid: plan.unpaid,
    unstudied: plan.unstudied,
    subjects: plan.subjects.map(({ subject, sittings, kept, result, overlaps }) => ({
      subject,
      sittings: sittings.length,
      desks: sittings.reduce((sum, { rows, columns, blocked }) => sum + rows * columns - blocked.length, 0),
      kept,
      seated: result.seated.length,
      unseated: result.unseated.length,
      inaccessible: result.inaccessible.length,
      same_unit: result.same_unit.map(({ name, pairs }) => ({ unit_name: name, pairs })),
      overlaps,
    })),
    changes: changesOf(plan),
  };
});
