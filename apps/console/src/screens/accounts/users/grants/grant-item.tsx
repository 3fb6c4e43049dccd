import type { GrantRequest } from '@skillcert/api-client';
import { Button, Descriptions, Inline, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';

interface GrantItemProps {
  readonly request: GrantRequest;
  readonly onDecide: (event: GrantRequest['events'][number]) => void;
}

/** One waiting request: its account, its requester, its reason, its age, and the reader's decisions. */
export function GrantItem({ request, onDecide }: GrantItemProps) {
  const { t } = useWords();
  const { minute, untilMinute } = useFormats();
  const { kind, name, username, requested_by, requested_at, expires_at, reason, events } = request;
  return (
    <Stack gap="sm">
      <Descriptions
        items={[
          { id: 'account', label: t('users.username'), value: t('users.grant_account', { name, username }) },
          { id: 'kind', label: t('users.grant_kind'), value: t(`users.grant_kind.${kind}`) },
          { id: 'by', label: t('users.grant_by'), value: requested_by },
          { id: 'at', label: t('users.grant_at'), value: minute(requested_at) },
          { id: 'until', label: t('users.grant_until'), value: untilMinute(expires_at) },
          { id: 'reason', label: t('common.reason'), value: reason, wide: true },
        ]}
      />
      {events.length > 0 ? (
        <Inline gap="sm">
          {events.map((event) => (
            <Button
              key={event}
              size="small"
              variant={event === 'approve' ? 'primary' : 'secondary'}
              aria-label={t('users.grant_act', { act: t(`users.grant.${event}`), name })}
              onClick={() => onDecide(event)}
            >
              {t(`users.grant.${event}`)}
            </Button>
          ))}
        </Inline>
      ) : (
        <Text as="p" tone="muted" size="sm">
          {t('users.grant_waits')}
        </Text>
      )}
    </Stack>
  );
}
