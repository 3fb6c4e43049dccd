import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
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

/**
 * A figure that an area gives: what it is at the moment, or how often something has happened since the process began.
 */
export interface Figure {
  readonly kind: 'gauge' | 'counter';
  readonly name: string;
  readonly help: string;
  readonly read: () => number;
}

const watchFigure = (register: Registry, { kind, name, help, read }: Figure) => {
  if (kind === 'gauge') {
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read());
      },
    });
    return;
  }
  new Counter({
    name,
    help,
    registers: [register],
    collect() {
      this.reset();
      this.inc(read());
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
export const serveMetrics = (app: FastifyInstance, services: Services, figures: readonly Figure[]): void => {
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: 'skillcert_' });
  watchPool(register, services);
  for (const figure of figures) watchFigure(register, figure);
  watchCalls(register, app);
  app.get('/metrics', async (request, reply) => {
    // A proxy on this machine is loopback too. Most name the host they stand for or the caller they speak for, but none
    // has to: where there is a public address, the caller may be anybody.
    const isHere =
      services.config.public_origin === undefined &&
      isLoopbackAddress(request.ip) &&
      isLoopbackHost(request.headers.host) &&
      proxyHeaders.every((name) => request.headers[name] === undefined);
    if (!isHere && !services.config.public_metrics) throw new Refusal('unknown_path');
    return reply.type(register.contentType).send(await register.metrics());
  });
};
