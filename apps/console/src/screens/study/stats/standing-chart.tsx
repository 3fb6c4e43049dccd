import '@skillcert/ui/chart.css';
import '@skillcert/ui/table.css';
import type { OutputOf } from '@skillcert/api-client';
import { percent } from '@skillcert/core';
import { Card, DonutChart } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { drawnStates, standingOf } from './standing-of.js';

interface StandingChartProps {
  readonly stats: OutputOf<'study/fetchCourseStats'>;
}

/** The shares of learning that are done, under way, and not begun. */
export function StandingChart({ stats: { courses } }: StandingChartProps) {
  const { t } = useWords();
  const standing = standingOf(courses);
  const all = standing.done + standing.begun + standing.none;
  return (
    <Card>
      <DonutChart
        title={t('study.stats.standing')}
        description={t('study.stats.standing_text')}
        slices={drawnStates.map((id) => ({
          id,
          label: t(`study.standing.${id}`),
          value: standing[id],
        }))}
        valueLabel={t('study.stats.count')}
        categoryLabel={t('study.standing')}
        centre={
          all > 0 ? { value: percent(standing.done / all), label: t('study.standing.done') } : undefined
        }
        stateTitle={all > 0 ? undefined : t('study.stats.nobody')}
      />
    </Card>
  );
}
