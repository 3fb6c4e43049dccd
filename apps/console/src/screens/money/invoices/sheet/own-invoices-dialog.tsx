import type { Uninvoiced } from '@skillcert/api-client';
import { uninvoicedOutcomes } from '@skillcert/core';
import {
  Button,
  Card,
  type Column,
  DataTable,
  Dialog,
  Select,
  Stack,
  StatusBadge,
  Text,
} from '@skillcert/ui';
import { useState } from 'react';
import { TwoLines } from '../../../../lists/two-lines.js';
import { usePager } from '../../../../lists/use-pager.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../../payments/use-amount.js';
import { type Outcome, type OwnInvoices, useOwnInvoices } from './use-own-invoices.js';

interface OwnInvoicesDialogProps {
  readonly classId: number;
  readonly onClose: () => void;
}

const isOutcome = (text: string): text is Outcome => uninvoicedOutcomes.some((each) => each === text);

const pageLimits = [50, 100] as const;

const useUninvoicedColumns = (): readonly Column<Uninvoiced>[] => {
  const { t } = useWords();
  const amount = useAmount();
  return [
    {
      id: 'name',
      header: t('invoices.sheet.person'),
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    {
      id: 'payer',
      header: t('invoices.own.payer'),
      cell: ({ payer_name }) => <Text truncate>{payer_name || t('common.empty')}</Text>,
    },
    {
      id: 'amount',
      header: t('invoices.amount'),
      align: 'end',
      cell: ({ amount_cents, currency }) => <Text tabular>{amount(amount_cents, currency)}</Text>,
    },
    {
      id: 'outcome',
      header: t('invoices.own.outcome'),
      width: 'wide',
      cell: ({ outcome }) => (
        <StatusBadge tone={outcome === 'ask' ? 'accent' : 'neutral'}>
          {t(`invoices.own.outcome.${outcome}`)}
        </StatusBadge>
      ),
    },
  ];
};

/** The payments without an invoice, of one outcome or of all; only those that are asked for can be chosen. */
function UninvoicedTable({ own }: { readonly own: OwnInvoices }) {
  const { t } = useWords();
  const columns = useUninvoicedColumns();
  const pager = usePager({ ...own, limits: pageLimits });
  const { rows, outcome, selection, state, none_because } = own;
  const mayChoose = outcome === 'ask';
  return (
    <Stack>
      <Select
        aria-label={t('invoices.own.outcome')}
        placeholder={t('invoices.own.all')}
        value={outcome ?? ''}
        onValueChange={(text) => own.narrow(isOutcome(text) ? text : undefined)}
        options={uninvoicedOutcomes.map((each) => ({
          value: each,
          label: t(`invoices.own.outcome.${each}`),
        }))}
      />
      <Card padding="none">
        <DataTable
          caption={t('invoices.own.caption')}
          columns={columns}
          rows={rows}
          rowId={({ payment_id }) => String(payment_id)}
          rowLabel={({ name }) => name}
          selection={mayChoose ? selection : undefined}
          onSelectionChange={mayChoose ? own.choose : undefined}
          state={state}
          stateTitle={
            state === 'ready'
              ? t(none_because ? `invoices.own.none.${none_because}` : 'invoices.own.none_so')
              : undefined
          }
          stateText={
            state === 'ready' && none_because ? t(`invoices.own.none.${none_because}_text`) : undefined
          }
          onRetry={own.retry}
          footer={pager}
        />
      </Card>
    </Stack>
  );
}

/**
 * The outcome of asking for an invoice in their own name, for each who paid and asked for none; then asks for all of
 * them, or for those who are chosen.
 */
export function OwnInvoicesDialog({ classId, onClose }: OwnInvoicesDialogProps) {
  const { t } = useWords();
  const amount = useAmount();
  const own = useOwnInvoices(classId);
  const [busy, setBusy] = useState(false);
  const { rows, meant } = own;
  const { count } = meant;
  const sum = amount(meant.amount_cents, rows[0]?.currency ?? 'CNY');
  const run = async () => {
    setBusy(true);
    try {
      if (await own.ask()) onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={!busy}
      size="large"
      title={t('invoices.own.title')}
      description={t('invoices.own.text')}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" busy={busy} disabled={count === 0} onClick={run}>
            {t('invoices.own.run', { count })}
          </Button>
        </>
      }
    >
      <Stack>
        <Text role="status" tabular>
          {t('invoices.own.sum', { count, amount: sum })}
        </Text>
        <UninvoicedTable own={own} />
      </Stack>
    </Dialog>
  );
}
