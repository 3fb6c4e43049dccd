import type { OutputOf } from '@skillcert/api-client';
import type { Filter } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { choiceFilter, searchFilter } from '../../../lists/filters.js';
import { useWords } from '../../../messages/words-state.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { reviewStatuses, studyStandings } from './use-candidate-lists.js';

type ClassUnits = OutputOf<'class/fetchClassRecommendLists'>['class_recommend_lists'];

/**
 * The filters of the candidates of a class: a search, states, their progress in courses, and in a joint class the
 * unit that recommends them.
 */
export const useCandidateFilters = (): readonly Filter[] => {
  const { t } = useWords();
  const { class_id } = useRequiredClass();
  const [units, setUnits] = useState<ClassUnits>();
  // The units are asked for once: a decision about a candidate changes their seats, but not the units.
  const { data } = useCallQuery('class/fetchClassRecommendLists', { class_id }, { enabled: !units });
  if (data && !units) setUnits(data.class_recommend_lists);
  return [
    searchFilter(t('candidates.search')),
    {
      kind: 'multi',
      id: 'status',
      label: t('candidate.status'),
      options: reviewStatuses.map((each) => ({ value: each, label: t(`review.status.${each}`) })),
    },
    choiceFilter({
      id: 'study',
      label: t('candidates.study'),
      choices: studyStandings,
      title: (each) => t(`candidates.study.${each}`),
    }),
    ...(units?.length
      ? [
          {
            kind: 'select' as const,
            id: 'unit',
            label: t('candidate.unit'),
            options: units.map(({ unit_id, com_name }) => ({ value: String(unit_id), label: com_name })),
          },
        ]
      : []),
  ];
};
