import { formatCents, formatDateTime, lastMoment } from '@skillcert/core';
import { useWords } from '../messages/words-state.js';
import { useProgramme } from '../state/use-programme.js';

/** Dates and money the way lists and details show them. */
export const useFormats = () => {
  const { language, t } = useWords();
  const { time_zone: timeZone } = useProgramme();
  const minute = (moment: string | number | null) =>
    formatDateTime(moment, { pattern: '{y}-{m}-{d} {h}:{i}', timeZone });
  const clock = (moment: string) => formatDateTime(moment, { pattern: '{h}:{i}', timeZone });
  const day = (moment: string | null) => formatDateTime(moment, { pattern: '{y}-{m}-{d}', timeZone });
  /** For an end, which is no longer part of its period. */
  const untilMinute = (end: string | null) => minute(lastMoment(end, timeZone));
  return {
    minute,
    /** The time of a moment whose day is known. */
    clock,
    day,
    untilMinute,
    /** The same in a list, where a day that ends whole needs no time. */
    untilDay: (end: string | null) => untilMinute(end).replace(/ 23:59$/, ''),
    minutes: (from: string | null, to: string | null) =>
      from && to
        ? t('common.period', { from: minute(from), to: untilMinute(to) })
        : minute(from) || untilMinute(to),
    money: (cents: number, currency: string) =>
      cents === 0 ? t('class.free') : formatCents(cents, currency, language),
  };
};
