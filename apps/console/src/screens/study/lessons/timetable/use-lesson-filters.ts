import { shownLessons } from '@skillcert/core';
import type { Filter } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../../lists/filters.js';
import { useWords } from '../../../../messages/words-state.js';
import type { LessonPlan } from '../use-lesson-plan.js';

/** The filters of the timetable: a search, coming or past, and the teacher. */
export const useLessonFilters = ({ data }: LessonPlan): readonly Filter[] => {
  const { t } = useWords();
  const teachers = new Map(data?.teachers.map(({ user_id, name }) => [String(user_id), name]));
  return [
    searchFilter(t('lessons.search')),
    choiceFilter({
      id: 'show',
      label: t('lessons.time'),
      choices: shownLessons,
      title: (each) => t(`lessons.show.${each}`),
    }),
    choiceFilter({
      id: 'teacher',
      label: t('lessons.teachers'),
      choices: [...teachers.keys()],
      title: (each) => teachers.get(each) ?? each,
    }),
  ];
};
