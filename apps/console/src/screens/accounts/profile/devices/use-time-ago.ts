import { timeAgo } from '@skillcert/core';
import { useWords } from '../../../../messages/words-state.js';
import { useProgramme } from '../../../../state/use-programme.js';

/** The time since a moment, and from the second day on the date. */
export const useTimeAgo = () => {
  const { t } = useWords();
  const { time_zone: timeZone } = useProgramme();
  return (moment: string, now: number): string => {
    const elapsed = timeAgo(moment, now, { pattern: '{y}-{m}-{d} {h}:{i}', timeZone });
    if (elapsed === '') return '';
    if (elapsed.unit === 'now') return t('profile.ago_now');
    if (elapsed.unit === 'date') return elapsed.text;
    return t(`profile.ago_${elapsed.unit}`, { count: elapsed.value });
  };
};
