import type { Denial } from '@skillcert/api-client/contract';
import {
  type Actor,
  awaitsDoor,
  type CheckInEvent,
  markAtDoor,
  opensDoor,
  sittingOfScan,
} from '@skillcert/core';
import { newId } from '../../../platform/store/new-id.js';
import { type NewCheckIn, nextCheckIn, repeatCheckIn, type StoredKind } from './check-in-event.js';
import type { DoorTicket } from './door-ticket.js';
import { byNumber, type DoorPerson } from './lock-people.js';
import { type Attendance, type DoorState, type MarkedSitting, markKey } from './read-attendance.js';
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

/** A mark that the door makes. */
export type NewMark = MarkedSitting & { readonly marked_at: Date };

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
    ? !opensDoor(ticket, person.ticket)
    : enrol_no !== person.enrol_no && enrol_no !== person.ticket?.ticket_no;

const outOfHours = ({ scanned_at }: Scan, { opens_at, ended_at }: DoorState): Denial | undefined => {
  if (!opens_at || scanned_at < opens_at) return 'too_early';
  return ended_at && scanned_at > ended_at ? 'exam_over' : undefined;
};

/**
 * What is known of somebody who stands at the door: whether they came at all, and for the sitting that is on or next.
 */
interface Known {
  readonly attendance: Attendance | undefined;
  readonly seat: DoorTicket['seats'][number] | undefined;
  readonly marked: MarkedSitting | undefined;
}

/**
 * Another device admitted the person while this one could not know: somebody has to look who came in twice. What was
 * said by name is no second device.
 */
const collides = ({ attendance, marked }: Known, { device, late }: Door) => {
  const by = marked ? marked.device : attendance?.device;
  return late && !!by && by !== device && !attendance?.conflicts.some((each) => each.device === device);
};

/** Somebody is there already where the sitting has them, or where there is no sitting to come to. */
const isInside = ({ attendance, seat, marked }: Known) =>
  !!attendance?.admitted_event && !(seat && awaitsDoor(marked?.mark ?? null));

const outcomeOf = (scan: Scan, person: DoorPerson | undefined, known: Known, door: Door): Outcome => {
  if (scan.flaw) return denied(scan.flaw);
  if (scan.ticket && scan.ticket.class_id !== door.class_id) return denied('other_class');
  if (!person) return denied(door.state.ofOthers.has(scan.enrol_no) ? 'other_class' : 'unknown_number');
  if (person.status !== 'approved') return denied('not_approved');
  const outside = outOfHours(scan, door.state);
  if (outside) return denied(outside);
  if (isInside(known)) {
    return collides(known, door) ? { event: 'collide', reason: null } : denied('already_admitted');
  }
  if (door.state.is_settled) return denied('scores_published');
  // Whom a device let in without knowing of the new ticket is inside: that has to be known when the next one comes.
  if (!door.late && isOld(scan, person)) return denied('old_ticket');
  return { event: 'admit', reason: null };
};

/** Whom a device turned away never came in, whatever is known now. */
const outcomeAt = (...[scan, person, known, door]: Parameters<typeof outcomeOf>): Outcome => {
  const outcome = outcomeOf(scan, person, known, door);
  return scan.denied && outcome.event !== 'deny' ? denied(scan.denied) : outcome;
};

/** What the scans so far add up to. */
interface Ledger {
  readonly people: ReadonlyMap<string, DoorPerson>;
  readonly known: Map<string, StoredKind>;
  readonly attendance: Map<number, Attendance>;
  readonly marks: Map<string, MarkedSitting>;
  readonly newMarks: NewMark[];
  readonly changed: Set<number>;
  readonly events: NewCheckIn[];
}

const added = (enrolment_id: number, before: Attendance | undefined, made: NewCheckIn, device: string) => {
  const scanned_at = made.scanned_at.toISOString();
  const conflicts = before?.conflicts ?? [];
  // Who comes to a second sitting came with the first one.
  if (made.kind === 'admitted' && before?.admitted_event) return before;
  if (made.kind === 'admitted') {
    return { enrolment_id, admitted_event: made.event_id, admitted_at: scanned_at, device, conflicts };
  }
  const conflict = { event_id: made.event_id, scanned_at, device };
  const none = { enrolment_id, admitted_event: null, admitted_at: null, device: null };
  return { ...(before ?? none), conflicts: [...conflicts, conflict] };
};

/** Takes down what an event says of somebody, and of the sitting that they came for. */
const note = (
  ledger: Ledger,
  { enrolment_id }: DoorPerson,
  { seat, attendance }: Known,
  { made, device }: { readonly made: NewCheckIn; readonly device: string },
) => {
  ledger.attendance.set(enrolment_id, added(enrolment_id, attendance, made, device));
  ledger.changed.add(enrolment_id);
  if (!seat || made.kind !== 'admitted') return;
  const { sitting_id } = seat;
  const { event_id, scanned_at } = made;
  const mark = markAtDoor(seat, scanned_at.getTime());
  const entry = { enrolment_id, sitting_id, mark, device, event_id };
  ledger.marks.set(markKey(entry), entry);
  ledger.newMarks.push({ ...entry, marked_at: scanned_at });
};

const knownOf = ({ scanned_at }: Scan, person: DoorPerson | undefined, ledger: Ledger): Known => {
  if (!person) return { attendance: undefined, seat: undefined, marked: undefined };
  const seat = sittingOfScan(person.ticket?.seats ?? [], scanned_at.getTime());
  const { enrolment_id } = person;
  const marked = seat && ledger.marks.get(markKey({ enrolment_id, sitting_id: seat.sitting_id }));
  return { attendance: ledger.attendance.get(enrolment_id), seat, marked };
};

const decideScan = (scan: Scan, ledger: Ledger, door: Door): DecidedScan => {
  const person = ledger.people.get(scan.enrol_no);
  const first = ledger.known.get(scan.nonce);
  if (first) return { scan, status: repeatCheckIn(door.actors), first, reason: null, person };
  const seen = knownOf(scan, person, ledger);
  const { event, reason } = outcomeAt(scan, person, seen, door);
  const kind = nextCheckIn('scanned', event, { actors: door.actors, reason: reason ?? '' });
  // The table leads from a scan to these three only; the fourth is the duplicate above.
  if (kind !== 'admitted' && kind !== 'denied' && kind !== 'conflict')
    throw new Error(`A scan became ${kind}.`);
  const { nonce, scanned_at } = scan;
  const enrolment_id = person?.enrolment_id ?? null;
  const sitting = kind === 'admitted' && seen.seat ? { sitting_id: seen.seat.sitting_id } : {};
  const said = { event_id: newId(), enrolment_id, event, kind, nonce, about_id: null, scanned_at };
  const made = { ...said, reason: reason ?? '', ...sitting };
  ledger.events.push(made);
  ledger.known.set(nonce, kind);
  if (person && kind !== 'denied') note(ledger, person, seen, { made, device: door.device });
  return { scan, status: kind, first: null, reason, person };
};

/** Decides scans in their order, by the lifecycle: what is to be written, and what each of them became. */
export const decideScans = (scans: readonly Scan[], door: Door) => {
  const { known, attendance, marks } = door.state;
  const ledger: Ledger = {
    people: byNumber(door.people),
    known: new Map(known),
    attendance: new Map(attendance),
    marks: new Map(marks),
    newMarks: [],
    changed: new Set(),
    events: [],
  };
  const decided = scans.map((scan) => decideScan(scan, ledger, door));
  const changed = [...ledger.changed].flatMap((each) => ledger.attendance.get(each) ?? []);
  return { ...ledger, decided, changed };
};
