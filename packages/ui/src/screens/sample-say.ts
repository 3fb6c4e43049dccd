import { fillText, isLanguage, type Language, type Localised } from '@skillcert/core';
import { useSkillcert } from '../provider/skillcert-context.js';
import { type StoryWords, useStoryWords } from '../testing/story-words.js';

/** Translates the texts of a screen and fills in their placeholders. */
export const useSay = <Name extends string>(words: StoryWords<Name>) => {
  const t = useStoryWords(words);
  return (name: Name, values: Readonly<Record<string, string>> = {}): string => fillText(t(name), values);
};

/** The result of {@link useSay}. */
export type Say<Name extends string> = ReturnType<typeof useSay<Name>>;

/** The language of the toolbar. */
export const useLanguage = (): Language => {
  const { language } = useSkillcert();
  return isLanguage(language) ? language : 'en';
};

/** Translates a text of the programme's configuration. */
export const useLocalised = () => {
  const language = useLanguage();
  return (text: Localised | undefined): string => text?.[language] ?? text?.en ?? '';
};
