import type { Programme, UnitCategories } from '@skillcert/core';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import type { Keyring } from './crypto/keyring.js';
import type { EnrolDesk } from './enrolment/enrol-desk.js';
import type { SmsSender } from './sms/sms-sender.js';
import type { Store } from './store/open-store.js';

/** What handlers work with; built once by `app.ts`. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly keyring: Keyring;
  readonly programme: Programme;
  readonly unitCategories: UnitCategories;
  readonly sms: SmsSender;
  readonly enrolDesk: EnrolDesk;
  readonly log: Logger;
  /** The clock, so that tests can move it. */
  readonly now: () => Date;
}
