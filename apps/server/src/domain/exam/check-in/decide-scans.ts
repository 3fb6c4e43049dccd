import type { Denial } from '@skillcert/api-client/contract';
import {
  type Actor,
  awaitsDoor,
  type CheckInEvent,
  comesTooEarly,
  doorOpensFor,
  markAtDoor,
  minutesPastEntry,
  opensDoor,
  sittingOfScan,
  wasSeen,
} from '@skillcert/core';
import type { OpenConflict } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { type NewCheckIn, nextCheckIn, repeatCheckIn, type StoredKind } from './check-in-event.js';
import type { DoorTicket } from './door-ticket.js';
import { byNumber, type DoorPerson } from './lock-people.js';
import {
  type Attendance,
  type DoorState,
  isFinalIn,
  type MarkedSitting,
  markKey,
} from './read-attendance.js';
import type { ReadNumber } from './read-number.js';

/** One scan as a device sends it. */
export interface Scan extends ReadNumber {
  readonly nonce: string;
  readonly scanned_at: Date;
  /** Why the device itself turned somebody away. */
  readonly denied?: Denial;
}

/** The outcome of a scan, with the person whom it identified. */
export interface DecidedScan {
  readonly scan: Scan;
  readonly status: StoredKind | 'duplicate';
  readonly first: StoredKind | null;
  readonly reason: Denial | null;
  /** For somebody who came too early: when the door is open for them. */
  readonly opens_at: Date | null;
  readonly person: DoorPerson | undefined;
}

interface Door {
  readonly class_id: number;
  readonly people: readonly DoorPerson[];
  readonly state: DoorState;
  readonly device: string;
  /** Whether the scans were made offline, and arrive after changes of other devices. */
  readonly late: boolean;
  readonly actors: readonly Actor[];
  /** Until when the programme lets people in, in minutes after the start. */
  readonly entry_minutes: number | undefined;
}

interface Outcome {
  readonly event: CheckInEvent;
  readonly reason: Denial | null;
  /** The admission with which this one collides. */
  readonly first?: OpenConflict['first'];
}

const denied = (reason: Denial): Outcome => ({ event: 'deny', reason });

/** Whether the scan shows the code of an earlier issue, or the number of a void ticket. */
const isOld = ({ ticket, enrol_no }: Scan, person: DoorPerson) =>
  ticket
    ? !opensDoor(ticket, person.ticket)
    : enrol_no !== person.enrol_no && enrol_no !== person.ticket?.ticket_no;

const opensFor = ({ scanned_at }: Scan, person: DoorPerson | undefined, { opens_at }: DoorState) => {
  const opens = doorOpensFor(person?.ticket?.seats ?? [], scanned_at.getTime(), opens_at?.getTime() ?? null);
  return opens === null ? null : new Date(opens);
};

const outOfHours = (
  { scanned_at }: Scan,
  { ticket }: DoorPerson,
  { opens_at, ended_at }: DoorState,
): Denial | undefined => {
  const opens = opens_at?.getTime() ?? null;
  if (comesTooEarly(ticket?.seats ?? [], scanned_at.getTime(), opens)) return 'too_early';
  return ended_at && scanned_at > ended_at ? 'exam_over' : undefined;
};

/**
 * The present state of a person at the door: their attendance, and their seat and mark in the current or next sitting.
 */
interface Known {
  readonly attendance: Attendance | undefined;
  readonly seat: DoorTicket['seats'][number] | undefined;
  readonly marked: MarkedSitting | undefined;
}

/** The admission by a device that is known: to the sitting of the scan, or to the class of somebody without a seat. */
const firstOf = ({ attendance, marked }: Known): OpenConflict['first'] | undefined => {
  const { at, device } = marked
    ? { at: marked.marked_at, device: marked.device }
    : { at: attendance?.admitted_at, device: attendance?.device };
  return at && device ? { scanned_at: at, device } : undefined;
};

/**
 * Another device admitted the person while this one was offline: staff must find out who came in twice. An admission
 * that staff entered by name counts as no second device.
 */
const collidesWith = (known: Known, { device, late }: Door): OpenConflict['first'] | undefined => {
  const first = firstOf(known);
  if (!late || !first || first.device === device) return undefined;
  const sitting_id = known.seat?.sitting_id ?? null;
  const isSaid = known.attendance?.conflicts.some(
    (each) => each.device === device && each.sitting_id === sitting_id,
  );
  return isSaid ? undefined : first;
};

/** Whether the person is inside already: admitted, and not awaited in the sitting of the scan, if there is one. */
const isInside = ({ attendance, seat, marked }: Known) =>
  !!attendance?.admitted_event && !(seat && awaitsDoor(marked?.mark ?? null));

