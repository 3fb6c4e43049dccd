import { studyKinds } from '@skillcert/core';
import type { Filter } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../lists/filters.js';
import { useWords } from '../../../messages/words-state.js';
import { courseFilter } from '../course-filter.js';
import type { StudyPlan } from '../use-study-plan.js';

/** The filters of the units: a search, their course, and their kind. */
export const useStudyUnitFilters = ({ courses }: StudyPlan): readonly Filter[] => {
  const { t } = useWords();
  return [
    searchFilter(t('study.unit_lists.search')),
    courseFilter(t('study.course'), courses),
    choiceFilter({
      id: 'kind',
      label: t('study.kind'),
      choices: studyKinds,
      title: (each) => t(`study.kind.${each}`),
    }),
  ];
};
