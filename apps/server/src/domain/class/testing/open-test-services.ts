import { pino } from 'pino';
import { createServices } from '../../../create-services.js';
import { rendererHere } from '../../../platform/documents/testing/renderer-here.js';
import type { Services } from '../../../platform/services.js';
import type { Config } from '../../../platform/settings/config.js';
import { sheetsHere } from '../../../platform/sheet/testing/sheets-here.js';
import type { TestEngine } from '../../../testing/engines.js';
import { openTestStore } from '../../../testing/open-test-store.js';

/** The services on a fresh database of an engine, with a clock that the test moves. */
export interface TestServices extends Services {
  readonly moveTo: (moment: string) => void;
  readonly close: () => Promise<void>;
}

/** The moment at which tests begin. */
const testNow = '2026-11-21T04:00:00.000Z';

export const openTestServices = async (
  engine: TestEngine,
  config: Partial<Config> = {},
): Promise<TestServices> => {
  const log = pino({ level: 'silent' });
  const store = await openTestStore(engine, log);
  let moment = new Date(testNow);
  const services = createServices({
    store,
    config: { ...store.config, ...config },
    log,
    renderer: rendererHere,
    sheets: sheetsHere,
    now: () => moment,
  });
  return {
    ...services,
    moveTo: (text) => {
      moment = new Date(text);
    },
    close: async () => {
      await services.enrolIntake.stop();
      await store.close();
    },
  };
};
