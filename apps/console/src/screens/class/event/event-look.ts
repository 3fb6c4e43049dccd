import type { ListedClassEvent } from './listed-class-event.js';

const grave: readonly ListedClassEvent[] = ['refuse', 'cancel'];
const aside: readonly ListedClassEvent[] = [
  ...(['pause', 'reopen', 'objection_upheld'] as const),
  ...(['withdraw_arrangement', 'withdraw_start', 'withdraw_end', 'withdraw_publicity_end'] as const),
];

/** Whether an event looks dangerous wherever it is offered. */
export const isGrave = (event: ListedClassEvent): boolean => grave.includes(event);

/** The event that leads a class on, among those that it offers; undefined if none does. */
export const onwardOf = (events: readonly ListedClassEvent[]): ListedClassEvent | undefined =>
  events.find((event) => !isGrave(event) && !aside.includes(event));
