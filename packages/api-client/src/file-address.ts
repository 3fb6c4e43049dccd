import type { CallName, InputOf } from './contract/browser.js';
import { queryOf } from './query-of.js';

/**
 * The address at which a call that is read answers with its file, for what fetches it by itself and part by part, as a player does. Cookies say
 * who asks. `baseUrl` is that of the client.
 */
export const fileAddress = <Name extends CallName>(
  call: Name,
  input: InputOf<Name>,
  baseUrl = '/api',
): string => `${baseUrl}/${call}?${queryOf(input)}`;
