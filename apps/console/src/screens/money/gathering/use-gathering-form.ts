import type { Gathering, InputOf } from '@skillcert/api-client';
import { isAccountNumber, type PayMethod } from '@skillcert/core';
import { shrinkPicture } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../forms/use-server-form.js';
import { instantOf, wallTimeOf } from '../../../forms/wall-time.js';
import { type MessageKey, useWords } from '../../../messages/words-state.js';
import type { RuleStep } from './refund-rule-fields.js';

/** Where the money goes: as it is, to the account of the class’s unit, or to another one. */
type PayeeChoice = InputOf<'payment/saveGathering'>['payee']['from'];

/** The settings as the form holds them. */
export interface GatheringValues {
  fee_cents: number | null;
  /** `same`: units pay the fee of individuals. */
  organization: 'same' | 'own';
  organization_fee_cents: number | null;
  pay_until: string;
  note: string;
  refund_rule: readonly RuleStep[];
  methods: PayMethod[];
  payee: PayeeChoice;
  bank: string;
  account_name: string;
  account_number: string;
  /** `kept`: the picture unchanged. `new`: the one in `qr_file`. */
  qr: 'none' | 'kept' | 'new';
  qr_file: readonly File[];
}

const payeeProblems = ({ bank, account_name, account_number }: GatheringValues): FormProblems => ({
  ...(bank.trim() === '' && { bank: 'field.required' as const }),
  ...(account_name.trim() === '' && { account_name: 'field.required' as const }),
  ...(!isAccountNumber(account_number) && { account_number: 'field.invalid_account_number' as const }),
});

const check = (values: GatheringValues): FormProblems => {
  const problems: Record<string, MessageKey> = {};
  if (values.methods.length === 0) problems.methods = 'field.required';
  if (values.refund_rule.some(({ from, keep }) => from === '' || keep === null)) {
    problems.refund_rule = 'field.required';
  }
  if (values.qr === 'new' && values.qr_file.length === 0) problems.qr_file = 'field.required';
  if (values.fee_cents === null) problems.fee_cents = 'field.required';
  if (values.organization === 'own' && values.organization_fee_cents === null) {
    problems.organization_fee_cents = 'field.required';
  }
  return values.payee === 'entered' ? { ...problems, ...payeeProblems(values) } : problems;
};

const initialPayee = ({ payee, unit_payee }: Gathering): PayeeChoice => {
  if (payee) return 'kept';
  return unit_payee ? 'unit' : 'entered';
};

const valuesOf = (seen: Gathering): GatheringValues => ({
  fee_cents: seen.fee_cents,
  organization: seen.organization_fee_cents === null ? 'same' : 'own',
  organization_fee_cents: seen.organization_fee_cents,
  pay_until: wallTimeOf(seen.pay_until),
  note: seen.note,
  refund_rule: seen.refund_rule.map(({ from, keep_bp }) => ({
    from: wallTimeOf(from),
    keep: keep_bp / 100,
  })),
  methods: seen.methods.filter((method) => seen.methods_available.includes(method)),
  payee: initialPayee(seen),
  bank: '',
  account_name: '',
  account_number: '',
  qr: seen.qr_id === null ? 'none' : 'kept',
  qr_file: [],
});

/** The new picture, uploaded; undefined if it stays. */
const sendQr = async (
  { qr, qr_file: [file] }: GatheringValues,
  { class_id }: Gathering,
): Promise<number | null | undefined> => {
  if (qr === 'kept') return undefined;
  if (qr === 'none' || !file) return null;
  const body = await shrinkPicture(file);
  return (await call('payment/uploadProof', { class_id }, { body, quiet: true })).proof_id;
};

/** The input for the server; a field of the payee keeps the name it has in the form. */
const toInput = (values: GatheringValues, { class_id, updated_at }: Gathering) => {
  const { payee, bank, account_name, account_number, organization, organization_fee_cents } = values;
  return {
    class_id,
    updated_at,
    fee_cents: values.fee_cents ?? 0,
    organization_fee_cents: organization === 'own' ? organization_fee_cents : null,
    pay_until: instantOf(values.pay_until),
    note: values.note.trim(),
    refund_rule: values.refund_rule.flatMap(({ from, keep }) => {
      const moment = instantOf(from);
      return moment && keep !== null ? [{ from: moment, keep_bp: Math.round(keep * 100) }] : [];
    }),
    methods: values.methods,
    payee: payee === 'entered' ? { from: payee, bank, account_name, account_number } : { from: payee },
  };
};

interface GatheringFormOptions {
  readonly seen: Gathering;
  readonly onSaved: (saved: Gathering) => void;
}

/** The form over how a class collects its fees, saved as a whole over the version that was seen. */
export const useGatheringForm = ({ seen, onSaved }: GatheringFormOptions) => {
  const { t } = useWords();
  const queries = useQueryClient();
  return useServerForm<GatheringValues>({
    initial: valuesOf(seen),
    check,
    send: async (values) => {
      const qr_id = await sendQr(values, seen);
      const input = { ...toInput(values, seen), ...(qr_id !== undefined && { qr_id }) };
      const saved = await call('payment/saveGathering', input, { quiet: true });
      toaster.show({ tone: 'success', message: t('gathering.saved') });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['payment', 'fetchGathering'] }),
        queries.invalidateQueries({ queryKey: ['class'] }),
      ]);
      onSaved(saved);
    },
  });
};
