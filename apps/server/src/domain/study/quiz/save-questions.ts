import { questionFault } from '@skillcert/core';
import { sql } from 'kysely';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { auditStudy } from '../audit-study.js';
import { lockStudyClass } from '../lock-study-class.js';
import { lockStudyUnit } from '../units/lock-study-unit.js';
import { readQuestions, type WrittenQuestion } from './read-questions.js';
import { writeQuestions } from './write-questions.js';

const refuseFaults = (questions: Call<'study/saveQuestions'>['input']['questions']): void => {
  const faults = questions.flatMap((question, n) => {
    const fault = questionFault(question);
    return fault ? [[`questions.${n}.${fault.field}`, fault.problem] as const] : [];
  });
  if (faults.length > 0) throw refuseFields(Object.fromEntries(faults));
};

/** The places of the right answers in order, so that the same question is the same text. */
const ordered = ({ kind, text, choices, right, points }: WrittenQuestion): WrittenQuestion => ({
  ...{ kind, text, choices, points },
  right: [...right].sort((a, b) => a - b),
});

export const saveQuestions = handle('study/saveQuestions', ({ input, caller, services, request }) => {
  const { class_id, study_unit_id, pass_percent, attempts_max } = input;
  const { store, keyring, now } = services;
  refuseFaults(input.questions);
  const questions = input.questions.map(ordered);
  return store.withTx(async (tx) => {
    const at = now();
    await lockStudyClass(tx, class_id);
    const unit = await lockStudyUnit(tx, input);
    if (unit.kind !== 'quiz') throw refuseFields({ questions: 'not_offered' });
    const before = (await readQuestions(tx, keyring, input)).map(ordered);
    const isNew = JSON.stringify(before) !== JSON.stringify(questions);
    if (isNew) await writeQuestions(tx, keyring, input, questions);
    await sql`
      update study_unit set pass_percent = ${pass_percent}, attempts_max = ${attempts_max}, questions = ${questions.length},
        quiz_no = quiz_no + ${isNew ? 1 : 0}::int4, updated_at = ${at}
      where class_id = ${class_id} and study_unit_id = ${study_unit_id}`.execute(tx);
    await auditStudy(tx, {
      class_id,
      caller,
      request,
      at,
      action: 'write_questions',
      object_type: 'study_unit',
      object_id: study_unit_id,
      // The trail does not store the questions; it records that they changed.
      detail: {
        ...{ course_id: unit.course_id, questions: questions.length, pass_percent, attempts_max },
        changed: isNew,
      },
    });
    return { updated_at: at.toISOString() };
  });
});
