import type { InputOf, Uninvoiced } from '@skillcert/api-client';
import { addCents } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { toaster } from '../../../../client/toaster.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { askForParts } from './ask-in-rounds.js';

/** The outcome of a payment when all are asked for. */
export type Outcome = NonNullable<InputOf<'payment/fetchUninvoiced'>['outcome']>;

type Chosen = ReadonlyMap<string, Uninvoiced>;

const nobody: Chosen = new Map();

/** Those of the ids, with what is known of them. */
const chosenOf = (ids: Iterable<string>, known: Chosen): Chosen =>
  new Map(
    [...ids].flatMap((id) => {
      const payment = known.get(id);
      return payment ? [[id, payment] as const] : [];
    }),
  );

/** The payments of a class without an invoice, what becomes of each, and the request for all or the chosen ones. */
export const useOwnInvoices = (class_id: number) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const [seen, setSeen] = useState<{ page: number; limit: number; outcome?: Outcome }>({
    page: 1,
    limit: 50,
  });
  const [chosen, setChosen] = useState(nobody);
  const query = useCallQuery('payment/fetchUninvoiced', { class_id, ...seen }, { keepLast: true });
  const { items: rows = [], total = 0, to_ask = 0, to_ask_cents = 0, none_because = null } = query.data ?? {};
  const all = { count: to_ask, amount_cents: to_ask_cents };
  const some = {
    count: chosen.size,
    amount_cents: addCents(...[...chosen.values()].map(({ amount_cents }) => amount_cents)),
  };

  /** Whether every invoice was asked for; where one part was not, those of it stay chosen, to be sent again. */
  const ask = async (): Promise<boolean> => {
    const { asked, isWhole, rest } = await askForParts([...chosen.keys()].map(Number), (part) => {
      const input = { class_id, ...(part && { payment_ids: [...part] }) };
      return attempt(() => keyed('payment/requestOwnInvoices', input));
    });
    await queries.invalidateQueries({ queryKey: ['payment'] });
    setChosen((before) => chosenOf(rest.map(String), before));
    // Colleagues may have asked for all of these meanwhile: that is said, and nothing else is asked for instead. A part
    // that was refused has said so itself.
    if (asked > 0 || isWhole) {
      const message = t('invoices.own.done', { count: asked });
      toaster.show({ tone: asked > 0 ? 'success' : 'info', message });
    }
    return isWhole;
  };

  return {
    ...seen,
    rows,
    total,
    /** The reason why the class has none of any outcome. */
    none_because,
    /** The number and sum of the invoices that are asked for: the chosen ones, or else all. */
    meant: some.count > 0 ? some : all,
    state: contentState(query),
    retry: () => query.refetch(),
    setPage: (page: number) => setSeen({ ...seen, page }),
    resize: (limit: number) => setSeen({ ...seen, page: 1, limit }),
    narrow: (outcome: Outcome | undefined) => {
      setChosen(nobody);
      setSeen({ page: 1, limit: seen.limit, ...(outcome && { outcome }) });
    },
    selection: new Set(chosen.keys()),
    choose: (ids: ReadonlySet<string>) =>
      setChosen((before) =>
        chosenOf(ids, new Map([...before, ...rows.map((row) => [String(row.payment_id), row] as const)])),
      ),
    ask,
  };
};

/** The result of {@link useOwnInvoices}. */
export type OwnInvoices = ReturnType<typeof useOwnInvoices>;
