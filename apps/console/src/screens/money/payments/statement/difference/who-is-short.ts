/** A person whom a line pays for. */
export interface Owing {
  readonly enrolment_id: number;
  readonly name: string;
  readonly enrol_no: string;
  readonly due_cents: number;
}

/** The people whose fee may stay incomplete by what is missing: somebody who gets nothing is not paid for at all. */
export const mayBeShort = (people: readonly Owing[], missing_cents: number): readonly Owing[] =>
  people.filter(({ due_cents }) => due_cents > missing_cents);
