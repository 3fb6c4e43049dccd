import type { FieldProblem } from '@skillcert/api-client';
import { isMobile, limits, maskPhone, normalisePhone } from '@skillcert/core';
import { type FocusEvent, useState } from 'react';
import { call } from '../../client/call.js';
import { fieldsOf, type Problem, problemOf } from '../../client/problem.js';
import { movesToField } from '../../shell/moves-to-field.js';

type ProofErrors = Partial<Record<'phone' | 'verify_code', FieldProblem>>;

interface Sent {
  readonly phone_masked: string;
  readonly minutes: number;
  /** When it was sent, in milliseconds: a second code is another message. */
  readonly at: number;
}

const checkPhone = (phone: string): FieldProblem | undefined => {
  if (phone.trim() === '') return 'required';
  return isMobile(normalisePhone(phone)) ? undefined : 'invalid_phone';
};

const checkCode = (code: string): FieldProblem | undefined => {
  if (code === '') return 'required';
  return code.length === limits.code_digits ? undefined : 'invalid_code';
};

/** The purposes of a phone proof on this site. */
export type ProofPurpose = 'enrol' | 'register';

const quiet = { quiet: true } as const;

const sendFor = (purpose: ProofPurpose, phone: string) =>
  purpose === 'enrol'
    ? call('class/fetchClassVerfyCode', { phone }, quiet)
    : call('user/fetchVerfyCode', { phone, purpose }, quiet);

const proveFor = (purpose: ProofPurpose, typed: { phone: string; verify_code: string }) =>
  purpose === 'enrol'
    ? call('class/diffClassVerfyCode', typed, quiet)
    : call('user/diffVerfyCode', { ...typed, purpose }, quiet);

interface ProofEvents {
  readonly purpose: ProofPurpose;
  readonly onProven: (phone_masked: string) => unknown;
  readonly onSent?: (() => unknown) | undefined;
}

/** The typed phone and code, with the faults that they or the server's answer have. */
const useProofFields = () => {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<ProofErrors>({});
  const [problem, setProblem] = useState<Problem>();
  return {
    phone,
    code,
    errors,
    problem,
    /** Shows the faults; returns whether there are none. */
    check: (found: ProofErrors): boolean => {
      setErrors(found);
      setProblem(undefined);
      return !found.phone && !found.verify_code;
    },
    fail: (error: unknown) => {
      const fields = fieldsOf(error);
      const found = { phone: fields.phone?.key, verify_code: fields.verify_code?.key };
      if (found.phone || found.verify_code) setErrors(found);
      else setProblem(problemOf(error));
    },
    typePhone: (text: string) => {
      setPhone(text);
      setErrors((last) => ({ ...last, phone: undefined }));
    },
    typeCode: (text: string) => {
      setCode(text);
      setProblem(undefined);
      setErrors((last) => ({ ...last, verify_code: undefined }));
    },
    leavePhone: (event: FocusEvent) => {
      if (phone.trim() !== '' && movesToField(event))
        setErrors((last) => ({ ...last, phone: checkPhone(phone) }));
    },
  };
};

/** Sends a code to a phone and proves the phone with it. The input stays after any answer of the server. */
export const usePhoneProof = ({ purpose, onProven, onSent }: ProofEvents) => {
  const { check, fail, ...fields } = useProofFields();
  const { phone, code } = fields;
  const [sent, setSent] = useState<Sent>();
  const [wait, setWait] = useState<number>(limits.code_resend_seconds);

  /** Resolves to false where no code was sent. */
  const send = async () => {
    if (!check({ phone: checkPhone(phone) })) return false;
    const canonical = normalisePhone(phone);
    try {
      const answer = await sendFor(purpose, canonical);
      setWait(answer.resend_after);
      setSent({
        phone_masked: maskPhone(canonical),
        minutes: Math.round(answer.expires_in / 60),
        at: Date.now(),
      });
      onSent?.();
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  const verify = async () => {
    if (!check({ phone: checkPhone(phone), verify_code: checkCode(code) })) return;
    try {
      const input = { phone: normalisePhone(phone), verify_code: code };
      const { phone_masked } = await proveFor(purpose, input);
      await onProven(phone_masked);
    } catch (error) {
      fail(error);
    }
  };

  return { ...fields, sent, wait, send, verify };
};
