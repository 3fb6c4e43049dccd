import type { ClassRecord } from '@skillcert/api-client';
import { classLifecycle, eventsFrom } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { toaster } from '../../../client/toaster.js';
import { useWords } from '../../../messages/words-state.js';
import { useRoles } from '../../../state/use-profile.js';
import { fireClassEvent } from './fire-class-event.js';
import type { ListedClassEvent } from './listed-class-event.js';

/** Fires one event on one class, with its reason where the lifecycle asks for one. */
export const useClassEvent = (record: ClassRecord, event: ListedClassEvent) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const actors = useRoles();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const needsReason =
    eventsFrom(classLifecycle, record.status, actors)
      .find((row) => row.event === event)
      ?.needs.includes('reason') ?? false;
  const lacksReason = needsReason && reason.trim() === '';

  const confirm = async (): Promise<boolean> => {
    if (lacksReason) {
      setAsked(true);
      return false;
    }
    const moved = await attempt(() => fireClassEvent(record, event, reason));
    // A refused step means that the record on the screen is old, so it is read again either way.
    await queries.invalidateQueries({ queryKey: ['class'] });
    if (!moved) return false;
    const status = t(`class.status.${moved.status}`);
    toaster.show({ tone: 'success', message: t('classes.moved', { name: moved.class_name, status }) });
    return true;
  };

  return { reason, setReason, needsReason, problem: asked && lacksReason, confirm };
};
