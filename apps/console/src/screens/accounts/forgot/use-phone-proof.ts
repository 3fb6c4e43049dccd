import { type InputOf, isCallError, type OutputOf } from '@skillcert/api-client';
import { isMobile, limits, maskPhone, normalisePhone } from '@skillcert/core';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { showFailure } from '../../../client/show-failure.js';
import { type MessageKey, useWords } from '../../../messages/words-state.js';

type Name = 'phone' | 'verify_code';

/** The accounts of a phone that was proven. */
export type FoundAccounts = OutputOf<'user/fetchAccount'>['items'];

/** The purpose of a phone proof, and its result. */
export interface PhoneProof {
  readonly purpose: InputOf<'user/diffVerfyCode'>['purpose'];
  readonly onProven: (phone: string) => Promise<unknown>;
}

const phoneProblem = (phone: string): MessageKey | undefined => {
  if (phone.trim() === '') return 'field.required';
  return isMobile(normalisePhone(phone)) ? undefined : 'field.invalid_phone';
};

const codeProblem = (code: string): MessageKey | undefined => {
  if (code === '') return 'field.required';
  return code.length === limits.code_digits ? undefined : 'field.invalid_code';
};

/** Sends a code to an account's phone and proves the phone with it. The input stays for any answer of the server. */
export const usePhoneProof = ({ purpose, onProven }: PhoneProof) => {
  const { t } = useWords();
  const [values, setValues] = useState({ phone: '', verify_code: '' });
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [sentTo, setSentTo] = useState<{ readonly phone_masked: string; readonly at: number }>();

  const fail = (error: unknown) => {
    if (!isCallError(error)) throw error;
    const { phone, verify_code } = error.fields;
    const wrongCode = error.refusal === 'code_wrong' ? error.message : undefined;
    setErrors({ phone: phone?.message, verify_code: verify_code?.message ?? wrongCode });
    if (!phone && !verify_code && !wrongCode) showFailure(error);
  };

  const show = (problems: Partial<Record<Name, MessageKey | undefined>>) => {
    const { phone, verify_code } = problems;
    setErrors({ phone: phone && t(phone), verify_code: verify_code && t(verify_code) });
    return phone === undefined && verify_code === undefined;
  };

  /** @returns whether a code was sent */
  const send = async () => {
    if (!show({ phone: phoneProblem(values.phone) })) return false;
    const phone = normalisePhone(values.phone);
    try {
      await call('user/fetchVerfyCode', { phone, purpose }, { quiet: true });
      setSentTo({ phone_masked: maskPhone(phone), at: Date.now() });
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  const verify = async () => {
    const { verify_code } = values;
    if (!show({ phone: phoneProblem(values.phone), verify_code: codeProblem(verify_code) })) return;
    try {
      const phone = normalisePhone(values.phone);
      await call('user/diffVerfyCode', { phone, verify_code, purpose }, { quiet: true });
      await onProven(phone);
    } catch (error) {
      fail(error);
    }
  };

  const change = (name: Name) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };

  return { values, errors, sentTo, send, verify, change };
};
