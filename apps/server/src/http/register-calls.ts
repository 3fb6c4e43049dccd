import { successCode } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../services.js';
import { type BoundCall, runCall } from './run-call.js';

const sendAnswer = (reply: FastifyReply, { endpoint }: BoundCall, answer: unknown) => {
  reply.envelope_code = successCode;
  if (endpoint.answers === 'image' && answer instanceof Uint8Array) {
    return reply.type('image/jpeg').header('content-security-policy', 'sandbox').send(Buffer.from(answer));
  }
  return reply.send({ code: successCode, message: 'OK', data: answer });
};

/** Serves every call under /api by its own name and method. */
export const registerCalls = (
  app: FastifyInstance,
  services: Services,
  calls: readonly BoundCall[],
): void => {
  for (const call of calls) {
    const { endpoint } = call;
    app.route({
      method: endpoint.method,
      url: `/api/${endpoint.call}`,
      exposeHeadRoute: false,
      bodyLimit: endpoint.body === 'bytes' ? limits.photo_bytes_max : limits.body_bytes_max,
      handler: async (request, reply) => {
        const answer = await runCall(services, call, request, reply);
        return sendAnswer(reply, call, answer);
      },
    });
  }
};
