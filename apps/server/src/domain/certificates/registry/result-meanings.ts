import type { AnswerMeaning, RegistryRules } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { plainWord } from '../../../platform/sheet/plain-word.js';
import { maskNumbers } from '../../../platform/sheet/values/mask-numbers.js';
import type { Database } from '../../../platform/store/database.js';

/** The meaning of a result, if the programme or a person has said it. */
export type MeaningOf = (result: string) => AnswerMeaning | undefined;

/** A result in comparable form, without whole identity numbers. */
export const keptResult = (result: string): string => maskNumbers(result).toWellFormed().trim();

/** The account whose choices count in a class: an institution decides for its own classes alone. */
export const choosersOf = (class_id: number) =>
  sql<number>`(select coalesce(c.unit_id, 0) from class c where c.class_id = ${class_id})`;

/** The words of the programme, which come before those that people have chosen. */
export const programmeWords = ({
  accepted,
  rejected,
}: RegistryRules['answer']): ReadonlyMap<string, AnswerMeaning> =>
  new Map([
    ...accepted.map((word) => [plainWord(word), 'accept'] as const),
    ...rejected.map((word) => [plainWord(word), 'reject'] as const),
  ]);

/** Reads the meanings of results in answers about a class. */
export const readMeanings = async (
  db: Kysely<Database>,
  class_id: number,
  rules: RegistryRules['answer'],
): Promise<MeaningOf> => {
  const { rows } = await sql<{ word: string; means: AnswerMeaning }>`
    select word, means from registry_result where unit_id = ${choosersOf(class_id)}`.execute(db);
  const chosen = new Map(rows.map(({ word, means }) => [word, means]));
  const known = programmeWords(rules);
  return (result) => known.get(plainWord(result)) ?? chosen.get(plainWord(result));
};
