import { Button } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';

const AllPapersDrawer = lazy(async () => ({
  default: (await import('./all-papers-drawer.js')).AllPapersDrawer,
}));

/** Opens the papers of the whole exam of a class. */
export function AllPapersButton({ classId }: { readonly classId: number }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('exam.all_papers.title')}</Button>
      {open && (
        <Suspense>
          <AllPapersDrawer classId={classId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
