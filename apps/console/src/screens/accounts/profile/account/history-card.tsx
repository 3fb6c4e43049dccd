import type { TimelineEntry } from '@skillcert/api-client';
import { Card } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { RecordTimeline } from '../../../../timeline/record-timeline.js';
import { ownAccountActions } from './own-account-actions.js';

/** The history of the account; an unknown action is shown unchanged. */
export function HistoryCard({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const { t } = useWords();
  const actionTitle = (action: string) => {
    const key = ownAccountActions[action];
    return key ? t(key) : action;
  };
  return (
    <Card title={t('common.history')}>
      <RecordTimeline entries={entries} actionTitle={actionTitle} unnamedActor={() => t('timeline.system')} />
    </Card>
  );
}
