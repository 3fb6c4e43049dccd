import type { FastifyInstance } from 'fastify';
import { type Browser, createBrowser } from '../../../../platform/http/testing/create-browser.js';
import type { Services } from '../../../../platform/services.js';
import { listOutbox } from '../../../messaging/list-outbox.js';

let address = 0;

/** A browser in a network of its own. */
export const openVisitor = (app: FastifyInstance): Browser => {
  address += 1;
  return createBrowser(app, `198.18.${Math.floor(address / 250)}.${address % 250}`);
};

/** Proves a phone in a browser with the code of the message that it asks for. */
export const provePhone = async (
  services: Services,
  browser: Browser,
  phone: string,
  purpose: 'register' | 'enrol' = 'register',
) => {
  const [send, prove] =
    purpose === 'enrol'
      ? (['class/fetchClassVerfyCode', 'class/diffClassVerfyCode'] as const)
      : (['user/fetchVerfyCode', 'user/diffVerfyCode'] as const);
  const named = purpose === 'enrol' ? {} : { purpose };
  const asked = await browser.call(send, { phone, ...named });
  if (asked.code !== 20000) throw new Error(`no code for ${phone}: ${asked.message}`);
  const [message] = await listOutbox(services, 1);
  const verify_code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  const proven = await browser.call(prove, { phone, verify_code, ...named });
  if (proven.code !== 20000) throw new Error(`${phone} is not proven: ${proven.message}`);
};
