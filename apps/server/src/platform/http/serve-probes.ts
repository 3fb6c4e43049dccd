import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.js';

const canReach = async ({ store }: Services): Promise<boolean> => {
  const limit = new AbortController();
  const late = sleep(1_000, false, { signal: limit.signal }).catch(() => false);
  const answered = store.pool.query('select 1').then(
    () => true,
    () => false,
  );
  const reached = await Promise.race([answered, late]);
  limit.abort();
  return reached;
};

/**
 * `/healthz`: the process answers. `/readyz`: it should get work, that is the database answers within a second and the
 * server is not about to stop. The schema is up to date before a server listens at all.
 */
export const serveProbes = (app: FastifyInstance, services: Services): void => {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', async () => ({ status: 'up', release: services.config.release }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !stopping && (await canReach(services));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
};
