import type { FastifyInstance } from 'fastify';

/** One line a request: which path, how it ended, how long it took. The query, the body and the address stay out. */
export const logCalls = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        request_id: request.id,
        method: request.method,
        // The path as the route declares it: a foreign path may carry anything.
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        code: reply.envelope_code,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
};
