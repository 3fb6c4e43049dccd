import type { ExamScore } from '@skillcert/core';
import { setClassStatus } from '../../class/lifecycle/set-class-status.js';
import { callHandler } from '../../class/testing/call-handler.js';
import type { StaffSession } from '../../http/calls/caller.js';
import { openScoring } from '../../scores/testing/score-office.js';
import type { Services } from '../../services.js';
import { fetchCertificateLists } from '../fetch-certificate-lists.js';
import { prepareCertificates } from '../issue/prepare-certificates.js';
import { certificateCalls } from './certificate-calls.js';

type People = readonly [StaffSession, StaffSession, StaffSession, ...StaffSession[]];

/** A class whose publicity is over, in which each candidate has one score in both subjects, and the calls of its certificates. */
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
  const endPublicity = { class_id, event: 'publicity_end' } as const;
  await callHandler(setClassStatus, { services, caller: third, input: endPublicity });
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
