import { isLanguage } from '@skillcert/core';
import type { PartWords } from '../locales/part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { OwnWords } from './own-words.js';

/** The words of a part in the provider's language: the host's, else the part's own, else the English ones. */
export const usePartWords = <Part extends keyof PartWords>(
  part: Part,
  own: OwnWords<PartWords[Part]>,
): PartWords[Part] => {
  const { words, language } = useSkillcert();
  const primary = language.split('-', 1)[0];
  return words.parts?.[part] ?? own[isLanguage(primary) ? primary : 'en'];
};
