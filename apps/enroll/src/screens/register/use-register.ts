import type { OutputOf } from '@skillcert/api-client';
import { useState } from 'react';
import { call } from '../../client/call.js';
import { fieldsOf, isRefusal, type Problem, problemOf } from '../../client/problem.js';
import {
  checkRegistration,
  emptyRegistration,
  type RegisterField,
  type RegisterKind,
  type RegisterProblems,
  registerInput,
} from './register-values.js';

/** The known facts about the proven phone. */
export type KnownPhone = OutputOf<'user/queryName'>;

type Stage =
  | { readonly at: 'phone'; readonly again: boolean }
  | { readonly at: 'form'; readonly known: KnownPhone }
  | { readonly at: 'done'; readonly kind: RegisterKind; readonly username: string };

/** The way from a phone to an account: proof, form, done. The input survives an expired proof. */
export const useRegister = (kind: RegisterKind) => {
  const [stage, setStage] = useState<Stage>({ at: 'phone', again: false });
  const [values, setValues] = useState(emptyRegistration);
  const [errors, setErrors] = useState<RegisterProblems>({});
  const [problem, setProblem] = useState<Problem>();

  const fail = (error: unknown) => {
    if (isRefusal(error, 'phone_unproven')) return setStage({ at: 'phone', again: true });
    const fields = Object.entries(fieldsOf(error)).map(([name, { key }]) => [name, key]);
    setErrors(Object.fromEntries(fields));
    if (fields.length === 0) setProblem(problemOf(error));
  };

  return {
    stage,
    values,
    errors,
    problem,
    change: (field: RegisterField, text: string) => {
      setValues((last) => ({ ...last, [field]: text }));
      setErrors((last) => ({ ...last, [field]: undefined }));
    },
    /** The phone is proven: requests its known facts. */
    proven: async () => setStage({ at: 'form', known: await call('user/queryName', {}, { quiet: true }) }),
    otherPhone: () => setStage({ at: 'phone', again: false }),
    send: async () => {
      const found = checkRegistration(kind, values);
      setErrors(found);
      setProblem(undefined);
      if (Object.keys(found).length > 0) return;
      try {
        const { username } = await call('user/register', registerInput(kind, values), { quiet: true });
        setStage({ at: 'done', kind, username });
      } catch (error) {
        fail(error);
      }
    },
  };
};

/** The props of the parts of the screen. */
export type Register = ReturnType<typeof useRegister>;
