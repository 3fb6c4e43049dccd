import { shrinkPicture } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import type { Meant } from './use-payables.js';

/** The fields of a transfer, as the form holds them. */
interface TransferValues {
  payer_name: string;
  payer_bank: string;
  payer_account: string;
  paid_on: string;
  proof_id: readonly File[];
}

const typed = ['payer_name', 'payer_bank', 'payer_account', 'paid_on'] as const;

const check = (values: TransferValues): FormProblems => ({
  ...Object.fromEntries(
    typed.filter((name) => values[name].trim() === '').map((name) => [name, 'field.required' as const]),
  ),
  ...(values.proof_id.length === 0 && { proof_id: 'field.proof_required' as const }),
});

/** A proof proves one transfer: with another one it is another command. */
const proofKey = (proof_id: number) => `group-payment-${proof_id}`;

/** The form that declares a transfer for many. The server decides the amount. */
export const useTransferForm = (class_id: number, meant: Meant, onDone: () => void) => {
  const { t } = useWords();
  const amount = useAmount();
  const queries = useQueryClient();
  const { enrolment_ids, unit_id, com_name, currency } = meant;
  return useServerForm<TransferValues>({
    initial: { payer_name: com_name, payer_bank: '', payer_account: '', paid_on: '', proof_id: [] },
    check,
    pictureAt: 'proof_id',
    send: async ({ proof_id: [file], ...values }) => {
      if (!file) return;
      const body = await shrinkPicture(file);
      const { proof_id } = await call('payment/uploadProof', { class_id }, { body, quiet: true });
      const input = { ...values, class_id, proof_id, ...(enrolment_ids ? { enrolment_ids } : { unit_id }) };
      const made = await call('payment/declareGroupPayment', input, { key: proofKey(proof_id), quiet: true });
      const said = { count: made.count, amount: amount(made.amount_cents, currency) };
      toaster.show({ tone: 'success', message: t('payments.group_said', said) });
      await queries.invalidateQueries({ queryKey: ['payment'] });
      onDone();
    },
  });
};
