import type { FastifyInstance } from 'fastify';
import type { Config } from '../../settings/config.js';
import { permissionsPolicy } from './permissions-policy.js';

const year = 31_536_000;

/** The headers that every answer carries; pages add their content policy, calls forbid every store. */
export const guardHeaders = (
  app: FastifyInstance,
  { public_origin }: Pick<Config, 'public_origin'>,
): void => {
  const always: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy({ camera: false }),
    'x-frame-options': 'DENY',
    ...(public_origin?.startsWith('https:') && { 'strict-transport-security': `max-age=${year}` }),
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
};
