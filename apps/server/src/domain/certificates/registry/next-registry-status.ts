import { type RegistryStatus, registryLifecycle, type TransitionRequest, transition } from '@skillcert/core';
import { refuseTransition } from '../../../platform/http/errors/refuse.js';

/**
 * The step of a certificate after an event on its way into the registry.
 * @throws a Refusal: transition_refused for an event that the table does not list
 */
export const nextRegistryStatus = (
  step: TransitionRequest & { readonly state: RegistryStatus },
): RegistryStatus => {
  const outcome = transition(registryLifecycle, step);
  if (!outcome.ok) throw refuseTransition({ thing: 'registry', state: step.state }, outcome);
  return outcome.to;
};
