import type { ConditionSet } from './admission-rules.js';

/** The last day of the first edition of the standard, and the first of the second. */
const first_until = '2024-03-31';
const second_from = '2024-04-01';
const first_from = '2018-01-01';

const first: readonly ConditionSet[] = [
  { id: '2018-5-work', level: '5', from: first_from, until: first_until, work_years: 1 },
  {
    id: '2018-4-certificate',
    level: '4',
    from: first_from,
    until: first_until,
    work_years: 4,
    certificate: { levels: ['5'], years_since: 4 },
  },
  { id: '2018-4-work', level: '4', from: first_from, until: first_until, work_years: 6 },
  {
    id: '2018-3-certificate',
    level: '3',
    from: first_from,
    until: first_until,
    work_years: 5,
    certificate: { levels: ['4'], years_since: 5 },
  },
  {
    id: '2018-3-education',
    level: '3',
    from: first_from,
    until: first_until,
    education: 'college',
    work_years: 2,
  },
  {
    id: '2018-2-certificate',
    level: '2',
    from: first_from,
    until: first_until,
    work_years: 4,
    certificate: { levels: ['3'], years_since: 4 },
  },
  {
    id: '2018-1-certificate',
    level: '1',
    from: first_from,
    until: first_until,
    work_years: 4,
    certificate: { levels: ['2'], years_since: 4 },
  },
];

const second: readonly ConditionSet[] = [
  { id: '2024-5-age', level: '5', from: second_from, min_age: 16 },
  { id: '2024-4-education', level: '4', from: second_from, education: 'college' },
  {
    id: '2024-4-certificate',
    level: '4',
    from: second_from,
    work_years: 3,
    certificate: { levels: ['5'], years_since: 3 },
  },
  { id: '2024-4-work', level: '4', from: second_from, work_years: 5 },
  { id: '2024-3-education', level: '3', from: second_from, education: 'college', work_years: 2 },
  {
    id: '2024-3-certificate',
    level: '3',
    from: second_from,
    work_years: 4,
    certificate: { levels: ['4'], years_since: 4 },
  },
  { id: '2024-3-work', level: '3', from: second_from, work_years: 10 },
  {
    id: '2024-2-certificate',
    level: '2',
    from: second_from,
    work_years: 5,
    certificate: { levels: ['3'], years_since: 5 },
  },
  {
    id: '2024-1-certificate',
    level: '1',
    from: second_from,
    work_years: 5,
    certificate: { levels: ['2'], years_since: 5 },
  },
];

/** The ways to each level of the default programme, in the two editions of its standard. */
export const consultantSets: readonly ConditionSet[] = [...second, ...first];
