import type { Denial } from '@skillcert/api-client/contract';
import type { Actor, CheckInEvent } from '@skillcert/core';
import { newId } from '../../store/new-id.js';
import { type NewCheckIn, nextCheckIn, repeatCheckIn, type StoredKind } from './check-in-event.js';
import { isPresent } from './door-ticket.js';
import { byNumber, type DoorPerson } from './lock-people.js';
import type { Attendance, DoorState } from './read-attendance.js';
import type { ReadNumber } from './read-number.js';

/** One scan as a device sends it. */
export interface Scan extends ReadNumber {
  readonly nonce: string;
  readonly scanned_at: Date;
  /** Why the device turned somebody away by itself. */
  readonly denied?: Denial;
}

/** What became of a scan, with the person it was. */
export interface DecidedScan {
  readonly scan: Scan;
  readonly status: StoredKind | 'duplicate';
  readonly first: StoredKind | null;
  readonly reason: Denial | null;
  readonly person: DoorPerson | undefined;
}

interface Door {
  readonly class_id: number;
  readonly people: readonly DoorPerson[];
  readonly state: DoorState;
  readonly device: string;
  /** Whether the scans were made without a connection, and come after what other devices did meanwhile. */
  readonly late: boolean;
  readonly actors: readonly Actor[];
}

interface Outcome {
  readonly event: CheckInEvent;
  readonly reason: Denial | null;
}

const denied = (reason: Denial): Outcome => ({ event: 'deny', reason });

/** Whether it is the code of an earlier issue, or the number of a ticket that is void. */
const isOld = ({ ticket, enrol_no }: Scan, person: DoorPerson) =>
  ticket
    ? !isPresent(ticket, person.ticket)
    : enrol_no !== person.enrol_no && enrol_no !== person.ticket?.ticket_no;

const outOfHours = ({ scanned_at }: Scan, { opens_at, ended_at }: DoorState): Denial | undefined => {
  if (!opens_at || scanned_at < opens_at) return 'too_early';
  return ended_at && scanned_at > ended_at ? 'exam_over' : undefined;
};

/** Another device admitted the person while this one could not know: somebody has to look who came in twice. */
const collides = (attendance: Attendance, { device, late }: Door) =>
  late && attendance.device !== device && !attendance.conflicts.some((each) => each.device === device);

const outcomeOf = (
  scan: Scan,
  person: DoorPerson | undefined,
  attendance: Attendance | undefined,
  door: Door,
): Outcome => {
  if (scan.flaw) return denied(scan.flaw);
  if (scan.ticket && scan.ticket.class_id !== door.class_id) return denied('other_class');
  if (!person) return denied(door.state.ofOthers.has(scan.enrol_no) ? 'other_class' : 'unknown_number');
  if (person.status !== 'approved') return denied('not_approved');
  const outside = outOfHours(scan, door.state);
  if (outside) return denied(outside);
  if (attendance?.admitted_event) {
    return collides(attendance, door) ? { event: 'collide', reason: null } : denied('already_admitted');
  }
  if (door.state.is_settled) return denied('scores_published');
  // Whom a device let in without knowing of the new ticket is inside: that has to be known when the next one comes.
  if (!door.late && isOld(scan, person)) return denied('old_ticket');
  return { event: 'admit', reason: null };
};

/** Whom a device turned away never came in, whatever is known now. */
const outcomeAt = (...[scan, person, attendance, door]: Parameters<typeof outcomeOf>): Outcome => {
  const outcome = outcomeOf(scan, person, attendance, door);
  return scan.denied && outcome.event !== 'deny' ? denied(scan.denied) : outcome;
};

const added = (enrolment_id: number, before: Attendance | undefined, made: NewCheckIn, device: string) => {
  const scanned_at = made.scanned_at.toISOString();
  const conflicts = before?.conflicts ?? [];
  if (made.kind === 'admitted') {
    return { enrolment_id, admitted_event: made.event_id, admitted_at: scanned_at, device, conflicts };
  }
  const conflict = { event_id: made.event_id, scanned_at, device };
  const none = { enrolment_id, admitted_event: null, admitted_at: null, device: null };
  return { ...(before ?? none), conflicts: [...conflicts, conflict] };
};

/** Decides scans in their order, by the lifecycle: what is to be written, and what each of them became. */
export const decideScans = (scans: readonly Scan[], door: Door) => {
  const people = byNumber(door.people);
  const known = new Map(door.state.known);
  const attendance = new Map(door.state.attendance);
  const changed = new Set<number>();
  const events: NewCheckIn[] = [];
  const decided = scans.map((scan): DecidedScan => {
    const person = people.get(scan.enrol_no);
    const first = known.get(scan.nonce);
    if (first) return { scan, status: repeatCheckIn(door.actors), first, reason: null, person };
    const enrolment_id = person?.enrolment_id ?? null;
    const before = enrolment_id === null ? undefined : attendance.get(enrolment_id);
    const { event, reason } = outcomeAt(scan, person, before, door);
    const kind = nextCheckIn('scanned', event, { actors: door.actors, reason: reason ?? '' });
    // The table leads from a scan to these three only; the fourth is the duplicate above.
    if (kind !== 'admitted' && kind !== 'denied' && kind !== 'conflict')
      throw new Error(`A scan became ${kind}.`);
    const { nonce, scanned_at } = scan;
    const made = { event_id: newId(), enrolment_id, event, kind, nonce, about_id: null, scanned_at };
    events.push({ ...made, reason: reason ?? '' });
    known.set(nonce, kind);
    if (enrolment_id !== null && kind !== 'denied') {
      attendance.set(enrolment_id, added(enrolment_id, before, { ...made, reason: '' }, door.device));
      changed.add(enrolment_id);
    }
    return { scan, status: kind, first: null, reason, person };
  });
  return { decided, events, attendance, changed: [...changed].flatMap((each) => attendance.get(each) ?? []) };
};
