import type { BankLine, InputOf } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';

const shown = 10;

/** A payment that a line may be. */
export type Suggestion = BankLine['suggestions'][number];

/** The lines of bank statements that are a payment or none yet, and finding out which. */
export const useBankLines = (matched: boolean) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const keyed = useKeyed();
  const query = useCallQuery('payment/fetchBankLines', { page, limit: shown, matched }, { keepLast: true });
  return {
    lines: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    page,
    setPage,
    limit: shown,
    state: contentState(query),
    retry: () => query.refetch(),
    undo: async (line_id: number, reason: string) => {
      const done = await attempt(() =>
        keyed((key) => call('payment/undoBankMatch', { line_id, reason }, { key })),
      );
      await queries.invalidateQueries({ queryKey: ['payment'] });
      if (done) toaster.show({ tone: 'success', message: t('payments.bank_undone') });
      return done !== undefined;
    },
    match: async (input: InputOf<'payment/matchBankLine'>) => {
      const done = await attempt(() => keyed((key) => call('payment/matchBankLine', input, { key })));
      await queries.invalidateQueries({ queryKey: ['payment'] });
      if (done) toaster.show({ tone: 'success', message: t('payments.said.confirm') });
      return done !== undefined;
    },
  };
};
