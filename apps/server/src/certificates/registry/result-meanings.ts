import type { AnswerMeaning, RegistryRules } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { plainWord } from '../../import/rows/plain-word.js';
import type { Database } from '../../store/database.js';

/** What a result of an answer means, if the programme or a person has said so. */
export type MeaningOf = (result: string) => AnswerMeaning | undefined;

/** Reads what results mean. The words of the programme come before those that people have chosen. */
export const readMeanings = async (
  db: Kysely<Database>,
  { accepted, rejected }: RegistryRules['answer'],
): Promise<MeaningOf> => {
  const { rows } = await sql<{ word: string; means: AnswerMeaning }>`
    select word, means from registry_result`.execute(db);
  const meanings = new Map<string, AnswerMeaning>([
    ...rows.map(({ word, means }) => [word, means] as const),
    ...accepted.map((word) => [plainWord(word), 'accept'] as const),
    ...rejected.map((word) => [plainWord(word), 'reject'] as const),
  ]);
  return (result) => meanings.get(plainWord(result));
};
