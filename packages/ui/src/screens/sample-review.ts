import {
  defaultAdmission,
  type EvaluatedAdmission,
  evaluateConditions,
  eventsFrom,
  type ReviewStatus,
  reviewLifecycle,
} from '@skillcert/core';
import { reviewEventWords } from './sample-bench-words.js';
import type { SampleEnrolment } from './sample-enrolments.js';
import { partWords } from './sample-fact-words.js';
import { useLocalised, useSay } from './sample-say.js';

/** An event of a review that the staff apply. */
export type StaffEvent = keyof typeof reviewEventWords;

const isStaffEvent = (event: string): event is StaffEvent => event in reviewEventWords;

const staffEvents = (status: ReviewStatus) => eventsFrom(reviewLifecycle, status, ['zky-admin']);

/** The decisions that the lifecycle allows now, the most likely one first. */
export const decisionsFrom = (status: ReviewStatus): readonly StaffEvent[] => {
  const order = Object.keys(reviewEventWords);
  return staffEvents(status)
    .map(({ event }) => event)
    .filter(isStaffEvent)
    .sort((one, other) => order.indexOf(one) - order.indexOf(other));
};

/** Whether the lifecycle allows moving the candidate to another class. */
export const mayMove = (status: ReviewStatus): boolean =>
  staffEvents(status).some(({ event }) => event === 'move');

/** Where a decision leads. */
export const stateAfter = (status: ReviewStatus, decision: StaffEvent): ReviewStatus =>
  staffEvents(status).find(({ event }) => event === decision)?.to ?? status;

/** Whether the lifecycle wants the reason of a decision. */
export const needsReason = (status: ReviewStatus, decision: StaffEvent): boolean =>
  staffEvents(status).some(({ event, needs }) => event === decision && needs.includes('reason'));

/** The documents that count: none that another one of its kind has replaced. */
export const standing = ({ documents }: SampleEnrolment) => documents.filter(({ replaced }) => !replaced);

/** The conditions of the level, evaluated by the declared facts and the documents sent. */
export const evaluated = (enrolment: SampleEnrolment): EvaluatedAdmission =>
  evaluateConditions(defaultAdmission, {
    level: '3',
    facts: { birth: '1990-03-07', education: 'bachelor', work_years: 6, certificate: null },
    documents: standing(enrolment),
    today: enrolment.created_at.slice(0, 10),
  });

const isPart = (document: string): document is keyof typeof partWords => document in partWords;

/** The label of a part of the form, or of a kind of document. */
export const useDocumentTitle = () => {
  const t = useSay(partWords);
  const localised = useLocalised();
  return (document: string): string =>
    isPart(document)
      ? t(document)
      : localised(defaultAdmission.document_kinds.find(({ id }) => id === document)?.title);
};

/** Translates one of the texts that the configuration offers. */
export const useReviewText = () => {
  const localised = useLocalised();
  return (text_id: string | undefined): string =>
    localised(defaultAdmission.review_texts.find(({ id }) => id === text_id)?.text);
};
