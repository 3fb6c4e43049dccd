import type { OutputOf } from '@skillcert/api-client';
import { Button, ButtonLink, Card, type Column, DataTable, Inline, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../../payments/use-amount.js';
import { useSharer } from '../use-sharer.js';
import { StatementDialog } from './statement-dialog.js';
import { TotalsBar } from './totals-bar.js';
import { type UnitRow, unitRows } from './unit-rows.js';
import type { Summary } from './use-summary.js';

interface UnitTotalsProps {
  readonly summary: Summary;
  readonly settlement: OutputOf<'payment/fetchSettlement'>;
}

const useTotalColumns = (currency: string): Column<UnitRow>[] => {
  const { t } = useWords();
  const sharer = useSharer();
  const amount = useAmount();
  return [
    {
      id: 'who',
      header: t('settlement.sharer'),
      card: 'title',
      width: 'wide',
      cell: (row) => <Text weight="medium">{sharer(row)}</Text>,
    },
    {
      id: 'net',
      header: t('settlement.net_of_classes'),
      align: 'end',
      cell: ({ net_cents }) => <Text tabular>{amount(net_cents, currency)}</Text>,
    },
    {
      id: 'part',
      header: t('settlement.part'),
      align: 'end',
      cell: ({ part_cents }) => (
        <Text tabular weight="bold">
          {amount(part_cents, currency)}
        </Text>
      ),
    },
  ];
};

/**
 * The amounts that fall to the programme and to each unit, with a statement of each of their months. Each leads to the
 * classes that it shares in.
 */
export function UnitTotals({ summary, settlement: { statements, currency } }: UnitTotalsProps) {
  const { t } = useWords();
  const sharer = useSharer();
  const columns = useTotalColumns(currency);
  const [taking, setTaking] = useState<UnitRow>();
  return (
    <Stack gap="sm">
      <TotalsBar summary={summary} by="unit" isEmpty={statements.length === 0} />
      <Card padding="none">
        <DataTable
          caption={t('settlement.view.unit')}
          rows={unitRows(statements)}
          rowId={({ unit_id }) => String(unit_id)}
          rowLabel={sharer}
          stateTitle={t('settlement.empty')}
          stateText={t('settlement.empty_text')}
          columns={columns}
          rowActions={(row) => (
            <Inline gap="sm">
              <ButtonLink
                size="small"
                aria-label={t('settlement.classes_named', { name: sharer(row) })}
                to={summary.classesAt(row)}
              >
                {t('settlement.classes')}
              </ButtonLink>
              <Button
                size="small"
                aria-label={t('settlement.statement_named', { name: sharer(row) })}
                onClick={() => setTaking(row)}
              >
                {t('settlement.statement')}
              </Button>
            </Inline>
          )}
        />
        {taking && <StatementDialog unit={taking} onClose={() => setTaking(undefined)} />}
      </Card>
    </Stack>
  );
}
