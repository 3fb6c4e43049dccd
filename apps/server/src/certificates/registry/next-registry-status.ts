import { type RegistryStatus, registryLifecycle, type TransitionRequest, transition } from '@skillcert/core';
import { refuseTransition } from '../../http/errors/refuse.js';

/**
 * How far a certificate is after an event on its way into the registry.
 * @throws a Refusal: transition_refused for what the table does not list
 */
export const nextRegistryStatus = (
  step: TransitionRequest & { readonly state: RegistryStatus },
): RegistryStatus => {
  const outcome = transition(registryLifecycle, step);
  if (!outcome.ok) throw refuseTransition({ thing: 'registry', state: step.state }, outcome);
  return outcome.to;
};
