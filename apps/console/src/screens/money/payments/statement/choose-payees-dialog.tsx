import type { BankLine } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import {
  Banner,
  Button,
  Card,
  type Column,
  DataTable,
  Dialog,
  SearchInput,
  Stack,
  Text,
} from '@skillcert/ui';
import { useState } from 'react';
import { TwoLines } from '../../../../lists/two-lines.js';
import { usePager } from '../../../../lists/use-pager.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import { DifferenceDialog } from './difference-dialog.js';
import { paidTwice } from './paid-twice.js';
import type { Matched } from './use-bank-lines.js';
import { usePayees } from './use-payees.js';

type Payee = ReturnType<typeof usePayees>['rows'][number];

interface ChoosePayeesDialogProps {
  readonly line: BankLine;
  readonly onMatch: (matched: Matched) => Promise<boolean>;
  readonly onClose: () => void;
}

const usePayeeColumns = (): Column<Payee>[] => {
  const { t } = useWords();
  const amount = useAmount();
  return [
    {
      id: 'name',
      header: t('payments.candidate'),
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    {
      id: 'class',
      header: t('payments.class'),
      cell: ({ class_name, com_name }) => <TwoLines first={class_name} second={com_name ?? ''} />,
    },
    {
      id: 'fee',
      header: t('payments.amount'),
      align: 'end',
      cell: (row) => <Text tabular>{amount(row.fee_cents - row.received_cents, row.currency)}</Text>,
    },
  ];
};

/** The candidates who have not paid yet, to choose from. */
function PayeeTable({ payees }: { readonly payees: ReturnType<typeof usePayees> }) {
  const { t } = useWords();
  const columns = usePayeeColumns();
  const pager = usePager(payees);
  return (
    <Card padding="none">
      <DataTable
        caption={t('payments.bank_choose')}
        columns={columns}
        rows={payees.rows}
        rowId={({ enrolment_id }) => String(enrolment_id)}
        rowLabel={({ name }) => name}
        selection={payees.selection}
        onSelectionChange={payees.select}
        state={payees.state}
        stateTitle={payees.state === 'ready' ? t('payments.unpaid_none') : undefined}
        onRetry={payees.retry}
        footer={pager}
      />
    </Card>
  );
}

interface ChosenBannerProps extends Pick<ReturnType<typeof usePayees>, 'chosen' | 'isOver'> {
  readonly line: BankLine;
}

/** The chosen candidates, and by how much their fees differ from the line, or that they are of too many classes. */
function ChosenBanner({ line: { amount_cents, currency }, chosen, isOver }: ChosenBannerProps) {
  const { t } = useWords();
  const amount = useAmount();
  if (isOver)
    return (
      <Banner tone="danger" role="status">
        {t('payments.bank_classes_max', { count: limits.bank_line_classes_max + 1 })}
      </Banner>
    );
  const more = amount_cents - chosen.amount_cents;
  const fits = more === 0;
  const difference = amount(Math.abs(more), currency);
  return (
    <Banner tone={fits ? 'success' : 'warning'} role="status">
      {t('payments.bank_chosen', {
        count: chosen.count,
        amount: amount(chosen.amount_cents, currency),
      })}
      {!fits && ` · ${t(more > 0 ? 'payments.too_much' : 'payments.too_little', { difference })}`}
    </Banner>
  );
}

/** Matches the line with the chosen candidates, at once or after the word about a difference. */
const useMatching = (
  { line, onMatch, onClose }: ChoosePayeesDialogProps,
  { matched, chosen }: ReturnType<typeof usePayees>,
) => {
  const [sending, setSending] = useState(false);
  const [asking, setAsking] = useState(false);
  const more = line.amount_cents - chosen.amount_cents;
  const fits = more === 0;
  // Of several candidates, nobody knows whose fee is incomplete.
  const settles = fits || more > 0 || chosen.count === 1;
  const confirm = async () => {
    if (!matched) return;
    if (!fits) return setAsking(true);
    setSending(true);
    const done = await onMatch(matched);
    setSending(false);
    if (done) onClose();
  };
  const give = async (taken: Matched) => {
    const done = await onMatch(taken);
    if (done) onClose();
    return done;
  };
  return { sending, asking, setAsking, settles, confirm, give };
};

/**
 * Chooses the candidates a line pays for. Where their fees are not its amount, what becomes of the difference is asked
 * next.
 */
export function ChoosePayeesDialog(props: ChoosePayeesDialogProps) {
  const { line, onClose } = props;
  const { t } = useWords();
  const amount = useAmount();
  // Of who has paid, another fee is looked for first.
  const payees = usePayees(paidTwice(line)?.name);
  const { sending, asking, setAsking, settles, confirm, give } = useMatching(props, payees);
  const { amount_cents, currency, payer_name } = line;
  const sum = amount(amount_cents, currency);
  const { matched, chosen, first, isOver } = payees;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={t('payments.bank_choose_named', { payer: payer_name || t('payments.bank_nobody'), amount: sum })}
      description={t('payments.bank_choose_text')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            busy={sending}
            disabled={!matched || !settles || isOver}
            onClick={confirm}
          >
            {t('payments.event.confirm')}
          </Button>
        </>
      }
    >
      <Stack>
        <SearchInput
          value={payees.search}
          onSearch={payees.lookFor}
          label={t('payments.search_all')}
          placeholder={t('payments.search_all')}
          maxLength={limits.search_length_max}
        />
        {chosen.count > 0 && <ChosenBanner line={line} {...payees} />}
        <PayeeTable payees={payees} />
      </Stack>
      {asking && matched && first && (
        <DifferenceDialog
          line={line}
          name={chosen.count === 1 ? first.name : t('payments.chosen_people', { count: chosen.count })}
          due_cents={chosen.amount_cents}
          of={{ class_id: first.class_id, enrolment_id: first.enrolment_id }}
          onClose={() => setAsking(false)}
          onGive={(taken) => give({ ...matched, ...taken })}
        />
      )}
    </Dialog>
  );
}
