import type { FastifyInstance } from 'fastify';
import type { Fetch } from './read-credential.js';

/**
 * Fetches as a verifier on another site does, without session and cookies. @throws if the address serves nothing to
 * strangers
 */
export const verifierAt =
  (app: FastifyInstance): Fetch =>
  async (address) => {
    const { host, pathname } = new URL(address);
    const headers = { host, origin: 'https://verifier.example', 'sec-fetch-site': 'cross-site' };
    const answer = await app.inject({ url: pathname, headers });
    if (answer.statusCode !== 200) throw new Error(`${pathname}: ${answer.statusCode}`);
    if (answer.headers['access-control-allow-origin'] !== '*')
      throw new Error('Another page cannot read it.');
    return answer.body;
  };
