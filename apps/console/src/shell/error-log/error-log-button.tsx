import { Button } from '@skillcert/ui';
import { Bug } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { completeWords, useWords } from '../../messages/words-state.js';
import { useErrors } from '../../state/error-log.js';

const ErrorLogDrawer = lazy(async () => {
  const [part] = await Promise.all([import('./error-log-drawer.js'), completeWords('error_log')]);
  return { default: part.ErrorLogDrawer };
});

/** The number of errors on this page, and the way to them; absent while there are none. */
export function ErrorLogButton() {
  const { t } = useWords();
  const { length } = useErrors();
  const [open, setOpen] = useState(false);
  if (length === 0) return null;
  return (
    <>
      <Button
        variant="ghost"
        aria-label={t('errors.button', { count: length })}
        icon={<Bug aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {length}
      </Button>
      {open && (
        <Suspense>
          <ErrorLogDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
