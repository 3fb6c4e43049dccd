import { Banner, Link } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { routes } from '../../../../routes.js';
import type { TicketLists } from './use-ticket-lists.js';

/**
 * Counts the tickets without a seat; once the seats are published, the approved candidates without one, and how they
 * still get theirs.
 */
export function UnseatedBanners({ list: { counts, lateUnseated } }: { readonly list: TicketLists }) {
  const { t } = useWords();
  if (lateUnseated > 0) {
    return <Banner tone="warning">{t('exam.tickets.unseated_now', { count: lateUnseated })}</Banner>;
  }
  const superseded = counts?.superseded ?? 0;
  if (superseded === 0) return null;
  return (
    <Banner
      tone="warning"
      actions={
        <Link to={`${routes.byId.ticket.path}?status=superseded`}>{t('exam.tickets.show_without_seat')}</Link>
      }
    >
      {t('exam.tickets.without_seat', { count: superseded })}
    </Banner>
  );
}
