import type { ScoreStatistics } from '@skillcert/api-client';
import { percent } from '@skillcert/core';
import { BarChart, Card } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { useProgramme } from '../../../state/use-programme.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';

interface Rate {
  readonly name: string;
  readonly judged: number;
  readonly passed: number;
}

/** The pass rates by subject, unit and level, each with its table. */
export function RateCharts({
  statistics: { subjects, units, levels },
}: {
  readonly statistics: ScoreStatistics;
}) {
  const { t } = useWords();
  const { levelTitle } = useProgramme();
  const subjectTitle = useSubjectTitle();
  const groups: readonly { readonly id: 'subject' | 'unit' | 'level'; readonly rates: readonly Rate[] }[] = [
    { id: 'subject', rates: subjects.map((each) => ({ ...each, name: subjectTitle(each.subject) })) },
    {
      id: 'unit',
      rates: units.map((each) => ({ ...each, name: each.unit_name ?? t('scores.statistics.no_unit') })),
    },
    { id: 'level', rates: levels.map((each) => ({ ...each, name: levelTitle(each.level) })) },
  ];
  return groups.map(({ id, rates }) => {
    const known = rates.filter(({ judged }) => judged > 0);
    return (
      <Card key={id}>
        <BarChart
          title={t(`scores.statistics.by_${id}`)}
          description={t(`scores.statistics.by_${id}_text`)}
          direction="rows"
          categories={known.map(({ name, judged }) => t('scores.statistics.of', { name, count: judged }))}
          categoryLabel={t(`scores.statistics.${id}`)}
          series={[
            {
              id: 'rate',
              label: t('scores.statistics.rate'),
              values: known.map(({ judged, passed }) => passed / judged),
            },
          ]}
          formatValue={(value) => percent(value)}
          stateTitle={known.length > 0 ? undefined : t('scores.statistics.none')}
        />
      </Card>
    );
  });
}
