import type { InvoiceSheet, InvoiceSheetRow } from '@skillcert/api-client';
import {
  Card,
  type Column,
  DataTable,
  Field,
  Inline,
  Select,
  Stack,
  StatusBadge,
  Text,
  type Tone,
} from '@skillcert/ui';
import { TwoLines } from '../../../../lists/two-lines.js';
import { usePager } from '../../../../lists/use-pager.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../../payments/use-amount.js';
import type { InvoiceSheetState } from './use-invoice-sheet.js';

interface SheetRowsProps {
  readonly state: InvoiceSheetState;
  readonly sheet: InvoiceSheet;
}

const tones = {
  faulty: 'danger',
  left: 'danger',
  waiting: 'info',
  clean: 'accent',
  issued: 'success',
} as const satisfies Record<InvoiceSheetRow['state'], Tone>;

const isState = (text: string): text is InvoiceSheetRow['state'] => text in tones;
const states = Object.keys(tones).filter(isState);

const useSheetColumns = (): readonly Column<InvoiceSheetRow>[] => {
  const { t } = useWords();
  const amount = useAmount();
  return [
    {
      id: 'name',
      header: t('invoices.sheet.person'),
      card: 'title',
      cell: ({ name, enrol_no, request_no, row }) => (
        <TwoLines
          named
          first={name || enrol_no || request_no || t('common.empty')}
          second={t('invoices.sheet.row', { number: enrol_no || request_no, row })}
        />
      ),
    },
    {
      id: 'number',
      header: t('invoices.invoice_no'),
      cell: ({ invoice_no, file }) => (
        <TwoLines first={invoice_no || t('common.empty')} second={file ?? t('invoices.sheet.no_paper')} />
      ),
    },
    {
      id: 'amount',
      header: t('invoices.amount'),
      cell: ({ asked_cents, currency }) => (
        <Text tabular>{asked_cents === null ? t('common.empty') : amount(asked_cents, currency)}</Text>
      ),
    },
    {
      id: 'state',
      header: t('invoices.state'),
      cell: (row) => (
        <Stack gap="xs">
          <Inline>
            <StatusBadge tone={tones[row.state]}>{t(`invoices.sheet.state.${row.state}`)}</StatusBadge>
          </Inline>
          {row.faults.map((fault) => (
            <Text key={fault} size="sm">
              {fault === 'amount_differs' && row.amount_cents !== null
                ? t('invoices.sheet.amount_says', { amount: amount(row.amount_cents, row.currency) })
                : t(`invoices.sheet.fault.${fault}`)}
            </Text>
          ))}
        </Stack>
      ),
    },
  ];
};

/** The rows of a sheet, each beside its person and its faults. */
export function SheetRows({ state, sheet }: SheetRowsProps) {
  const { t } = useWords();
  const columns = useSheetColumns();
  const pager = usePager({ ...state, total: state.rows.total });
  return (
    <Stack>
      <Field label={t('invoices.state')} required>
        <Select
          value={state.rowState ?? ''}
          placeholder={t('invoices.sheet.all')}
          onValueChange={(next) => state.narrow(isState(next) ? next : undefined)}
          options={states
            .filter((each) => sheet.counts[each] > 0)
            .map((each) => ({
              value: each,
              label: t('invoices.sheet.state_count', {
                state: t(`invoices.sheet.state.${each}`),
                count: sheet.counts[each],
              }),
            }))}
        />
      </Field>
      <Card padding="none">
        <DataTable
          caption={t('invoices.sheet.caption')}
          columns={columns}
          rows={state.rows.items}
          rowId={({ row }) => String(row)}
          rowLabel={({ name, enrol_no, row }) => name || enrol_no || String(row)}
          state="ready"
          footer={pager}
        />
      </Card>
    </Stack>
  );
}
