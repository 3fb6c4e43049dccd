import type { Filter } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../lists/filters.js';
import { useWords } from '../../messages/words-state.js';
import { scoreStates } from './use-score-lists.js';

/** Search and state of the scores. */
export const useScoreFilters = (): readonly Filter[] => {
  const { t } = useWords();
  return [
    searchFilter(t('exam.tickets.search')),
    choiceFilter({
      id: 'status',
      label: t('scores.state'),
      choices: scoreStates,
      title: (each) => t(`scores.status.${each}`),
    }),
  ];
};
