import { setTimeout as sleep } from 'node:timers/promises';
import {
  defaultAdmission,
  defaultExam,
  defaultGroupSms,
  defaultProgramme,
  defaultTimeline,
  defaultUnitCategories,
  type GroupSms,
} from '@skillcert/core';
import type { Logger } from 'pino';
import { classFollowers } from './class-followers.js';
import { demoGateway } from './demo/demo-gateway.js';
import { type CertificateRules, defaultCertificates } from './domain/certificates/issue/certificate-rules.js';
import { checkCertificateRules } from './domain/certificates/issue/check-certificate-rules.js';
import { readCalendar } from './domain/class/calendar/read-calendar.js';
import { createEnrolIntake } from './domain/enrolment/intake/enrol-intake.js';
import { openGateway } from './domain/messaging/gateway/open-gateway.js';
import { createOutboxSender } from './domain/messaging/outbox-sender.js';
import { openProviders } from './domain/money/provider/open-providers.js';
import { createChangeWatch } from './platform/changes/create-change-watch.js';
import { createTicketReader } from './platform/codes/ticket-reader.js';
import { openKeyring } from './platform/crypto/open-keyring.js';
import { createRenderer, type Renderer } from './platform/documents/create-renderer.js';
import type { Services } from './platform/services.js';
import type { Config } from './platform/settings/config.js';
import { createSheetReader, type SheetReader } from './platform/sheet/create-sheet-reader.js';
import type { Store } from './platform/store/open-store.js';

interface Parts {
  readonly config: Config;
  readonly store: Store;
  readonly log: Logger;
  readonly renderer?: Renderer;
  readonly sheets?: SheetReader;
  readonly now?: () => Date;
  readonly pause?: (ms: number) => Promise<void>;
}

/** The demo's phones, or the gateway that the configuration connects. */
const gatewayOf = ({ mode, sms }: Config, groupSms: GroupSms, now: () => Date) => {
  if (mode === 'demo') return demoGateway;
  return sms && openGateway(sms, groupSms, now);
};

/** No number is taken by a pattern that gives one twice or none that is found: the server does not start with it. */
const checked = (rules: CertificateRules): CertificateRules => {
  const { ok, problems } = checkCertificateRules(rules, { exam: defaultExam, programme: defaultProgramme });
  if (!ok) throw new Error(`The certificates are configured wrongly. ${problems.join(' ')}`);
  return rules;
};

/** Puts together what handlers work with. */
export const createServices = ({
  config,
  store,
  log,
  renderer = createRenderer(),
  sheets = createSheetReader(),
  now = () => new Date(),
  pause = (ms) => sleep(ms),
}: Parts): Services => {
  const keyring = openKeyring(config);
  const groupSms = { ...defaultGroupSms, ...(config.sms && { sign_name: config.sms.sign_name }) };
  const sms = createOutboxSender({ keyring, now, local: config.mode === 'demo' });
  const enrolIntake = createEnrolIntake({
    store,
    sms,
    now,
    log,
    programme: defaultProgramme,
    admission: defaultAdmission,
  });
  return {
    config,
    store,
    keyring,
    programme: defaultProgramme,
    admission: defaultAdmission,
    exam: defaultExam,
    calendar: readCalendar(config),
    timeline: defaultTimeline,
    certificates: checked(defaultCertificates),
    unitCategories: defaultUnitCategories,
    groupSms,
    sms,
    gateway: gatewayOf(config, groupSms, now),
    providers: openProviders({ config, store, keyring, now }),
    enrolIntake,
    classFollowers,
    changes: createChangeWatch({ store, log, now }),
    tickets: createTicketReader({ store, now }),
    renderer,
    sheets,
    log,
    now,
    pause,
  };
};
