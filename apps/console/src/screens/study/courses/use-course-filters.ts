import type { Filter } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../lists/filters.js';
import { useWords } from '../../../messages/words-state.js';
import { shownCourses } from './use-courses.js';

/** Search of the courses, and whether candidates see them. */
export const useCourseFilters = (): readonly Filter[] => {
  const { t } = useWords();
  return [
    searchFilter(t('study.courses.search')),
    choiceFilter({
      id: 'show',
      label: t('study.status'),
      choices: shownCourses,
      title: (each) => t(`study.status.${each}`),
    }),
  ];
};
