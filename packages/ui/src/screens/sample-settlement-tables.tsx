import { formatCents } from '@skillcert/core';
import { useState } from 'react';
import { Button, Card, DataTable, Grid, Pagination, SearchInput, Stack, Text } from '../index.js';
import { useLanguage, useSay } from './sample-say.js';
import {
  type Settled,
  sampleSettledClasses,
  sampleSettledMonths,
  sampleSharers,
  settledFigures,
} from './sample-settlement.js';
import { settlementWords } from './sample-settlement-words.js';
import { TwoLines } from './sample-two-lines.js';

const nothing = () => undefined;

/** Formats an amount. */
export const useAmount = () => {
  const language = useLanguage();
  return (cents: number): string => formatCents(cents, 'CNY', language);
};

const useSettledColumns = () => {
  const t = useSay(settlementWords);
  const amount = useAmount();
  return settledFigures.map((name) => ({
    id: name,
    header: t(name),
    align: 'end' as const,
    cell: (row: Settled) => (
      <Text tabular truncate>
        {amount(row[name])}
      </Text>
    ),
  }));
};

/** The classes in which money moved, found by name or code. */
export function ClassTotals() {
  const t = useSay(settlementWords);
  const columns = useSettledColumns();
  const [search, setSearch] = useState('');
  const rows = sampleSettledClasses.filter(({ class_name, code }) =>
    `${class_name} ${code}`.includes(search),
  );
  return (
    <Stack gap="sm">
      <Grid columns={4} gap="sm">
        <SearchInput
          value={search}
          onSearch={(text) => setSearch(text.trim())}
          label={t('search')}
          placeholder={t('search')}
          maxLength={80}
        />
      </Grid>
      <Card padding="none">
        <DataTable
          caption={t('heading')}
          rows={rows}
          total={rows.length}
          rowId={({ code }) => code}
          rowLabel={({ class_name }) => class_name}
          onRowClick={nothing}
          columns={[
            {
              id: 'class',
              header: t('class'),
              card: 'title',
              width: 'wide',
              cell: ({ class_name, code }) => <TwoLines named first={class_name} second={code} />,
            },
            ...columns,
          ]}
          rowActions={({ class_name: name }) => (
            <Button size="small" aria-label={t('entries_named', { name })}>
              {t('entries')}
            </Button>
          )}
          stateTitle={t('no_match')}
          stateText={t('no_match_text')}
          stateAction={<Button onClick={() => setSearch('')}>{t('reset')}</Button>}
          footer={
            rows.length > 0 && (
              <Pagination
                page={1}
                limit={20}
                total={rows.length}
                onPageChange={nothing}
                onLimitChange={nothing}
              />
            )
          }
        />
      </Card>
    </Stack>
  );
}

/** The shares of the programme and of each unit, with a statement of each. */
export function UnitTotals() {
  const t = useSay(settlementWords);
  const amount = useAmount();
  const nameOf = ({ name }: { name: string | null }) => name ?? t('programme');
  return (
    <Card padding="none">
      <DataTable
        caption={t('by_unit')}
        rows={sampleSharers}
        rowId={({ name }) => String(name)}
        rowLabel={nameOf}
        columns={[
          {
            id: 'who',
            header: t('sharer'),
            card: 'title',
            width: 'wide',
            cell: (row) => <Text weight="medium">{nameOf(row)}</Text>,
          },
          {
            id: 'net',
            header: t('net_of_classes'),
            align: 'end',
            cell: ({ net }) => <Text tabular>{amount(net)}</Text>,
          },
          {
            id: 'part',
            header: t('part'),
            align: 'end',
            cell: ({ part }) => (
              <Text tabular weight="bold">
                {amount(part)}
              </Text>
            ),
          },
        ]}
        rowActions={(row) => (
          <Button size="small" aria-label={t('statement_named', { name: nameOf(row) })}>
            {t('statement')}
          </Button>
        )}
      />
    </Card>
  );
}

/** The totals of each month, the latest first. */
export function MonthTotals() {
  const t = useSay(settlementWords);
  const columns = useSettledColumns();
  return (
    <Card padding="none">
      <DataTable
        caption={t('by_month')}
        rows={sampleSettledMonths.toReversed()}
        rowId={({ month }) => month}
        rowLabel={({ month }) => month}
        columns={[
          {
            id: 'month',
            header: t('month'),
            card: 'title',
            cell: ({ month }) => <Text weight="medium">{month}</Text>,
          },
          ...columns,
        ]}
      />
    </Card>
  );
}
