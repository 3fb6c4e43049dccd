import {
  type AdmissionRules,
  type CandidateFacts,
  documentsWanted,
  type JudgedAdmission,
  judgeConditions,
  type SentDocument,
} from '@skillcert/core';
import { type Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';

interface Judging {
  readonly admission: AdmissionRules;
  /** The day of the programme, `YYYY-MM-DD`. */
  readonly today: string;
}

interface Judged {
  readonly level: string;
  readonly facts: CandidateFacts;
  readonly documents: readonly SentDocument[];
  readonly entered?: boolean;
}

/** Holds a candidate against the conditions of a level, as they are on a day. */
export const judgeCandidate = (candidate: Judged, { admission, today }: Judging): JudgedAdmission =>
  judgeConditions(admission, { ...candidate, today });

const unmet = (judged: JudgedAdmission): Refusal | undefined => {
  const undeclared = judged.sets[0]?.conditions.some(({ reason }) => reason === 'not_declared');
  return judged.mark === 'unmet' || undeclared ? refuseFields({ conditions: 'conditions_unmet' }) : undefined;
};

/**
 * What keeps a candidate from the level whatever the documents say: a condition that no way meets, or a fact that is
 * not declared.
 */
export const conditionObstacle = (candidate: Judged, judging: Judging): Refusal | undefined =>
  unmet(judgeCandidate(candidate, judging));

/** What keeps a candidate from sending an enrolment: a condition that no way meets, or a document that is not there. */
export const admissionObstacle = (candidate: Judged, judging: Judging): Refusal | undefined => {
  const judged = judgeCandidate(candidate, judging);
  const isLacking = documentsWanted(judging.admission, judged).length > 0;
  return unmet(judged) ?? (isLacking ? refuseFields({ documents: 'document_required' }) : undefined);
};
