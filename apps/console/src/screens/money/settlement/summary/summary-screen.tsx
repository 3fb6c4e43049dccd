import '@skillcert/ui/tabs.css';
import { Stack, StateView, Tabs } from '@skillcert/ui';
import { lazy, Suspense } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { ScreenPage } from '../../../../shell/screen-page.js';
import { ClassTotals } from './class-totals.js';
import { MonthChart } from './month-chart.js';
import { MonthTotals } from './month-totals.js';
import { PeriodFilter } from './period-filter.js';
import { SummaryFigures } from './summary-figures.js';
import { UnitTotals } from './unit-totals.js';
import { useSummary } from './use-summary.js';

const EntriesDrawer = lazy(async () => ({
  default: (await import('./entries-drawer.js')).EntriesDrawer,
}));

const totals = { class: ClassTotals, unit: UnitTotals, month: MonthTotals };

/**
 * The money received and refunded and its split in some months, by class, unit and month, down to the entries of
 * the ledger.
 */
export function PaymentSummaryScreen() {
  const { t } = useWords();
  const summary = useSummary();
  const { data, view, openId, from, to } = summary;
  const Totals = totals[view];
  return (
    <ScreenPage>
      <PeriodFilter summary={summary} />
      <StateView state={summary.state} onRetry={summary.retry}>
        {data && (
          <Stack gap="lg">
            <SummaryFigures settlement={data} />
            <MonthChart settlement={data} />
            <Tabs
              label={t('settlement.views')}
              value={view}
              onValueChange={summary.show}
              items={summary.views.map((id) => ({
                id,
                label: t(`settlement.view.${id}`),
                ...(id === view ? { content: <Totals summary={summary} settlement={data} /> } : {}),
              }))}
            />
          </Stack>
        )}
      </StateView>
      {openId !== undefined && (
        <Suspense>
          <EntriesDrawer key={openId} classId={openId} from={from} to={to} onClose={summary.close} />
        </Suspense>
      )}
    </ScreenPage>
  );
}
