import { type ClassStatus, isClassOver } from '@skillcert/core';
import { Banner } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';

interface ClassNoteProps {
  /** Undefined until it is known. */
  readonly status: ClassStatus | undefined;
  /** Whether the class allows the purpose of the screen. */
  readonly taken: boolean;
  /** When a class does, for one that still will. */
  readonly when?: string;
}

/**
 * Shows the state of a class that does not allow the purpose of the screen. For a class that is over it shows
 * nothing else: it is only read.
 */
export function ClassNote({ status, taken, when }: ClassNoteProps) {
  const { t } = useWords();
  if (!status || taken) return null;
  return (
    <Banner tone="info" role="note" title={t('class.is', { status: t(`class.status.${status}`) })}>
      {isClassOver(status) ? undefined : when}
    </Banner>
  );
}
