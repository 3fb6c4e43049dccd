import { type CheckCode, prepareCodes } from '@skillcert/api-client';
import { call } from '../../../client/call.js';
import { type PublishedKeys, readEmbeddedKeys } from './read-embedded-keys.js';

/** A visitor who came from another page of the site has no keys in this one. */
const readKeys = async (): Promise<PublishedKeys> =>
  readEmbeddedKeys(document) ?? (await call('certificate/fetchKeys', {}, { quiet: true })).keys;

let ready: Promise<CheckCode> | undefined;

/** The checker of codes on this page, prepared once. @throws if there are neither keys in the page nor a connection */
export const codeChecker = (): Promise<CheckCode> => {
  ready ??= readKeys().then((keys) => prepareCodes(keys));
  const readied = ready;
  readied.catch(() => {
    ready = undefined;
  });
  return readied;
};
