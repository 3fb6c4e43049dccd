import { scoreDesk } from './asked/score-desk.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/**
 * The lifecycle of a certificate in the national registry, beside its own lifecycle. A certificate waits
 * until it is packed with others; a person reports that the pack was sent; the answer of the registry accepts
 * the certificate or refuses it with a fault. A refused one is packed again once it is corrected, or is
 * accepted after all by a later answer. Another person takes back a mistaken acceptance, and the certificate
 * waits for its answer again. A pack that was not sent yet can be discarded. The caller gives `valid` if the
 * certificate holds.
 */
export const registryLifecycle = defineLifecycle({
  name: 'registry',
  initial: 'none',
  states: {
    // A certificate that no longer holds is never packed, and a refused one need not be corrected.
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
