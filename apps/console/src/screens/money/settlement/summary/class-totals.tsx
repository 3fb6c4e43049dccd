import type { OutputOf, SettledClassRow } from '@skillcert/api-client';
import { Button, type Column, Stack } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../../lists/filters.js';
import { FullList } from '../../../../lists/full-list.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import { useSharer } from '../use-sharer.js';
import { useSettledColumns } from './settled-columns.js';
import { unitRows } from './unit-rows.js';
import type { Summary } from './use-summary.js';

interface ClassTotalsProps {
  readonly summary: Summary;
  readonly settlement: OutputOf<'payment/fetchSettlement'>;
}

/**
 * The classes in which money moved, found by name or code, or by a unit with a share; one click opens their
 * entries.
 */
export function ClassTotals({ summary, settlement: { currency, statements } }: ClassTotalsProps) {
  const { t } = useWords();
  const sharer = useSharer();
  const names = new Map(
    unitRows(statements)
      .filter(({ unit_id }) => unit_id !== null)
      .map((row) => [String(row.unit_id), sharer(row)]),
  );
  const columns: readonly Column<SettledClassRow>[] = [
    {
      id: 'class',
      header: t('settlement.class'),
      card: 'title',
      width: 'wide',
      cell: ({ class_name, code }) => <TwoLines named first={class_name} second={code} />,
    },
    ...useSettledColumns(currency),
  ];
  return (
    <Stack gap="sm">
      <FullList
        area="settlement"
        choosable={false}
        filters={[
          searchFilter(t('settlement.search')),
          choiceFilter({
            id: 'unit',
            label: t('settlement.unit'),
            choices: [...names.keys()],
            title: (id) => names.get(id) ?? id,
          }),
        ]}
        list={summary}
        columns={columns}
        rowId={({ class_id }) => String(class_id)}
        rowLabel={({ class_name }) => class_name}
        rowActions={(row) => (
          <Button
            size="small"
            aria-label={t('settlement.entries_named', { name: row.class_name })}
            onClick={() => summary.open(row)}
          >
            {t('settlement.entries')}
          </Button>
        )}
      />
    </Stack>
  );
}
