import { Readable } from 'node:stream';
import { type OutputOf, successCode } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isSmall, openShare } from '../body/bodies-under-way.js';
import type { Answering } from './callers.js';
import { readFacts } from './read-facts.js';
import { type BoundCall, proveCaller, runCall } from './run-call.js';
import { isStream, sendStream } from './send-stream.js';

const pdf = Buffer.from('%PDF-');
const ofd = Buffer.from('PK');

/** Sends a file. Its scripts are sandboxed, and a PDF or OFD is saved, not opened: its viewer is not ours. */
const sendFile = (reply: FastifyReply, bytes: Buffer) => {
  reply.header('content-security-policy', 'sandbox');
  const begins = (start: Buffer) => bytes.subarray(0, start.length).equals(start);
  const saved = begins(pdf) ? 'application/pdf' : begins(ofd) && 'application/ofd';
  return saved
    ? reply.type(saved).header('content-disposition', 'attachment').send(bytes)
    : reply.type('image/jpeg').send(bytes);
};

type Table = OutputOf<'class/exportClassLists' | 'candidate/exportOwnData'>;

const isTable = (answer: unknown): answer is Table =>
  typeof answer === 'object' &&
  answer !== null &&
  'lines' in answer &&
  Symbol.asyncIterator in Object(answer.lines);

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const mediaTypes: Readonly<Record<string, string>> = { '.zip': 'application/zip', '.xlsx': sheet };

/** Sends a table or an archive piece by piece as it is read, never as a whole. */
const sendTable = (reply: FastifyReply, { name, lines }: Table) =>
  reply
    .type(mediaTypes[name.slice(name.lastIndexOf('.'))] ?? 'text/csv; charset=utf-8')
    .header('content-security-policy', 'sandbox')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(lines));

type Sheet = OutputOf<'enrolment/fetchImportSheet'>;

const isSheet = (answer: unknown): answer is Sheet =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && answer.bytes instanceof Uint8Array;

const sendSheet = (reply: FastifyReply, { name, bytes }: Sheet) =>
  reply
    .type(name.endsWith('.pdf') ? 'application/pdf' : sheet)
    .header('content-security-policy', 'sandbox')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));

const sendAnswer = (reply: FastifyReply, answer: unknown) => {
  reply.envelope_code = successCode;
  if (isStream(answer)) return sendStream(reply, answer);
  if (isTable(answer)) return sendTable(reply, answer);
  if (isSheet(answer)) return sendSheet(reply, answer);
  if (answer instanceof Uint8Array) return sendFile(reply, Buffer.from(answer));
  return reply.send({ code: successCode, message: 'OK', data: answer });
};

/**
 * The largest body that a call accepts. Anonymous calls get a lower limit: parsing a large body costs
 * more than refusing it.
 */
const bodyLimitOf = ({ body, bytes_max, access }: BoundCall['endpoint']): number => {
  if (body === 'bytes') return bytes_max ?? limits.photo_bytes_max;
  return access.to === 'anyone' ? limits.anonymous_body_bytes_max : limits.body_bytes_max;
};

/** Serves every call under /api by its own name and method. */
export const registerCalls = (
  app: FastifyInstance,
  answering: Answering,
  calls: readonly BoundCall[],
): void => {
  for (const call of calls) {
    const { endpoint } = call;
    const takesFile = endpoint.body === 'bytes';
    app.route({
      method: endpoint.method,
      url: `/api/${endpoint.call}`,
      exposeHeadRoute: false,
      bodyLimit: bodyLimitOf(endpoint),
      // Runs before a byte of a large body is read: a caller who may not send it uses no memory of ours.
      ...(endpoint.method === 'POST' && {
        onRequest: async (request, reply) => {
          if (!takesFile && isSmall(request)) return;
          const caller = await proveCaller(
            answering,
            endpoint,
            request,
            readFacts(answering.services, request, reply),
          );
          if (takesFile || caller.kind !== 'anyone') openShare(request, reply);
        },
      }),
      handler: async (request, reply) => {
        const answer = await runCall(answering, call, request, reply);
        return sendAnswer(reply, answer);
      },
    });
  }
};
