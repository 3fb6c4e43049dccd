import type { OutputOf } from '@skillcert/api-client';
import { useEffect, useState } from 'react';
import { call } from '../../client/call.js';
import { fieldsOf, isRefusal, type Problem, problemOf } from '../../client/problem.js';
import { paths } from '../../paths.js';
import { currentPlace } from '../../router/place-store.js';

/** What the register says of a certificate. */
export type Verdict = OutputOf<'certificate/verifyCertificate'>;

/** What the check came to; `forged`: the code is none that was signed here, or was changed. */
export type Outcome =
  | { readonly at: 'asking' | 'checking' | 'forged' | 'unknown' }
  | { readonly at: 'failed'; readonly problem: Problem }
  | { readonly at: 'found'; readonly verdict: Verdict };

/** A part of an address as text; one that nobody encoded so stands as it is, and is no number or code then. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const inPath = () => decoded(currentPlace().path.slice(paths.verify.length + 1));

// What follows the # is never sent with the address.
const inHash = () => decoded(location.hash.slice(1));

interface Asked {
  readonly certificate_no: string;
  readonly code?: string;
  readonly id_last4?: string;
}

const outcomeOf = async (asked: Asked): Promise<Outcome> => {
  try {
    return {
      at: 'found',
      verdict: await call('certificate/verifyCertificate', asked, { quiet: true }),
    };
  } catch (error) {
    if (isRefusal(error, 'not_found')) return { at: 'unknown' };
    if (asked.code && fieldsOf(error).code) return { at: 'forged' };
    return { at: 'failed', problem: problemOf(error) };
  }
};

/** Checks a certificate: at once where its code was scanned, else when its number and the end of an identity number are sent. */
export const useVerify = () => {
  const [scanned] = useState(() => ({ certificate_no: inPath(), code: inHash() }));
  const [outcome, setOutcome] = useState<Outcome>({ at: scanned.code ? 'checking' : 'asking' });
  useEffect(() => {
    if (scanned.code) void outcomeOf(scanned).then(setOutcome);
  }, [scanned]);
  return {
    certificate_no: scanned.certificate_no,
    outcome,
    check: async (asked: Asked) => setOutcome(await outcomeOf(asked)),
  };
};
