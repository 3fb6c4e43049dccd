import type { CheckInResult } from '@skillcert/api-client/contract';
import type { Transaction } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call, RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { publishedScores } from '../refuse-published.js';
import type { Saying } from '../used-by.js';
import { type NewCheckIn, nextCheckIn, repeatCheckIn } from './check-in-event.js';
import { type DoorPerson, lockPeople, withTickets } from './lock-people.js';
import { markedSeats } from './marked-seats.js';
import {
  type Attendance,
  type DoorState,
  isFinalIn,
  type MarkedSitting,
  readAttendance,
} from './read-attendance.js';
import { reportRow } from './report-row.js';
import { writeCheckIns } from './write-check-ins.js';

type Input = Call<'class/updateReport'>['input'];

interface TakingBack {
  readonly input: Input;
  readonly services: Saying['services'];
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id' | 'language'>;
  readonly now: Date;
}

const eventOf = (
  { input, caller, now }: TakingBack,
  {
    event,
    enrolment_id,
    about_id,
    nonce,
  }: Pick<NewCheckIn, 'event' | 'enrolment_id' | 'nonce'> & { about_id: number },
): NewCheckIn => {
  const reason = input.reason ?? '';
  const to = nextCheckIn(event === 'undo' ? 'admitted' : 'conflict', event, { actors: caller.roles, reason });
  const kind = to === 'reversed' ? to : 'closed';
  return { event_id: newId(), enrolment_id, event, kind, nonce, about_id, reason, scanned_at: now };
};

/** The records of the door about a person, in the class and in its sittings. */
interface Said {
  readonly attendance: Attendance | undefined;
  readonly marks: readonly MarkedSitting[];
}

/** Takes back everything that the door recorded of a person: a mistaken identity applies to every sitting. */
const undone = (
  taking: TakingBack,
  { enrolment_id }: DoorPerson,
  { attendance, marks }: Said,
  nonce: string,
): NewCheckIn[] => {
  const admitted = attendance?.admitted_event;
  // Somebody else was faster: the row on the screen is outdated.
  if (!admitted) throw new Refusal('state_changed');
  const said = new Set([admitted, ...marks.flatMap(({ event_id }) => event_id ?? [])]);
  return [...said].map((about_id, index) =>
    eventOf(taking, {
      event: 'undo',
      enrolment_id,
      about_id,
      nonce: index === 0 ? nonce : `${nonce}/${index}`,
    }),
  );
};

/** The marks that the door made: they go when an admission is taken back, and those by name stay. */
const isOfDoor = ({ device }: MarkedSitting) => device !== null;

/**
 * The subjects whose published scores depend on what the door recorded of a person; undefined if none does, and empty
 * where the class has moved on without any.
 */
const finalSubjects = (state: DoorState): readonly string[] | undefined => {
  const ofMarks = [...state.marks.values()].filter(isOfDoor).map(({ subject }) => subject);
  const isFinal = (ofMarks.length > 0 ? ofMarks : [undefined]).some((each) => isFinalIn(state, each));
  if (!isFinal) return undefined;
  const published = [...state.published].sort();
  return ofMarks.length > 0 ? published.filter((subject) => ofMarks.includes(subject)) : published;
};

/** Closes each conflict of a person by an event of its own, and takes back the first admission if it was wrong too. */
const decided = (taking: TakingBack, person: DoorPerson, said: Said): NewCheckIn[] => {
  const { input } = taking;
  if (!input.decision) throw refuseFields({ decision: 'required' });
  const conflicts = said.attendance?.conflicts ?? [];
  if (conflicts.length === 0) throw new Refusal('state_changed');
  const { enrolment_id } = person;
  const closed = conflicts.map(({ event_id: about_id }, index) => {
    const nonce = index === 0 ? input.nonce : `${input.nonce}/${index}`;
    return eventOf(taking, { event: 'decide', enrolment_id, about_id, nonce });
  });
  const reverses = input.decision === 'reverse';
  return reverses ? [...closed, ...undone(taking, person, said, `${input.nonce}/undo`)] : closed;
};

/** Takes an admission back, or decides the conflicts of a person. Both write events of their own. */
export const takeBack = async (tx: Transaction<Database>, taking: TakingBack): Promise<CheckInResult> => {
  const { input, caller, request, now } = taking;
  const { class_id, enrolment_id, nonce, device } = input;
  if (!enrolment_id) throw refuseFields({ enrolment_id: 'required' });
  const locked = await lockPeople(tx, { class_id, enrolment_ids: [enrolment_id] });
  const late = input.event === 'decide';
  const asked = { class_id, nonces: [nonce], enrolment_ids: [enrolment_id], numbers: [], late };
  const state = await readAttendance(tx, asked);
  const [person] = withTickets(locked, state.tickets);
  if (!person) throw new Refusal('not_found');
  const before = state.attendance.get(enrolment_id);
  const said = { attendance: before, marks: [...state.marks.values()] };
  const answer = { nonce, reason: null, opens_at: null, replaced: false, enrol_no: person.enrol_no };
  const first = state.known.get(nonce);
  if (first) {
    const status = repeatCheckIn(caller.roles);
    const { marks } = state;
    const candidate = reportRow(class_id, person, { attendance: before, marks });
    return { ...answer, status, first, candidate, seats: markedSeats(person, marks) };
  }
  const events = input.event === 'undo' ? undone(taking, person, said, nonce) : decided(taking, person, said);
  const reverses = events.some(({ kind }) => kind === 'reversed');
  const final = reverses ? finalSubjects(state) : undefined;
  if (final) throw publishedScores(final, { services: taking.services, language: request.language });
  const gone = { enrolment_id, admitted_event: null, admitted_at: null, device: null };
  const conflicts = input.event === 'decide' ? [] : (before?.conflicts ?? []);
  const after = { ...(before && !reverses ? before : gone), conflicts };
  await writeCheckIns(tx, {
    class_id,
    device,
    events,
    attendance: [after],
    unmarked: reverses ? enrolment_id : null,
    caller,
    request,
    now,
  });
  const status = input.event === 'undo' ? 'reversed' : 'closed';
  const marks = new Map([...state.marks].filter(([, mark]) => !reverses || !isOfDoor(mark)));
  const candidate = reportRow(class_id, person, { attendance: after, marks });
  return { ...answer, status, first: null, candidate, seats: markedSeats(person, marks) };
};
