import { limits } from '@skillcert/core';
import type { FastifyInstance } from 'fastify';

/** The kinds of body there are: JSON, and pictures for the calls that take one. Everything else is refused unread. */
export const acceptBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addContentTypeParser(
    /^(?:image\/[\w.+-]+|application\/octet-stream)$/,
    { parseAs: 'buffer', bodyLimit: limits.photo_bytes_max },
    (_request, body, done) => done(null, body),
  );
};
