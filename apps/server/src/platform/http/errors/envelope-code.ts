import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** The `code` of the envelope that was sent, for log and metrics; 0 where the answer was none. */
    envelope_code: number;
  }
}

/** Lets the log and the metrics see how a call ended without reading its answer again. */
export const keepEnvelopeCode = (app: FastifyInstance): void => {
  app.decorateReply('envelope_code', 0);
};
