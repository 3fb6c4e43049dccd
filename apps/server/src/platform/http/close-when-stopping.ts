import type { FastifyInstance } from 'fastify';

/**
 * Ends a connection with its last answer once the server stops: an idle one would hold the stop up until its timeout.
 */
export const closeWhenStopping = (app: FastifyInstance): void => {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
};
