import type { z } from 'zod';
import type { Contract } from './contract.js';

/** The name of a call, which is also its path under the base path `/api`. */
export type CallName = keyof Contract;

/** What a caller sends. */
export type InputOf<Name extends CallName> = z.input<Contract[Name]['input']>;

/** What a caller gets. */
export type OutputOf<Name extends CallName> = z.output<Contract[Name]['output']>;
