import { defaultProgramme } from '@skillcert/core';
import type { SelectOption } from '@skillcert/ui';
import { feeText } from '../../words/fee-text.js';
import { levelTitle } from '../../words/level-title.js';
import { useWords } from '../../words/use-words.js';
import type { OpenClasses } from './use-open-classes.js';

/** One thing by which the open classes are narrowed. */
interface FilterChoice {
  readonly id: string;
  readonly label: string;
  /** The label of no choice. */
  readonly all: string;
  readonly options: readonly SelectOption[];
  /** The chosen value; empty for all. */
  readonly value: string;
  readonly choose: (value: string) => void;
}

/** The values that the open classes offer, and the one in the address, even if no class has it any more. */
const withChosen = (offered: readonly string[], chosen: string) =>
  chosen === '' || offered.includes(chosen) ? offered : [...offered, chosen];

/** The filters of the open classes, in the order in which people ask for them. */
export const useFilterChoices = (list: OpenClasses): readonly FilterChoice[] => {
  const words = useWords();
  const { t, language } = words;
  const { query, cities, fees, look } = list;
  const units = new Map(list.units.map(({ unit_id, com_name }) => [String(unit_id), com_name]));
  const held = withChosen([...units.keys()], query.unit);
  return [
    {
      id: 'level',
      label: t('list.level'),
      all: t('list.all_levels'),
      options: defaultProgramme.levels.map(({ id }) => ({ value: id, label: levelTitle(id, language) })),
      value: query.level,
      choose: (level) => look({ level }),
    },
    {
      id: 'city',
      label: t('list.city'),
      all: t('list.all_cities'),
      options: withChosen(cities, query.city).map((city) => ({ value: city, label: city })),
      value: query.city,
      choose: (city) => look({ city }),
    },
    ...(held.length > 0
      ? [
          {
            id: 'unit',
            label: t('list.unit'),
            all: t('list.all_units'),
            options: held.map((unit) => ({ value: unit, label: units.get(unit) ?? t('list.unit') })),
            value: query.unit,
            choose: (unit: string) => look({ unit }),
          },
        ]
      : []),
    {
      id: 'fee',
      label: t('list.fee'),
      all: t('list.any_fee'),
      options: withChosen(fees.map(String), query.fee).map((fee) => {
        const text = feeText(Number(fee), defaultProgramme.currency, words);
        return { value: fee, label: fee === '0' ? text : t('list.fee_up_to', { fee: text }) };
      }),
      value: query.fee,
      choose: (fee) => look({ fee }),
    },
    {
      id: 'seats',
      label: t('list.seats'),
      all: t('list.any_seats'),
      options: [{ value: 'left', label: t('list.with_seats') }],
      value: query.seats,
      choose: (seats) => look({ seats }),
    },
  ];
};

/** The first and the last day of the exam, as a day is given to its field. */
export const useExamDays = ({ query: { from, to }, look }: OpenClasses) => {
  const { t } = useWords();
  // More digits than four are no year that an address or the server takes.
  const max = '9999-12-31';
  return [
    {
      id: 'from',
      label: t('list.exam_from'),
      value: from,
      max,
      onValueChange: (day: string) => look({ from: day }),
    },
    {
      id: 'to',
      label: t('list.exam_to'),
      value: to,
      max,
      min: from,
      onValueChange: (day: string) => look({ to: day }),
    },
  ];
};
