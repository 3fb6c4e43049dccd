import type { AnyHandler } from './http/handle.js';

/** Every handler of the product, one a call of the contract. */
export const handlers: readonly AnyHandler[] = [];
