import type { ClassRecord } from '@skillcert/api-client';
import { classLifecycle, eventsFrom } from '@skillcert/core';
import { useProfile } from '../../state/use-profile.js';
import { runningRoles } from './class-rights.js';
import { isListedClassEvent, type ListedClassEvent } from './event/listed-class-event.js';

/** What the account may do with classes; read off the lifecycle and the class matrix, as the server does. */
export const useClassRights = () => {
  const profile = useProfile();
  const { roles } = profile;

  const eventsOf = ({ class_id, status }: ClassRecord): readonly ListedClassEvent[] =>
    eventsFrom(classLifecycle, status, runningRoles(profile, class_id))
      .map(({ event }) => event)
      .filter(isListedClassEvent);

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
