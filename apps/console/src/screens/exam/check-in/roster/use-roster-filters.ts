import type { SittingCounts } from '@skillcert/api-client';
import type { Filter } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../../lists/filters.js';
import { useWords } from '../../../../messages/words-state.js';
import { longestCode } from '../../../../scanning/clean-code.js';
import { shownParts } from './use-roster.js';
import { useSittingTitle } from './use-sitting-title.js';

/** Search of the roster, and which part of it is shown. */
export const useRosterFilters = (sittings: readonly SittingCounts[]): readonly Filter[] => {
  const { t } = useWords();
  const titleOf = useSittingTitle();
  const rooms = new Map(sittings.map(({ room_id, room_name }) => [String(room_id), room_name]));
  const titles = new Map(sittings.map((each) => [String(each.sitting_id), titleOf(each)]));
  return [
    searchFilter(t('report.search'), longestCode),
    choiceFilter({
      id: 'show',
      label: t('report.attendance'),
      choices: shownParts,
      title: (each) => t(`report.show.${each}`),
    }),
    // Before seats are given out there is nothing to choose from.
    ...(sittings.length > 0
      ? [
          choiceFilter({
            id: 'sitting',
            label: t('report.sitting'),
            choices: [...titles.keys()],
            title: (each) => titles.get(each) ?? each,
          }),
          choiceFilter({
            id: 'room',
            label: t('report.room'),
            choices: [...rooms.keys()],
            title: (each) => rooms.get(each) ?? each,
          }),
        ]
      : []),
  ];
};
