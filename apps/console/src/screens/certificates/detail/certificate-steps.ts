import type { OutputOf } from '@skillcert/api-client';
import { type Actor, certificateLifecycle, eventsFrom, keepsCertificates } from '@skillcert/core';

/** A certificate as its drawer shows it. */
export type CertificateDetail = OutputOf<'certificate/fetchCertificateById'>;

const offered = ['issue', 'data_error', 'correct', 'reissue', 'suspend', 'lift', 'revoke'] as const;

/** A step that an account can take with one certificate. */
export type OfferedStep = (typeof offered)[number];

/**
 * The steps that this account can take, by the lifecycle's table: without those of another person, or of nobody any
 * more.
 */
export const stepsOf = (certificate: CertificateDetail, roles: readonly Actor[]): readonly OfferedStep[] => {
  const { kind, status, class_status, may_change, prepared_by_me, suspended_by_me } = certificate;
  if (!may_change || !keepsCertificates(class_status, kind)) return [];
  const others = (status === 'numbered' && prepared_by_me) || (status === 'suspended' && suspended_by_me);
  const events = eventsFrom(certificateLifecycle, status, roles)
    .filter(({ needs }) => !(others && needs.some((need) => need === 'another_person')))
    .map(({ event }) => event);
  return offered.filter((step) => events.includes(step) && !(step === 'issue' && certificate.barred));
};

/** The reason why this account cannot go on with a certificate: nobody can any more, or another person must. */
export const whyItWaits = (certificate: CertificateDetail) => {
  const { status, barred, may_change, prepared_by_me, suspended_by_me } = certificate;
  if (barred) return 'barred_text';
  if (!may_change) return undefined;
  if (status === 'numbered' && prepared_by_me) return 'not_issued_by_me';
  return status === 'suspended' && suspended_by_me ? 'not_decided_by_me' : undefined;
};
