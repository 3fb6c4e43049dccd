import { limits } from '@skillcert/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteShare, createByteBudget } from './byte-budget.js';

/** Twenty of the largest files: what is sent beyond is refused until one of them is answered. */
const all = createByteBudget(20 * limits.photo_bytes_max);

const shares = new WeakMap<FastifyRequest, ByteShare>();

/** Gives a request a share of what files under way may take of the memory; it ends with the answer, or with the connection. */
export const openShare = (request: FastifyRequest, reply: FastifyReply): void => {
  const share = all.open();
  shares.set(request, share);
  // A connection that ended while its caller was looked up will not say so again.
  if (reply.raw.destroyed) share.close();
  reply.raw.once('finish', share.close).once('close', share.close);
};

/** The share of a request; none where its call takes no file. */
export const shareOf = (request: FastifyRequest) => shares.get(request);
