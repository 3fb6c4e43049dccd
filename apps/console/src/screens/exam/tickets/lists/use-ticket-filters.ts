import type { Filter } from '@skillcert/ui';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { choiceFilter, searchFilter } from '../../../../lists/filters.js';
import { useWords } from '../../../../messages/words-state.js';
import { shownStates } from './use-ticket-lists.js';

/** Search, state and room of the tickets. */
export const useTicketFilters = (class_id: number): readonly Filter[] => {
  const { t } = useWords();
  const { data } = useCallQuery('exam/fetchExamPlan', { class_id });
  const rooms = new Map(data?.rooms.map((room) => [String(room.room_id), room.name]));
  return [
    searchFilter(t('exam.tickets.search')),
    choiceFilter({
      id: 'status',
      label: t('exam.tickets.state'),
      choices: shownStates,
      title: (each) => t(`exam.tickets.status.${each}`),
    }),
    choiceFilter({
      id: 'room',
      label: t('exam.room'),
      choices: [...rooms.keys()],
      title: (each) => rooms.get(each) ?? each,
    }),
  ];
};
