import type { CallName, Endpoint, TicketPurpose } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services.js';
import { readInput } from '../body/read-input.js';
import { Refusal } from '../errors/refuse.js';
import { readCookies } from '../guards/cookies.js';
import { refuseCrossSite } from '../guards/refuse-cross-site.js';
import { refuseForbidden, refuseRole } from '../guards/refuse-forbidden.js';
import { answerOnce } from './answer-once.js';
import type { Candidate, StaffSession } from './caller.js';
import type { Answering } from './callers.js';
import { checkAnswer } from './check-answer.js';
import type { AnyHandler, RequestFacts } from './handle.js';
import { readFacts } from './read-facts.js';

/** A call of the contract with its handler. */
export interface BoundCall {
  readonly endpoint: Endpoint<CallName>;
  readonly handler: AnyHandler;
}

type Caller =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'candidate'; readonly candidate: Candidate }
  | { readonly kind: 'staff'; readonly session: StaffSession };

// The enrol desk stores the idempotency key on the enrolment itself, since up to 256 enrolments share one transaction.
// An upload stores it on the file, so that no transaction is open while a picture is re-encoded.
const keepsOwnKey: ReadonlySet<CallName> = new Set<CallName>([
  'class/enrollClass',
  'enrolment/addEnrolment',
  'enrolment/uploadPhoto',
  'enrolment/uploadDocument',
]);
const usableKey = /^[\x21-\x7e]{8,64}$/;

/**
 * A media player in a page sends no header of ours, so calls that answer with a stream read the token from its cookie.
 */
const streamToken = ({ answers }: Endpoint, facts: RequestFacts) =>
  answers === 'stream' ? readCookies(facts.header('cookie')).get(limits.token_cookie) : undefined;

const queryToken = (call: CallName, query: unknown): unknown =>
  call === 'user/info' && typeof query === 'object' && query !== null
    ? Reflect.get(query, 'token')
    : undefined;

const findCaller = async (
  { services, callers }: Answering,
  endpoint: Endpoint<CallName>,
  facts: RequestFacts,
  query: unknown,
): Promise<Caller> => {
  const { access, call } = endpoint;
  const candidate = async (purpose: TicketPurpose): Promise<Caller> => ({
    kind: 'candidate',
    candidate: await callers.candidate(services, purpose, facts),
  });
  const staff = async (): Promise<Caller> => {
    const claim = {
      header: facts.header('x-token') ?? streamToken(endpoint, facts),
      query: queryToken(call, query),
      cookie: facts.cookie('sid'),
    };
    const session = await callers.staff(services, claim, { isUse: !endpoint.waits });
    return { kind: 'staff', session };
  };
  switch (access.to) {
    case 'anyone':
      return { kind: 'anyone' };
    case 'ticket':
      return candidate(access.purpose);
    case 'session':
    case 'roles':
      return staff();
    case 'ticket_or_roles':
      return facts.header('x-token') === undefined ? candidate(access.purpose) : staff();
  }
};

const ownerOf = (caller: Caller): string => {
  switch (caller.kind) {
    case 'anyone':
      return 'anyone';
    case 'candidate':
      return `phone:${caller.candidate.phone_index.toString('base64url')}`;
    case 'staff':
      return `account:${caller.session.user_id}`;
  }
};

const callerOf = (caller: Caller): Candidate | StaffSession | undefined => {
  if (caller.kind === 'anyone') return undefined;
  return caller.kind === 'candidate' ? caller.candidate : caller.session;
};

/**
 * Proves who makes a call, and that it comes from a page of ours. It does not need the body, so that a file
 * is not read before.
 */
export const proveCaller = async (
  answering: Answering,
  endpoint: Endpoint<CallName>,
  request: FastifyRequest,
  facts: RequestFacts,
): Promise<Caller> => {
  refuseCrossSite({
    method: endpoint.method,
    origin: facts.header('origin'),
    fetch_site: facts.header('sec-fetch-site'),
    host: facts.header('host'),
    public_origin: answering.services.config.public_origin,
  });
  const caller = await findCaller(answering, endpoint, facts, request.query);
  if (caller.kind === 'staff' && 'roles' in endpoint.access) refuseRole(caller.session, endpoint.access);
  return caller;
};

/**
 * Runs one call from the request to the data of its answer: site, caller, input, rights,
 * idempotency key, handler, answer.
 */
export const runCall = async (
  answering: Answering,
  { endpoint, handler }: BoundCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const { services } = answering;
  const facts = readFacts(services, request, reply);
  // After a file or a large body this is the second proof: the session may have ended while it was received.
  const caller = await proveCaller(answering, endpoint, request, facts);
  const input = readInput(endpoint, request);
  if (caller.kind === 'staff' && 'roles' in endpoint.access) {
    refuseForbidden(caller.session, endpoint.access, input);
  }
  if (endpoint.needsKey && !usableKey.test(facts.key)) throw new Refusal('malformed');
  // The only place that drops the types of a call: input and caller were checked against its own declaration above.
  const run = async (within: Services): Promise<object> =>
    checkAnswer(endpoint)(
      await handler.run({ input, caller: callerOf(caller), services: within, request: facts } as never),
    );
  if (!endpoint.needsKey || keepsOwnKey.has(endpoint.call)) return run(services);
  return answerOnce(services, { owner: ownerOf(caller), key: facts.key, call: endpoint.call, input }, run);
};
