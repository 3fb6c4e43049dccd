import type { CallName, InputOf } from './contract/browser.js';
import { queryOf } from './query-of.js';

/**
 * The address at which a reading call answers with its file, for a client that fetches it by itself and in parts,
 * as a player does. Cookies identify the caller. `baseUrl` is that of the client.
 */
export const fileAddress = <Name extends CallName>(
  call: Name,
  input: InputOf<Name>,
  baseUrl = '/api',
): string => `${baseUrl}/${call}?${queryOf(input)}`;
