import type { InputOf } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import type { Meant } from './use-payables.js';

/** A way of paying through a provider. */
export type OnlineMethod = InputOf<'payment/startGroupPayment'>['method'];

interface OnlineValues {
  payer_name: string;
}

interface Starting {
  readonly meant: Meant;
  readonly method: OnlineMethod;
  readonly onStarted: (payment_id: number) => void;
}

const check = ({ payer_name }: OnlineValues): FormProblems =>
  payer_name.trim() === '' ? { payer_name: 'field.required' } : {};

/**
 * The form that starts a group payment through a provider. Once it exists the provider is asked to open it; without
 * an answer, it is asked again beside the payment.
 */
export const useOnlineForm = (class_id: number, { meant, method, onStarted }: Starting) => {
  const { t } = useWords();
  const amount = useAmount();
  const queries = useQueryClient();
  // Two clicks make one payment.
  const [key] = useState(() => crypto.randomUUID());
  const { enrolment_ids, unit_id, com_name, currency } = meant;
  return useServerForm<OnlineValues>({
    initial: { payer_name: com_name },
    check,
    send: async (values) => {
      const whom = enrolment_ids ? { enrolment_ids } : { unit_id };
      const input = { ...values, ...whom, class_id, method };
      const made = await call('payment/startGroupPayment', input, { key, quiet: true });
      const { payment_id } = made;
      const opening = { class_id, payment_id, event: 'open' } as const;
      const opened = await attempt(() => call('payment/checkGroupPayment', opening));
      if (opened) {
        const said = { count: made.count, amount: amount(made.amount_cents, currency) };
        toaster.show({ tone: 'info', message: t('payments.group_started', said) });
      }
      await queries.invalidateQueries({ queryKey: ['payment'] });
      onStarted(payment_id);
    },
  });
};
