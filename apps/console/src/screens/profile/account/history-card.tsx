import type { TimelineEntry } from '@skillcert/api-client';
import { Card, Text } from '@skillcert/ui';
import { type MessageKey, useWords } from '../../../messages/words-state.js';
import { RecordTimeline } from '../../../timeline/record-timeline.js';

const titles: Readonly<Record<string, MessageKey>> = {
  change_password: 'profile.action.change_password',
  reset_password: 'profile.action.reset_password',
  create_first_admin: 'profile.action.create_first_admin',
};

/** What happened to the account; an action that this release does not know is shown as it came. */
export function HistoryCard({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const { t } = useWords();
  const actionTitle = (action: string) => {
    const key = titles[action];
    return key ? t(key) : action;
  };
  return (
    <Card title={t('common.history')}>
      {entries.length > 0 ? (
        <RecordTimeline
          entries={entries}
          actionTitle={actionTitle}
          unnamedActor={() => t('timeline.system')}
        />
      ) : (
        <Text as="p" tone="muted">
          {t('profile.history_empty')}
        </Text>
      )}
    </Card>
  );
}
