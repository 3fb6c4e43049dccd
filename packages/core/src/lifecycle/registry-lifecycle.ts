import { scoreDesk } from './asked/score-desk.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/**
 * How a certificate comes into the national registry, beside its own lifecycle. It waits until it is packed with others; somebody says that the pack
 * was sent; what the registry answers accepts it or refuses it with a fault. One that was refused is packed again once it is mended, or accepted
 * after all by a later answer. What was accepted by mistake is taken back by somebody else, and waits for its answer again. A pack that was not sent yet is discarded. `valid` is given by the caller where the certificate holds.
 */
export const registryLifecycle = defineLifecycle({
  name: 'registry',
  initial: 'none',
  states: {
    // One that holds no more before it was packed is never packed, and one that was refused need not be mended.
    none: { ends: true },
    packed: {},
    sent: {},
    accepted: { ends: true },
    rejected: { ends: true },
  },
  transitions: [
    { from: ['none', 'rejected'], event: 'pack', to: 'packed', by: scoreDesk, needs: ['valid'] },
    { from: 'packed', event: 'send', to: 'sent', by: scoreDesk, needs: ['valid'] },
    { from: 'packed', event: 'discard', to: 'none', by: scoreDesk },
    { from: ['sent', 'rejected'], event: 'accept', to: 'accepted', by: scoreDesk },
    // An answer was taken in by mistake.
    { from: 'accepted', event: 'take_back', to: 'sent', by: scoreDesk, needs: ['reason', 'another_person'] },
    { from: 'sent', event: 'reject', to: 'rejected', by: scoreDesk, needs: ['fault'] },
  ],
});

/** A state of {@link registryLifecycle}. */
export type RegistryStatus = keyof typeof registryLifecycle.states;

/** An event of {@link registryLifecycle}. */
export type RegistryEvent = (typeof registryLifecycle.transitions)[number]['event'];
