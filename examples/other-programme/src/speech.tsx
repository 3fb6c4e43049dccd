import { formatCents, formatDateTime, type Language, type Localised } from '@skillcert/core';
import { createContext, use } from 'react';
import { programme } from '../programme.js';
import type { Words } from './words.js';

/** How the page speaks: its words, and values as the programme and the language want them. */
export interface Speech {
  readonly language: Language;
  readonly words: Words;
  readonly say: (text: Localised) => string;
  readonly money: (cents: number) => string;
  readonly moment: (at: string) => string;
  readonly level: (id: string) => string;
}

/** Makes the speech of one language. */
export const speechIn = (language: Language, words: Words): Speech => {
  const say = (text: Localised) => text[language] ?? text.en;
  return {
    language,
    words,
    say,
    money: (cents) => formatCents(cents, programme.currency, language),
    moment: (at) => formatDateTime(at, { timeZone: programme.time_zone }).slice(0, -3),
    level: (id) => {
      const found = programme.levels.find((each) => each.id === id);
      return found ? say(found.title) : id;
    },
  };
};

export const SpeechContext = createContext<Speech | null>(null);

/** How the page around speaks. */
export const useSpeech = (): Speech => {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('useSpeech was called outside a Site. Draw the screen inside <Site>.');
  return speech;
};
