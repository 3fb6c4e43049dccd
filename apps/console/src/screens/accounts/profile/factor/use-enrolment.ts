import type { OutputOf } from '@skillcert/api-client';
import { useState } from 'react';

/**
 * The state of the enrolment of a second factor: the password, then the app, then the codes that replace a lost
 * app.
 */
type Enrolment =
  | { readonly step: 'password' }
  | { readonly step: 'app'; readonly secret: OutputOf<'user/startFactor'> }
  | { readonly step: 'codes'; readonly recovery_codes: readonly string[] };

/** The enrolment of one's own second factor, step by step. */
export const useEnrolment = () => {
  const [enrolment, setEnrolment] = useState<Enrolment>({ step: 'password' });
  return {
    enrolment,
    started: (secret: OutputOf<'user/startFactor'>) => setEnrolment({ step: 'app', secret }),
    confirmed: ({ recovery_codes }: OutputOf<'user/confirmFactor'>) =>
      setEnrolment({ step: 'codes', recovery_codes }),
  };
};
