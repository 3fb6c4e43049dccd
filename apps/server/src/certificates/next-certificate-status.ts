import {
  type Actor,
  type CertificateEvent,
  type CertificateStatus,
  certificateLifecycle,
  transition,
} from '@skillcert/core';
import { Refusal } from '../http/errors/refuse.js';

interface CertificateStep {
  readonly state: CertificateStatus;
  readonly event: CertificateEvent;
  readonly actors: readonly Actor[];
  readonly given: readonly string[];
}

/**
 * The state that an event of a certificate leads to.
 * @throws a Refusal: another_person where it takes somebody else, transition_refused for what the table does not list
 */
export const nextCertificateStatus = (step: CertificateStep): Exclude<CertificateStatus, 'eligible'> => {
  const outcome = transition(certificateLifecycle, step);
  if (outcome.ok && outcome.to !== 'eligible') return outcome.to;
  const others = !outcome.ok && outcome.missing.some((need) => need === 'another_person');
  throw new Refusal(others ? 'another_person' : 'transition_refused');
};
