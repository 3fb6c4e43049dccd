import type { Reading } from '../internal/use-typed-text.js';
import type { DayRange } from './day-range.js';

/** The texts of the two inputs. */
export interface RangeTexts {
  from: string;
  to: string;
}

export interface RangeReading {
  value: DayRange;
  problems: { from: string | undefined; to: string | undefined };
}

interface RangeRules {
  readDay: (text: string) => Reading;
  /** The message for an end before the start. */
  disorder: string;
}

const givenBy = (reading: Reading) => ('value' in reading ? reading.value : null);
const problemIn = (reading: Reading) => ('problem' in reading ? reading.problem : undefined);

/** The range that two texts mean together: an end before the start is no value until the start is corrected. */
export const readRange = (texts: RangeTexts, { readDay, disorder }: RangeRules): RangeReading => {
  const [start, end] = [readDay(texts.from), readDay(texts.to)];
  const [from, to] = [givenBy(start), givenBy(end)];
  const turned = from !== null && to !== null && to < from;
  return {
    value: { from, to: turned ? null : to },
    problems: { from: problemIn(start), to: turned ? disorder : problemIn(end) },
  };
};
