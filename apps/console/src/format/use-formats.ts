import { formatCents, formatDateTime } from '@skillcert/core';
import { useWords } from '../messages/words-state.js';
import { useProgramme } from '../state/use-programme.js';

/** Dates and money the way lists and details show them. */
export const useFormats = () => {
  const { language, t } = useWords();
  const { time_zone: timeZone } = useProgramme();
  const minute = (moment: string | null) =>
    formatDateTime(moment, { pattern: '{y}-{m}-{d} {h}:{i}', timeZone });
  const day = (moment: string | null) => formatDateTime(moment, { pattern: '{y}-{m}-{d}', timeZone });
  return {
    minute,
    day,
    minutes: (from: string | null, to: string | null) =>
      from && to ? t('common.period', { from: minute(from), to: minute(to) }) : minute(from ?? to),
    money: (cents: number, currency: string) =>
      cents === 0 ? t('class.free') : formatCents(cents, currency, language),
  };
};
