import type { EnrolmentDetail, InputOf } from '@skillcert/api-client';
import { eventsFrom, type ReviewEvent, reviewLifecycle } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { useRoles } from '../../../state/use-profile.js';

/** An event of the review lifecycle that staff fire. */
export type StaffReviewEvent = InputOf<'enrolment/reviewEnrolment'>['event'];

/** What comes with an event: a reason, or reasons per document. */
export type ReviewGrounds = Pick<InputOf<'enrolment/reviewEnrolment'>, 'reason' | 'reasons'>;

const staffEvents: readonly ReviewEvent[] = [
  'claim',
  'approve',
  'return',
  'refuse',
  'doubt',
  'release',
  'withdraw',
] satisfies StaffReviewEvent[];

const isStaffEvent = (event: ReviewEvent): event is StaffReviewEvent => staffEvents.includes(event);

/** One enrolment under review: what is known of it, which events may be fired now, and firing them. */
export const useReview = (enrolment_id: number) => {
  const { t } = useWords();
  const roles = useRoles();
  const queries = useQueryClient();
  const { class_id } = useRequiredClass();
  const query = useCallQuery('enrolment/fetchEnrolmentById', { class_id, enrolment_id });

  const eventsOf = ({ status, claimed_by_me }: EnrolmentDetail): readonly StaffReviewEvent[] => {
    if (status === 'in_review' && !claimed_by_me) return [];
    return eventsFrom(reviewLifecycle, status, roles)
      .map(({ event }) => event)
      .filter(isStaffEvent);
  };

  const fire = async (
    { name }: EnrolmentDetail,
    event: StaffReviewEvent,
    grounds: ReviewGrounds = {},
  ): Promise<boolean> => {
    const moved = await attempt(() =>
      call('enrolment/reviewEnrolment', { class_id, enrolment_id, event, ...grounds }),
    );
    // A refused step means that the record on the screen is old, so it is read again either way.
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['enrolment'] }),
      queries.invalidateQueries({ queryKey: ['class'] }),
    ]);
    if (!moved) return false;
    const status = t(`review.status.${moved.status}`);
    toaster.show({ tone: 'success', message: t('review.decided', { name, status }) });
    return true;
  };

  return { detail: query.data, state: contentState(query), retry: () => query.refetch(), eventsOf, fire };
};
