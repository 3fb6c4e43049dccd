import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { DemoAccount } from './demo/people/demo-accounts.js';
import { createSetupLink } from './domain/accounts/sign-in/setup/create-setup-link.js';
import { yearUnknown } from './domain/class/calendar/year-unknown.js';
import { missingTemplates } from './domain/messaging/gateway/provider-templates.js';
import { isLoopbackHost } from './platform/http/is-loopback.js';
import type { Services } from './platform/services.js';

const say = (text: string) => process.stdout.write(`${text}\n`);

const everywhere = new Set(['0.0.0.0', '::']);

/** The address to open in a browser. */
const originOf = (app: FastifyInstance, { public_origin, host }: Services['config']): string => {
  if (public_origin) return public_origin;
  const address: AddressInfo | string | null = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const name = everywhere.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

const warnOfPlainHttp = ({ config, log }: Services) => {
  if (config.public_origin?.startsWith('https:') || isLoopbackHost(config.host)) return;
  log.warn(
    'Other machines reach this server over plain http: their session cookie is sent without Secure, and passwords travel ' +
      'readable. Put a proxy with https in front and set PUBLIC_ORIGIN.',
  );
};

const warnOfGateway = ({ config, gateway, groupSms, log }: Services) => {
  if (config.mode === 'demo') return;
  if (!gateway) {
    log.warn(
      'No SMS gateway is connected: codes and notices stay in the table sms as queued, and no phone gets them.',
    );
    return;
  }
  const missing = missingTemplates(gateway.says, groupSms);
  if (missing.length > 0) {
    log.warn(
      { missing },
      'The SMS gateway has no template for these; such messages fail, or are not offered.',
    );
  }
  if (!config.sms?.receipt_secret) {
    log.info(
      'SMS_RECEIPT_SECRET is not set: the gateway is asked what became of messages, and nobody can opt out by an answer.',
    );
  }
};

const warnOfUnknownYear = (services: Services) => {
  const year = yearUnknown(services, services.now());
  if (year === null) return;
  services.log.warn(
    `Nobody has said which days are off in ${year}: deadlines that reach into it count Monday to Friday. Add the year once it is ` +
      'announced, by CALENDAR_FILE or with a newer release.',
  );
};

/** Those who show what the product does; the others differ from them in a deadline, a class or a unit. */
const listAccounts = (accounts: readonly DemoAccount[]) => {
  const shown = accounts.filter(({ task }) => task);
  const width = (key: 'username' | 'password') => Math.max(...shown.map((account) => account[key].length));
  say('Sign in to the console as (all accounts are in demo-accounts.json of the data folder):');
  for (const { username, password, task } of shown)
    say(`  ${username.padEnd(width('username'))}  ${password.padEnd(width('password'))}  ${task}`);
};

/** Says once where the product is, who can sign in, and to a parent process that it may go on. */
export const announce = async (
  app: FastifyInstance,
  services: Services,
  accounts: readonly DemoAccount[],
): Promise<void> => {
  const url = originOf(app, services.config);
  warnOfPlainHttp(services);
  warnOfGateway(services);
  warnOfUnknownYear(services);
  say(`SkillCert is ready: ${url} (console), ${url}/enroll (enrolment), ${url}/api/docs (API)`);
  if (accounts.length > 0) listAccounts(accounts);
  const link = services.config.mode === 'empty' ? await createSetupLink(services, url) : undefined;
  if (link) say(`Create the first administrator, once, within 24 hours: ${link}`);
  process.send?.({ type: 'ready', url });
};
