import { type ExamRules, subjectsOf } from '@skillcert/core';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import type { PlannedClass } from '../classes/demo-plan.js';

/** The rows of the exam of a class of the demo. */
export interface ExamRows {
  readonly rooms: NewRow<'exam_room'>[];
  readonly sittings: NewRow<'exam_sitting'>[];
  readonly invigilators: NewRow<'sitting_invigilator'>[];
  readonly events: AuditEvent[];
}

interface Context {
  readonly class_id: number;
  /** How many candidates are to be seated. */
  readonly expected: number;
  readonly exam: ExamRules;
  readonly user_id: number;
  readonly actor_role: string;
  /** The account that invigilates in the first room. */
  readonly invigilator_id: number;
  readonly now: Date;
}

const hour = 3_600_000;
const roomGrid = { rows: 6, columns: 5, blocked: [30], accessible: [1, 5] };
const seats = roomGrid.rows * roomGrid.columns - roomGrid.blocked.length;

/** Rooms for all expected candidates. Each subject of the level is held in every room, one subject after the other. */
export const examRows = (
  { venue, level, dates }: Pick<PlannedClass, 'venue' | 'level' | 'dates'>,
  { class_id, expected, exam, user_id, actor_role, invigilator_id, now }: Context,
): ExamRows => {
  const at = new Date(Math.min(dates.enroll_end.getTime() + hour, now.getTime() - hour));
  const times = { created_at: at, updated_at: at };
  const rooms = Array.from({ length: Math.ceil(expected / seats) }, (_, index) => ({
    class_id,
    room_id: newId(),
    name: `第 ${index + 1} 考场`,
    address: venue,
    floor: `${index + 2} 楼`,
    ...roomGrid,
    ...times,
  }));
  const sittings = subjectsOf(exam, level).flatMap(({ id, minutes }, index) => {
    const starts_at = new Date(dates.exam_at.getTime() + index * 3 * hour);
    const ends_at = new Date(starts_at.getTime() + minutes * 60_000);
    return rooms.map(({ room_id }) => ({
      class_id,
      sitting_id: newId(),
      subject: id,
      room_id,
      starts_at,
      ends_at,
      ...times,
    }));
  });
  const inFirstRoom = sittings.filter(({ room_id }) => room_id === rooms[0]?.room_id);
  const watched = new Set(inFirstRoom.map(({ sitting_id }) => sitting_id));
  const events = sittings.map(({ sitting_id, subject, room_id, starts_at, ends_at }) => ({
    at,
    user_id,
    actor_role,
    action: 'create',
    object_type: 'sitting',
    object_id: sitting_id,
    detail: {
      subject,
      room_id,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      user_ids: watched.has(sitting_id) ? [invigilator_id] : [],
    },
  }));
  return {
    rooms,
    sittings,
    invigilators: inFirstRoom.map(({ sitting_id }) => ({ class_id, sitting_id, user_id: invigilator_id })),
    events,
  };
};
