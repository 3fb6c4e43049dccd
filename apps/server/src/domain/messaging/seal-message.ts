import { z } from 'zod';
import type { Keyring } from '../../platform/crypto/keyring.js';
import type { SmsMessage } from './sms-message.js';

const content = z.object({ language: z.string(), params: z.record(z.string(), z.string()) });

/** The values of a template, and the language. */
export type SmsContent = z.infer<typeof content>;

/** Codes and names are never stored in clear. */
export const sealMessage = (
  keyring: Keyring,
  { language, params }: Pick<SmsMessage, 'language' | 'params'>,
): { sealed: string } => ({
  sealed: keyring.seal('sms', JSON.stringify({ language, params })).toString('base64'),
});

/** Opens what {@link sealMessage} sealed. */
export const openMessage = (keyring: Keyring, params: Readonly<Record<string, string>>): SmsContent =>
  content.parse(JSON.parse(keyring.open('sms', Buffer.from(params.sealed ?? '', 'base64'))));
