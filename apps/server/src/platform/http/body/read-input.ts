import { type Endpoint, searchesByHeader, searchHeader } from '@skillcert/api-client/contract';
import { hasPersonalPart } from '@skillcert/core';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuseFields } from '../errors/refuse.js';
import { unreadBody } from './accept-bodies.js';
import { findProblems } from './find-problems.js';
import { refuseUnsafeJson } from './refuse-unsafe-json.js';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rawInput = ({ method, body }: Endpoint, request: FastifyRequest): unknown => {
  if (method === 'GET' || body === 'bytes') return request.query;
  if (body !== 'query') return request.body;
  if (request.body === undefined) return request.query;
  return isObject(request.query) && isObject(request.body)
    ? { ...request.query, ...request.body }
    : undefined;
};

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new Refusal('malformed');
  }
};

/** The input with the search of its own header; one in the address must not be somebody's number (docs/adr/0050). */
const withSearch = (endpoint: Endpoint, { headers, query }: FastifyRequest, raw: object): object => {
  if (!searchesByHeader(endpoint)) return raw;
  const exposed: unknown = Reflect.get(Object(query), 'search');
  if (exposed !== undefined && hasPersonalPart(String(exposed))) {
    throw refuseFields({ search: 'not_in_address' });
  }
  const sent = headers[searchHeader.toLowerCase()];
  return typeof sent === 'string' ? { ...raw, search: decoded(sent) } : raw;
};

const refuseWrongMedia = ({ method, body }: Endpoint, request: FastifyRequest) => {
  if (method === 'GET') return;
  if (request.body === unreadBody) throw new Refusal('unsupported_media');
  const isBytes = request.body instanceof Uint8Array;
  if (isBytes !== (body === 'bytes')) throw new Refusal('unsupported_media');
};

/** The input of a call, checked against its schema. @throws Refusal with the problem of every field */
export const readInput = (endpoint: Endpoint, request: FastifyRequest): unknown => {
  refuseWrongMedia(endpoint, request);
  const sent = rawInput(endpoint, request);
  if (!isObject(sent)) throw new Refusal('malformed');
  const raw = withSearch(endpoint, request, sent);
  refuseUnsafeJson(raw);
  const parsed = endpoint.input.safeParse(raw);
  if (!parsed.success) throw refuseFields(findProblems(parsed.error, raw));
  return parsed.data;
};

/** The bytes of a call whose body is the file itself. */
export const readBytes = (request: FastifyRequest): Uint8Array =>
  request.body instanceof Uint8Array ? request.body : new Uint8Array();
