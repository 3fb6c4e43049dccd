import type { ClassRecord } from '@skillcert/api-client';
import { classLifecycle, eventsFrom } from '@skillcert/core';
import { useProfile } from '../../state/use-profile.js';
import { runningRoles } from './class-rights.js';
import { isListedClassEvent, type ListedClassEvent } from './event/listed-class-event.js';

/** The account's rights in classes; taken from the lifecycle and the class matrix, as on the server. */
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
    /** A class that may be submitted may be corrected first. */
    mayEdit: (record: ClassRecord) => eventsOf(record).includes('submit'),
  };
};
