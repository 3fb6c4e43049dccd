import { Readable } from 'node:stream';
import type { StudyStream } from '@skillcert/api-client/contract';
import type { FastifyReply } from 'fastify';

/** Whether an answer is a file of which a player asks for parts. */
export const isStream = (answer: unknown): answer is StudyStream =>
  typeof answer === 'object' &&
  answer !== null &&
  'pieces' in answer &&
  Symbol.asyncIterator in Object(answer.pieces);

/**
 * Sends a file, or the part of it that was asked for (RFC 9110, 14). A video plays in the page; a PDF is saved, its
 * reader is none of ours.
 */
export const sendStream = (
  reply: FastifyReply,
  { media_type, size, etag, range, pieces }: StudyStream,
): FastifyReply => {
  reply
    .type(media_type)
    .header('content-security-policy', 'sandbox')
    .header('content-disposition', media_type === 'video/mp4' ? 'inline' : 'attachment')
    .header('accept-ranges', 'bytes')
    .header('etag', etag);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { from, to } = range ?? { from: 0, to: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
  const body = Readable.from(pieces);
  // Its head has left by then, and fastify says nothing of what breaks off behind it.
  body.once('error', (error) =>
    reply.log.error({ request_id: reply.request.id, err: error }, 'a file broke off'),
  );
  return reply.header('content-length', String(to - from + 1)).send(body);
};
