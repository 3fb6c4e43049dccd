import type { ImportField } from '@skillcert/api-client/contract';
import { type DayRules, languages, type Programme } from '@skillcert/core';
import { wordsIn } from '../../../../platform/http/words.js';
import { plainWord } from '../../../../platform/sheet/plain-word.js';
import { readDay } from '../../../../platform/sheet/values/read-day.js';
import { chineseFigures } from './chinese-figures.js';
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
  /^(?:非?全日制|普通|在职|成人(?:高等)?(?:教育)?|成教|自考|自学考试|函授|夜大|电大|(?:网络|远程|开放)教育|统招)+|(?:学历|学位|毕业|教育|及以上)$/g;

/** An education that is still under way, or that ended without its certificate, is not the one that is named. */
const unfinished = /在读|在讀|未毕业|肄业|结业/;

const bracketed = /[(（[【]([^)）\]】]*)[)）\]】]/g;

/** Words that name several levels of education; what stands in brackets behind them says which. */
const several: readonly string[] = ['大学', '研究生'].map(plainWord);

const choiceOf = (field: ChoiceField, word: string): string | undefined =>
  known[field].get(word) ??
  (field === 'education' ? known[field].get(word.replace(aroundEducation, '')) : undefined);

/**
 * Returns the choice for a word in any of our languages. An unknown word is returned unchanged, for the check to
 * refuse, and so is one whose brackets name another choice.
 */
export const readChoice = (field: ChoiceField, text: string): string => {
  if (field === 'education' && unfinished.test(text)) return text;
  const [whole, bare] = [plainWord(text), plainWord(text.replace(bracketed, ''))];
  const found = choiceOf(field, whole);
  if (found !== undefined || whole === bare) return found ?? text;
  const outside = choiceOf(field, bare);
  const inside = new Set(
    [...text.matchAll(bracketed)].flatMap(([, word = '']) => choiceOf(field, plainWord(word)) ?? []),
  );
  const [only] = inside;
  if (only === undefined || (inside.size === 1 && only === outside)) return outside ?? text;
  return inside.size === 1 && several.includes(bare) ? only : text;
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

/** Years with what people write around them: `满5年以上`, `3.5`, `3年6个月`. */
const yearsForm =
  /^(?:已|满|滿)?\s*(\d{1,3})(?:\.(\d+))?\s*(?:(?:[周整]?年|years?|años?)\s*(半|多|余|[零又]?\d{1,2}\s*个?月|y medio)?)?\s*(?:及?以上|\+|or more|o más)?$/i;

const yearsIn = (text: string) => yearsForm.exec(chineseFigures(text.normalize('NFKC').trim()));

/** Reads full years of work, as the conditions count them. Other text becomes NaN, which the schema refuses. */
export const readYears = (text: string): number | undefined =>
  text === '' ? undefined : Number(yearsIn(text)?.[1] ?? Number.NaN);

/** Whether a text names a part of a year beyond the full ones. */
export const hasPartOfYear = (text: string): boolean => {
  const [, , decimals = '', rest = ''] = yearsIn(text) ?? [];
  return /[1-9]/.test(decimals) || /^半|[1-9]|medio/.test(rest);
};

const spread = /^\s*\p{Script=Han}+(?:\s+\p{Script=Han}+)+\s*$/u;

const longestSpread = 4;

/**
 * Whether blanks only spread a name of Han characters over its cell: “李　明”, “武 轩洋”. Two people in a cell, or a name
 * with a note, have more characters or more than one part of two.
 */
export const isSpread = (name: string): boolean => {
  if (!spread.test(name)) return false;
  const parts = name
    .trim()
    .split(/\s+/)
    .map((part) => [...part].length);
  const long = parts.filter((length) => length > 1);
  return (
    long.length === 0 ||
    (long.length === 1 && parts.reduce((sum, length) => sum + length, 0) <= longestSpread)
  );
};

/** Reads a name. Blanks in one of Han characters are removed; those between the words of other names stay. */
export const readName = (text: string): string => (isSpread(text) ? text.replace(/\s+/g, '') : text);

const monthAlone = /^((?:19|20)\d{2})\s*[-/.年]?\s*(0?[1-9]|1[0-2])\s*月?$/;
const firstOfMonth = /^\d{4}-\d{2}-01$/;

const yearAlone = /^((?:19|20)\d{2})\s*年?$/;

/** Whether a text names a month or a year without a day. */
export const lacksDay = (text: string): boolean => monthAlone.test(text) || yearAlone.test(text);

/** The beginnings of the days that a text without its day may mean; a spreadsheet writes 1990.10 as `1990.1` too. */
const beginningsOf = (text: string): readonly string[] => {
  if (firstOfMonth.test(text)) return [text.slice(0, 7)];
  const [, alone] = yearAlone.exec(text) ?? [];
  if (alone) return [`${alone}-`];
  const [, year, month = ''] = monthAlone.exec(text) ?? [];
  if (!year) return [];
  return [`${year}-${month.padStart(2, '0')}`, ...(text === `${year}.1` ? [`${year}-10`] : [])];
};

/**
 * Reads a date of birth. If the text is empty or names only a year or a month, which spreadsheets store as its first
 * day, the date of the resident number is used where it agrees.
 */
export const readBirth = (text: string, written: string | undefined): string | undefined =>
  written && (!text || beginningsOf(text).some((beginning) => written.startsWith(beginning)))
    ? written
    : text || undefined;
