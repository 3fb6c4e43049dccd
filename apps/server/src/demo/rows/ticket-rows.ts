import { type ExamRules, formatSerial, type Programme, type Role, showsTickets } from '@skillcert/core';
import { changesOf, planArrangement } from '../../domain/exam/tickets/arrangement/plan-arrangement.js';
import { ticketSteps } from '../../domain/exam/tickets/ticket-steps.js';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import type { PlannedClass } from '../classes/demo-plan.js';
import type { ExamRows } from './exam-rows.js';

/** The tickets of a class of the demo, with their seats and how they came about. */
export interface TicketRows {
  readonly tickets: NewRow<'exam_ticket'>[];
  readonly seats: NewRow<'exam_seat'>[];
  readonly arrangements: NewRow<'exam_arrangement'>[];
  readonly events: AuditEvent[];
}

type Enrolled = Pick<
  NewRow<'enrolment'>,
  'enrolment_id' | 'enrol_no' | 'unit_id' | 'employer' | 'status' | 'fee_cents'
>;

interface Context {
  readonly class_id: number;
  readonly class_code: string;
  /** Whose fee has come. */
  readonly paid: ReadonlySet<number>;
  readonly exam: ExamRules;
  readonly numbers: Programme['numbers'];
  readonly user_id: number;
  readonly actor_role: Role;
  readonly now: Date;
}

const hour = 3_600_000;
const rules = { order: 'random', apart: true, keep: true, seed: 104, accessible: [] } as const;

const desksOf = ({ rooms, sittings }: ExamRows) =>
  sittings.flatMap(({ sitting_id, subject, room_id, starts_at, ends_at }) => {
    const room = rooms.find((each) => each.room_id === room_id);
    if (!room) return [];
    const { rows, columns, blocked = [], accessible = [] } = room;
    const times = {
      starts_at: new Date(starts_at).toISOString(),
      ends_at: new Date(ends_at).toISOString(),
    };
    return [{ sitting_id, subject, ...times, rows, columns, blocked, accessible }];
  });

/** The approved as the arrangement reads them. */
const peopleOf = (enrolments: readonly Enrolled[], paid: ReadonlySet<number>) =>
  enrolments
    .filter(({ status }) => status === 'approved')
    .map(({ enrolment_id, unit_id = null, employer = '', fee_cents = 0 }) => ({
      enrolment_id,
      // Any name will do that each unit has for itself.
      unit_name: unit_id === null ? null : String(unit_id),
      employer,
      approved: true,
      paid: fee_cents === 0 || paid.has(enrolment_id),
      studied: true,
      ticket_id: null,
      ticket_status: null,
      seats: [],
      kept_subjects: [],
    }));

/**
 * Tickets for everybody who is approved and has paid, arranged an hour before they were published, with their
 * candidates notified; used once the exam is over.
 */
export const ticketRows = (
  { level, dates, status }: Pick<PlannedClass, 'level' | 'dates' | 'status'>,
  plan: ExamRows,
  enrolments: readonly Enrolled[],
  { class_id, class_code, paid, exam, numbers, user_id, actor_role, now }: Context,
): TicketRows => {
  const at = new Date(Math.min(dates.exam_at.getTime() - 241 * hour, now.getTime() - hour));
  const people = peopleOf(enrolments, paid);
  const facts = { status: 'closed', level, class_code, sittings: desksOf(plan), people } as const;
  const arrangement = planArrangement(facts, rules, exam);
  const issued = arrangement.issued.map(({ person: { enrolment_id }, seats }, index) => ({
    ticket_id: newId(),
    ticket_no: formatSerial(numbers.ticket, { class_code, serial: index + 1 }),
    enrolment_id,
    seats,
  }));
  const by = { at, user_id, actor_role };
  const isOver = !showsTickets(status);
  const ended = { ...by, at: new Date(Math.min(dates.exam_at.getTime() + 10 * hour, now.getTime())) };
  return {
    tickets: issued.map(({ seats: _, enrolment_id, ...ticket }) => ({
      ...ticket,
      class_id,
      enrolment_id,
      live_enrolment_id: enrolment_id,
      status: isOver ? 'used' : 'issued',
      revision: 1,
      told_revision: 1,
      issued_at: at,
      updated_at: isOver ? ended.at : at,
    })),
    seats: issued.flatMap(({ ticket_id, seats }) => seats.map((seat) => ({ class_id, ticket_id, ...seat }))),
    arrangements: [{ class_id, version: 1, ...rules, accessible: [], accepted_by: user_id, accepted_at: at }],
    events: [
      {
        ...by,
        action: 'arrange',
        object_type: 'arrangement',
        object_id: 1,
        detail: { ...changesOf(arrangement) },
      },
      ...issued.flatMap(({ ticket_id, ticket_no, seats }) =>
        ticketSteps(
          by,
          { roles: [actor_role] },
          {
            ticket_id,
            from: 'none',
            events: ['issue'],
            detail: { ticket_no, seats: seats.map(({ sitting_id, desk }) => ({ sitting_id, desk })) },
          },
        ),
      ),
      ...(isOver ? issued : []).flatMap(({ ticket_id }) =>
        ticketSteps(ended, { roles: [actor_role] }, { ticket_id, from: 'issued', events: ['exam_ended'] }),
      ),
    ],
  };
};
