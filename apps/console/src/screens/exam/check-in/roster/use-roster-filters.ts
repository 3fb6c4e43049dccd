import type { SittingCounts } from '@skillcert/api-client';
import { shownAtDoor } from '@skillcert/core';
import type { Filter } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../../lists/filters.js';
import { useWords } from '../../../../messages/words-state.js';
import { longestCode } from '../../../../scanning/clean-code.js';
import { sittingParts } from './use-roster.js';
import { useSittingTitle } from './use-sitting-title.js';

type Part = (typeof sittingParts)[number];

/** Search of the roster, and which part of it is shown: of one sitting by its marks, else of the class. */
export const useRosterFilters = (
  sittings: readonly SittingCounts[],
  sittingId: number | undefined,
): readonly Filter[] => {
  const { t } = useWords();
  const titleOf = useSittingTitle();
  const rooms = new Map(sittings.map(({ room_id, room_name }) => [String(room_id), room_name]));
  const titles = new Map(sittings.map((each) => [String(each.sitting_id), titleOf(each)]));
  const partTitle = (part: Part): string => {
    if (part === 'unmarked') return t('check_in.mark.open');
    if (part === 'waiting' || part === 'conflict') return t(`check_in.show.${part}`);
    if (part === 'admitted') return t(sittingId ? 'check_in.part.admitted' : 'check_in.show.admitted');
    return t(`check_in.mark.${part}`);
  };
  return [
    searchFilter(t('check_in.search'), longestCode),
    choiceFilter({
      id: 'show',
      label: t('check_in.attendance'),
      choices: sittingId ? sittingParts : shownAtDoor,
      title: partTitle,
    }),
    // Before seats are given out there is nothing to choose from.
    ...(sittings.length > 0
      ? [
          choiceFilter({
            id: 'sitting',
            label: t('check_in.sitting'),
            choices: [...titles.keys()],
            title: (each) => titles.get(each) ?? each,
          }),
          choiceFilter({
            id: 'room',
            label: t('check_in.room'),
            choices: [...rooms.keys()],
            title: (each) => rooms.get(each) ?? each,
          }),
        ]
      : []),
  ];
};
