import type { FieldProblem, OwnEnrolment, OwnPayments } from '@skillcert/api-client';
import { isAccountNumber } from '@skillcert/core';
import { shrinkPicture } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { newKey } from '../../../client/new-key.js';
import { fieldsOf, type Problem, pictureProblem, problemOf } from '../../../client/problem.js';
import type { OwnEnrolments } from '../use-own-enrolments.js';

/** The input of a candidate about a transfer. */
export interface PayValues {
  readonly payer_name: string;
  readonly payer_bank: string;
  readonly payer_account: string;
  readonly paid_on: string;
}

/** The amount due of a fee. */
const dueOf = ({ fee_cents, received_cents }: OwnPayments) => fee_cents - received_cents;

/** A field of the form. */
export type PayField = keyof PayValues;

type PayErrors = Readonly<Partial<Record<PayField | 'amount_cents' | 'proof_id', FieldProblem>>>;

const problemsOf = (values: PayValues, cents: number | null, file: File | undefined): PayErrors => ({
  ...(!cents && { amount_cents: 'required' as const }),
  ...(values.payer_name.trim() === '' && { payer_name: 'required' as const }),
  ...(values.payer_bank.trim() === '' && { payer_bank: 'required' as const }),
  ...(!isAccountNumber(values.payer_account) && { payer_account: 'invalid_account_number' as const }),
  ...(values.paid_on === '' && { paid_on: 'required' as const }),
  ...(!file && { proof_id: 'proof_required' as const }),
});

/** The faults that the server found, by their fields. */
const refusedBy = (error: unknown): PayErrors =>
  Object.fromEntries(Object.entries(fieldsOf(error)).map(([field, { key }]) => [field, key]));

const blank = { payer_bank: '', payer_account: '', paid_on: '' } as const;

/** Sends the proof first; a command repeated after a lost answer keeps its key. */
const useDeclaration = ({ class_id, enrolment_id }: OwnEnrolment) => {
  const [attempt, setAttempt] = useState<{ readonly key: string; readonly proof_id: number }>();

  /** A proof that has arrived is not sent again, unless another one is chosen. */
  const sendProof = async (file: File) => {
    if (attempt) return attempt;
    const { proof_id } = await call(
      'payment/uploadProof',
      { class_id },
      { body: await shrinkPicture(file), quiet: true },
    );
    const made = { key: newKey(), proof_id };
    setAttempt(made);
    return made;
  };

  return {
    declare: async (file: File, entered: PayValues & { readonly amount_cents?: number }) => {
      const { key, proof_id } = await sendProof(file);
      const input = { ...entered, class_id, enrolment_id, proof_id };
      try {
        return await call('payment/declarePayment', input, { key, quiet: true });
      } catch (error) {
        // Refused, the attempt is over; the proof waits for the next one.
        if (problemOf(error).kind === 'refused') setAttempt({ key: newKey(), proof_id });
        throw error;
      }
    },
    /** Something else is declared from now on. */
    renew: () => setAttempt((last) => last && { ...last, key: newKey() }),
    /** Another proof is sent from now on. */
    dropProof: () => setAttempt(undefined),
  };
};

/** The form that declares a transfer. */
export const usePayForm = (enrolment: OwnEnrolment, money: OwnPayments, own: OwnEnrolments) => {
  const due = dueOf(money);
  const [cents, setCents] = useState<number | null>(due);
  const [values, setValues] = useState<PayValues>({ ...blank, payer_name: enrolment.name });
  const [files, setFiles] = useState<readonly File[]>([]);
  const [errors, setErrors] = useState<PayErrors>({});
  const [problem, setProblem] = useState<Problem>();
  const [proofProblem, setProofProblem] = useState<string>();
  const { declare, renew, dropProof } = useDeclaration(enrolment);

  return {
    values,
    cents,
    /** The surplus of the transfer over the amount due, or the shortfall. */
    more: cents === null ? 0 : cents - due,
    changeCents: (next: number | null) => {
      setCents(next);
      setErrors((last) => ({ ...last, amount_cents: undefined }));
      renew();
    },
    files,
    errors,
    /** The fault of the picture that was sent, in words. */
    proofProblem,
    problem,
    change: (field: PayField, text: string) => {
      setValues((last) => ({ ...last, [field]: text }));
      setErrors((last) => ({ ...last, [field]: undefined }));
      renew();
    },
    choose: (chosen: readonly File[]) => {
      setFiles(chosen);
      setProofProblem(undefined);
      dropProof();
      setErrors((last) => ({ ...last, proof_id: undefined }));
    },
    send: async (): Promise<void> => {
      const [file] = files;
      const wrong = problemsOf(values, cents, file);
      setErrors(wrong);
      setProblem(undefined);
      setProofProblem(undefined);
      if (!file || Object.keys(wrong).length > 0) return;
      // Unchanged, it means the amount due on arrival.
      const other = cents !== null && cents !== due && { amount_cents: cents };
      try {
        await own.run(() => declare(file, { ...values, ...other }), 'pay_sent');
      } catch (error) {
        setErrors(refusedBy(error));
        const picture = pictureProblem(error);
        setProofProblem(picture);
        if (picture === undefined) setProblem(problemOf(error));
      }
    },
  };
};
