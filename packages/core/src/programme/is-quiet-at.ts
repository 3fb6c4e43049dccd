import type { SmsRules } from './group-sms.js';

/**
 * Whether messages of these rules wait at a time of day, `HH:MM` by the programme's clock. Quiet may run over
 * midnight; at `until` it is over.
 */
export const isQuietAt = ({ quiet }: Pick<SmsRules, 'quiet'>, time: string): boolean => {
  if (!quiet) return false;
  const { from, until } = quiet;
  return from <= until ? time >= from && time < until : time >= from || time < until;
};
