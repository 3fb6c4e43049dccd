import { EmptyState, Pagination, Stack, StateView } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { BankLineCard } from './bank-line-card.js';
import { useBankLines } from './use-bank-lines.js';

/** The lines that are a payment, or those that are none yet. */
export function BankLines({ matched }: { readonly matched: boolean }) {
  const { t } = useWords();
  const { lines, total, page, setPage, limit, state, retry, match, undo } = useBankLines(matched);
  return (
    <StateView state={state} onRetry={retry}>
      <Stack>
        {lines.length === 0 && (
          <EmptyState
            title={t(matched ? 'payments.bank_none_matched' : 'payments.bank_none')}
            description={t('payments.bank_none_text')}
          />
        )}
        {lines.map((line) => (
          <BankLineCard
            key={line.line_id}
            line={line}
            onUndo={(reason) => undo(line.line_id, reason)}
            onMatch={({ class_id, payment_id }) => match({ line_id: line.line_id, class_id, payment_id })}
          />
        ))}
        {total > limit && <Pagination page={page} limit={limit} total={total} onPageChange={setPage} />}
      </Stack>
    </StateView>
  );
}
