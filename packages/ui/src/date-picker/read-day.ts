import type { Reading } from '../internal/use-typed-text.js';
import type { DatePickerWords } from './date-picker-words.js';
import { formatDay, parseDay } from './day-format.js';

interface DayRules {
  language: string;
  words: DatePickerWords;
  /** The day in the example of a message. */
  today: string;
  min?: string | undefined;
  max?: string | undefined;
}

/** The day that typed text means, within its bounds, or its problem in words. */
export const readDay = (text: string, { language, words, today, min, max }: DayRules): Reading => {
  if (text.trim() === '') return { value: null };
  const day = parseDay(text, language);
  if (!day) return { problem: words.unreadable(formatDay(today, language)) };
  if (min && day < min) return { problem: words.tooEarly(formatDay(min, language)) };
  if (max && day > max) return { problem: words.tooLate(formatDay(max, language)) };
  return { value: day };
};
