import type { ExamScore } from '@skillcert/core';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { applyByTwo } from '../../class/testing/apply-by-two.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openScoring } from '../../scores/testing/score-office.js';
import { fetchCertificateLists } from '../fetch-certificate-lists.js';
import { prepareCertificates } from '../issue/prepare-certificates.js';
import { certificateCalls } from './certificate-calls.js';

type People = readonly [StaffSession, StaffSession, StaffSession, ...StaffSession[]];

/**
 * A class whose publicity is over, in which each candidate has one score in both subjects, and the calls of its
 * certificates.
 */
export const openCertifying = async (
  services: Services,
  [first, second, third]: People,
  scores: readonly ExamScore[],
) => {
  const scoring = await openScoring(services, scores.length);
  const { class_id, enrolled } = scoring;
  for (const subject of ['theory', 'practical']) {
    const cells = enrolled.map((enrolment_id, at) => ({ enrolment_id, subject, score: scores[at] ?? 0 }));
    await scoring.enter(first, cells);
    await scoring.enter(second, cells);
    await scoring.freeze(first, subject);
    await scoring.publish(third, subject);
  }
  await applyByTwo(services, class_id, 'publicity_end');
  return {
    class_id,
    enrolled,
    ...certificateCalls(services, class_id, 'candidate'),
    prepare: (caller: StaffSession, enrolment_ids?: number[]) =>
      callHandler(prepareCertificates, {
        services,
        caller,
        input: { class_id, ...(enrolment_ids && { enrolment_ids }) },
      }),
    list: (caller: StaffSession, filters: object = {}) =>
      callHandler(fetchCertificateLists, { services, caller, input: { class_id, ...filters } }),
  };
};
