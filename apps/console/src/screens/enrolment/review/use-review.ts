import type { EnrolmentDetail, InputOf } from '@skillcert/api-client';
import {
  acceptsReviewEvent,
  type ClassStatus,
  eventsFrom,
  type ReviewEvent,
  type ReviewStatus,
  type Role,
  reviewLifecycle,
  staffReviewEvents,
} from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useClassAccepts } from '../../../shell/use-class-accepts.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { useRoles } from '../../../state/use-profile.js';
import { canTakeOver } from './can-take-over.js';
import type { UndoableEvent } from './taken-back.js';

/** An event of the review lifecycle that staff apply. */
export type StaffReviewEvent = InputOf<'enrolment/reviewEnrolment'>['event'];

/** The input of an event: a reason, the kind of a doubt, or reasons per document and their deadline. */
export type ReviewGrounds = Pick<
  InputOf<'enrolment/reviewEnrolment'>,
  'reason' | 'reasons' | 'doubt_kind' | 'mend_until'
>;

/** A verdict on one document. */
export type DocumentVerdict = Pick<InputOf<'enrolment/judgeDocument'>, 'file_id' | 'verdict' | 'reason'>;

const staffEvents: readonly ReviewEvent[] = staffReviewEvents;

const isStaffEvent = (event: ReviewEvent): event is StaffReviewEvent => staffEvents.includes(event);

const lists = ['enrolment', 'fetchEnrolmentLists'];

// The bench reads a record on the way to it, so the record is fresh and need not be read again.
const fresh_ms = 30_000;

interface Standing {
  readonly class_status: ClassStatus | undefined;
  readonly roles: readonly Role[];
}

/** The events that staff in these roles may apply now. */
const offeredEvents = (
  detail: EnrolmentDetail,
  { class_status, roles }: Standing,
): readonly StaffReviewEvent[] => {
  const { status, claimed_by_me } = detail;
  if (status === 'in_review' && !claimed_by_me) {
    if (class_status && !acceptsReviewEvent(class_status, status, 'release')) return [];
    if (canTakeOver(detail, new Date())) return ['claim'];
    const isPlatform = roles.includes('admin') || roles.includes('zky-admin');
    return isPlatform ? ['release'] : [];
  }
  return eventsFrom(reviewLifecycle, status, roles)
    .map(({ event }) => event)
    .filter(isStaffEvent)
    .filter((event) => !class_status || acceptsReviewEvent(class_status, status, event));
};

/** The stored answers about the enrolments of a class. */
const useReviewCache = (class_id: number) => {
  const queries = useQueryClient();
  const keyOf = (id: number) => ['enrolment', 'fetchEnrolmentById', { class_id, enrolment_id: id }];
  const refreshLists = () => queries.invalidateQueries({ queryKey: lists });
  return {
    store: (id: number, detail: EnrolmentDetail) => queries.setQueryData(keyOf(id), detail),
    refreshLists,
    /** The lists are read again in parallel with the next step: a key typed meanwhile counts. */
    refreshCounts: () => {
      refreshLists();
      // A decision changes counts of the class, not the class: the next screen that shows them reads them.
      queries.invalidateQueries({ queryKey: ['class'], refetchType: 'none' });
    },
    /** Reads a record again unless another one is opened in its place. */
    refreshRecord: (id: number, leaving = false) =>
      queries.invalidateQueries({ queryKey: keyOf(id), refetchType: leaving ? 'none' : 'active' }),
  };
};

/** The calls about an enrolment under review. */
const useReviewCalls = (class_id: number, enrolment_id: number) => {
  const cache = useReviewCache(class_id);
  return {
    /** Claims an unclaimed enrolment and shows it. */
    openReview: async (id: number): Promise<boolean> => {
      const detail = await attempt(() => call('enrolment/openReview', { class_id, enrolment_id: id }));
      if (detail) cache.store(id, detail);
      // On the way to the next candidate the lists are being read again already.
      if (id === enrolment_id) cache.refreshLists();
      return detail !== undefined;
    },
    /** Applies an event. @returns the resulting state, undefined if it was refused */
    apply: async (
      event: StaffReviewEvent,
      grounds: ReviewGrounds = {},
      leaving = false,
    ): Promise<ReviewStatus | undefined> => {
      const moved = await attempt(() =>
        call('enrolment/reviewEnrolment', { class_id, enrolment_id, event, ...grounds }),
      );
      cache.refreshCounts();
      // A refused step means that the record on the screen is old, so it is read again either way.
      await cache.refreshRecord(enrolment_id, leaving && moved !== undefined);
      return moved?.status;
    },
    /** Takes back the decision about this candidate, or about the previous one. */
    takeBack: async (id: number, event: UndoableEvent): Promise<boolean> => {
      const taken = await attempt(() =>
        call('enrolment/takeBackDecision', { class_id, enrolment_id: id, event }),
      );
      cache.refreshCounts();
      await cache.refreshRecord(id);
      return taken !== undefined;
    },
    evaluate: async (verdict: DocumentVerdict): Promise<boolean> => {
      const evaluated = await attempt(() =>
        call('enrolment/judgeDocument', { class_id, enrolment_id, ...verdict }),
      );
      cache.refreshCounts();
      await cache.refreshRecord(enrolment_id);
      return evaluated !== undefined;
    },
  };
};

/** One enrolment under review: its details, the events that apply now, and how to apply them. */
export const useReview = (enrolment_id: number) => {
  const roles = useRoles();
  const { class_id } = useRequiredClass();
  const { status: class_status } = useClassAccepts();
  const query = useCallQuery(
    'enrolment/fetchEnrolmentById',
    { class_id, enrolment_id },
    { staleTime: fresh_ms },
  );
  const calls = useReviewCalls(class_id, enrolment_id);
  return {
    detail: query.data,
    state: contentState(query),
    retry: () => query.refetch(),
    eventsOf: (detail: EnrolmentDetail) => offeredEvents(detail, { class_status, roles }),
    ...calls,
  };
};
