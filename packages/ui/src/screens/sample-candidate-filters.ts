import { useState } from 'react';
import type { Filter, FilterValue } from '../index.js';
import { candidateWords, reviewStatusWords } from './sample-candidate-words.js';
import { type SampleEnrolment, sampleEnrolments } from './sample-enrolments.js';
import { useSay } from './sample-say.js';

const states = Object.keys(reviewStatusWords) as (keyof typeof reviewStatusWords)[];
const units = [...new Set(sampleEnrolments.flatMap(({ com_name }) => com_name ?? []))];

/** The filters of the candidates of a class: a search, states, and the unit that recommends them. */
export const useCandidateFilters = () => {
  const t = useSay(candidateWords);
  const statusTitle = useSay(reviewStatusWords);
  const [value, setValue] = useState<FilterValue>({});
  const { search = '', status = '', unit = '' } = value;
  const filters: readonly Filter[] = [
    { kind: 'text', id: 'search', label: t('search'), maxLength: 80 },
    {
      kind: 'multi',
      id: 'status',
      label: t('status'),
      options: states.map((each) => ({ value: each, label: statusTitle(each) })),
    },
    {
      kind: 'select',
      id: 'unit',
      label: t('unit'),
      options: units.map((name) => ({ value: name, label: name })),
    },
  ];
  return {
    filters,
    value,
    setValue,
    fits: (row: SampleEnrolment): boolean =>
      `${row.name} ${row.enrol_no}`.includes(search.trim()) &&
      (status === '' || status.split(',').includes(row.status)) &&
      (unit === '' || unit === row.com_name),
  };
};
