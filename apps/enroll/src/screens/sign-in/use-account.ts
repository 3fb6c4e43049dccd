import type { OutputOf } from '@skillcert/api-client';
import { useEffect, useState } from 'react';
import { call } from '../../client/call.js';
import { isRefusal, type Problem, problemOf } from '../../client/problem.js';
import { forgetAllEntries } from '../create/draft/kept-entries.js';

/** The account that is signed in in this browser. */
export type OwnAccount = NonNullable<OutputOf<'class/fetchEnrollListsByPhone'>['account']> & {
  readonly phone_masked: string;
};

type State =
  | { readonly at: 'checking' }
  | { readonly at: 'failed'; readonly problem: Problem }
  | { readonly at: 'outside' }
  | { readonly at: 'inside'; readonly account: OwnAccount };

const ask = async (signal?: AbortSignal): Promise<State> => {
  try {
    const answer = await call('class/fetchEnrollListsByPhone', {}, { quiet: true, signal });
    const { account, phone_masked } = answer;
    return account ? { at: 'inside', account: { ...account, phone_masked } } : { at: 'outside' };
  } catch (error) {
    if (isRefusal(error, 'phone_unproven')) return { at: 'outside' };
    return { at: 'failed', problem: problemOf(error) };
  }
};

/** Whether a candidate is signed in, and as whom. */
export const useAccount = () => {
  const [state, setState] = useState<State>({ at: 'checking' });
  useEffect(() => {
    const aborter = new AbortController();
    ask(aborter.signal).then((answer) => {
      if (!aborter.signal.aborted) setState(answer);
    });
    return () => aborter.abort();
  }, []);
  return {
    state,
    retry: async () => {
      setState({ at: 'checking' });
      setState(await ask());
    },
    signOut: async () => {
      await call('candidate/signOut', {}, { quiet: true });
      forgetAllEntries();
      setState({ at: 'outside' });
    },
    /** The session has run out. */
    leave: () => setState({ at: 'outside' }),
  };
};
