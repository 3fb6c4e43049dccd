import type { EnrolmentDetail } from '@skillcert/api-client';
import { eventsFrom, reviewLifecycle } from '@skillcert/core';
import { Button } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { useRoles } from '../../../state/use-profile.js';

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.js')).MoveDialog }));

/** Moves the candidate to another class, if the lifecycle allows this account to do so. */
export function MovePart({ detail }: { readonly detail: EnrolmentDetail }) {
  const { t } = useWords();
  const roles = useRoles();
  const [open, setOpen] = useState(false);
  const { status, claimed_by_me } = detail;
  const isListed = eventsFrom(reviewLifecycle, status, roles).some(({ event }) => event === 'move');
  if (!isListed || (status === 'in_review' && !claimed_by_me)) return null;
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('review.event.move')}
      </Button>
      {open && (
        <Suspense>
          <MoveDialog detail={detail} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
