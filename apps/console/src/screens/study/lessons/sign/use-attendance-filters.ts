import type { Filter } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../../lists/filters.js';
import { useWords } from '../../../../messages/words-state.js';
import { longestCode } from '../../../../scanning/clean-code.js';
import { shownMarks } from './use-attendance.js';

/** Search of an attendance sheet, and which part of it is shown. */
export const useAttendanceFilters = (): readonly Filter[] => {
  const { t } = useWords();
  return [
    searchFilter(t('lessons.sheet.search'), longestCode),
    choiceFilter({
      id: 'show',
      label: t('lessons.attendance'),
      choices: shownMarks,
      title: (each) => t(`lessons.mark.${each}`),
    }),
  ];
};
