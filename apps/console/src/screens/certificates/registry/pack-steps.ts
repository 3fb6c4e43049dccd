import type { RegistryPack } from '@skillcert/api-client';
import { type Actor, eventsFrom, registryLifecycle } from '@skillcert/core';

/** The steps that an account can take with a pack. */
type PackStep = 'send' | 'discard' | 'answer';

/** The steps that this account can take with a pack, by the lifecycle’s table: an invalid certificate is never sent. */
export const packSteps = (
  { sent_at, lapsed }: Pick<RegistryPack, 'sent_at' | 'lapsed'>,
  roles: readonly Actor[],
): readonly PackStep[] => {
  const events = eventsFrom(registryLifecycle, sent_at === null ? 'packed' : 'sent', roles)
    .filter(({ needs }) => lapsed === 0 || !needs.some((need) => need === 'valid'))
    .map(({ event }) => (event === 'accept' ? 'answer' : event));
  return (['send', 'discard', 'answer'] as const).filter((step) => events.includes(step));
};

/**
 * Whether this account may take back the acceptances of a pack: the table names the roles, and another person does
 * it for one's own answers.
 */
export const mayTakeBack = (
  { counts, accepted_by_me }: Pick<RegistryPack, 'counts' | 'accepted_by_me'>,
  roles: readonly Actor[],
): boolean =>
  counts.accepted > 0 &&
  !accepted_by_me &&
  eventsFrom(registryLifecycle, 'accepted', roles).some(({ event }) => event === 'take_back');
