import type { BankLine, OutputOf } from '@skillcert/api-client';
import { addCents, limits } from '@skillcert/core';
import { Banner, Button, ConfirmDialog, Inline, Stack, StateView, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../../client/use-call-query.js';
import { contentState } from '../../../../../lists/content-state.js';
import { refusalText } from '../../../../../lists/refusal-text.js';
import { useWords } from '../../../../../messages/words-state.js';
import { useAmount } from '../../use-amount.js';
import { useNamed } from '../line-payees.js';
import type { SureLinesList } from '../use-sure-lines.js';

interface ByNameDialogProps {
  readonly list: Pick<SureLinesList, 'confirmByName'>;
  readonly onClose: () => void;
}

/** The lines that agree by name, without those that a person leaves out; none until they are read. */
const useByName = () => {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const query = { view: 'by_name', page: 1, limit: limits.bank_lines_page_max } as const;
  const read = useCallQuery('payment/fetchBankLines', query);
  return {
    lines: read.data?.items.filter(({ line_id }) => !left.has(line_id)) ?? [],
    state: contentState(read),
    refused: refusalText(read),
    retry: () => read.refetch(),
    leaveOut: (line_id: number) => setLeft(new Set([...left, line_id])),
  };
};

interface ByNameRowProps {
  readonly line: BankLine;
  readonly onLeaveOut: () => void;
}

/** One line: who paid, for whom, how much and when. */
function ByNameRow({ line, onLeaveOut }: ByNameRowProps) {
  const { t } = useWords();
  const amount = useAmount();
  const named = useNamed();
  const { payer_name, paid_on, amount_cents, currency, suggestions } = line;
  const [whom] = suggestions;
  const payer = payer_name || t('payments.bank_nobody');
  return (
    <Inline justify="between" gap="sm">
      <Stack gap="xs">
        <Text>
          {t('payments.bank_by_name_one', {
            payer,
            name: whom ? named(whom) : '',
            number: whom?.enrol_no ?? '',
          })}
        </Text>
        <Text size="sm" tone="muted" tabular>
          {`${amount(amount_cents, currency)} · ${paid_on}`}
        </Text>
      </Stack>
      <Button
        size="small"
        aria-label={t('payments.bank_leave_out_named', { name: whom?.name ?? payer })}
        onClick={onLeaveOut}
      >
        {t('payments.bank_leave_out')}
      </Button>
    </Inline>
  );
}

/** Lists the lines that agree in name and amount alone, each to be left out, before they are confirmed. */
function ByNameDialog({ list, onClose }: ByNameDialogProps) {
  const { t } = useWords();
  const amount = useAmount();
  const { lines, state, refused, retry, leaveOut } = useByName();
  const isRead = state === 'ready';
  const sum = amount(addCents(...lines.map(({ amount_cents }) => amount_cents)), lines[0]?.currency ?? 'CNY');
  const title = t('payments.bank_by_name_title', { count: lines.length });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isRead ? title : t('payments.bank_by_name_unread')}
      description={isRead ? t('payments.bank_by_name_text', { amount: sum }) : undefined}
      confirmLabel={isRead ? title : undefined}
      confirmDisabled={lines.length === 0}
      // The progress stands in the drawer, below this dialog.
      onConfirm={() => void list.confirmByName(lines)}
    >
      <StateView state={state} stateText={refused} onRetry={retry}>
        <Stack gap="sm">
          {lines.map((line) => (
            <ByNameRow key={line.line_id} line={line} onLeaveOut={() => leaveOut(line.line_id)} />
          ))}
        </Stack>
      </StateView>
    </ConfirmDialog>
  );
}

interface ByNameLinesProps extends Pick<ByNameDialogProps, 'list'> {
  readonly counts: OutputOf<'payment/countBankLines'> | undefined;
}

/** Offers to confirm the lines that agree in name and amount without a number: that is less sure, and says so. */
export function ByNameLines({ counts, list }: ByNameLinesProps) {
  const { t } = useWords();
  const amount = useAmount();
  const [isAsking, setAsking] = useState(false);
  const { by_name: count = 0, by_name_cents = 0, currency = 'CNY' } = counts ?? {};
  return (
    <>
      {count > 0 && (
        <Banner
          tone="warning"
          title={t('payments.bank_by_name', { count, amount: amount(by_name_cents, currency) })}
          actions={
            <Button onClick={() => setAsking(true)}>{t('payments.bank_by_name_open', { count })}</Button>
          }
        >
          {t('payments.bank_by_name_hint')}
        </Banner>
      )}
      {isAsking && <ByNameDialog list={list} onClose={() => setAsking(false)} />}
    </>
  );
}
