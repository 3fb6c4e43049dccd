import { isLanguage } from '@skillcert/core';
import { cloneElement, isValidElement, useMemo } from 'react';
import { useSkillcert } from '../provider/skillcert-context.js';
import { formTexts } from './samples/forms.js';
import { listTexts } from './samples/lists.js';
import { placeTexts } from './samples/places.js';
import type { SampleTexts } from './samples/sample-texts.js';
import { talkTexts } from './samples/talk.js';
import { languageNow } from './spoken.js';

const samples = { ...formTexts, ...listTexts, ...placeTexts, ...talkTexts };
const byText: SampleTexts = samples;

/** The texts of the samples. Names of people, places, units and classes are data and stay as they are. */
export type SampleText = keyof typeof samples;

const at: Readonly<Record<string, number>> = { en: 0, es: 1, ja: 2 };

const sayLine = (language: string, text: string): string =>
  (Object.hasOwn(byText, text) && byText[text]?.[at[language] ?? Number.NaN]) || text;

const sayIn = (language: string, text: string, name = ''): string =>
  text
    .split('\n')
    .map((line) => sayLine(language, line))
    .join('\n')
    .replace('{}', name);

/** The values of an object in the given language; the object itself if nothing is translated. */
const sayEach = (language: string, values: object): object => {
  const said = Object.entries(values).map(([key, value]) => [key, sayAll(language, value)] as const);
  return said.some(([key, value]) => value !== Object(values)[key]) ? Object.fromEntries(said) : values;
};

/** All texts inside a value: of its lists, its plain objects, and its elements. */
const sayAll = (language: string, value: unknown): unknown => {
  if (typeof value === 'string') return sayIn(language, value);
  if (Array.isArray(value)) {
    const said = value.map((each) => sayAll(language, each));
    return said.some((each, index) => each !== value[index]) ? said : value;
  }
  if (isValidElement(value)) {
    const props = Object(value.props);
    const said = sayEach(language, props);
    if (said === props) return value;
    const { children, ...rest } = Object(said);
    // One by one, as they were written: React wants keys for children given as a list.
    return cloneElement(value, rest, ...(Array.isArray(children) ? children : [children]));
  }
  return value && Object.getPrototypeOf(value) === Object.prototype ? sayEach(language, value) : value;
};

const useLanguage = (): string => {
  const { language } = useSkillcert();
  return isLanguage(language) ? language : 'en';
};

/** Translates a sample's text into the language of the toolbar; a name fills its `{}`. */
export const useSampleWords = () => {
  const language = useLanguage();
  return (text: SampleText, name?: string): string => sayIn(language, text, name);
};

/** A value with everything its samples need, in the language of the toolbar. */
export const useSampled = <Value extends object>(value: Value): Value => {
  const language = useLanguage();
  return useMemo(() => Object(sayAll(language, value)), [language, value]);
};

/** The same for a play function. */
export const sampleSays = (text: SampleText, name?: string): string => sayIn(languageNow(), text, name);

/** A pattern for a play function: these, one after the other. */
export const sampleMatch = (...texts: readonly SampleText[]): RegExp =>
  new RegExp(texts.map((text) => sampleSays(text).replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.*'));
