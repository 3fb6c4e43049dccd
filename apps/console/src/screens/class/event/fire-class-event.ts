import type { ClassRecord, InputOf } from '@skillcert/api-client';
import type { ClassEvent } from '@skillcert/core';
import { call } from '../../../client/call.js';

type CheckEvent = InputOf<'class/checkClass'>['event'];
type StatusEvent = InputOf<'class/setClassStatus'>['event'];

/** An event of the class lifecycle that a person fires from the class list. */
export type ListedClassEvent = CheckEvent | StatusEvent;

const checkEvents: readonly ClassEvent[] = ['approve', 'refuse'] satisfies CheckEvent[];
const statusEvents: readonly ClassEvent[] = [
  'submit',
  'open',
  'pause',
  'resume',
  'close',
  'reopen',
  'cancel',
] satisfies StatusEvent[];

const isCheckEvent = (event: ClassEvent): event is CheckEvent => checkEvents.includes(event);

/** Whether the class list offers the event; later steps of a class have their own screens. */
export const isListedClassEvent = (event: ClassEvent): event is ListedClassEvent =>
  isCheckEvent(event) || statusEvents.includes(event);

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
