import type { ClassRecord, InputOf } from '@skillcert/api-client';
import type { ClassEvent } from '@skillcert/core';
import { call } from '../../../client/call.js';

type CheckEvent = InputOf<'class/checkClass'>['event'];
type StatusEvent = InputOf<'class/setClassStatus'>['event'];

/** An event of the class lifecycle that a person fires from the class list. */
export type ListedClassEvent = CheckEvent | StatusEvent;

const checkEvents: readonly ClassEvent[] = ['approve', 'refuse'] satisfies CheckEvent[];

/** What comes with the work on a screen of its own, or is not built yet. */
const otherEvents = {
  publish_arrangement: true,
  withdraw_arrangement: true,
  seal_dossier: true,
} satisfies Record<Exclude<ClassEvent, ListedClassEvent>, true>;

const isCheckEvent = (event: ClassEvent): event is CheckEvent => checkEvents.includes(event);

/** Whether the class list offers the event. */
export const isListedClassEvent = (event: ClassEvent): event is ListedClassEvent => !(event in otherEvents);

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
