import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { selfContainedPolicy } from '../http/guards/content-policy.js';
import { docsScript } from './docs-script.js';
import { docsStyle } from './docs-style.js';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

const once = (make: () => Promise<string>) => {
  let made: Promise<string> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      // The next request tries again.
      made = undefined;
      throw error;
    });
    return made;
  };
};

/** `/api/openapi.json` for programs and `/api/docs` for people; both are made on the first request. */
export const serveDocs = (app: FastifyInstance, version: string): void => {
  const document = once(async () => (await import('./make-docs.js')).makeDocument(version));
  const page = once(async () => (await import('./make-docs.js')).makePage(version));
  const policy = selfContainedPolicy(hashOf(docsScript), hashOf(docsStyle));
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await document()),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(await page()),
  );
};
