import { studyLimits } from '@skillcert/core';

/** Whole minutes as they were typed, in digits of any width; undefined for what is none, or too many. */
export const readMinutes = (text: string): number | undefined => {
  const digits = text.normalize('NFKC').trim();
  const minutes = Number(digits);
  return /^\d{1,4}$/.test(digits) && minutes <= studyLimits.required_minutes_max ? minutes : undefined;
};
