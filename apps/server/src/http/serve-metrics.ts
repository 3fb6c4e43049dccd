import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { spentBudgets } from '../access/looks/take-looks.js';
import type { Services } from '../services.js';
import { Refusal } from './errors/refuse.js';
import { isLoopbackAddress, isLoopbackHost } from './is-loopback.js';

const watchPool = (register: Registry, { store }: Services) => {
  const read = {
    connections: () => store.pool.totalCount,
    idle: () => store.pool.idleCount,
    waiting: () => store.pool.waitingCount,
  };
  for (const [state, count] of Object.entries(read)) {
    new Gauge({
      name: `skillcert_database_${state}`,
      help: `Database connections of the pool: ${state}`,
      registers: [register],
      collect() {
        this.set(count());
      },
    });
  }
};

const watchEnrolQueue = (register: Registry, { enrolDesk }: Services) => {
  new Gauge({
    name: 'skillcert_enrol_queue',
    help: 'Enrolments that wait for their transaction',
    registers: [register],
    collect() {
      this.set(enrolDesk.waiting());
    },
  });
};

const watchLooks = (register: Registry) => {
  new Counter({
    name: 'skillcert_reveal_budgets_spent_total',
    help: 'Accounts that have used up their looks at unmasked data, once a day each',
    registers: [register],
    collect() {
      this.reset();
      this.inc(spentBudgets());
    },
  });
};

const watchCalls = (register: Registry, app: FastifyInstance) => {
  const seconds = new Histogram({
    name: 'skillcert_http_seconds',
    help: 'Time to answer, by route, HTTP status and code of the envelope',
    labelNames: ['route', 'status', 'code'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ route, status: reply.statusCode, code: reply.envelope_code }, reply.elapsedTime / 1000);
  });
};

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

/** `/metrics` for Prometheus: to this machine only, and not from behind a public address, unless PUBLIC_METRICS=1. */
export const serveMetrics = (app: FastifyInstance, services: Services): void => {
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: 'skillcert_' });
  watchPool(register, services);
  watchEnrolQueue(register, services);
  watchLooks(register);
  watchCalls(register, app);
  app.get('/metrics', async (request, reply) => {
    // A proxy on this machine is loopback too. Most name the host they stand for or the caller they speak for, but none has to: where
    // there is a public address, whoever asks may be anybody.
    const isHere =
      services.config.public_origin === undefined &&
      isLoopbackAddress(request.ip) &&
      isLoopbackHost(request.headers.host) &&
      proxyHeaders.every((name) => request.headers[name] === undefined);
    if (!isHere && !services.config.public_metrics) throw new Refusal('unknown_path');
    return reply.type(register.contentType).send(await register.metrics());
  });
};
