import type { ClassStatus } from '@skillcert/core';
import { sql } from 'kysely';
import { handle } from '../../platform/http/calls/handle.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { acceptsAmendments } from './amendments/accepts-amendments.js';
import { readScoreSteps } from './read-score-steps.js';
import { type ReadRow, scoreCells, withPasses } from './score-cells.js';

type Read = ReadRow & { readonly class_status: ClassStatus };

export const fetchScoreById = handle('score/fetchScoreById', async ({ input, caller, services }) => {
  const { class_id, enrolment_id } = input;
  const { store, exam } = services;
  const { rows } = await sql<Read>`
    select e.enrolment_id, e.enrol_no, t.ticket_no, e.name, u.com_name as unit_name, c.status as class_status,
      ${scoreCells(caller, { class_id, exam, now: services.now() })} as scores
    from enrolment e join class c on c.class_id = e.class_id
    left join exam_ticket t on t.class_id = e.class_id and t.live_enrolment_id = e.enrolment_id
    left join unit u on u.unit_id = e.unit_id
    where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id}`.execute(store.db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const { class_status, ...row } = found;
  const timeline = await readScoreSteps(store.db, { ...input, user_id: caller.user_id });
  return { ...withPasses(exam)(row), may_amend: acceptsAmendments(class_status), timeline };
});
