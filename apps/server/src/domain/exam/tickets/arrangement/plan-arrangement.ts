import { createHash } from 'node:crypto';
import { type ExamRules, subjectsOf } from '@skillcert/core';
import { arrangeSeats } from '../seating/arrange-seats.js';
import type { SeatingRequest, SeatingResult } from '../seating/seating.js';
import type { ArrangedSitting, ExamFacts, Examinee } from './read-exam.js';

/** The rules by which candidates are seated. */
export interface ArrangementRules extends Pick<SeatingRequest, 'order' | 'apart' | 'seed'> {
  /** Whether people who have a seat keep it. */
  readonly keep: boolean;
  /** Enrolments that need an accessible desk. */
  readonly accessible: readonly number[];
  /** The version to restore: people with a seat in it get that seat again, wherever they sit now. */
  readonly from_version?: number | undefined;
}

/** A seat of a ticket. */
interface PlannedSeat {
  readonly subject: string;
  readonly sitting_id: number;
  readonly desk: number;
  readonly paper: string;
}

/** A person with the seats planned for them. */
export interface PlannedTicket {
  readonly person: Examinee;
  readonly seats: readonly PlannedSeat[];
}

interface PlannedSubject {
  readonly subject: string;
  readonly sittings: readonly ArrangedSitting[];
  /** How many people keep the subject from another class, and do not sit it. */
  readonly kept: number;
  readonly result: SeatingResult;
  readonly overlaps: boolean;
}

/** A planned arrangement, with the changes that it makes. */
export interface Arrangement {
  readonly basis: string;
  readonly subjects: readonly PlannedSubject[];
  readonly people: number;
  readonly unpaid: number;
  readonly unstudied: number;
  readonly issued: readonly PlannedTicket[];
  readonly reissued: readonly PlannedTicket[];
  readonly superseded: readonly Examinee[];
  readonly kept: number;
}

const meets = (one: ArrangedSitting, other: ArrangedSitting) =>
  one.subject !== other.subject && one.starts_at < other.ends_at && other.starts_at < one.ends_at;

const isSame = (seats: Examinee['seats'], planned: readonly PlannedSeat[]) =>
  seats.length === planned.length &&
  planned.every((seat) =>
    seats.some(
      (had) => had.subject === seat.subject && had.sitting_id === seat.sitting_id && had.desk === seat.desk,
    ),
  );

/**
 * The desks of a subject that people get again: those of the restored version take precedence over the present ones.
 */
const keptIn = (people: readonly Examinee[], id: string, { keep }: ArrangementRules) => {
  const inSubject = (seats: Examinee['seats'] = []) => seats.filter(({ subject }) => subject === id);
  const desksIn = (seatsOf: (person: Examinee) => Examinee['seats']) =>
    people.flatMap((person) =>
      seatsOf(person).map(({ sitting_id, desk }) => ({
        enrolment_id: person.enrolment_id,
        sitting_id,
        desk,
      })),
    );
  const had = desksIn(({ earlier }) => inSubject(earlier));
  const staying = ({ seats, earlier }: Examinee) => (inSubject(earlier).length === 0 ? inSubject(seats) : []);
  return keep ? [...had, ...desksIn(staying)] : had;
};

/**
 * Seats everybody who is approved, has paid, and has studied what a ticket requires, in every subject that they sit,
 * and returns the changes. The same facts and rules give the same plan.
 */
export const planArrangement = (facts: ExamFacts, rules: ArrangementRules, exam: ExamRules): Arrangement => {
  const approved = facts.people.filter((person) => person.approved);
  const paid = approved.filter((person) => person.paid);
  const ready = paid.filter((person) => person.studied);
  const people = ready.map(({ enrolment_id, unit_name, employer, kept_subjects }) => ({
    enrolment_id,
    origins: [unit_name ?? '', employer],
    kept_subjects,
    accessible: rules.accessible.includes(enrolment_id),
  }));
  const subjects = subjectsOf(exam, facts.level).map(({ id, papers }) => {
    const sittings = facts.sittings.filter(({ subject }) => subject === id);
    const sits = (person: { readonly kept_subjects: readonly string[] }) =>
      !person.kept_subjects.includes(id);
    const sat = people.filter(sits);
    const { order, apart, seed } = rules;
    const kept = keptIn(ready.filter(sits), id, rules);
    return {
      subject: id,
      sittings,
      kept: people.length - sat.length,
      result: arrangeSeats({ sittings, people: sat, order, apart, seed, papers, kept }),
      overlaps: sittings.some((sitting) => facts.sittings.some((other) => meets(sitting, other))),
    };
  });
  const seatsOf = new Map<number, PlannedSeat[]>(ready.map(({ enrolment_id }) => [enrolment_id, []]));
  for (const { subject, result } of subjects) {
    for (const { enrolment_id, ...seat } of result.seated)
      seatsOf.get(enrolment_id)?.push({ subject, ...seat });
  }
  const planned = ready.map((person) => ({ person, seats: seatsOf.get(person.enrolment_id) ?? [] }));
  const held = planned.filter(({ person }) => person.ticket_id !== null);
  const reissued = held.filter(
    ({ person, seats }) => person.ticket_status !== 'issued' || !isSame(person.seats, seats),
  );
  return {
    basis: createHash('sha256')
      .update(JSON.stringify([facts, rules]))
      .digest('base64url'),
    subjects,
    people: ready.length,
    unpaid: approved.length - paid.length,
    unstudied: paid.length - ready.length,
    issued: planned.filter(({ person }) => person.ticket_id === null),
    reissued,
    superseded: facts.people.filter(
      (person) => person.ticket_status === 'issued' && !(person.approved && person.paid && person.studied),
    ),
    kept: held.length - reissued.length,
  };
};

/** How many tickets an arrangement issues, reissues, supersedes and keeps. */
export const changesOf = ({ issued, reissued, superseded, kept }: Arrangement) => ({
  issued: issued.length,
  reissued: reissued.length,
  superseded: superseded.length,
  kept,
});
