import { limits } from '@skillcert/core';
import { ConfirmDialog, Field, Stack, Text, TextInput } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useWords } from '../../../../messages/words-state.js';
import type { InitialPassword } from '../lists/use-account-dialogs.js';
import type { GrantDecision } from './grant-decision.js';

interface DecideGrantDialogProps extends GrantDecision {
  /** Gets the password that an approval gave; it is shown once. */
  readonly onPassword: (secret: InitialPassword) => void;
  readonly onClose: () => void;
}

/** Asks before a request about an administrator is decided; a refusal needs a reason. */
export function DecideGrantDialog({ request, event, onPassword, onClose }: DecideGrantDialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const given = reason.trim();
  const { request_id, kind, user_id, username, name } = request;
  const about = kind === 'grant' ? 'grant' : 'reset';
  const title = t(`users.grant.${event}`);

  const confirm = async () => {
    setAsked(true);
    if (event === 'refuse' && given === '') return false;
    const decided = await attempt(() =>
      call('user/decideGrant', { request_id, event, refuse_content: given }),
    );
    if (decided) toaster.show({ tone: 'success', message: t(`users.${about}_done.${event}`, { name }) });
    // Another person may have decided meanwhile: the list shows it.
    await queries.invalidateQueries({ queryKey: ['user'] });
    const initial_password = decided?.initial_password;
    if (initial_password) onPassword({ user_id, username, initial_password });
    return decided !== undefined;
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={name}
      tone={event === 'approve' ? 'danger' : 'accent'}
      confirmLabel={title}
      onConfirm={confirm}
    >
      <Stack>
        <Text as="p">{t(`users.${about}_confirm.${event}`)}</Text>
        {event === 'refuse' && (
          <Field
            label={t('common.reason')}
            required
            error={asked && given === '' ? t('field.reason_required') : undefined}
          >
            <TextInput
              value={reason}
              onValueChange={setReason}
              maxLength={limits.short_reason_length_max}
              autoComplete="off"
            />
          </Field>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
