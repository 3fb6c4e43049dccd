import { studyLimits } from '@skillcert/core';

/** Whole minutes as typed, in digits of any width; undefined for an invalid number, or too many. */
export const readMinutes = (text: string): number | undefined => {
  const digits = text.normalize('NFKC').trim();
  const minutes = Number(digits);
  return /^\d{1,4}$/.test(digits) && minutes <= studyLimits.required_minutes_max ? minutes : undefined;
};
