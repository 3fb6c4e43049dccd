import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { announce } from './announce.js';
import { buildApp } from './app.js';
import { createServices } from './create-services.js';
import type { DemoAccount } from './demo/people/demo-accounts.js';
import { matchKey } from './platform/crypto/match-key.js';
import { createLog } from './platform/http/create-log.js';
import type { Services } from './platform/services.js';
import { type Config, readConfig } from './platform/settings/config.js';
import { openStore } from './platform/store/open-store.js';
import { startJobs } from './start-jobs.js';
import { stopOnSignal } from './stop-on-signal.js';

const drainMs = 10_000;

/**
 * Stops the server: it accepts no new calls, finishes those under way within ten seconds, and then stops jobs, enrol
 * desk, renderer and database.
 */
const stopServer = async (app: FastifyInstance, jobs: { stop(): Promise<void> }, services: Services) => {
  const late = setTimeout(() => app.server.closeAllConnections(), drainMs);
  await app.close();
  clearTimeout(late);
  await jobs.stop();
  await Promise.all([services.enrolIntake.stop(), services.renderer.stop()]);
  await services.store.close();
};

/** Seeds the demo's data and returns its accounts. The code is a file of its own, which production never loads. */
const seed = async (services: Services, report: (doing: string) => void): Promise<readonly DemoAccount[]> => {
  const { seedDemo } = await import('./demo/seed-demo.js');
  return seedDemo(services, report);
};

const start = async (config: Config, log: Logger) => {
  // In production standard output is JSON, line by line, so nothing else is printed.
  const report = (doing: string) => config.mode !== 'production' && process.stdout.write(`${doing}\n`);
  report('Opening the database …');
  const store = await openStore(config, log);
  try {
    const services = createServices({ config, store, log });
    await matchKey(store.db, services.keyring);
    const accounts = config.mode === 'demo' ? await seed(services, report) : [];
    const app = await buildApp(services);
    await app.listen({ port: config.port, host: config.host });
    const jobs = startJobs(services);
    stopOnSignal(log, () => stopServer(app, jobs, services));
    await announce(app, services, accounts);
  } catch (error) {
    await store.close();
    throw error;
  }
};

const sayWhy = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isTaken = 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
  return isTaken ? `Port ${error.port} is in use. Stop what listens there, or set PORT.` : error.message;
};

try {
  const config = readConfig(process.env);
  await start(config, createLog(config));
} catch (error) {
  process.stderr.write(`SkillCert did not start: ${sayWhy(error)}\n`);
  process.exit(1);
}
