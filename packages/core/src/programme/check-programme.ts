import { enrollTypes, idTypes, studyTypes } from '../candidate/candidate-choices.js';
import { isLanguage } from '../i18n/languages.js';
import { isUrlLike } from '../validate/is-url-like.js';
import type { Programme } from './programme.js';

/** Whether a value is a programme, and if not the faults to correct, one sentence each. */
export interface ProgrammeCheck {
  readonly ok: boolean;
  readonly problems: readonly string[];
}

type Test = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Test = (value) => typeof value === 'string' && value.trim() !== '';
const matches =
  (pattern: RegExp): Test =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const oneOf =
  (...allowed: readonly unknown[]): Test =>
  (value) =>
    allowed.includes(value);
const listOf =
  (test: Test, length?: number): Test =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(test) && (!length || value.length === length);
const shape =
  (tests: Readonly<Record<string, Test>>): Test =>
  (value) =>
    isRecord(value) && Object.entries(tests).every(([key, test]) => test(value[key]));
const uniqueIds: Test = (value) =>
  Array.isArray(value) && new Set(value.map((item: { id?: unknown }) => item.id)).size === value.length;

const isId = matches(/^[a-z\d][a-z\d-]*$/);
const isColour = matches(/^#[\da-f]{6}$/);
const isPositive: Test = (value) => Number.isSafeInteger(value) && Number(value) > 0;
const isCents: Test = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
// Capitals, because a search by number is turned into capitals before it is looked up.
const isClassCode = matches(/^(?:[A-Z\d-]|\{yy\})*\{serial(?::\d)?\}$/);
const isNumberInClass = matches(/^[A-Z\d-]*\{class_code\}[A-Z\d-]*\{serial(?::\d)?\}$/);
const isLocalised: Test = (value) =>
  isRecord(value) &&
  isText(value.en) &&
  Object.entries(value).every(([key, text]) => isLanguage(key) && isText(text));
const isTimeZone: Test = (value) => {
  try {
    return typeof value === 'string' && Intl.DateTimeFormat('en', { timeZone: value }) !== undefined;
  } catch {
    return false;
  }
};

const isPath = matches(/^\/(?!\/)\S*$/);
const isPage: Test = (value) => matches(/^http/i)(value) && isUrlLike(value);

const isMap: Test = (value) =>
  matches(/^https:\/\/.*\{place\}/)(value) && isPage(String(value).replace('{place}', 'x'));

const level = shape({ id: isId, title: isLocalised, fee_cents: isCents });
const entry = shape({ id: oneOf('recommend', 'editor', 'expert'), title: isLocalised });

const wanted = {
  id: ['lower-case letters, digits and dashes', isId],
  title: ['a text in English and any other of the languages', isLocalised],
  occupation: ['an id and a title', shape({ id: isId, title: isLocalised })],
  languages: ['a list out of en, zh, es, ja', listOf(isLanguage)],
  default_language: ['one of en, zh, es, ja', isLanguage],
  time_zone: ['a name of the zone database', isTimeZone],
  currency: ['three capitals (ISO 4217)', matches(/^[A-Z]{3}$/)],
  levels: [
    'a list of levels with their own id, title and fee',
    (value) => listOf(level)(value) && uniqueIds(value),
  ],
  entries: [
    'a list of recommend, editor, expert with titles',
    (value) => listOf(entry)(value) && uniqueIds(value),
  ],
  id_types: [`a list out of ${idTypes.join(', ')}`, listOf(oneOf(...idTypes))],
  enroll_types: [`a list out of ${enrollTypes.join(', ')}`, listOf(oneOf(...enrollTypes))],
  study_types: [`a list out of ${studyTypes.join(', ')}`, listOf(oneOf(...studyTypes))],
  numbers: [
    'patterns of capitals, digits and dashes that end in {serial} or {serial:digits}, those of enrolment, ticket, receipt and invoice with {class_code}',
    shape({
      class_code: isClassCode,
      enrolment: isNumberInClass,
      ticket: isNumberInClass,
      receipt: isNumberInClass,
      invoice: isNumberInClass,
    }),
  ],
  handbook_url: [
    'an http(s) address or a path, or left out',
    (value) => value === undefined || isPath(value) || isPage(value),
  ],
  map_url: ['an https address with {place}, or left out', (value) => value === undefined || isMap(value)],
  photo: ['a width and a height in pixels', shape({ width_px: isPositive, height_px: isPositive })],
  theme: [
    'an accent and eight presets, all #rrggbb',
    shape({ accent: isColour, presets: listOf(isColour, 8) }),
  ],
} satisfies Record<keyof Programme, readonly [string, Test]>;

/** Checks a programme's configuration, for one that comes out of a file. Never throws. */
export const checkProgramme = (input: unknown): ProgrammeCheck => {
  if (!isRecord(input)) return { ok: false, problems: ['A programme is an object.'] };
  const problems = [
    ...Object.entries(wanted)
      .filter(([key, [, test]]) => !test(input[key]))
      .map(([key, [description]]) => `${key} must be ${description}.`),
    ...Object.keys(input)
      .filter((key) => !(key in wanted))
      .map((key) => `${key} is not known; is it misspelt?`),
  ];
  const { languages, default_language } = input;
  if (Array.isArray(languages) && isLanguage(default_language) && !languages.includes(default_language)) {
    problems.push('default_language must be one of languages.');
  }
  return { ok: problems.length === 0, problems };
};
