import '@skillcert/ui/chart.css';
import '@skillcert/ui/table.css';
import type { OutputOf } from '@skillcert/api-client';
import { Card, LineChart } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

interface MinutesChartProps {
  readonly stats: OutputOf<'study/fetchCourseStats'>;
}

/** The minutes that the candidates of a class learned on each day. */
export function MinutesChart({ stats: { days } }: MinutesChartProps) {
  const { t } = useWords();
  return (
    <Card>
      <LineChart
        title={t('study.stats.by_day')}
        description={t('study.stats.by_day_text')}
        categories={days.map(({ day }) => day)}
        categoryLabel={t('study.stats.day')}
        valueLabel={t('study.minutes')}
        series={
          days.length > 0
            ? [{ id: 'minutes', label: t('study.minutes'), values: days.map(({ minutes }) => minutes) }]
            : []
        }
        stateTitle={days.length > 0 ? undefined : t('study.stats.nobody')}
      />
    </Card>
  );
}
