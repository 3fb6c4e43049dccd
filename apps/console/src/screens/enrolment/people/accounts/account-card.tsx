import { accountLifecycle, eventsFrom } from '@skillcert/core';
import { Button, Card, Inline, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { useRoles } from '../../../../state/use-profile.js';
import { AccountStatusBadge } from '../../../accounts/users/account-status-badge.js';
import { AccountStepDialog } from './account-step-dialog.js';
import type { CandidateAccount } from './candidate-account.js';

/** The facts of a candidate's account, and its possible step: staff freeze it, or let it sign in again. */
export function AccountCard({ account }: { readonly account: CandidateAccount }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const actors = useRoles();
  const [step] = eventsFrom(accountLifecycle, account.status, actors);
  return (
    <Card>
      <Stack gap="xs">
        <Inline justify="between">
          <Text weight="medium">{t('people.account', { username: account.username })}</Text>
          <AccountStatusBadge status={account.status} />
        </Inline>
        <Text size="sm" tone="muted">
          {[account.name, account.phone_masked].join(' · ')}
        </Text>
        {account.refuse_content && <Text size="sm">{account.refuse_content}</Text>}
        {step && (
          <Inline>
            <Button size="small" onClick={() => setAsking(true)}>
              {t(`users.event.${step.event}`)}
            </Button>
          </Inline>
        )}
      </Stack>
      {asking && step && (
        <AccountStepDialog account={account} event={step.event} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}
