import type { ClassRecord } from '@skillcert/api-client';
import { type ActiveClass, activeClassOf } from '@skillcert/core';
import { attempt } from '../client/attempt.js';
import { call } from '../client/call.js';
import { toaster } from '../client/toaster.js';
import { currentWords } from '../messages/words-state.js';
import { sendToActiveClass } from '../state/active-class.js';

interface JointUnits {
  readonly class_recommend_lists?: readonly unknown[] | null;
}

/** A failed call has its own message; only an answer without the units needs one here. */
const fetchUnits = async (class_id: number) => {
  const answer = await attempt<JointUnits | null>(() => call('class/fetchClassRecommendLists', { class_id }));
  if (answer === undefined) return sendToActiveClass({ type: 'recommend_lists_failed', class_id });
  const class_recommend_lists = answer?.class_recommend_lists;
  const selection = sendToActiveClass({ type: 'recommend_lists_loaded', class_id, class_recommend_lists });
  if (selection.state === 'failed') {
    toaster.show({ tone: 'danger', message: currentWords().t('failure.recommend_list') });
  }
  return selection;
};

/**
 * Makes a class the active one. A joint class waits for its units; without them it stays inactive and a message is
 * shown.
 */
export const activateClass = async (record: ClassRecord): Promise<ActiveClass | null> => {
  const { class_id, class_name, enroll_types, study_types } = record;
  const chosen = {
    class_id,
    class_name,
    class_type: record.class_type,
    enroll_types,
    study_types,
  };
  const first = sendToActiveClass({ type: 'class_chosen', chosen });
  return activeClassOf(first.state === 'fetching' ? await fetchUnits(class_id) : first);
};
