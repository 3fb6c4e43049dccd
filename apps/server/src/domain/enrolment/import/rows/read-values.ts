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
      // Each value of a field is one of its choices.
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

/** What stands around the word of an education: how it was studied for, and that it is one. */
const aroundEducation =
  /^(?:全日制|非全日制|在职|成人|自考|自学考试|函授|网络教育|统招)|(?:学历|毕业|教育|及以上)$/g;

/** A choice by its word in any of our languages; what is no word of it stays as it is, for the check to refuse. */
export const readChoice = (field: ChoiceField, text: string): string => {
  const words = headWords(text);
  const bare = field === 'education' ? words.map((word) => word.replace(aroundEducation, '')) : [];
  const found = [...words, ...bare].map((word) => known[field].get(word));
  return found.find((value) => value !== undefined) ?? text;
};

/** A level of the programme by its id or title; else the text itself. */
export const readLevel = (text: string, { levels }: Pick<Programme, 'levels'>): string => {
  const word = plainWord(text);
  const found = levels.find(
    ({ id, title }) => id === text || Object.values(title).some((each) => plainWord(each) === word),
  );
  return found?.id ?? text;
};

/** The fields that are days. */
export const dayFields: readonly string[] = ['birth', 'certificate_issued_on'] satisfies ImportField[];

/** What a cell of a row says for a field: a day in one form, whatever number a spreadsheet keeps it as. */
export const readField = (
  { cells, date1904 }: RowCells,
  at: number,
  field: ImportField | '',
  rules: DayRules,
): string => {
  const text = cells[at] ?? '';
  return dayFields.includes(field) ? readDay(text, { ...rules, date1904 }) : text;
};

/** A number of years, with its unit or without; else nothing that passes for one. */
export const readYears = (text: string): number | undefined =>
  text === '' ? undefined : Number(text.replace(/\s*(?:年|years?|años?)$/i, ''));

const spread = /^\p{Script=Han}(?:\s+\p{Script=Han})+$/u;

/** A name; spaces that spread a Chinese one over its cell are none of it. */
export const readName = (text: string): string => (spread.test(text) ? text.replace(/\s+/g, '') : text);

const monthAlone = /^((?:19|20)\d{2})\s*[-/.年]?\s*(0?[1-9]|1[0-2])\s*月?$/;
const firstOfMonth = /^\d{4}-\d{2}-01$/;

/** Whether a text names a month and no day of it. */
export const isMonthAlone = (text: string): boolean => monthAlone.test(text);

/** A day of birth. A month alone, which spreadsheets keep as its first day, is what a resident number has a day of. */
export const readBirth = (text: string, written: string | undefined): string | undefined => {
  const [, year, month] = monthAlone.exec(text) ?? [];
  const inMonth = firstOfMonth.test(text) ? text.slice(0, 7) : year && `${year}-${month?.padStart(2, '0')}`;
  return written && (!text || (inMonth && written.startsWith(inMonth))) ? written : text || undefined;
};
