import { type PayMethod, payMethods } from '@skillcert/core';
import type { Providers } from '../../provider/payment-provider.js';

/** The ways of paying that this server can offer, in their order. */
export const availableMethods = (providers: Providers): PayMethod[] =>
  payMethods.filter((method) => method === 'bank_transfer' || providers.has(method));

/** Of the ways that a class has chosen, those that this server can offer. */
export const offeredMethods = (providers: Providers, chosen: readonly PayMethod[] | null): PayMethod[] =>
  availableMethods(providers).filter((method) => chosen?.includes(method));
