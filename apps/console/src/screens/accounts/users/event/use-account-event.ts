import type { AccountRecord } from '@skillcert/api-client';
import { type AccountEvent, accountLifecycle, eventsFrom } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useWords } from '../../../../messages/words-state.js';
import { useRoles } from '../../../../state/use-profile.js';

/** Applies one event to one account, with its text where the lifecycle asks for one. */
export const useAccountEvent = (record: AccountRecord, event: AccountEvent) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const actors = useRoles();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const step = eventsFrom(accountLifecycle, record.status, actors).find((row) => row.event === event);
  const needsReason = step?.needs.includes('reason') ?? false;
  const lacksReason = needsReason && reason.trim() === '';

  const confirm = async (): Promise<boolean> => {
    if (!step || lacksReason) {
      setAsked(true);
      return false;
    }
    const { user_id } = record;
    const moved = await attempt(() =>
      call('user/setStatus', { user_id, status: step.to, refuse_content: reason.trim() }),
    );
    // A refused step means that the record on the screen is old, so it is read again either way.
    await queries.invalidateQueries({ queryKey: ['user'] });
    if (!moved) return false;
    const status = t(`users.status.${moved.status}`);
    toaster.show({ tone: 'success', message: t('users.moved', { name: moved.name, status }) });
    return true;
  };

  return { reason, setReason, needsReason, problem: asked && lacksReason, confirm };
};
