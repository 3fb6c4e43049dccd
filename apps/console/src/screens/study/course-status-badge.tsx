import '@skillcert/ui/badge.css';
import type { CourseStatus } from '@skillcert/core';
import { StatusBadge } from '@skillcert/ui';
import { useWords } from '../../messages/words-state.js';

const tones = { draft: 'neutral', published: 'success' } as const;

/** Whether candidates see a course. */
export function CourseStatusBadge({ status }: { readonly status: CourseStatus }) {
  const { t } = useWords();
  return <StatusBadge tone={tones[status]}>{t(`study.status.${status}`)}</StatusBadge>;
}
