import { missingHeader, missingText } from '@skillcert/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services.js';
import { readBytes } from '../body/read-input.js';
import { readCookies, wireName, writeCookie } from '../guards/cookies.js';
import { takesSecureCookies } from '../guards/takes-secure-cookies.js';
import { languageOf } from '../language-of.js';
import type { RequestFacts } from './handle.js';

/** The size of headers is limited; text that people write has fewer missing characters than this. */
const reportedMost = 100;

/** Aborted when the answer is sent, or when the connection closes before. */
const goneOf = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
};

/** Reads the facts of a request that handlers may know, so that none of them depends on fastify. */
export const readFacts = (
  { config }: Pick<Services, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestFacts => {
  const header = (name: string) => {
    const value = request.headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  const user_agent = (header('user-agent') ?? '').slice(0, 300);
  const { public_origin } = config;
  const secure = takesSecureCookies({ public_origin, host: header('host'), user_agent });
  const cookies = readCookies(header('cookie'));
  return {
    request_id: request.id,
    address: request.ip,
    user_agent,
    language: languageOf(header('accept-language')),
    key: header('idempotency-key') ?? '',
    bytes: readBytes(request),
    setCookie: (name, value, max_age) => {
      reply.header('set-cookie', writeCookie(name, value, max_age, secure));
    },
    cookie: (name) => cookies.get(wireName(name, secure)),
    header,
    reportMissing: (characters) => {
      if (characters.length > 0) reply.header(missingHeader, missingText(characters.slice(0, reportedMost)));
    },
    gone: () => goneOf(reply),
  };
};
