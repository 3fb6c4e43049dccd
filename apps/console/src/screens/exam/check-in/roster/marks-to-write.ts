import type { InputOf, RosterRow } from '@skillcert/api-client';
import type { SittingMark } from '@skillcert/core';

type Marks = InputOf<'exam/markSitting'>['marks'];

interface Wanted {
  readonly sitting_id: number;
  /** Null takes the mark back. */
  readonly mark: SittingMark | null;
  /** The ids of chosen rows, or all others: those about whom nothing is said yet. */
  readonly whom: ReadonlySet<string> | 'others';
}

interface Written {
  readonly marks: Marks;
  /** The number of marks that they replace. */
  readonly replaced: number;
  /** Whether {@link takenBack} brings back what was there: a mark of the door would come back as one by name. */
  readonly bringsBack: boolean;
}

/** The marks that change something for the people of a sitting. */
export const marksToWrite = (
  rows: readonly Pick<RosterRow, 'enrolment_id' | 'seats'>[],
  { sitting_id, mark, whom }: Wanted,
): Written => {
  const changes = rows.flatMap(({ enrolment_id, seats }) => {
    const seat = seats.find((each) => each.sitting_id === sitting_id);
    if (!seat || seat.mark === mark) return [];
    const isMeant = whom === 'others' ? seat.mark === null : whom.has(String(enrolment_id));
    return isMeant ? [{ enrolment_id, mark, seat }] : [];
  });
  const replaced = changes.filter(({ seat }) => seat.mark !== null);
  return {
    marks: changes.map(({ enrolment_id, seat }) => ({ enrolment_id, mark, seen: seat.mark })),
    replaced: replaced.length,
    bringsBack: replaced.every(({ seat }) => seat.device === null),
  };
};

/** The marks that bring back those of before. */
export const takenBack = (marks: Marks): Marks =>
  marks.map(({ enrolment_id, mark, seen }) => ({ enrolment_id, mark: seen, seen: mark }));
