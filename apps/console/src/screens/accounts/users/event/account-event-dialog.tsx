import type { AccountRecord } from '@skillcert/api-client';
import type { AccountEvent } from '@skillcert/core';
import { limits } from '@skillcert/core';
import { ConfirmDialog, Field, Stack, Text, Textarea } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { useAccountEvent } from './use-account-event.js';

interface AccountEventDialogProps {
  readonly record: AccountRecord;
  readonly event: AccountEvent;
  readonly onClose: () => void;
}

const grave: readonly AccountEvent[] = ['refuse', 'freeze'];

/** Asks before an event is applied to an account. */
export function AccountEventDialog({ record, event, onClose }: AccountEventDialogProps) {
  const { t } = useWords();
  const { reason, setReason, needsReason, problem, confirm } = useAccountEvent(record, event);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`users.event.${event}`)}
      description={record.name}
      tone={grave.includes(event) ? 'danger' : 'accent'}
      confirmLabel={t(`users.event.${event}`)}
      onConfirm={confirm}
    >
      <Stack>
        <Text as="p">{t(`users.confirm.${event}`)}</Text>
        {needsReason && (
          <Field label={t('common.reason')} required error={problem ? t('field.reason_required') : undefined}>
            <Textarea value={reason} onValueChange={setReason} maxLength={limits.reason_length_max} />
          </Field>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
