import { classLifecycle, eventsFrom } from '@skillcert/core';
import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { useProfile } from '../../../state/use-profile.js';
import { runningRoles } from '../class-rights.js';
import type { ClassUnits } from './joint-form-values.js';

/** The units of the active class. The form keeps its first version until it is saved or read anew. */
export const useJointUnits = () => {
  const { class_id } = useRequiredClass();
  const profile = useProfile();
  const record = useCallQuery('class/fetchClassById', { class_id });
  const units = useCallQuery('class/fetchClassRecommendLists', { class_id });
  const [shown, setShown] = useState<ClassUnits>();
  if (!shown && units.data && !units.isFetching) setShown(units.data);
  const [opened, setOpened] = useState(0);

  const show = (fresh: ClassUnits | undefined) => {
    if (!fresh) return;
    setShown(fresh);
    setOpened((count) => count + 1);
  };

  return {
    class_id,
    record: record.data,
    units: shown,
    /** The current units, not those that the form began with. */
    now: units.data,
    /** Changes with every version that is shown, so that the form starts anew. */
    version: opened,
    state: contentState(shown && !record.isPending ? record : units),
    retry: () => Promise.all([record.refetch(), units.refetch()]),
    /** The units may change as long as the class may be cancelled, as on the server. */
    mayChange:
      record.data !== undefined &&
      eventsFrom(classLifecycle, record.data.status, runningRoles(profile, class_id)).some(
        ({ event }) => event === 'cancel',
      ),
    show,
    reload: async () => show((await units.refetch()).data),
  };
};
