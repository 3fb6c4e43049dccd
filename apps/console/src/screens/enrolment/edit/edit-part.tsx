import type { EnrolmentDetail } from '@skillcert/api-client';
import { endedReviews } from '@skillcert/core';
import { Button } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../messages/words-state.js';

const EditDrawer = lazy(async () => ({ default: (await import('./edit-drawer.js')).EditDrawer }));

const over: readonly EnrolmentDetail['status'][] = endedReviews;

/** Opens the correction of a candidate's entries, while the enrolment is live and nobody else reviews it. */
export function EditPart({ detail }: { readonly detail: EnrolmentDetail }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { status, claimed_by_me } = detail;
  if (over.includes(status) || (status === 'in_review' && !claimed_by_me)) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('candidate.edit')}
      </Button>
      {open && (
        <Suspense>
          <EditDrawer detail={detail} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
