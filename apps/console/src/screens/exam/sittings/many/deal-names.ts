import type { OutputOf } from '@skillcert/api-client';

/** An account that may invigilate. */
export type Invigilator = OutputOf<'exam/fetchExamPlan'>['invigilators'][number];

/**
 * Deals names in turn to the given number of rooms: the first room gets the first name, and the next one when all
 * rooms have one.
 */
export const dealTo = (names: readonly string[], rooms: number): string[][] =>
  Array.from({ length: rooms }, (_, room) => names.filter((__, index) => index % rooms === room));

/** Splits names into accounts and plain names. A name that two accounts share stays a plain name. */
export const parted = (names: readonly string[], accounts: readonly Invigilator[]) => {
  const found = names.map((name) => accounts.filter((account) => account.name === name));
  return {
    user_ids: found.flatMap((same) => (same.length === 1 ? same.map(({ user_id }) => user_id) : [])),
    names: names.filter((_, index) => found[index]?.length !== 1),
  };
};
