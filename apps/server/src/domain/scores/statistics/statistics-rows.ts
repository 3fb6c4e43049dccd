import type { ScoreStatistics } from '@skillcert/api-client/contract';
import { percent } from '@skillcert/core';
import { titleIn } from '../../../platform/http/title-in.js';
import { wordsIn } from '../../../platform/http/words.js';
import type { Services } from '../../../platform/services.js';

interface Rate {
  readonly judged: number;
  readonly passed: number;
}

/** The statistics as the rows of a sheet; counts are text, so that none gets two places. */
export const statisticsRows = (
  { examined, subjects, units, levels, ...whole }: ScoreStatistics,
  { exam, programme }: Pick<Services, 'exam' | 'programme'>,
  language: string,
): (string | number)[][] => {
  const words = wordsIn(language);
  const rates = ({ judged, passed }: Rate) => [
    String(judged),
    String(passed),
    judged > 0 ? percent(passed / judged) : '',
  ];
  const subjectTitle = (id: string) => {
    const title = exam.subjects.find((subject) => subject.id === id)?.title;
    return title ? titleIn(language, title) : id;
  };
  const levelTitle = (id: string) => {
    const title = programme.levels.find((level) => level.id === id)?.title;
    return title ? titleIn(language, title) : id;
  };
  return [
    [words('scores.by_class'), String(examined), ...rates(whole), ''],
    ...subjects.map((each) => [
      words('scores.by_subject'),
      subjectTitle(each.subject),
      ...rates(each),
      each.mean ?? '',
    ]),
    ...units.map((each) => [
      words('scores.by_unit'),
      each.unit_name ?? words('scores.no_unit'),
      ...rates(each),
      '',
    ]),
    ...levels.map((each) => [words('scores.by_level'), levelTitle(each.level), ...rates(each), '']),
    ...subjects.flatMap(({ subject, bins }) =>
      bins.map(({ from, to, count }) => [
        words('scores.by_points'),
        `${subjectTitle(subject)} ${from}–${to}`,
        String(count),
        '',
        '',
        '',
      ]),
    ),
  ];
};
