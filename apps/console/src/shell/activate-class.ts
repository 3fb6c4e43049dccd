import type { ClassRecord } from '@skillcert/api-client';
import { type ActiveClass, activeClassOf } from '@skillcert/core';
import { call } from '../client/call.js';
import { toaster } from '../client/toaster.js';
import { currentWords } from '../messages/words-state.js';
import { tellActiveClass } from '../state/active-class.js';

const fetchUnits = async (class_id: number) => {
  try {
    const { class_recommend_lists } = await call(
      'class/fetchClassRecommendLists',
      { class_id },
      { quiet: true },
    );
    return tellActiveClass({ type: 'recommend_lists_loaded', class_id, class_recommend_lists });
  } catch {
    return tellActiveClass({ type: 'recommend_lists_failed', class_id });
  }
};

/** Makes a class the active one. A joint class waits for its units; without them it stays inactive and that is said. */
export const activateClass = async (record: ClassRecord): Promise<ActiveClass | null> => {
  const { class_id, class_name, enroll_types, study_types } = record;
  const chosen = {
    class_id,
    class_name,
    class_type: record.class_type,
    enroll_types,
    study_types,
  };
  const first = tellActiveClass({ type: 'class_chosen', chosen });
  const selection = first.state === 'fetching' ? await fetchUnits(class_id) : first;
  if (selection.state === 'failed') {
    toaster.show({ tone: 'danger', message: currentWords().t('failure.recommend_list') });
  }
  return activeClassOf(selection);
};
