import type { OwnSession } from '@skillcert/api-client';
import { Badge, Button, Card, StateView, Table } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useFormats } from '../../../format/use-formats.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { SignOutDialog } from './sign-out-dialog.js';
import { useDeviceTitle } from './use-device-title.js';

/** Where the account is signed in, and a way to end it. */
export function DevicesCard() {
  const { t } = useWords();
  const { minute } = useFormats();
  const deviceTitle = useDeviceTitle();
  const [leaving, setLeaving] = useState<OwnSession>();
  const query = useCallQuery('user/fetchSessions', {});
  return (
    <Card title={t('profile.devices')} description={t('profile.devices_text')}>
      <StateView state={contentState(query)} onRetry={() => query.refetch()}>
        <Table
          caption={t('profile.devices')}
          rows={query.data?.items ?? []}
          rowId={({ session_id }) => session_id}
          columns={[
            {
              id: 'device',
              label: t('device.device'),
              heading: true,
              cell: ({ user_agent }) => deviceTitle(user_agent),
            },
            { id: 'address', label: t('device.address'), cell: ({ address }) => address },
            { id: 'since', label: t('device.since'), cell: ({ created_at }) => minute(created_at) },
            { id: 'seen', label: t('device.last_seen'), cell: ({ last_seen_at }) => minute(last_seen_at) },
            {
              id: 'action',
              label: t('device.sign_out'),
              align: 'end',
              cell: (session) =>
                session.is_current ? (
                  <Badge tone="success">{t('device.current')}</Badge>
                ) : (
                  <Button size="small" onClick={() => setLeaving(session)}>
                    {t('device.sign_out')}
                  </Button>
                ),
            },
          ]}
        />
      </StateView>
      {leaving && <SignOutDialog session={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}
