import type { BankLine, Client, InputOf } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { contentState } from '../../../../lists/content-state.js';
import { refusalText } from '../../../../lists/refusal-text.js';
import { useWords } from '../../../../messages/words-state.js';

/** Which lines are listed. */
export type BankView = NonNullable<InputOf<'payment/fetchBankLines'>['view']>;

/** A person whom the money of a line may come from. */
export type Suggestion = BankLine['suggestions'][number];

/** The match of a line. */
export type Matched = Omit<InputOf<'payment/matchBankLine'>, 'line_id'>;

/** The sizes of a page: a statement of three hundred lines is two of them. */
export const lineLimits = [50, 100, 200] as const;

const saidUndone = (payment: BankLine['payment'], staysEnded: boolean) => {
  if (staysEnded) return 'payments.bank_undone_ended';
  return payment?.by_hand ? 'payments.bank_undone_line' : 'payments.bank_undone';
};

/** Runs a step, reads everything about payments anew, and reports its success. */
const useRun = () => {
  const queries = useQueryClient();
  const keyed = useKeyed();
  return async <Done>(step: (keyed: Client) => Promise<Done>, said: string | ((done: Done) => string)) => {
    const done = await attempt(() => step(keyed));
    await queries.invalidateQueries({ queryKey: ['payment'] });
    if (done === undefined) return false;
    toaster.show({ tone: 'success', message: typeof said === 'string' ? said : said(done) });
    return true;
  };
};

/** The lines of bank statements in one view, the chosen ones, and the steps about them. */
export const useBankLines = (first: BankView) => {
  const { t } = useWords();
  const run = useRun();
  const [asked, setAsked] = useState({ view: first, page: 1, limit: 50, search: '' });
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const query = useCallQuery('payment/fetchBankLines', asked, { keepLast: true });

  const setAside = async (line_ids: number[], reason: string, said: string) => {
    const done = await run(() => call('payment/setBankLinesAside', { line_ids, reason }), said);
    if (done) setSelection(new Set());
    return done;
  };

  return {
    ...asked,
    lines: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    state: contentState(query),
    refused: refusalText(query),
    retry: () => query.refetch(),
    selection,
    choose: setSelection,
    setPage: (page: number) => setAsked({ ...asked, page }),
    narrow: (changes: Partial<typeof asked>) => {
      setSelection(new Set());
      setAsked({ ...asked, page: 1, ...changes });
    },
    match: (line_id: number, matched: Matched) =>
      run(
        (keyed) => keyed('payment/matchBankLine', { line_id, ...matched }),
        ({ payment_id }) => t(payment_id === null ? 'payments.bank_hold_done' : 'payments.said.confirm'),
      ),
    /** Gives a payment that was confirmed by hand its line. */
    link: (line_id: number, matched: Matched) =>
      run(
        (keyed) => keyed('payment/matchBankLine', { line_id, ...matched }),
        t('payments.bank_by_hand_done'),
      ),
    /** Asks the money of a line back, whose candidate has paid before. */
    giveBack: (line_id: number, returned: Omit<InputOf<'payment/returnBankLine'>, 'line_id'>) =>
      run(
        (keyed) => keyed('payment/returnBankLine', { line_id, ...returned }),
        t('payments.bank_returned_done'),
      ),
    undo: ({ line_id, payment }: Pick<BankLine, 'line_id' | 'payment'>, reason: string) =>
      run(
        (keyed) => keyed('payment/undoBankMatch', { line_id, reason }),
        ({ stays_ended }) => t(saidUndone(payment, stays_ended)),
      ),
    setAside: (line_ids: number[], reason: string) =>
      setAside(line_ids, reason, t('payments.bank_aside_done', { count: line_ids.length })),
    /** Removes a line that repeats one of another export; the other one stays. */
    drop: (line_id: number) =>
      setAside([line_id], t('payments.bank_same_reason'), t('payments.bank_same_done')),
    /** A line that only looked as if it were there already is one of its own. */
    keep: (line_id: number) =>
      run(() => call('payment/keepBankLines', { line_ids: [line_id] }), t('payments.bank_keep_done')),
    takeBack: (line_id: number) => setAside([line_id], '', t('payments.bank_taken_back')),
  };
};

/** The result of {@link useBankLines}. */
export type BankLinesList = ReturnType<typeof useBankLines>;
