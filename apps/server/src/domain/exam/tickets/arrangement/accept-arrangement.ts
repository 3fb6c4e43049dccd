import { formatSerial } from '@skillcert/core';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../../platform/http/errors/refuse.js';
import { newId } from '../../../../platform/store/new-id.js';
import { nextSerials } from '../../../../platform/store/next-serials.js';
import { seatedAgain, ticketSteps } from '../ticket-steps.js';
import { keepByHand, keptByHand } from './keep-seats.js';
import { lockArrangeable } from './lock-arrangeable.js';
import {
  type Arrangement,
  type ArrangementRules,
  changesOf,
  type PlannedTicket,
  planArrangement,
} from './plan-arrangement.js';
import { readExam } from './read-exam.js';
import { writeArrangement } from './write-arrangement.js';

const refuseIncomplete = ({ subjects }: Arrangement): void => {
  if (subjects.some(({ result }) => result.unseated.length > 0)) throw refuseFields({ desks: 'over_limit' });
  if (subjects.some(({ overlaps }) => overlaps)) throw refuseFields({ sittings: 'busy' });
};

const seatsOf = ({ seats }: PlannedTicket) => ({
  seats: seats.map(({ sitting_id, desk }) => ({ sitting_id, desk })),
});

const restoring = ({ from_version }: ArrangementRules) =>
  from_version === undefined ? {} : { restores: from_version };

export const acceptArrangement = handle('ticket/acceptArrangement', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, basis, ...rules } = input;
    const now = services.now();
    await lockArrangeable(tx, class_id);
    const facts = await readExam(tx, class_id, rules.from_version);
    const plan = planArrangement(facts, rules, services.exam);
    if (plan.basis !== basis) throw new Refusal('state_changed');
    refuseIncomplete(plan);
    const first = await nextSerials(tx, { class_id, series: 'ticket', count: plan.issued.length });
    const issued = plan.issued.map((ticket, index) => ({
      ...ticket,
      ticket_id: newId(),
      ticket_no: formatSerial(services.programme.numbers.ticket, {
        class_code: facts.class_code,
        serial: first + index,
      }),
    }));
    const { user_id } = caller;
    const by_hand = await keepByHand(tx, { class_id, user_id, now });
    const version = await writeArrangement(tx, { class_id, rules, issued, plan, user_id, now });
    const by = { ...byStaff(caller, request), at: now };
    const changes = changesOf(plan);
    await appendAudit(tx, class_id, [
      ...keptByHand(by, by_hand),
      {
        ...by,
        action: 'arrange',
        object_type: 'arrangement',
        object_id: version,
        detail: { ...changes, ...restoring(rules) },
      },
      ...issued.flatMap((ticket) =>
        ticketSteps(by, caller, {
          ticket_id: ticket.ticket_id,
          from: 'none',
          events: ['issue'],
          detail: { ticket_no: ticket.ticket_no, ...seatsOf(ticket) },
        }),
      ),
      ...plan.reissued.flatMap((ticket) =>
        ticketSteps(by, caller, {
          ticket_id: ticket.person.ticket_id ?? 0,
          from: ticket.person.ticket_status ?? 'none',
          events: seatedAgain(ticket.person.ticket_status),
          detail: seatsOf(ticket),
        }),
      ),
      ...plan.superseded.flatMap(({ ticket_id, ticket_status }) =>
        ticketSteps(by, caller, {
          ticket_id: ticket_id ?? 0,
          from: ticket_status ?? 'none',
          events: ['rearrange'],
        }),
      ),
    ]);
    return { version, changes };
  }),
);
