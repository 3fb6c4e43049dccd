import type { Programme } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import { namePinyin, pinyinKey } from '../../foundation/search/name-pinyin.js';

/** One word of a search, with all that it may mean. */
export interface MeantWord {
  readonly pattern: string;
  readonly levels: readonly string[];
  /** The Chinese texts that are spelled so in pinyin. */
  readonly texts: readonly string[];
}

/** The words of a search: more of them than that narrow nothing. */
const most_words = 8;

/** They stay as they are typed, since the texts that they are looked for in are: “第四期（三级）”. */
const wordsOf = (search: string): readonly string[] =>
  search
    .split(/[\s,，、;；]+/)
    .filter((word) => word !== '')
    .slice(0, most_words);

/** Chinese texts are cut where their script ends, so that each place in them can be spelled by itself. */
const spelledParts = (text: string): readonly string[] => {
  const characters = text.match(/\p{Script=Han}+/gu) ?? [];
  return characters.flatMap((part) =>
    Array.from({ length: Math.max(1, part.length - 1) }, (_, at) => part.slice(at, at + 4)),
  );
};

/** A part of a Latin word says nothing: “an” stands in many a title. */
const least_letters = 3;

const isInTitle = (word: string, title: string): boolean => {
  const [lower = '', said = ''] = [word, title].map((text) => text.normalize('NFKC').toLowerCase());
  if (/[^\p{Script=Latin}\d]/u.test(lower)) return said.includes(lower);
  const isWhole = /^\d+$/.test(lower);
  if (!isWhole && lower.length < least_letters) return false;
  return said
    .split(/[^\p{Script=Latin}\d]+/u)
    .some((each) => (isWhole ? each === lower : each.startsWith(lower)));
};

const spellings = new Map<string, ReadonlySet<string>>();
const most_texts = 5_000;

/** The texts stay the same from search to search, and a search is anybody's. */
const spellingsOf = (text: string): ReadonlySet<string> => {
  const known = spellings.get(text);
  if (known) return known;
  if (spellings.size >= most_texts) spellings.clear();
  const spelled = new Set(spelledParts(text).flatMap(namePinyin));
  spellings.set(text, spelled);
  return spelled;
};

const textsOfOpen = async (db: Kysely<Database>, isOpen: RawBuilder<unknown>): Promise<readonly string[]> => {
  const { rows } = await sql<{ text: string }>`
    select distinct t.text from class c left join unit u on u.unit_id = c.unit_id,
      lateral (values (c.city), (c.venue), (u.com_name)) as t(text)
    where ${isOpen} and t.text <> ''`.execute(db);
  return rows.map(({ text }) => text);
};

/**
 * The words of a search for open classes with what each may mean: a text, a level of the programme by its title, or
 * the pinyin of a city, a venue or a unit.
 */
export const meantWords = async (
  db: Kysely<Database>,
  {
    search,
    isOpen,
    levels,
  }: {
    readonly search: string;
    readonly isOpen: RawBuilder<unknown>;
    readonly levels: Programme['levels'];
  },
): Promise<readonly MeantWord[]> => {
  const words = wordsOf(search);
  const keys = words.map(pinyinKey);
  const texts = keys.some((key) => key !== undefined) ? await textsOfOpen(db, isOpen) : [];
  return words.map((word, at) => {
    const key = keys[at];
    return {
      pattern: literalLike(word),
      levels: levels
        .filter(({ title }) => Object.values(title).some((each) => isInTitle(word, each)))
        .map(({ id }) => id),
      texts: key === undefined ? [] : texts.filter((text) => spellingsOf(text).has(key)),
    };
  });
};

/** Whether `class c` of `unit u`, or a unit that takes part in it, has a word of a search. */
export const hasWord = ({ pattern, levels, texts }: MeantWord): RawBuilder<boolean> => sql<boolean>`(
  c.class_name ilike ${pattern} or c.code ilike ${pattern} or c.city ilike ${pattern} or c.venue ilike ${pattern}
  or u.com_name ilike ${pattern} or c.level = any(${levels}) or c.city = any(${texts}) or c.venue = any(${texts})
  or u.com_name = any(${texts}) or exists (
    select from class_unit cu join unit ju on ju.unit_id = cu.unit_id
    where cu.class_id = c.class_id and ju.com_name ilike ${pattern}))`;
