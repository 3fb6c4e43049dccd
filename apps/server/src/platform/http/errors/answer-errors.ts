import { limits } from '@skillcert/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../language-of.js';
import { wordsIn } from '../words.js';
import { answerRefusal } from './answer-refusal.js';
import { refusalOf } from './refusal-of.js';
import { Refusal } from './refuse.js';

/**
 * Sends the envelope of a thrown value. An unforeseen error is logged with its stack; the caller learns nothing of it.
 */
export const sendRefusal = (thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = refusalOf(thrown, request.routeOptions.bodyLimit ?? limits.body_bytes_max);
  if (refusal.refusal === 'internal' || (refusal.refusal === 'invalid_input' && refusal !== thrown)) {
    request.log.error({ request_id: request.id, err: thrown }, 'a call failed');
  }
  if (refusal.refusal === 'busy' && refusal !== thrown) {
    request.log.warn({ request_id: request.id, err: thrown }, 'the database did not take a call');
  }
  const words = wordsIn(languageOf(request.headers['accept-language']));
  const { status, body } = answerRefusal(refusal, words);
  reply.envelope_code = body.code;
  if (refusal.details.retry_after !== undefined) reply.header('retry-after', refusal.details.retry_after);
  return reply.code(status).header('cache-control', 'no-store').send(body);
};

/** Every failure leaves in the envelope: what calls throw, what fastify refuses itself, and paths nobody serves. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(sendRefusal);
  app.setNotFoundHandler((request, reply) => sendRefusal(new Refusal('unknown_path'), request, reply));
};
