import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@skillcert/api-client/contract';
import { buildApp } from '../../apps/server/src/app.js';
import { createServices } from '../../apps/server/src/create-services.js';
import { createAccount } from '../../apps/server/src/domain/accounts/sign-in/testing/create-account.js';
import { signIn } from '../../apps/server/src/domain/accounts/sign-in/testing/sign-in.js';
import { handlers } from '../../apps/server/src/handlers.js';
import { createLog } from '../../apps/server/src/platform/http/create-log.js';
import { readConfig } from '../../apps/server/src/platform/settings/config.js';
import { openStore } from '../../apps/server/src/platform/store/open-store.js';

/** The whole server on an empty database, without a socket; `signIn` once the rows are there. */
export const openLists = async () => {
  const data_dir = mkdtempSync(join(tmpdir(), 'skillcert-bench-'));
  const config = readConfig({ DATA_DIR: data_dir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal' });
  const log = createLog(config);
  const store = await openStore(config, log);
  const services = createServices({ store, config, log });
  const app = await buildApp(services, { contract, handlers });
  return {
    services,
    app,
    /** An account that sees every list. */
    signIn: async () => {
      await createAccount(services, { username: 'bench', roles: ['zky-admin'] });
      return signIn(app, 'bench');
    },
    close: async () => {
      await app.close();
      await services.enrolIntake.stop();
      await store.close();
      rmSync(data_dir, { recursive: true, force: true });
    },
  };
};

export type Lists = Awaited<ReturnType<typeof openLists>>;
