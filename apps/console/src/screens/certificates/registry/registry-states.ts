import { registryLifecycle } from '@skillcert/core';
import type { RegistryState } from './registry-status-badge.js';

/** Whether a text of the address names a step on the way into the registry. */
export const isRegistryState = (text: string): text is RegistryState => text in registryLifecycle.states;

/** The states that a list of certificates can be narrowed to. */
export const registryStates: readonly RegistryState[] = Object.keys(registryLifecycle.states).filter(
  isRegistryState,
);
