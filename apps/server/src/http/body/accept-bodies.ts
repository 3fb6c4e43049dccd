import type { Readable } from 'node:stream';
import { limits } from '@skillcert/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shareOf } from './files-under-way.js';
import { readBody } from './read-body.js';

const read = (request: FastifyRequest, payload: Readable) =>
  readBody(payload, {
    limit: request.routeOptions.bodyLimit ?? limits.body_bytes_max,
    share: shareOf(request),
  });

/** Stands for a body of a kind that no call takes. */
export const unreadBody: unique symbol = Symbol('a body that was not read');

/**
 * The kinds of body there are: JSON, and pictures and PDFs for the calls that take one. Everything else is refused unread, but only once the caller
 * is known: whoever may not make a call learns nothing of what it takes.
 */
export const acceptBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const text = (await read(request, payload)).toString('utf8');
    return new Promise((resolve, reject) => {
      parseJson(request, text, (error, parsed) => (error ? reject(error) : resolve(parsed)));
    });
  });
  app.addContentTypeParser(
    /^(?:image\/[\w.+-]+|application\/(?:octet-stream|pdf))$/,
    (request: FastifyRequest, payload: Readable) => read(request, payload),
  );
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, unreadBody));
};
