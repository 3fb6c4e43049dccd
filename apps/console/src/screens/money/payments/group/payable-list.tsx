import { limits } from '@skillcert/core';
import { Card, DataTable, Grid, SearchInput, Select, Stack } from '@skillcert/ui';
import { usePager } from '../../../../lists/use-pager.js';
import { useWords } from '../../../../messages/words-state.js';
import { useOwingColumns } from '../use-owing-columns.js';
import type { Payables } from './use-payables.js';

/** The possible candidates of one payment: by name, or a whole unit. */
export function PayableList({ payables }: { readonly payables: Payables }) {
  const { t } = useWords();
  const columns = useOwingColumns();
  const { units, unit_id, search } = payables;
  const pager = usePager(payables);
  return (
    <Stack>
      <Grid columns={2} gap="sm">
        <SearchInput
          value={search}
          onSearch={payables.lookFor}
          label={t('payments.search')}
          placeholder={t('payments.search')}
          maxLength={limits.search_length_max}
        />
        <Select
          aria-label={t('payments.group_unit')}
          placeholder={t('common.all', { what: t('payments.group_unit') })}
          value={unit_id === undefined ? '' : String(unit_id)}
          onValueChange={(chosen) => payables.chooseUnit(Number(chosen) || undefined)}
          options={units.map((unit) => ({
            value: String(unit.unit_id),
            label: t('payments.group_unit_option', { name: unit.com_name, count: unit.count }),
          }))}
        />
      </Grid>
      <Card padding="none">
        <DataTable
          caption={t('payments.group_list')}
          columns={columns}
          rows={payables.rows}
          rowId={({ enrolment_id }) => String(enrolment_id)}
          rowLabel={({ name }) => name}
          selection={payables.selection}
          onSelectionChange={payables.select}
          state={payables.state}
          stateTitle={payables.state === 'ready' ? t('payments.group_none') : undefined}
          stateText={payables.state === 'ready' ? t('payments.group_none_text') : undefined}
          onRetry={payables.retry}
          footer={pager}
        />
      </Card>
    </Stack>
  );
}
