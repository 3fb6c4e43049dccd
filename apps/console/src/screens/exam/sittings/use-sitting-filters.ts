import type { Filter } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../lists/filters.js';
import { useWords } from '../../../messages/words-state.js';
import { type ExamPlan, useSubjectTitle } from '../use-exam-plan.js';
import { attendances } from './use-sittings.js';

/** Search, subject, room and invigilators of the sittings. */
export const useSittingFilters = ({ subjects, data }: ExamPlan): readonly Filter[] => {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  const rooms = new Map(data?.rooms.map((room) => [String(room.room_id), room.name]));
  return [
    searchFilter(t('exam.search')),
    choiceFilter({
      id: 'subject',
      label: t('exam.subject'),
      choices: subjects.map(({ id }) => id),
      title: subjectTitle,
    }),
    choiceFilter({
      id: 'room',
      label: t('exam.room'),
      choices: [...rooms.keys()],
      title: (each) => rooms.get(each) ?? each,
    }),
    choiceFilter({
      id: 'attended',
      label: t('exam.invigilators'),
      choices: attendances,
      title: (each) => t(`exam.invigilators.${each}`),
    }),
  ];
};
