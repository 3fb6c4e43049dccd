import '@skillcert/ui/badge.css';
import type { ArticleStatus } from '@skillcert/core';
import { StatusBadge } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

const tones = { draft: 'neutral', published: 'success', changed: 'warning' } as const;

/** The state of an article, for its writers. */
export function ArticleStatusBadge({ status }: { readonly status: ArticleStatus }) {
  const { t } = useWords();
  return <StatusBadge tone={tones[status]}>{t(`promotion.status.${status}`)}</StatusBadge>;
}
