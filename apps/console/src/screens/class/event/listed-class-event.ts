import type { InputOf } from '@skillcert/api-client';
import type { ClassEvent } from '@skillcert/core';

/** An event that the platform's check of a class applies. */
export type CheckEvent = InputOf<'class/checkClass'>['event'];

/** An event of the class lifecycle that a person applies from the class list. */
export type ListedClassEvent = CheckEvent | InputOf<'class/setClassStatus'>['event'];

/** Events that are applied on screens of their own. */
const otherEvents = {
  publish_arrangement: true,
} satisfies Record<Exclude<ClassEvent, ListedClassEvent>, true>;

/** Whether the class list offers the event. */
export const isListedClassEvent = (event: ClassEvent): event is ListedClassEvent => !(event in otherEvents);
