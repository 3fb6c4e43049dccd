import type { DatePickerWords } from '../date-picker/date-picker-words.js';
import { parseDay } from '../date-picker/day-format.js';
import type { Reading } from '../internal/use-typed-text.js';
import type { DateTimePickerWords } from './date-time-picker-words.js';
import { dayIn, formatMoment, parseMoment, timeIn } from './moment.js';

interface MomentRules {
  language: string;
  dayWords: DatePickerWords;
  words: DateTimePickerWords;
  /** The moment in the example of a message. */
  example: string;
  step: number | undefined;
  min?: string | undefined;
  max?: string | undefined;
}

/** The moment that typed text means, within its bounds, or its problem in words. */
export const readMoment = (
  text: string,
  { language, dayWords, words, example, step, min, max }: MomentRules,
): Reading => {
  if (text.trim() === '') return { value: null };
  const moment = parseMoment(text, language);
  if (!moment) {
    // Where the time alone lacks, the example is the day that was meant.
    const day = parseDay(text, language) ?? dayIn(example);
    return { problem: words.unreadable(formatMoment(`${day}T${timeIn(example)}`, language)) };
  }
  if (min && moment < min) return { problem: dayWords.tooEarly(formatMoment(min, language)) };
  if (max && moment > max) return { problem: dayWords.tooLate(formatMoment(max, language)) };
  if (step && Number(timeIn(moment).slice(3)) % step !== 0) return { problem: words.offStep(step) };
  return { value: moment };
};
