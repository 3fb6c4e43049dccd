import { createSeededRandom } from '@skillcert/core';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { NewRow } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';

interface Expected {
  readonly class_id: number;
  readonly enrolment_id: number;
}

/** The check-ins of a class of the demo. */
export interface CheckInRows {
  readonly events: NewRow<'check_in_event'>[];
  readonly attendance: NewRow<'attendance'>[];
  readonly trail: AuditEvent[];
}

interface At {
  readonly exam_at: Date;
  readonly user_id: number;
  /** The first sitting of a candidate. */
  readonly sittingOf: (enrolment_id: number) => number | null;
}

const devices = ['demo-door-a1f4', 'demo-door-b27c'] as const;
const minute = 60_000;

/**
 * Most of the expected candidates came in the half hour before the exam, through two doors. Two were admitted by both.
 */
export const checkInRows = (
  expected: readonly Expected[],
  { exam_at, user_id, sittingOf }: At,
): CheckInRows => {
  const random = createSeededRandom(exam_at.getUTCHours() + expected.length);
  const rows: CheckInRows = { events: [], attendance: [], trail: [] };
  expected.forEach(({ class_id, enrolment_id }, index) => {
    if (random.chance(0.18)) return;
    const [device, other] = random.chance(0.6) ? devices : [devices[1], devices[0]];
    const admitted_at = new Date(exam_at.getTime() - random.between(2, 35) * minute);
    const write = (kind: 'admitted' | 'conflict', by: string, at: Date) => {
      const event_id = newId();
      const nonce = `demo-${enrolment_id}-${kind}`;
      const event = {
        class_id,
        event_id,
        enrolment_id,
        kind,
        nonce,
        device: by,
        user_id,
        scanned_at: at,
        at,
      };
      rows.events.push(event);
      rows.trail.push({
        at,
        user_id,
        actor_role: 'master',
        action: kind === 'admitted' ? 'admit' : 'collide',
        object_type: 'check_in',
        object_id: enrolment_id,
        from_state: 'scanned',
        to_state: kind,
        detail: { device: by, nonce, scanned_at: at.toISOString() },
      });
      return event_id;
    };
    const admitted_event = write('admitted', device, admitted_at);
    const collides = index === 4 || index === 21;
    const again = new Date(admitted_at.getTime() + minute);
    const first = { scanned_at: admitted_at.toISOString(), device };
    const scan = { scanned_at: again.toISOString(), device: other };
    const conflicts = collides
      ? [{ event_id: write('conflict', other, again), sitting_id: sittingOf(enrolment_id), first, ...scan }]
      : [];
    rows.attendance.push({
      class_id,
      enrolment_id,
      admitted_event,
      admitted_at,
      device,
      conflicts: JSON.stringify(conflicts),
    });
  });
  return rows;
};
