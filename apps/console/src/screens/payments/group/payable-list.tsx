import { Card, DataTable, Grid, Pagination, SearchInput, Select, Stack, Text } from '@skillcert/ui';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import type { Payables } from './use-payables.js';

/** Whom one payment could be for, to choose from: by name, or a whole unit. */
export function PayableList({ payables }: { readonly payables: Payables }) {
  const { t } = useWords();
  const amount = useAmount();
  const { units, unit_id, search, total, limit, page } = payables;
  return (
    <Stack>
      <Grid columns={2} gap="sm">
        <SearchInput
          value={search}
          onSearch={payables.lookFor}
          label={t('payments.search')}
          placeholder={t('payments.search')}
          maxLength={80}
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
          columns={[
            {
              id: 'name',
              header: t('payments.candidate'),
              card: 'title',
              cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
            },
            {
              id: 'unit',
              header: t('payments.group_unit'),
              cell: ({ com_name }) => <Text truncate>{com_name ?? t('common.empty')}</Text>,
            },
            {
              id: 'phone',
              header: t('payments.phone'),
              cell: ({ phone_masked }) => <Text truncate>{phone_masked}</Text>,
            },
            {
              id: 'fee',
              header: t('payments.amount'),
              align: 'end',
              cell: ({ fee_cents, currency }) => <Text tabular>{amount(fee_cents, currency)}</Text>,
            },
          ]}
          rows={payables.rows}
          rowId={({ enrolment_id }) => String(enrolment_id)}
          rowLabel={({ name }) => name}
          selection={payables.selection}
          onSelectionChange={payables.select}
          state={payables.state}
          stateTitle={payables.state === 'ready' ? t('payments.group_none') : undefined}
          stateText={payables.state === 'ready' ? t('payments.group_none_text') : undefined}
          onRetry={payables.retry}
          footer={
            total > limit && (
              <Pagination page={page} limit={limit} total={total} onPageChange={payables.setPage} />
            )
          }
        />
      </Card>
    </Stack>
  );
}
