import { limits } from '@skillcert/core';
import type { FastifyInstance } from 'fastify';

/** Stands for a body of a kind that no call takes. */
export const unreadBody: unique symbol = Symbol('a body that was not read');

/**
 * The kinds of body there are: JSON, and pictures and PDFs for the calls that take one. Everything else is refused unread, but only once the caller
 * is known: whoever may not make a call learns nothing of what it takes.
 */
export const acceptBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addContentTypeParser(
    /^(?:image\/[\w.+-]+|application\/(?:octet-stream|pdf))$/,
    { parseAs: 'buffer', bodyLimit: limits.photo_bytes_max },
    (_request, body, done) => done(null, body),
  );
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, unreadBody));
};
