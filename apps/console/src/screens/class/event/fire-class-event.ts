import type { ClassRecord } from '@skillcert/api-client';
import type { ClassEvent } from '@skillcert/core';
import { call } from '../../../client/call.js';
import type { CheckEvent, ListedClassEvent } from './listed-class-event.js';

const checkEvents: readonly ClassEvent[] = ['approve', 'refuse'] satisfies CheckEvent[];

const isCheckEvent = (event: ClassEvent): event is CheckEvent => checkEvents.includes(event);

/** Fires the event by the call that takes it. */
export const fireClassEvent = (
  { class_id }: ClassRecord,
  event: ListedClassEvent,
  reason: string,
): Promise<ClassRecord> => {
  const given = reason.trim() === '' ? undefined : reason.trim();
  return isCheckEvent(event)
    ? call('class/checkClass', { class_id, event, refuse_content: given })
    : call('class/setClassStatus', { class_id, event, reason: given });
};
