import { type ClassStatus, isClassOver } from '@skillcert/core';
import { Banner } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';

interface ClassNoteProps {
  /** Undefined until it is known. */
  readonly status: ClassStatus | undefined;
  /** Whether the class takes what the screen is for. */
  readonly taken: boolean;
  /** When a class does, for one that still will. */
  readonly when?: string;
}

/** Says in which state a class is that does not take what the screen is for. Of one that is over nothing else is said: it is only read. */
export function ClassNote({ status, taken, when }: ClassNoteProps) {
  const { t } = useWords();
  if (!status || taken) return null;
  return (
    <Banner tone="info" role="note" title={t('class.is', { status: t(`class.status.${status}`) })}>
      {isClassOver(status) ? undefined : when}
    </Banner>
  );
}
