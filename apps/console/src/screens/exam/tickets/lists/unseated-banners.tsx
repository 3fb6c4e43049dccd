import { Banner, Button, Link } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { routes } from '../../../../routes.js';
import type { TicketLists } from './use-ticket-lists.js';

const GiveSeatsDialog = lazy(async () => ({
  default: (await import('../day/give-seats-dialog.js')).GiveSeatsDialog,
}));

/** Counts the approved candidates without a seat once the seats are published, and gives them theirs. */
function LateBanner({ list: { class_id, lateUnseated } }: { readonly list: TicketLists }) {
  const { t } = useWords();
  const [giving, setGiving] = useState(false);
  return (
    <>
      {lateUnseated > 0 && (
        <Banner
          tone="warning"
          actions={
            <Button size="small" onClick={() => setGiving(true)}>
              {t('exam.day.give_seats')}
            </Button>
          }
        >
          {t('exam.tickets.unseated_now', { count: lateUnseated })}
        </Banner>
      )}
      <Suspense>{giving && <GiveSeatsDialog classId={class_id} onClose={() => setGiving(false)} />}</Suspense>
    </>
  );
}

/** Counts the tickets without a seat; once the seats are published, the approved candidates without one. */
export function UnseatedBanners({ list }: { readonly list: TicketLists }) {
  const { t } = useWords();
  if (list.mayMoveOnDay) return <LateBanner list={list} />;
  const superseded = list.counts?.superseded ?? 0;
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
