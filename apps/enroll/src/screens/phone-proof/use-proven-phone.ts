import type { OutputOf, OwnEnrolment } from '@skillcert/api-client';
import { useEffect, useState } from 'react';
import { call } from '../../client/call.js';
import { isRefusal, type Problem, problemOf } from '../../client/problem.js';
import { forgetAllEntries } from '../create/draft/kept-entries.js';

/** The state of the phone's proof. The proof itself is a cookie that scripts cannot read. */
export type PhoneState =
  | { readonly at: 'checking' }
  | { readonly at: 'failed'; readonly problem: Problem }
  | { readonly at: 'unproven'; readonly again: boolean; readonly was?: string | undefined }
  | { readonly at: 'proven'; readonly phone_masked: string; readonly account?: ShownAccount | null };

/** The account of the phone, if one is signed in. */
type ShownAccount = NonNullable<OutputOf<'class/fetchEnrollListsByPhone'>['account']>;

/** An enrolment that was begun and not sent. */
export type OwnDraft = OutputOf<'class/fetchEnrollListsByPhone'>['drafts'][number];

/** The known records of a phone. */
interface Own {
  readonly items: readonly OwnEnrolment[];
  readonly drafts: readonly OwnDraft[];
}

interface Answer {
  readonly state: PhoneState;
  readonly own?: Own;
}

const nothing: Own = { items: [], drafts: [] };

const ask = async (signal?: AbortSignal): Promise<Answer> => {
  try {
    const answer = await call('class/fetchEnrollListsByPhone', {}, { quiet: true, signal });
    const { phone_masked, account, items, drafts } = answer;
    return { state: { at: 'proven', phone_masked, account }, own: { items, drafts } };
  } catch (error) {
    if (isRefusal(error, 'phone_unproven')) return { state: { at: 'unproven', again: false } };
    return { state: { at: 'failed', problem: problemOf(error) } };
  }
};

/** Whether a phone is proven, which one, and its enrolments. */
export const useProvenPhone = () => {
  const [state, setState] = useState<PhoneState>({ at: 'checking' });
  const [own, setOwn] = useState(nothing);
  const take = (answer: Answer) => {
    setState(answer.state);
    if (answer.own) setOwn(answer.own);
  };
  useEffect(() => {
    const aborter = new AbortController();
    ask(aborter.signal).then((answer) => {
      if (aborter.signal.aborted) return;
      setState(answer.state);
      if (answer.own) setOwn(answer.own);
    });
    return () => aborter.abort();
  }, []);
  const last = state.at === 'proven' ? state.phone_masked : state.at === 'unproven' ? state.was : undefined;
  return {
    state,
    /** The phone that is proven, or was before its proof ran out or another one was wanted. */
    last,
    /** The enrolments of the phone at the last request; they stay in sight while the proof is renewed. */
    items: own.items,
    /** The unsent drafts. */
    drafts: own.drafts,
    /** Asks the server again; the shown records stay until it has answered. */
    refresh: async () => take(await ask()),
    retry: async () => {
      setState({ at: 'checking' });
      take(await ask());
    },
    /** The phone was proven just now; its enrolments are not requested. */
    prove: (phone_masked: string) => setState({ at: 'proven', phone_masked }),
    /** The server no longer takes the proof: it is asked for again, and everything else stays. */
    expire: () => setState({ at: 'unproven', again: true, was: last }),
    /** Signs the account out; its enrolments go with it. */
    signOut: async () => {
      await call('candidate/signOut', {}, { quiet: true });
      forgetAllEntries();
      setOwn(nothing);
      setState({ at: 'unproven', again: false });
    },
    /** The candidate wants another number, and may be another person. Entries in the visible steps stay with them. */
    change: () => {
      forgetAllEntries();
      setState({ at: 'unproven', again: false, was: last });
    },
  };
};

/** The props of the screens. */
export type ProvenPhone = ReturnType<typeof useProvenPhone>;
