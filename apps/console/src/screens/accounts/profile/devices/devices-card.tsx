import type { OwnSession } from '@skillcert/api-client';
import { Badge, Button, Card, DataTable, Inline } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useFormats } from '../../../../format/use-formats.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { SignOutDialog } from './sign-out-dialog.js';
import { useDeviceTitle } from './use-device-title.js';
import { useTimeAgo } from './use-time-ago.js';

/** The devices on which the account is signed in, and a way to sign each of them out. */
export function DevicesCard() {
  const { t } = useWords();
  const { minute } = useFormats();
  const ago = useTimeAgo();
  const deviceTitle = useDeviceTitle();
  const [leaving, setLeaving] = useState<OwnSession>();
  const query = useCallQuery('user/fetchSessions', {});
  return (
    <Card title={t('profile.devices')} description={t('profile.devices_text')} padding="none">
      <DataTable
        caption={t('profile.devices')}
        rows={query.data?.items ?? []}
        rowId={({ session_id }) => String(session_id)}
        rowLabel={({ user_agent }) => deviceTitle(user_agent)}
        state={contentState(query)}
        onRetry={() => query.refetch()}
        columns={[
          {
            id: 'device',
            header: t('profile.device'),
            card: 'title',
            cell: ({ user_agent, is_current }) => (
              <Inline gap="sm">
                {deviceTitle(user_agent)}
                {is_current && <Badge tone="success">{t('profile.device_current')}</Badge>}
              </Inline>
            ),
          },
          { id: 'address', header: t('profile.device_address'), cell: ({ address }) => address },
          { id: 'since', header: t('profile.device_since'), cell: ({ created_at }) => minute(created_at) },
          {
            id: 'seen',
            header: t('profile.device_last_seen'),
            cell: ({ last_seen_at }) => ago(last_seen_at, query.dataUpdatedAt),
          },
        ]}
        rowActions={(session) =>
          !session.is_current && (
            <Button size="small" onClick={() => setLeaving(session)}>
              {t('profile.device_sign_out')}
            </Button>
          )
        }
      />
      {leaving && <SignOutDialog session={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}
