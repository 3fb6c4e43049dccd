import type { Filter } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../lists/filters.js';
import { useWords } from '../../../messages/words-state.js';
import { longestCode } from '../../../scanning/clean-code.js';
import { shownParts } from './use-roster.js';

/** Search of the roster, and which part of it is shown. */
export const useRosterFilters = (): readonly Filter[] => {
  const { t } = useWords();
  return [
    searchFilter(t('report.search'), longestCode),
    choiceFilter({
      id: 'show',
      label: t('report.attendance'),
      choices: shownParts,
      title: (each) => t(`report.show.${each}`),
    }),
  ];
};
