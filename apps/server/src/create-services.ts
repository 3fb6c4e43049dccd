import { defaultProgramme, defaultUnitCategories } from '@skillcert/core';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { openKeyring } from './crypto/open-keyring.js';
import { createEnrolDesk } from './enrolment/enrol-desk.js';
import type { Services } from './services.js';
import { createOutboxSender } from './sms/outbox-sender.js';
import type { Store } from './store/open-store.js';

interface Parts {
  readonly config: Config;
  readonly store: Store;
  readonly log: Logger;
  readonly now?: () => Date;
}

/** Puts together what handlers work with. */
export const createServices = ({ config, store, log, now = () => new Date() }: Parts): Services => {
  const keyring = openKeyring(config);
  const sms = createOutboxSender({ keyring, now, local: config.mode === 'demo' });
  const enrolDesk = createEnrolDesk({ store, sms, now, log, programme: defaultProgramme });
  return {
    config,
    store,
    keyring,
    programme: defaultProgramme,
    unitCategories: defaultUnitCategories,
    sms,
    enrolDesk,
    log,
    now,
  };
};
