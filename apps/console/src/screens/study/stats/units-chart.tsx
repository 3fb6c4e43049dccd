import { drawnStates } from './standing-of.js';
import '@skillcert/ui/chart.css';
import '@skillcert/ui/table.css';
import type { LearnedUnit } from '@skillcert/api-client';
import { BarChart, Card } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

/** The usual size of a page; more than a hundred bars are unreadable. */
const most = 20;

const standings = {
  done: ({ done }: LearnedUnit) => done,
  begun: ({ begun, done }: LearnedUnit) => Math.max(0, begun - done),
  none: ({ expected, begun, done }: LearnedUnit) => Math.max(0, expected - Math.max(begun, done)),
};

/** The candidates' progress in each unit of the list, in its order; nothing if there is none. */
export function UnitsChart({ units }: { readonly units: readonly LearnedUnit[] }) {
  const { t } = useWords();
  const shown = units.slice(0, most);
  if (shown.length === 0) return null;
  return (
    <Card>
      <BarChart
        title={t('study.stats.by_unit')}
        description={t('study.stats.by_unit_text', { count: shown.length })}
        direction="rows"
        layout="stacked"
        categories={shown.map(({ position, title }) => t('study.numbered', { position, title }))}
        categoryLabel={t('study.unit')}
        valueLabel={t('study.stats.people')}
        series={drawnStates.map((id) => ({
          id,
          label: t(`study.standing.${id}`),
          values: shown.map(standings[id]),
        }))}
      />
    </Card>
  );
}
