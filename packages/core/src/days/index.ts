export { type DayEvidence, type DaySequence, type FoundOrder, findDayOrder } from './find-day-order.js';
export { isDay } from './is-day.js';
export { type DayOrder, type DayRules, dayOrders, dayReadings, readWrittenDay } from './read-written-day.js';
