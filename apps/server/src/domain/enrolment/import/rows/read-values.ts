import type { ImportField } from '@skillcert/api-client/contract';
import { type DayRules, languages, type Programme } from '@skillcert/core';
import { wordsIn } from '../../../../platform/http/words.js';
import { headWords } from '../../../../platform/sheet/head-words.js';
import { plainWord } from '../../../../platform/sheet/plain-word.js';
import { readDay } from '../../../../platform/sheet/read-day.js';
import { type Choice, choices } from './choices.js';
import type { RowCells } from './sealed-row.js';
import { valueSynonyms } from './synonyms.js';

type ChoiceField = keyof typeof choices;

const choiceOfWord = (field: ChoiceField): ReadonlyMap<string, string> =>
  new Map(
    choices[field].flatMap((value) => {
      // Every value of a field is one of its choices.
      const choice = `${field}.${value}` as Choice;
      const words = languages.map((language) => wordsIn(language)(`import.value.${choice}`));
      return [value, ...words, ...(valueSynonyms[choice] ?? [])].map(
        (word) => [plainWord(word), value] as const,
      );
    }),
  );

const known: Readonly<Record<ChoiceField, ReadonlyMap<string, string>>> = {
  gender: choiceOfWord('gender'),
  id_type: choiceOfWord('id_type'),
  education: choiceOfWord('education'),
  enroll_type: choiceOfWord('enroll_type'),
  study_type: choiceOfWord('study_type'),
};

/** Additions to the word of an education: the way of studying, and suffixes such as "education". */
const aroundEducation =
  /^(?:全日制|非全日制|在职|成人|自考|自学考试|函授|网络教育|统招)|(?:学历|毕业|教育|及以上)$/g;

/**
 * Returns the choice for a word in any of our languages. An unknown word is returned unchanged, for the check to
 * refuse.
 */
export const readChoice = (field: ChoiceField, text: string): string => {
  const words = headWords(text);
  const bare = field === 'education' ? words.map((word) => word.replace(aroundEducation, '')) : [];
  const found = [...words, ...bare].map((word) => known[field].get(word));
  return found.find((value) => value !== undefined) ?? text;
};

/** Returns the id of a level by its id or title, or else the text itself. */
export const readLevel = (text: string, { levels }: Pick<Programme, 'levels'>): string => {
  const word = plainWord(text);
  const found = levels.find(
    ({ id, title }) => id === text || Object.values(title).some((each) => plainWord(each) === word),
  );
  return found?.id ?? text;
};

/** The fields that are dates. */
export const dayFields: readonly string[] = ['birth', 'certificate_issued_on'] satisfies ImportField[];

/** Reads a cell as a field. Dates are normalised, also those that a spreadsheet stores as a number. */
export const readField = (
  { cells, date1904 }: RowCells,
  at: number,
  field: ImportField | '',
  rules: DayRules,
): string => {
  const text = cells[at] ?? '';
  return dayFields.includes(field) ? readDay(text, { ...rules, date1904 }) : text;
};

/** Reads a number of years, with or without its unit. Other text becomes NaN, which the schema refuses. */
export const readYears = (text: string): number | undefined =>
  text === '' ? undefined : Number(text.replace(/\s*(?:年|years?|años?)$/i, ''));

const spread = /^\p{Script=Han}(?:\s+\p{Script=Han})+$/u;

/** Reads a name. Spaces that only spread a Chinese name over its cell are removed. */
export const readName = (text: string): string => (spread.test(text) ? text.replace(/\s+/g, '') : text);

const monthAlone = /^((?:19|20)\d{2})\s*[-/.年]?\s*(0?[1-9]|1[0-2])\s*月?$/;
const firstOfMonth = /^\d{4}-\d{2}-01$/;

/** Whether a text names a month without a day. */
export const isMonthAlone = (text: string): boolean => monthAlone.test(text);

/**
 * Reads a date of birth. If the text is empty or names only a month, which spreadsheets store as its first day, the
 * date of the resident number is used.
 */
export const readBirth = (text: string, written: string | undefined): string | undefined => {
  const [, year, month] = monthAlone.exec(text) ?? [];
  const inMonth = firstOfMonth.test(text) ? text.slice(0, 7) : year && `${year}-${month?.padStart(2, '0')}`;
  return written && (!text || (inMonth && written.startsWith(inMonth))) ? written : text || undefined;
};
