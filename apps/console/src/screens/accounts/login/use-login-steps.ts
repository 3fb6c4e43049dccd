import { type InputOf, isCallError, type OutputOf } from '@skillcert/api-client';
import { isMobile, isRole, normalisePhone } from '@skillcert/core';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { showFailure } from '../../../client/show-failure.js';

type Entry = InputOf<'user/login'>;

/** The question to answer before the sign-in is complete. */
export type LoginQuestion =
  | { readonly kind: 'phone' }
  | { readonly kind: 'code' }
  | { readonly kind: 'account'; readonly choices: readonly string[] }
  | { readonly kind: 'role'; readonly choices: readonly string[] };

/**
 * The question in the refusal of a sign-in, if there is one. A phone is asked for its account, an account for its
 * role.
 */
export const questionOf = (error: unknown, { username }: Entry): LoginQuestion | undefined => {
  if (!isCallError(error)) return undefined;
  if (error.refusal === 'code_needed') return { kind: 'code' };
  if (error.refusal !== 'choice_needed') return undefined;
  const kind = isMobile(normalisePhone(username)) ? 'account' : 'role';
  return { kind, choices: error.choices };
};

/** The questions between the first answer and the session, one after the other. */
export const useLoginSteps = (
  first: LoginQuestion,
  proven: Entry,
  onEntered: (answer: OutputOf<'user/login'>) => unknown,
) => {
  const [input, setInput] = useState(proven);
  const [question, setQuestion] = useState(first);

  const answer = async (more: Partial<Entry>): Promise<void> => {
    const next = { ...input, ...more };
    try {
      await onEntered(await call('user/login', next, { quiet: true }));
    } catch (error) {
      const asked = questionOf(error, next);
      if (!asked) throw error;
      setInput(next);
      setQuestion(asked);
    }
  };

  /** A choice by a button has no field that could show a refusal. */
  const choose = (more: Partial<Entry>) =>
    attempt(() =>
      answer(more).catch((error) => {
        showFailure(error);
        throw error;
      }),
    );

  return {
    question,
    enterPhone: (phone: string) => answer({ username: phone, password: '' }),
    enterCode: (verify_code: string) => answer({ verify_code }),
    chooseAccount: (username: string) => choose({ username }),
    chooseRole: (role: string) => choose({ user_selected: isRole(role) ? role : '' }),
  };
};
