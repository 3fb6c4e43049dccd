import type { SmsRow } from '@skillcert/api-client';
import { Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { SmsStatusBadge } from '../status-badges.js';

/** Our own words for why a message did not arrive; the gateway's stand as they came. */
const faults = ['no_answer', 'not_taken', 'no_template', 'expired', 'opted_out', 'daily_limit'] as const;

/** Where a message stands, and why, where that is not as it should be. */
export function MessageState({ status, fault }: Pick<SmsRow, 'status' | 'fault'>) {
  const { t } = useWords();
  const known = faults.find((each) => each === fault);
  return (
    <Stack gap="xs">
      <SmsStatusBadge status={status} />
      {fault && (
        <Text size="sm" tone="muted">
          {known ? t(`sms.fault.${known}`) : fault}
        </Text>
      )}
    </Stack>
  );
}
