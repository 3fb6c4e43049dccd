import type { ClassRecord } from '@skillcert/api-client';
import { canUseClass, classLifecycle, eventsFrom } from '@skillcert/core';
import { useProfile } from '../../state/use-profile.js';
import { isListedClassEvent, type ListedClassEvent } from './event/fire-class-event.js';

/** What the account may do with classes; read off the lifecycle and the class matrix, as the server does. */
export const useClassRights = () => {
  const { roles, permission_classes } = useProfile();

  const eventsOf = (record: ClassRecord): readonly ListedClassEvent[] =>
    canUseClass(roles, permission_classes, {}, record.class_id)
      ? eventsFrom(classLifecycle, record.status, roles)
          .map(({ event }) => event)
          .filter(isListedClassEvent)
      : [];

  return {
    eventsOf,
    mayCreate: eventsFrom(classLifecycle, classLifecycle.initial, roles).some(
      ({ event }) => event === 'submit',
    ),
    mayCheck: eventsFrom(classLifecycle, 'submitted', roles).some(({ event }) => event === 'approve'),
    /** What may be submitted may be mended first. */
    mayEdit: (record: ClassRecord) => eventsOf(record).includes('submit'),
  };
};
