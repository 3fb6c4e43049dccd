import type { InputOf } from '@skillcert/api-client/contract';
import type { CertificateKind } from '@skillcert/core';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { changeCertificate } from '../change-certificate.js';
import { fetchCertificateById } from '../fetch-certificate-by-id.js';
import { issueCertificates } from '../issue/issue-certificates.js';
import { fetchCertificatePdf } from '../paper/fetch-certificate-pdf.js';
import { replaceCertificate } from '../replace-certificate.js';

type Change = InputOf<'certificate/changeCertificate'>['event'];

/** The calls of a class that serve certificates of both kinds, as those of one. */
export const certificateCalls = (services: Services, class_id: number, kind: CertificateKind) => {
  const on = (caller: StaffSession) => ({ services, caller });
  return {
    issue: (caller: StaffSession, certificate_ids?: number[]) =>
      callHandler(issueCertificates, {
        ...on(caller),
        input: { class_id, kind, ...(certificate_ids && { certificate_ids }) },
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
