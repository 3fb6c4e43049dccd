import { Field, Grid, Select } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { monthOptions } from '../month-options.js';
import type { Summary } from './use-summary.js';

const monthsBack = 36;

/** The first and the last month of the report. */
export function PeriodFilter({
  summary: { now, time_zone, from, to, choose },
}: {
  readonly summary: Summary;
}) {
  const { t } = useWords();
  const options = monthOptions(now, time_zone, monthsBack);
  return (
    <Grid columns={4} gap="sm" fixed>
      <Field label={t('settlement.first_month')} required>
        <Select
          placeholder={null}
          value={from}
          onValueChange={(chosen) => choose('from', chosen)}
          options={options}
        />
      </Field>
      <Field label={t('settlement.last_month')} required>
        <Select
          placeholder={null}
          value={to}
          onValueChange={(chosen) => choose('to', chosen)}
          options={options}
        />
      </Field>
    </Grid>
  );
}
