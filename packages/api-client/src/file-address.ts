import type { CallName, InputOf } from './contract/browser.js';

/**
 * The address at which a call that is read answers with its file, for what fetches it by itself and part by part, as a player does. Cookies say
 * who asks. `baseUrl` is that of the client.
 */
export const fileAddress = <Name extends CallName>(
  call: Name,
  input: InputOf<Name>,
  baseUrl = '/api',
): string => {
  const query = Object.entries(input).map(([name, value]) => [name, String(value)]);
  return `${baseUrl}/${call}?${new URLSearchParams(query)}`;
};
