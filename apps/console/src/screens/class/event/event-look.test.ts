import { type ClassStatus, classLifecycle, eventsFrom } from '@skillcert/core';
import { expect, it } from 'vitest';
import { onwardOf } from './event-look.js';
import { isListedClassEvent } from './listed-class-event.js';

it.each<[ClassStatus, string | undefined]>([
  ['draft', 'submit'],
  ['submitted', 'approve'],
  ['enrolling', 'close'],
  ['paused', 'resume'],
  ['closed', undefined],
  ['publicity', 'publicity_end'],
  ['finished', 'seal_dossier'],
  ['cancelled', undefined],
])('leads a class that is %s on by %s and by nothing beside it', (status, onward) => {
  const offered = eventsFrom(classLifecycle, status, ['admin']).map(({ event }) => event);
  expect(onwardOf(offered.filter(isListedClassEvent))).toBe(onward);
});
