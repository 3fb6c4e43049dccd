import { type Localised, defaultProgramme as programme } from '@skillcert/core';
import { useWords } from '../messages/words-state.js';

/** The programme that this console is for, in the language in force. */
export const useProgramme = () => {
  const { language } = useWords();
  const say = (text: Localised): string => text[language] ?? text.en;
  return {
    title: say(programme.title),
    presets: programme.theme.presets,
    currency: programme.currency,
    time_zone: programme.time_zone,
    languages: programme.languages,
    enroll_types: programme.enroll_types,
    study_types: programme.study_types,
    entries: programme.entries.map(({ id, title }) => ({ id, title: say(title) })),
    levelOptions: programme.levels.map(({ id, title }) => ({ value: id, label: say(title) })),
    /** The usual fee of a level, in cents. */
    levelFee: (id: string): number | undefined => programme.levels.find((each) => each.id === id)?.fee_cents,
    /** An unknown id is shown unchanged. */
    levelTitle: (id: string): string => {
      const level = programme.levels.find((each) => each.id === id);
      return level ? say(level.title) : id;
    },
  };
};