const outcomeOf = (scan: Scan, person: DoorPerson | undefined, known: Known, door: Door): Outcome => {
  if (scan.flaw) return denied(scan.flaw);
  if (scan.ticket && scan.ticket.class_id !== door.class_id) return denied('other_class');
  if (!person) return denied(door.state.ofOthers.has(scan.enrol_no) ? 'other_class' : 'unknown_number');
  if (person.status !== 'approved') return denied('not_approved');
  const outside = outOfHours(scan, person, door.state);
  if (outside) return denied(outside);
  if (isInside(known)) {
    const first = collidesWith(known, door);
    return first ? { event: 'collide', reason: null, first } : denied('already_admitted');
  }
  if (isFinalIn(door.state, known.seat?.subject)) return denied('scores_published');
  // An offline device may have admitted somebody by an old ticket. They are inside, and the next scan must know that.
  if (!door.late && isOld(scan, person)) return denied('old_ticket');
  return { event: 'admit', reason: null };
};

/** A person whom the device turned away never came in, and later knowledge does not change that. */
const outcomeAt = (...[scan, person, known, door]: Parameters<typeof outcomeOf>): Outcome => {
  const outcome = outcomeOf(scan, person, known, door);
  return scan.denied && outcome.event !== 'deny' ? denied(scan.denied) : outcome;
};

/** The state that the scans so far add up to. */
interface Ledger {
  readonly people: ReadonlyMap<string, DoorPerson>;
  readonly known: Map<string, StoredKind>;
  readonly attendance: Map<number, Attendance>;
  readonly marks: Map<string, MarkedSitting>;
  readonly newMarks: MarkedSitting[];
  readonly changed: Set<number>;
  readonly events: NewCheckIn[];
}

interface Made {
  readonly made: NewCheckIn;
  readonly device: string;
  readonly first: OpenConflict['first'] | undefined;
}

const added = (enrolment_id: number, before: Attendance | undefined, { made, device, first }: Made) => {
  const scanned_at = made.scanned_at.toISOString();
  const conflicts = before?.conflicts ?? [];
  // Somebody who comes to a second sitting was admitted to the exam at the first one.
  if (made.kind === 'admitted' && before?.admitted_event) return before;
  if (made.kind === 'admitted') {
    return { enrolment_id, admitted_event: made.event_id, admitted_at: scanned_at, device, conflicts };
  }
  if (!first) throw new Error('A conflict is with nobody.');
  const conflict = {
    event_id: made.event_id,
    scanned_at,
    device,
    sitting_id: made.sitting_id ?? null,
    first,
  };
  const none = { enrolment_id, admitted_event: null, admitted_at: null, device: null };
  return { ...(before ?? none), conflicts: [...conflicts, conflict] };
};

/** Whether the person was marked by name as there. Such a mark stays, and the door adds its admission to it. */
const isSeenByName = (marked: MarkedSitting | undefined) =>
  marked !== undefined && marked.device === null && wasSeen(marked.mark);

/** Records an event of a person, and the mark in the sitting that they came for. */
const note = (
  ledger: Ledger,
  { enrolment_id }: DoorPerson,
  { seat, attendance, marked }: Known,
  said: Made,
) => {
  const { made, device } = said;
  ledger.attendance.set(enrolment_id, added(enrolment_id, attendance, said));
  ledger.changed.add(enrolment_id);
  if (!seat || made.kind !== 'admitted' || isSeenByName(marked)) return;
  const { sitting_id, subject } = seat;
  const { event_id, scanned_at } = made;
  const mark = markAtDoor(seat, scanned_at.getTime());
  const marked_at = scanned_at.toISOString();
  const entry = { enrolment_id, sitting_id, subject, mark, marked_at, device, event_id };
  ledger.marks.set(markKey(entry), entry);
  ledger.newMarks.push(entry);
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
  if (first) return { scan, status: repeatCheckIn(door.actors), first, reason: null, opens_at: null, person };
  const seen = knownOf(scan, person, ledger);
  const { event, reason, first: other } = outcomeAt(scan, person, seen, door);
  const kind = nextCheckIn('scanned', event, { actors: door.actors, reason: reason ?? '' });
  // The lifecycle leads from a scan to these three kinds only; a duplicate is answered above.
  if (kind !== 'admitted' && kind !== 'denied' && kind !== 'conflict')
    throw new Error(`A scan became ${kind}.`);
  const { nonce, scanned_at } = scan;
  const enrolment_id = person?.enrolment_id ?? null;
  const sitting = kind !== 'denied' && seen.seat ? { sitting_id: seen.seat.sitting_id } : {};
  const minutes_late =
    kind === 'admitted' && seen.seat && !isSeenByName(seen.marked)
      ? minutesPastEntry(seen.seat, scanned_at.getTime(), door.entry_minutes)
      : undefined;
  const said = { event_id: newId(), enrolment_id, event, kind, nonce, about_id: null, scanned_at };
  const made = { ...said, reason: reason ?? '', ...sitting, ...(minutes_late && { minutes_late }) };
  ledger.events.push(made);
  ledger.known.set(nonce, kind);
  if (person && kind !== 'denied') note(ledger, person, seen, { made, device: door.device, first: other });
  const opens_at = reason === 'too_early' ? opensFor(scan, person, door.state) : null;
  return { scan, status: kind, first: null, reason, opens_at, person };
};

/** Decides scans in their order, by the lifecycle: the outcome of each, and the records to write. */
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
