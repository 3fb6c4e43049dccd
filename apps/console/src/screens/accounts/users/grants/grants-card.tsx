import { Card, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useWords } from '../../../../messages/words-state.js';
import type { InitialPassword } from '../lists/use-account-dialogs.js';
import { InitialPasswordDialog } from '../secret/initial-password-dialog.js';
import { DecideGrantDialog } from './decide-grant-dialog.js';
import type { GrantDecision } from './grant-decision.js';
import { GrantItem } from './grant-item.js';

/** The requests about administrators that wait for a second person; nothing if there are none. */
export function GrantsCard() {
  const { t } = useWords();
  const [decision, setDecision] = useState<GrantDecision>();
  const [secret, setSecret] = useState<InitialPassword>();
  const { data } = useCallQuery('user/fetchGrants', {});
  const waiting = (data?.items ?? []).filter(({ status }) => status === 'requested');
  if (waiting.length === 0 && !secret && !decision) return null;
  return (
    <Card title={t('users.grants')} description={t('users.grants_text')}>
      <Stack gap="lg">
        {waiting.map((request) => (
          <GrantItem
            key={request.request_id}
            request={request}
            onDecide={(event) => setDecision({ request, event })}
          />
        ))}
      </Stack>
      {decision && (
        <DecideGrantDialog {...decision} onPassword={setSecret} onClose={() => setDecision(undefined)} />
      )}
      {secret && (
        <InitialPasswordDialog secret={secret} isPending={false} onClose={() => setSecret(undefined)} />
      )}
    </Card>
  );
}
