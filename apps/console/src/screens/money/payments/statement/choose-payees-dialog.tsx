import type { BankLine } from '@skillcert/api-client';
import { limits, mayBeShort } from '@skillcert/core';
import { Banner, Button, type Column, Dialog, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import { ChoosePeople } from '../choose/choose-people.js';
import { useAmount } from '../use-amount.js';
import { DifferenceDialog } from './difference/difference-dialog.js';
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
      cell: (row) => (
        <TwoLines
          first={amount(row.fee_cents - row.received_cents, row.currency)}
          second={row.is_declared ? t('payments.bank_standing.declared') : ''}
        />
      ),
    },
  ];
};

interface ChosenSumProps extends Pick<ReturnType<typeof usePayees>, 'chosen'> {
  readonly line: BankLine;
}

/** The sum due for the chosen candidates beside the amount of the line; it stays in sight while they are chosen. */
function ChosenSum({ line: { amount_cents, currency }, chosen }: ChosenSumProps) {
  const { t } = useWords();
  const amount = useAmount();
  const more = amount_cents - chosen.amount_cents;
  const fits = more === 0;
  const difference = amount(Math.abs(more), currency);
  const said = { amount: amount(chosen.amount_cents, currency), sum: amount(amount_cents, currency) };
  return (
    <Text tone={fits ? 'success' : 'warning'} weight="medium" tabular role="status">
      {t('payments.bank_chosen', { count: chosen.count, ...said })}
      {!fits && ` · ${t(more > 0 ? 'payments.too_much' : 'payments.too_little', { difference })}`}
    </Text>
  );
}

/** The reason why the chosen candidates cannot be paid by the line. */
const useObstacle = (
  { isOver, isTooMany, isTooManyDeclared, most, chosen }: ReturnType<typeof usePayees>,
  canConfirm: boolean,
) => {
  const { t } = useWords();
  if (isOver) return t('payments.bank_classes_max', { count: limits.bank_line_classes_max + 1 });
  if (isTooMany) return t('payments.group_at_most', { count: most });
  if (isTooManyDeclared) return t('payments.bank_declared_max', { count: limits.bank_lines_round_max });
  return chosen.count > 0 && !canConfirm ? t('payments.bank_choose_fewer') : undefined;
};

/** Matches the line with the chosen candidates, at once or after the word about a difference. */
const useMatching = (
  { line, onMatch, onClose }: ChoosePayeesDialogProps,
  { matched, chosen, owing }: ReturnType<typeof usePayees>,
) => {
  const [sending, setSending] = useState(false);
  const [asking, setAsking] = useState(false);
  const more = line.amount_cents - chosen.amount_cents;
  const fits = more === 0;
  // One of them may be left short, but not without anything.
  const canConfirm = more >= 0 || owing.some((person) => mayBeShort(person, -more));
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
  return { sending, asking, setAsking, canConfirm, confirm, give };
};

interface ConfirmedProps extends ChoosePayeesDialogProps {
  readonly payees: ReturnType<typeof usePayees>;
  readonly matching: ReturnType<typeof useMatching>;
}

/** Asks what becomes of the difference between the line and what the chosen people owe. */
function AskedDifference({ line, payees: { chosen, first, matched, owing }, matching }: ConfirmedProps) {
  const { t } = useWords();
  if (!matching.asking || !matched || !first) return null;
  return (
    <DifferenceDialog
      line={line}
      name={chosen.count === 1 ? first.name : t('payments.chosen_people', { count: chosen.count })}
      due_cents={chosen.amount_cents}
      people={owing}
      of={{ class_id: first.class_id, enrolment_id: first.enrolment_id }}
      onClose={() => matching.setAsking(false)}
      onGive={(taken) => matching.give({ ...matched, ...taken })}
    />
  );
}

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
  const matching = useMatching(props, payees);
  const { amount_cents, currency, payer_name } = line;
  const sum = amount(amount_cents, currency);
  const columns = usePayeeColumns();
  const { matched, chosen } = payees;
  const obstacle = useObstacle(payees, matching.canConfirm);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={t('payments.bank_choose_named', { payer: payer_name || t('payments.bank_nobody'), amount: sum })}
      description={t('payments.bank_choose_text')}
      footer={
        <>
          {chosen.count > 0 && <ChosenSum line={line} chosen={chosen} />}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            busy={matching.sending}
            disabled={!matched || obstacle !== undefined}
            onClick={matching.confirm}
          >
            {t('payments.event.confirm')}
          </Button>
        </>
      }
    >
      <Stack>
        {obstacle && (
          <Banner tone="danger" role="status">
            {obstacle}
          </Banner>
        )}
        <ChoosePeople
          people={payees}
          searchLabel={t('payments.search_all')}
          caption={t('payments.bank_choose')}
          columns={columns}
          none={t('payments.unpaid_none')}
        />
      </Stack>
      <AskedDifference {...props} payees={payees} matching={matching} />
    </Dialog>
  );
}
