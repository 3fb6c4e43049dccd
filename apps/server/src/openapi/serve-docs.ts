import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CallTable } from '../http/calls/bind-calls.js';
import { selfContainedPolicy } from '../http/guards/content-policy.js';
import { buildOpenapi } from './build-openapi.js';
import { docsPage } from './docs-page.js';
import { docsScript } from './docs-script.js';
import { docsStyle } from './docs-style.js';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

const once = <T>(make: () => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** `/api/openapi.json` for programs and `/api/docs` for people; both are made on the first request. */
export const serveDocs = (app: FastifyInstance, contract: CallTable, version: string): void => {
  const document = once(() => JSON.stringify(buildOpenapi(contract, version)));
  const page = once(() => docsPage(contract, version));
  const policy = selfContainedPolicy(hashOf(docsScript), hashOf(docsStyle));
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page()),
  );
};
