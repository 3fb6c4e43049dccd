import type { z } from 'zod';
import type { Contract } from './contract.js';

/** The name of a call, which is also its path under the base path `/api`. */
export type CallName = keyof Contract;

/** The input of a call. */
export type InputOf<Name extends CallName> = z.input<Contract[Name]['input']>;

/** The output of a call. */
export type OutputOf<Name extends CallName> = z.output<Contract[Name]['output']>;
