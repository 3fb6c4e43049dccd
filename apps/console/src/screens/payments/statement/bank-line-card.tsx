import type { BankLine } from '@skillcert/api-client';
import { Button, Card, ConfirmDialog, Inline, Stack, Tag, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useFormats } from '../../../format/use-formats.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import type { Suggestion } from './use-bank-lines.js';

interface BankLineCardProps {
  readonly line: BankLine;
  readonly onMatch: (suggestion: Suggestion) => Promise<boolean>;
  /** Takes back that it is a payment, for a reason. */
  readonly onUndo: (reason: string) => Promise<boolean>;
}

/** A payment by its candidate; a transfer for many by the first of them, and how many they are. */
const useNamed = () => {
  const { t } = useWords();
  return ({ name, count }: { readonly name: string; readonly count: number }) =>
    count > 1 ? t('payments.group_named', { name, count }) : name;
};

/** One line of a statement: what the bank says, and the payment that it is or may be, with what speaks for it. */
export function BankLineCard({ line, onMatch, onUndo }: BankLineCardProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const amount = useAmount();
  const named = useNamed();
  const [chosen, setChosen] = useState<Suggestion>();
  const [undoing, setUndoing] = useState(false);
  const { payer_name, paid_on, note, payment, suggestions } = line;
  const sum = amount(line.amount_cents, line.currency);
  return (
    <Card
      level={3}
      title={payer_name || t('payments.bank_nobody')}
      actions={
        <Text weight="bold" tabular>
          {sum}
        </Text>
      }
    >
      <Stack gap="sm">
        <Text as="p" size="sm" tone="muted">
          {[paid_on, note].filter(Boolean).join(' · ')}
        </Text>
        {payment && (
          <Inline justify="between">
            <Text as="p">
              {t('payments.bank_is', {
                name: named(payment),
                number: payment.enrol_no,
                by: line.matched_by ?? '',
                time: line.matched_at ? minute(line.matched_at) : '',
              })}
            </Text>
            <Button
              size="small"
              aria-label={t('payments.bank_undo_named', { name: named(payment) })}
              onClick={() => setUndoing(true)}
            >
              {t('payments.bank_undo')}
            </Button>
          </Inline>
        )}
        {!payment && suggestions.length === 0 && <Text as="p">{t('payments.bank_no_suggestion')}</Text>}
        {suggestions.map((suggestion) => (
          <Inline key={suggestion.payment_id} justify="between">
            <Stack gap="xs">
              <Text weight="medium">
                {named(suggestion)} · {suggestion.enrol_no}
              </Text>
              <Text size="sm" tone="muted">
                {suggestion.class_name}
              </Text>
              <Inline gap="xs">
                {suggestion.reasons.map((reason) => (
                  <Tag key={reason} label={t(`payments.bank_reason.${reason}`)} />
                ))}
              </Inline>
            </Stack>
            <Button
              size="small"
              aria-label={t('payments.bank_match_named', { name: named(suggestion) })}
              onClick={() => setChosen(suggestion)}
            >
              {t('payments.bank_match')}
            </Button>
          </Inline>
        ))}
      </Stack>
      {undoing && payment && (
        <ReasonDialog
          title={t('payments.bank_undo_named', { name: named(payment) })}
          description={t('payments.bank_undo_text', { amount: sum })}
          tone="danger"
          onClose={() => setUndoing(false)}
          onGive={onUndo}
        />
      )}
      {chosen && (
        <ConfirmDialog
          open
          onOpenChange={() => setChosen(undefined)}
          title={t('payments.bank_match')}
          description={t('payments.bank_match_text', { amount: sum, name: named(chosen), day: paid_on })}
          confirmLabel={t('payments.event.confirm')}
          onConfirm={() => onMatch(chosen)}
        />
      )}
    </Card>
  );
}
