import type { ClassRecord, OutputOf, StepPreview } from '@skillcert/api-client';
import { type Actor, classLifecycle, eventsFrom } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useRoles } from '../../../state/use-profile.js';
import { applyClassEvent } from './apply-class-event.js';
import type { ListedClassEvent } from './listed-class-event.js';

/** The part of the account in a step: alone, the first of two, the first who waits for the second, or the second. */
export type PartInStep = 'alone' | 'first' | 'waiting' | 'second';

const partIn = ({ takes_two, asked }: StepPreview, event: ListedClassEvent): PartInStep => {
  if (!takes_two) return 'alone';
  if (asked?.event !== event) return 'first';
  return asked.is_own ? 'waiting' : 'second';
};

/** Whether the lifecycle asks for a reason. */
const asksReason = ({ status }: ClassRecord, event: ListedClassEvent, actors: readonly Actor[]): boolean =>
  eventsFrom(classLifecycle, status, actors)
    .find((row) => row.event === event)
    ?.needs.includes('reason') === true;

/** Says that a class has moved, or that its step waits for a second person. */
const useSayMoved = () => {
  const { t } = useWords();
  return (moved: OutputOf<'class/setClassStatus'>) => {
    const status = t(`class.status.${moved.status}`);
    toaster.show({
      tone: 'success',
      message: moved.waits_for_second
        ? t('class.confirm.asked', { name: moved.class_name })
        : t('classes.moved', { name: moved.class_name, status }),
    });
  };
};

/** Applies one event to one class, with its reason where the lifecycle asks for one, or asks a second person to. */
export const useClassEvent = (record: ClassRecord, event: ListedClassEvent) => {
  const say = useSayMoved();
  const queries = useQueryClient();
  const actors = useRoles();
  const { class_id } = record;
  const query = useCallQuery('class/fetchClassStep', { class_id, event });
  const preview = query.data;
  const part = preview && partIn(preview, event);
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [isDone, setDone] = useState(false);
  // Another person, or the clock, was faster.
  const movedTo = !isDone && preview && preview.status !== record.status ? preview.status : undefined;
  const isBlocked = preview ? movedTo !== undefined || preview.blocked_by !== null : true;
  const needsReason =
    !isBlocked && (part === 'first' || (part === 'alone' && asksReason(record, event, actors)));
  const lacksReason = needsReason && reason.trim() === '';

  // A refused step means that the record on the screen is old, so it is read again either way.
  const readAgain = () => queries.invalidateQueries({ queryKey: ['class'] });

  const confirm = async (): Promise<boolean> => {
    if (lacksReason) {
      setWasTried(true);
      return false;
    }
    const moved = await attempt(() => applyClassEvent(record, event, reason));
    if (moved) setDone(true);
    await readAgain();
    if (!moved) return false;
    say(moved);
    return true;
  };

  /** Drops a step that waits: the first person takes it back, or the second one refuses it. */
  const drop = async (): Promise<boolean> => {
    const dropped = await attempt(() => call('class/dropClassStep', { class_id, event }));
    await readAgain();
    return dropped !== undefined;
  };

  return {
    mayConfirm: !isBlocked && part !== 'waiting',
    preview,
    part,
    /** The current state of the class, if it has changed. */
    movedTo,
    state: contentState(query),
    retry: () => query.refetch(),
    reason,
    setReason,
    needsReason,
    problem: wasTried && lacksReason,
    confirm,
    drop,
  };
};
