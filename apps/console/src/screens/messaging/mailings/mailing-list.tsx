import { Card, EmptyState, Grid, Heading, Inline, Stack, StateView, Text } from '@skillcert/ui';
import { usePager } from '../../../lists/use-pager.js';
import { useWords } from '../../../messages/words-state.js';
import { MailingCard } from './mailing-card.js';
import type { MailingsState } from './use-mailings.js';

interface MailingListProps {
  readonly mailings: MailingsState;
  /** Whether the class still sends any. */
  readonly sends: boolean;
}

/** The messages to many, waiting and open ones first, and the rest of today’s quota. */
export function MailingList({ mailings, sends }: MailingListProps) {
  const { t } = useWords();
  const { items, quota, state, retry } = mailings;
  const pager = usePager(mailings);
  return (
    <Stack>
      <Inline justify="between">
        <Heading level={2} size="md">
          {t('sms.mailings')}
        </Heading>
        {quota && (
          <Text tone="muted">{t('sms.quota', { used: quota.used_today, per_day: quota.per_day })}</Text>
        )}
      </Inline>
      <StateView state={state} onRetry={retry}>
        {items.length === 0 ? (
          <Card>
            <EmptyState
              title={t(sends ? 'sms.mailings_empty' : 'class.nothing')}
              description={sends && t('sms.mailings_empty_text')}
            />
          </Card>
        ) : (
          <Grid columns={2}>
            {items.map((mailing) => (
              <MailingCard key={mailing.mailing_id} mailing={mailing} mailings={mailings} sends={sends} />
            ))}
          </Grid>
        )}
      </StateView>
      {pager}
    </Stack>
  );
}
