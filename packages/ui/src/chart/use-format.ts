'use client';
import { useSkillcert } from '../provider/skillcert-context.js';

/** The host's way to write a value, else the language's. */
export const useFormat = (given: ((value: number) => string) | undefined): ((value: number) => string) => {
  const { language } = useSkillcert();
  return given ?? ((value) => value.toLocaleString(language));
};
