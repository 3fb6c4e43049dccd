import { Button, Inline, Text } from '@skillcert/ui';
import { Undo2 } from 'lucide-react';
import { useWords } from '../../../messages/words-state.js';
import type { Decided } from './taken-back.js';

interface LastDecisionProps {
  readonly last: Decided | undefined;
  readonly onUndo: () => unknown;
}

/** The last decision with its Undo. It stands on the bench, because a toast would cover the list. */
export function LastDecision({ last, onUndo }: LastDecisionProps) {
  const { t } = useWords();
  return (
    <Inline role="status">
      {last && (
        <Text size="sm" tone="muted">
          {t('review.decided', { name: last.name, status: t(`review.status.${last.status}`) })}
        </Text>
      )}
      {last?.undo && (
        <Button size="small" variant="ghost" icon={<Undo2 aria-hidden="true" />} onClick={onUndo}>
          {t('review.undo_last')}
        </Button>
      )}
    </Inline>
  );
}
