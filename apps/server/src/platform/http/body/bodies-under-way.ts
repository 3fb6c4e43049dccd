import { limits } from '@skillcert/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteShare, createByteBudget } from './byte-budget.js';

/** Twenty of the largest files: what is sent beyond is refused until one of them is answered. */
const ofKnown = createByteBudget(20 * limits.photo_bytes_max);

/** Twenty of the largest other bodies, apart from it: what strangers hold back takes no room of who is known. */
const ofStrangers = createByteBudget(20 * limits.body_bytes_max);

/**
 * So much is read from anybody, under any load: hardly a call takes more, and a connection costs as much.
 */
const small_bytes = 16_384;

const shares = new WeakMap<FastifyRequest, ByteShare>();

/** Whether a body says of itself that it is too small to be counted. */
export const isSmall = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= small_bytes;

const open = (budget: typeof ofKnown, request: FastifyRequest, reply: FastifyReply) => {
  const share = budget.open();
  shares.set(request, share);
  // A connection that ended while its caller was looked up will not say so again.
  if (reply.raw.destroyed) share.close();
  reply.raw.once('finish', share.close).once('close', share.close);
};

/** Gives a request of whom nobody knows yet a share of the memory of such bodies, unless its own is small. */
export const openStrangersShare = (request: FastifyRequest, reply: FastifyReply): void => {
  if (!isSmall(request)) open(ofStrangers, request, reply);
};

/**
 * Gives a request whose caller is known a share of what bodies under way may take; it ends with the answer, or with
 * the connection.
 */
export const openShare = (request: FastifyRequest, reply: FastifyReply): void =>
  open(ofKnown, request, reply);

/** The share of a request; none where its body is small. */
export const shareOf = (request: FastifyRequest) => shares.get(request);
