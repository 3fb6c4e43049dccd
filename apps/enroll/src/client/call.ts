import type { Client } from '@skillcert/api-client';

let client: Promise<Client> | undefined;

/**
 * Makes a call of the contract. The client is fetched with the first call, so that the first list can do without
 * it.
 */
export const call: Client = async (name, input, options) => {
  client ??= import('./client.js').then((module) => module.client);
  const opened = client;
  opened.catch(() => {
    client = undefined;
  });
  return (await opened)(name, input, options);
};
