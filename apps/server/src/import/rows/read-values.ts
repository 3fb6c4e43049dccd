import { languages, type Programme } from '@skillcert/core';
import { wordsIn } from '../../http/words.js';
import { type Choice, choices } from './choices.js';
import { plainWord } from './plain-word.js';
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

/** A choice by its word in any of our languages; what is no word of it stays as it is, for the check to refuse. */
export const readChoice = (field: ChoiceField, text: string): string =>
  known[field].get(plainWord(text)) ?? text;

/** A level of the programme by its id or title; else the text itself. */
export const readLevel = (text: string, { levels }: Pick<Programme, 'levels'>): string => {
  const word = plainWord(text);
  const found = levels.find(
    ({ id, title }) => id === text || Object.values(title).some((each) => plainWord(each) === word),
  );
  return found?.id ?? text;
};

const written = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[ T].*)?$/;
const compact = /^(\d{4})(\d{2})(\d{2})(?:[ T].*)?$/;
const serial = /^\d{4,5}(?:\.\d+)?$/;
const day = 86_400_000;
/** Day 0 of a spreadsheet, its 29 February 1900 left out. */
const dayZero = Date.UTC(1899, 11, 30);

/** A day as `2026-11-21`, from the ways it is written in a sheet, and from the number that a spreadsheet counts it by; else the text itself. */
export const readDay = (text: string): string => {
  const parts = written.exec(text) ?? compact.exec(text);
  if (parts) return `${parts[1]}-${parts[2]?.padStart(2, '0')}-${parts[3]?.padStart(2, '0')}`;
  return serial.test(text)
    ? new Date(dayZero + Math.floor(Number(text)) * day).toISOString().slice(0, 10)
    : text;
};

/** A number of years; else nothing that passes for one. */
export const readYears = (text: string): number | undefined => (text === '' ? undefined : Number(text));
