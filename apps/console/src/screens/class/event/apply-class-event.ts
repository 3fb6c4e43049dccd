import type { ClassRecord, OutputOf } from '@skillcert/api-client';
import type { ClassEvent } from '@skillcert/core';
import { call } from '../../../client/call.js';
import type { CheckEvent, ListedClassEvent } from './listed-class-event.js';

const checkEvents: readonly ClassEvent[] = ['approve', 'refuse'] satisfies CheckEvent[];

const isCheckEvent = (event: ClassEvent): event is CheckEvent => checkEvents.includes(event);

/** Applies the event by the call that takes it. */
export const applyClassEvent = async (
  { class_id }: ClassRecord,
  event: ListedClassEvent,
  reason: string,
): Promise<OutputOf<'class/setClassStatus'>> => {
  const given = reason.trim() === '' ? undefined : reason.trim();
  return isCheckEvent(event)
    ? {
        ...(await call('class/checkClass', { class_id, event, refuse_content: given })),
        waits_for_second: false,
      }
    : call('class/setClassStatus', { class_id, event, reason: given });
};
