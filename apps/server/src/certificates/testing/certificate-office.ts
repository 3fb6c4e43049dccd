import type { InputOf } from '@skillcert/api-client/contract';
import type { ExamScore } from '@skillcert/core';
import { setClassStatus } from '../../class/lifecycle/set-class-status.js';
import { callHandler } from '../../class/testing/call-handler.js';
import type { StaffSession } from '../../http/calls/caller.js';
import { openScoring } from '../../scores/testing/score-office.js';
import type { Services } from '../../services.js';
import { changeCertificate } from '../change-certificate.js';
import { fetchCertificateById } from '../fetch-certificate-by-id.js';
import { fetchCertificateLists } from '../fetch-certificate-lists.js';
import { fetchCertificatePdf } from '../fetch-certificate-pdf.js';
import { issueCertificates } from '../issue/issue-certificates.js';
import { prepareCertificates } from '../issue/prepare-certificates.js';
import { replaceCertificate } from '../replace-certificate.js';

type People = readonly [StaffSession, StaffSession, StaffSession, ...StaffSession[]];
type Change = InputOf<'certificate/changeCertificate'>['event'];

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
  const on = (caller: StaffSession) => ({ services, caller });
  return {
    class_id,
    enrolled,
    prepare: (caller: StaffSession, enrolment_ids?: number[]) =>
      callHandler(prepareCertificates, {
        ...on(caller),
        input: { class_id, ...(enrolment_ids && { enrolment_ids }) },
      }),
    issue: (caller: StaffSession, certificate_ids?: number[]) =>
      callHandler(issueCertificates, {
        ...on(caller),
        input: { class_id, ...(certificate_ids && { certificate_ids }) },
      }),
    change: (caller: StaffSession, certificate_id: number, event: Change) =>
      callHandler(changeCertificate, {
        ...on(caller),
        input: { class_id, certificate_id, event, reason: '核查' },
      }),
    replace: (caller: StaffSession, certificate_id: number, event: 'correct' | 'reissue', name?: string) =>
      callHandler(replaceCertificate, {
        ...on(caller),
        input: { class_id, certificate_id, event, reason: '证书遗失', ...(name && { name }) },
      }),
    list: (caller: StaffSession, filters: object = {}) =>
      callHandler(fetchCertificateLists, { ...on(caller), input: { class_id, ...filters } }),
    detail: (caller: StaffSession, certificate_id: number) =>
      callHandler(fetchCertificateById, { ...on(caller), input: { class_id, certificate_id } }),
    print: (
      caller: Parameters<typeof fetchCertificatePdf.run>[0]['caller'],
      certificate_id: number,
      language = 'zh',
    ) =>
      callHandler(fetchCertificatePdf, { services, caller, language, input: { class_id, certificate_id } }),
  };
};
