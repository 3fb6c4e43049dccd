import { Button } from '@skillcert/ui';
import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import type { PosterFacts } from './poster-facts.js';

const PosterDialog = lazy(async () => ({
  default: (await import('./poster-dialog.js')).PosterDialog,
}));

interface PosterButtonProps {
  readonly record: PosterFacts;
  readonly link: string;
  /** The unit of the link in a joint class. */
  readonly unit?: string;
}

/** Shows the poster of an enrolment link, which is downloaded on demand. */
export function PosterButton({ record, link, unit }: PosterButtonProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Printer aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('class.form.poster.button')}
      </Button>
      {open && (
        <Suspense>
          <PosterDialog record={record} link={link} unit={unit} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
