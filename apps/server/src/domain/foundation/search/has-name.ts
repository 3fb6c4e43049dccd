import { type RawBuilder, sql } from 'kysely';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import { nameGrams, searchGrams } from './name-grams.js';

/**
 * A text without the accents of its letters, which few people type. Cyrillic loses its own as well, й becomes и, in
 * names and searches alike; marks of other scripts, such as those of kana, make other letters and stay.
 */
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/** The search terms of the name of a candidate; `hasName` asks for these. */
export const candidateGrams = (name: string): string[] => nameGrams(withoutAccents(name));

const plainName = sql.raw(String.raw`regexp_replace(normalize(e.name, nfd), '[\u0300-\u036f]', '', 'g')`);

/** The rows of `enrolment e` whose name contains a text, with accents or without. */
export const hasName = (search: string): RawBuilder<unknown> => {
  const plain = withoutAccents(search);
  // Accents alone would be in every name.
  if (plain.trim() === '') return sql`false`;
  return sql`(e.name_grams @> ${searchGrams(plain)}::text[] and ${plainName} ilike ${literalLike(plain)})`;
};
