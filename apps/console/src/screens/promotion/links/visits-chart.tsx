import '@skillcert/ui/chart.css';
import '@skillcert/ui/table.css';
import type { LinkRow } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { BarChart } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { daysUntil } from './days-until.js';

interface VisitsChartProps {
  readonly visits: LinkRow['visits_by_day'];
  /** The day that the last of them is of. */
  readonly today: string;
}

/** The visits of a link on each of the last days. */
export function VisitsChart({ visits, today }: VisitsChartProps) {
  const { t } = useWords();
  const none = visits.every((count) => count === 0);
  return (
    <BarChart
      title={t('promotion.visits_by_day')}
      description={t('promotion.visits_hint', { days: limits.link_days_shown })}
      height="sm"
      categories={none ? [] : daysUntil(today, visits.length)}
      categoryLabel={t('promotion.day')}
      valueLabel={t('promotion.visits')}
      series={[{ id: 'visits', label: t('promotion.visits'), values: visits }]}
      stateTitle={none ? t('promotion.visits_none') : undefined}
    />
  );
}
