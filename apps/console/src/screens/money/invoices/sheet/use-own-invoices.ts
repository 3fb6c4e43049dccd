import type { InputOf } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { askInRounds, partsOf } from './ask-in-rounds.js';

/** The outcome of a payment when all are asked for. */
export type Outcome = NonNullable<InputOf<'payment/fetchUninvoiced'>['outcome']>;

const nobody: ReadonlySet<string> = new Set();

/** The payments of a class without an invoice, what becomes of each, and the request for all or the chosen ones. */
export const useOwnInvoices = (class_id: number) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const [seen, setSeen] = useState<{ page: number; limit: number; outcome?: Outcome }>({
    page: 1,
    limit: 50,
  });
  const [selection, choose] = useState(nobody);
  const query = useCallQuery('payment/fetchUninvoiced', { class_id, ...seen }, { keepLast: true });
  const { items: rows = [], total = 0, to_ask = 0, to_ask_cents = 0 } = query.data ?? {};

  /** Whether any invoice was asked for. */
  const ask = async (): Promise<boolean> => {
    let count = 0;
    for (const part of partsOf([...selection].map(Number))) {
      const input = { class_id, ...(part && { payment_ids: [...part] }) };
      count += await askInRounds(() =>
        attempt(() => keyed((key) => call('payment/requestOwnInvoices', input, { key }))),
      );
    }
    await queries.invalidateQueries({ queryKey: ['payment'] });
    if (count === 0) return false;
    choose(nobody);
    toaster.show({ tone: 'success', message: t('invoices.own.done', { count }) });
    return true;
  };

  return {
    ...seen,
    rows,
    total,
    to_ask,
    to_ask_cents,
    state: contentState(query),
    retry: () => query.refetch(),
    setPage: (page: number) => setSeen({ ...seen, page }),
    resize: (limit: number) => setSeen({ ...seen, page: 1, limit }),
    narrow: (outcome: Outcome | undefined) => {
      choose(nobody);
      setSeen({ page: 1, limit: seen.limit, ...(outcome && { outcome }) });
    },
    selection,
    choose,
    ask,
  };
};

/** The result of {@link useOwnInvoices}. */
export type OwnInvoices = ReturnType<typeof useOwnInvoices>;
