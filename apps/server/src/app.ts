import { contract } from '@skillcert/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { handlers as allHandlers } from './handlers.js';
import { bindCalls, type CallTable } from './http/bind-calls.js';
import { createHttp } from './http/create-http.js';
import type { AnyHandler } from './http/handle.js';
import { registerCalls } from './http/register-calls.js';
import type { Services } from './services.js';

interface AppOptions {
  /** Every call of the contract, unless a test brings its own. */
  readonly contract?: CallTable;
  readonly handlers?: readonly AnyHandler[];
}

/** Builds the HTTP application; `server.ts` listens, tests inject. */
export const buildApp = async (
  services: Services,
  { contract: calls = contract, handlers = allHandlers }: AppOptions = {},
): Promise<FastifyInstance> => {
  const app = createHttp(services.config, services.log);
  registerCalls(app, services, bindCalls(calls, handlers));
  await app.ready();
  return app;
};
