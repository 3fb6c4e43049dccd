import type { Readable } from 'node:stream';
import { limits } from '@skillcert/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openStrangersShare, shareOf } from './bodies-under-way.js';
import { readBody } from './read-body.js';

/** Reads a body as far as its call takes one and memory of bodies under way is left. */
export const readWithin = (
  request: FastifyRequest,
  payload: Readable,
  limit = request.routeOptions.bodyLimit ?? limits.body_bytes_max,
): Promise<Buffer> => readBody(payload, { limit, share: shareOf(request) });

/** Stands for a body of a kind that no call takes. */
export const unreadBody: unique symbol = Symbol('a body that was not read');

/**
 * The kinds of body there are: JSON, and pictures and PDFs for the calls that take one. Everything else is refused
 * unread, but only once the caller is known: a caller who may not make a call learns nothing of what it takes.
 */
export const acceptBodies = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    openStrangersShare(request, reply);
    done();
  });
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const text = (await readWithin(request, payload)).toString('utf8');
    return new Promise((resolve, reject) => {
      parseJson(request, text, (error, parsed) => (error ? reject(error) : resolve(parsed)));
    });
  });
  app.addContentTypeParser(
    /^(?:image\/[\w.+-]+|application\/(?:octet-stream|pdf))$/,
    (request: FastifyRequest, payload: Readable) => readWithin(request, payload),
  );
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, unreadBody));
};
