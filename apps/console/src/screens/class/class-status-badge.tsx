import type { ClassStatus } from '@skillcert/core';
import { StatusBadge, type Tone } from '@skillcert/ui';
import { useWords } from '../../messages/words-state.js';

const tones: Record<ClassStatus, Tone> = {
  draft: 'neutral',
  submitted: 'info',
  approved: 'accent',
  refused: 'danger',
  enrolling: 'success',
  paused: 'warning',
  closed: 'neutral',
  arranged: 'info',
  examining: 'info',
  scoring: 'info',
  publicity: 'info',
  certifying: 'info',
  finished: 'neutral',
  archived: 'neutral',
  cancelled: 'danger',
};

/** The state of a class, in words and colour. */
export function ClassStatusBadge({ status }: { readonly status: ClassStatus }) {
  const { t } = useWords();
  return <StatusBadge tone={tones[status]}>{t(`class.status.${status}`)}</StatusBadge>;
}
