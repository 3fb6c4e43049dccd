import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { handRowsOn } from '../../../../lists/handed-rows.js';

const shown = 50;

/** The number of unpaid candidates of a class, shown beside its payments. */
export const useUnpaidCount = (class_id: number): number =>
  useCallQuery('payment/fetchUnpaid', { class_id, page: 1, limit: 1 }, { keepLast: true }).data?.total ?? 0;

/** The unpaid candidates of a class, and the reminder: of all, or of the chosen ones. */
export const useUnpaid = (class_id: number, messages: string) => {
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [selection, choose] = useState<ReadonlySet<string>>(new Set());
  const query = useCallQuery(
    'payment/fetchUnpaid',
    { class_id, page, limit: shown, ...(search && { search }) },
    { keepLast: true },
  );
  const { items = [], total = 0, amount_cents = 0, payee_missing = false } = query.data ?? {};
  return {
    rows: items,
    total,
    amount_cents,
    payee_missing,
    page,
    limit: shown,
    setPage,
    search,
    lookFor: (text: string) => {
      setSearch(text.trim());
      setPage(1);
    },
    selection,
    choose,
    state: contentState(query),
    retry: () => query.refetch(),
    remind: () => {
      handRowsOn(class_id, selection, 'unpaid');
      navigate(messages);
    },
  };
};
