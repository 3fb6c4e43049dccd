import { randomUUID } from 'node:crypto';
import { limits } from '@skillcert/core';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../settings/config.js';
import { acceptBodies } from './body/accept-bodies.js';
import { closeWhenStopping } from './close-when-stopping.js';
import { answerBrokenHttp } from './errors/answer-broken-http.js';
import { answerErrors, sendRefusal } from './errors/answer-errors.js';
import { keepEnvelopeCode } from './errors/envelope-code.js';
import { guardHeaders } from './guards/guard-headers.js';
import { logCalls } from './log-calls.js';

/** The HTTP server without any route: limits, timeouts, bodies, headers, and the envelope around every failure. */
export const createHttp = (config: Config, log: FastifyBaseLogger): FastifyInstance => {
  const app = Fastify({
    loggerInstance: log,
    // fastify's own lines carry the URL with its query; ours do not.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    // A logger of its own for every request costs more than the lines it writes; who logs names the request.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trusted_proxies.length > 0 ? [...config.trusted_proxies] : false,
    bodyLimit: limits.body_bytes_max,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    frameworkErrors: (error, request, reply) => {
      sendRefusal(error, request, reply);
    },
    clientErrorHandler: answerBrokenHttp,
    exposeHeadRoutes: false,
  });
  keepEnvelopeCode(app);
  acceptBodies(app);
  guardHeaders(app, config);
  logCalls(app);
  closeWhenStopping(app);
  answerErrors(app);
  return app;
};
