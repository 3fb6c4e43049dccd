import type { BankLine, OutputOf } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { Button, Card, type Column, DataTable, Grid, SearchInput, Select, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { TwoLines } from '../../../../lists/two-lines.js';
import { usePager } from '../../../../lists/use-pager.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import { LineActions } from './line-actions.js';
import { LinePayees } from './line-payees.js';
import { type LineStep, LineStepDialog } from './line-step-dialog.js';
import { type BankView, lineLimits, useBankLines } from './use-bank-lines.js';
import type { SureLinesList } from './use-sure-lines.js';

interface BankLinesProps {
  readonly first: 'open' | 'matched' | 'aside';
  readonly counts: OutputOf<'payment/countBankLines'> | undefined;
  readonly sure: SureLinesList;
}

const openViews = [
  'open',
  'sure',
  'by_other',
  'by_name',
  'named',
  'unnamed',
  'perhaps',
] as const satisfies readonly BankView[];

const isOpenView = (text: string): text is (typeof openViews)[number] =>
  openViews.some((each) => each === text);

/** A line by the one who paid it. */
const usePayerName = () => {
  const { t } = useWords();
  return ({ payer_name }: BankLine) => payer_name || t('payments.bank_nobody');
};

const useLineColumns = (onStep: (step: LineStep) => void): Column<BankLine>[] => {
  const { t } = useWords();
  const amount = useAmount();
  const nameOf = usePayerName();
  return [
    {
      id: 'payer',
      header: t('payments.bank_line'),
      card: 'title',
      cell: (line) => (
        <TwoLines named first={nameOf(line)} second={[line.paid_on, line.note].filter(Boolean).join(' · ')} />
      ),
    },
    {
      id: 'amount',
      header: t('payments.amount'),
      align: 'end',
      cell: (line) => (
        <Text weight="medium" tabular>
          {amount(line.amount_cents, line.currency)}
        </Text>
      ),
    },
    {
      id: 'payee',
      header: t('payments.bank_payee'),
      width: 'wide',
      cell: (line) => (
        <LinePayees line={line} onMatch={(suggestion) => onStep({ kind: 'match', line, suggestion })} />
      ),
    },
  ];
};

interface LineFiltersProps {
  readonly list: ReturnType<typeof useBankLines>;
  readonly counts: BankLinesProps['counts'];
  /** Whether the lines still wait for somebody, and can be filtered by what is known of them. */
  readonly isOpen: boolean;
}

function LineFilters({ list, counts, isOpen }: LineFiltersProps) {
  const { t } = useWords();
  return (
    <Grid columns={2} gap="sm">
      <SearchInput
        value={list.search}
        onSearch={(text) => list.narrow({ search: text.trim() })}
        label={t('payments.bank_search')}
        placeholder={t('payments.bank_search')}
        maxLength={limits.bank_search_length_max}
      />
      {isOpen && (
        <Select
          aria-label={t('payments.bank_filter')}
          placeholder={null}
          value={list.view}
          onValueChange={(text) => isOpenView(text) && list.narrow({ view: text })}
          options={openViews.map((each) => ({
            value: each,
            label: t(`payments.bank_filter.${each}`, { count: counts?.[each] ?? 0 }),
          }))}
        />
      )}
    </Grid>
  );
}

/** One view of the bank's lines, with search, filter and actions. */
export function BankLines({ first, counts, sure }: BankLinesProps) {
  const { t } = useWords();
  const list = useBankLines(first);
  const [step, setStep] = useState<LineStep>();
  const pager = usePager({ ...list, limits: lineLimits, resize: (limit) => list.narrow({ limit }) });
  const nameOf = usePayerName();
  const columns = useLineColumns(setStep);
  const isOpen = first === 'open';
  const chosen = list.lines.filter(({ line_id }) => list.selection.has(String(line_id)));
  return (
    <Stack>
      <LineFilters list={list} counts={counts} isOpen={isOpen} />
      <Card padding="none">
        <DataTable
          caption={t('payments.bank_lines')}
          columns={columns}
          rows={list.lines}
          rowId={({ line_id }) => String(line_id)}
          rowLabel={nameOf}
          rowActions={(line) => <LineActions line={line} name={nameOf(line)} onStep={setStep} list={list} />}
          selection={isOpen ? list.selection : undefined}
          onSelectionChange={isOpen ? list.choose : undefined}
          bulkActions={
            <>
              {list.view === 'by_other' && (
                <Button size="small" onClick={() => setStep({ kind: 'by_other', lines: chosen })}>
                  {t('payments.bank_by_other_confirm')}
                </Button>
              )}
              <Button size="small" onClick={() => setStep({ kind: 'aside', lines: chosen })}>
                {t('payments.bank_aside')}
              </Button>
            </>
          }
          state={list.state}
          stateTitle={
            list.state === 'ready'
              ? t(first === 'matched' ? 'payments.bank_none_matched' : 'payments.bank_none')
              : undefined
          }
          stateText={list.state === 'ready' ? t('payments.bank_none_text') : list.refused}
          onRetry={list.retry}
          footer={pager}
        />
      </Card>
      {step && <LineStepDialog step={step} list={list} sure={sure} onClose={() => setStep(undefined)} />}
    </Stack>
  );
}
