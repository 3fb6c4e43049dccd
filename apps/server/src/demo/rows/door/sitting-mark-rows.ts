import type { SittingMark } from '@skillcert/core';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { NewRow } from '../../../platform/store/database.js';
import type { ExamRows } from '../exam-rows.js';
import type { ScoreRows } from '../score-rows.js';
import type { TicketRows } from '../ticket-rows.js';
import type { CheckInRows } from './check-in-rows.js';

/** The marks of the sittings of a class of the demo, and the events of the marks by name. */
export interface SittingMarkRows {
  readonly marks: NewRow<'sitting_mark'>[];
  readonly events: AuditEvent[];
}

interface Context {
  readonly exam: ExamRows | undefined;
  readonly tickets: TicketRows | undefined;
  readonly checkIns: CheckInRows;
  readonly scores: ScoreRows['scores'];
  /** Whether the exam is over and the invigilators have gone through their lists. */
  readonly isOver: boolean;
  readonly user_id: number;
}

type Sitting = ExamRows['sittings'][number];

/**
 * The places in a sitting of the people who were called absent, who came late, and who were never seen. Among people
 * with a score only `absent` applies.
 */
const by_name = { absent: 4, late: 7, unseen: 10 } as const;

const nameMark = (nth: number): SittingMark | undefined => {
  if (nth === by_name.unseen) return undefined;
  if (nth === by_name.absent) return 'absent';
  return nth === by_name.late ? 'late' : 'present';
};

/** The mark that goes with a score. One person has a score and was called absent, which raises a doubt. */
const scoredMark = (nth: number, mark: ScoreRows['scores'][number]['first_mark']): SittingMark =>
  mark === 'absent' || nth === by_name.absent ? 'absent' : 'present';

/**
 * Marks of the door for those who were checked in, in the first sitting. Once the exam is over, marks by name in
 * all sittings. They match the scores but for one; of the people without a score one is absent, one late, and
 * one has no mark.
 */
export const sittingMarkRows = ({
  exam,
  tickets,
  checkIns,
  scores,
  isOver,
  user_id,
}: Context): SittingMarkRows => {
  const rows: SittingMarkRows = { marks: [], events: [] };
  const people = new Map(tickets?.tickets.map((ticket) => [ticket.ticket_id, ticket.enrolment_id]));
  const peopleOf = ({ sitting_id }: Sitting) =>
    (tickets?.seats ?? [])
      .filter((seat) => seat.sitting_id === sitting_id)
      .flatMap(({ ticket_id }) => people.get(ticket_id) ?? []);
  const first = exam?.sittings[0]?.subject;
  for (const sitting of exam?.sittings ?? []) {
    const { class_id, sitting_id, subject, starts_at } = sitting;
    const seen = subject === first ? checkIns.attendance : [];
    const scored = new Map(
      scores.filter((score) => score.subject === subject).map((score) => [score.enrolment_id, score]),
    );
    const [withScore, without] = [true, false].map((has) =>
      peopleOf(sitting).filter((each) => scored.has(each) === has),
    );
    const write = (enrolment_id: number, mark: SittingMark | undefined) => {
      const door = mark === 'absent' ? undefined : seen.find((each) => each.enrolment_id === enrolment_id);
      const at = { class_id, sitting_id, enrolment_id };
      if (door?.admitted_at && door.admitted_event && door.device) {
        const { admitted_at, admitted_event, device } = door;
        rows.marks.push({ ...at, mark: 'present', marked_at: admitted_at, device, event_id: admitted_event });
      } else if (isOver && mark) {
        const marked_at = new Date(starts_at);
        rows.marks.push({ ...at, mark, marked_at });
        rows.events.push({
          at: marked_at,
          user_id,
          actor_role: 'master',
          action: 'mark',
          object_type: 'sitting_mark',
          object_id: enrolment_id,
          from_state: 'open',
          to_state: mark,
          detail: { sitting_id },
        });
      }
    };
    withScore?.forEach((enrolment_id, nth) => {
      write(enrolment_id, scoredMark(nth, scored.get(enrolment_id)?.first_mark));
    });
    without?.forEach((enrolment_id, nth) => {
      write(enrolment_id, nameMark(nth));
    });
  }
  return rows;
};
