import type { ClassStatus } from '@skillcert/core';
import type { NewRow } from '../../../platform/store/database.js';
import type { PlannedClass } from '../../classes/demo-plan.js';
import type { ExamRows } from '../exam-rows.js';
import type { ScoreRows } from '../score-rows.js';
import type { TicketRows } from '../ticket-rows.js';
import { checkInRows } from './check-in-rows.js';
import { sittingMarkRows } from './sitting-mark-rows.js';

interface Context {
  readonly enrolments: readonly Pick<NewRow<'enrolment'>, 'class_id' | 'enrolment_id' | 'status'>[];
  readonly exam: ExamRows | undefined;
  readonly tickets: TicketRows | undefined;
  readonly scores: ScoreRows['scores'];
  readonly user_id: number;
}

/** Classes whose exam began lately. The door of older classes is closed and shows nothing. */
const examined: readonly ClassStatus[] = ['examining', 'scoring'];

/** The first sitting of each candidate, in the order of the plan. */
const firstSittings = ({ exam, tickets }: Pick<Context, 'exam' | 'tickets'>) => {
  const owners = new Map(tickets?.tickets.map((ticket) => [ticket.ticket_id, ticket.enrolment_id]));
  const order = exam?.sittings.map(({ sitting_id }) => sitting_id) ?? [];
  return (enrolment_id: number): number | null => {
    const seats = (tickets?.seats ?? []).filter(({ ticket_id }) => owners.get(ticket_id) === enrolment_id);
    return order.find((each) => seats.some(({ sitting_id }) => sitting_id === each)) ?? null;
  };
};

/** The check-ins of a class of the demo, and the marks of its sittings. */
export const doorRows = (
  { status, dates }: Pick<PlannedClass, 'status' | 'dates'>,
  { enrolments, user_id, ...sat }: Context,
) => {
  const expected = examined.includes(status) ? enrolments.filter((each) => each.status === 'approved') : [];
  const sittingOf = firstSittings(sat);
  const checkIns = checkInRows(expected, { exam_at: dates.exam_at, user_id, sittingOf });
  return {
    checkIns,
    sittingMarks: sittingMarkRows({ ...sat, checkIns, isOver: status === 'scoring', user_id }),
  };
};
