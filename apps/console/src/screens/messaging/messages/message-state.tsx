import type { SmsRow } from '@skillcert/api-client';
import { Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { SmsStatusBadge } from '../status-badges.js';

/** Our own words for a failed delivery; the gateway's are shown unchanged. */
const faults = [
  ...(['no_answer', 'unreachable', 'not_taken', 'no_template'] as const),
  ...(['expired', 'opted_out', 'daily_limit'] as const),
];

/** The state of a message, and the reason of a failure. */
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
