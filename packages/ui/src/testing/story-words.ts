import { isLanguage, type Language } from '@skillcert/core';
import { useSkillcert } from '../provider/skillcert-context.js';
import { languageNow } from './spoken.js';

/**
 * A story's own texts, each word in the four languages. Names of people, places and classes are data and stay as
 * they are.
 */
export type StoryWords<Name extends string> = Readonly<Record<Name, Readonly<Record<Language, string>>>>;

/** Translates the words of a story into the language of the toolbar. */
export const useStoryWords = <Name extends string>(words: StoryWords<Name>) => {
  const { language } = useSkillcert();
  const known = isLanguage(language) ? language : 'en';
  return (name: Name): string => words[name][known];
};

/** The same for a play function. */
export const storySays =
  <Name extends string>(words: StoryWords<Name>) =>
  (name: Name): string =>
    words[name][languageNow()];
