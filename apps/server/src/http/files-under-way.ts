import { limits } from '@skillcert/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteBudget, createByteBudget } from './byte-budget.js';

/** Twenty of the largest files: what is sent beyond is refused until one of them is answered. */
const all = createByteBudget(20 * limits.photo_bytes_max);

const shares = new WeakMap<FastifyRequest, Pick<ByteBudget, 'take'>>();

/** Gives a request a share of what files under way may take of the memory; it ends with the answer, or with the connection. */
export const openShare = (request: FastifyRequest, reply: FastifyReply): void => {
  let taken = 0;
  shares.set(request, {
    take: (bytes) => {
      if (!all.take(bytes)) return false;
      taken += bytes;
      return true;
    },
  });
  const end = () => {
    all.giveBack(taken);
    taken = 0;
    shares.delete(request);
  };
  reply.raw.once('finish', end).once('close', end);
};

/** The share of a request; none where its call takes no file. */
export const shareOf = (request: FastifyRequest) => shares.get(request);
