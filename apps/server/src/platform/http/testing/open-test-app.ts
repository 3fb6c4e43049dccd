import { contract } from '@skillcert/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { buildApp } from '../../../app.js';
import { createServices } from '../../../create-services.js';
import { handlers as allHandlers } from '../../../handlers.js';
import type { TestEngine } from '../../../testing/engines.js';
import { openTestStore } from '../../../testing/open-test-store.js';
import { rendererHere } from '../../documents/testing/renderer-here.js';
import type { Services } from '../../services.js';
import type { Config } from '../../settings/config.js';
import { sheetsHere } from '../../sheet/testing/sheets-here.js';
import type { CallTable } from '../calls/bind-calls.js';
import type { AnyHandler } from '../calls/handle.js';

/** Where the clock of a test begins: far from the end of every window in which attempts are counted. */
const testNow = '2026-11-21T04:07:30.000Z';

interface TestAppOptions {
  readonly config?: Partial<Config>;
  readonly log?: Logger;
  readonly contract?: CallTable;
  readonly handlers?: readonly AnyHandler[];
}

/** The whole application on a fresh database, with a clock that stands still until a test moves it. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Lets time pass. */
  readonly pass: (seconds: number) => void;
  /** Lets time pass until windows of so many seconds begin anew: what is counted in one must not run over its end. */
  readonly passToNext: (seconds: number) => void;
  /** How many milliseconds the application has made somebody wait, each time; nobody waits for them here. */
  readonly pauses: readonly number[];
  readonly close: () => Promise<void>;
}

/** Opens the application for a test; `inject` reaches it without a socket. */
export const openTestApp = async (
  engine: TestEngine,
  {
    config,
    log = pino({ level: 'silent' }),
    contract: calls = contract,
    handlers = allHandlers,
  }: TestAppOptions = {},
): Promise<TestApp> => {
  const store = await openTestStore(engine);
  let moment = Date.parse(testNow);
  const now = () => new Date(moment);
  const pauses: number[] = [];
  const services = createServices({
    config: { ...store.config, ...config },
    store,
    log,
    renderer: rendererHere,
    sheets: sheetsHere,
    now,
    pause: async (ms) => void pauses.push(ms),
  });
  const app = await buildApp(services, { contract: calls, handlers });
  return {
    app,
    services,
    pauses,
    pass: (seconds) => {
      moment += Math.round(seconds * 1000);
    },
    passToNext: (seconds) => {
      const length = seconds * 1000;
      moment += length - (moment % length);
    },
    close: async () => {
      await app.close();
      await services.enrolIntake.stop();
      await store.close();
    },
  };
};
