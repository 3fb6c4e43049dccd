import { resolve } from 'node:path';
import { z } from 'zod';

const path = z
  .string()
  .min(1)
  .transform((text) => resolve(text));

/** The credentials that a gateway and we share. */
export interface SmsConfig {
  readonly gateway: 'aliyun' | 'tencent';
  readonly origin: string;
  readonly key_id: string;
  /** Holds the secret that belongs to the key. */
  readonly key_file: string;
  /** The sender’s name as it is registered, without brackets. */
  readonly sign_name: string;
  /** The file that maps the gateway’s templates to their messages. */
  readonly templates_file: string;
  /** Tencent’s number of the application; empty for Aliyun. */
  readonly app_id: string;
  /** Tencent’s region. */
  readonly region: string;
  /** The last part of the address that receipts come to; without it they are asked for. */
  readonly receipt_secret?: string | undefined;
}

const origins = {
  aliyun: 'https://dysmsapi.aliyuncs.com',
  tencent: 'https://sms.tencentcloudapi.com',
} as const satisfies Record<SmsConfig['gateway'], string>;

/** The variables that connect a gateway. */
export const gatewayEnvironment = {
  SMS_GATEWAY: z.enum(['aliyun', 'tencent']).optional(),
  SMS_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  SMS_KEY_ID: z.string().optional(),
  SMS_KEY_FILE: path.optional(),
  SMS_SIGN_NAME: z
    .string()
    .regex(/^[^【】[\]]{2,20}$/, 'it has 2 to 20 characters and no brackets')
    .optional(),
  SMS_TEMPLATES_FILE: path.optional(),
  SMS_APP_ID: z.string().optional(),
  SMS_REGION: z.string().min(1).default('ap-guangzhou'),
  SMS_RECEIPT_SECRET: z
    .string()
    .regex(/^[\w-]{24,96}$/, 'it has 24 to 96 letters, digits, - and _')
    .optional(),
};

type Values = z.infer<z.ZodObject<typeof gatewayEnvironment>>;

const refuse = (problem: string): never => {
  throw new Error(`The environment is not usable. ${problem}`);
};

/**
 * The gateway that the environment connects.
 * @throws a sentence naming the missing variables, or those that are set without `SMS_GATEWAY`
 */
export const readGateway = (values: Values & { readonly SKILLCERT_MODE: string }): SmsConfig | undefined => {
  const { SMS_GATEWAY: gateway, SMS_KEY_ID, SMS_KEY_FILE, SMS_SIGN_NAME, SMS_TEMPLATES_FILE } = values;
  const needed = { SMS_KEY_ID, SMS_KEY_FILE, SMS_SIGN_NAME, SMS_TEMPLATES_FILE };
  if (!gateway) {
    const given = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    return given.length === 0 ? undefined : refuse(`SMS_GATEWAY: missing, and ${given.join(', ')} is there.`);
  }
  if (values.SKILLCERT_MODE === 'demo') {
    return refuse('SMS_GATEWAY: demo mode writes to nobody; its messages stay in its outbox.');
  }
  const { SMS_APP_ID: app_id = '' } = values;
  const missing = [
    ...Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : [])),
    ...(gateway === 'tencent' && app_id === '' ? ['SMS_APP_ID'] : []),
  ];
  if (missing.length > 0) return refuse(`${missing.join(', ')}: missing.`);
  return {
    gateway,
    origin: new URL(values.SMS_ORIGIN ?? origins[gateway]).origin,
    key_id: SMS_KEY_ID ?? '',
    key_file: SMS_KEY_FILE ?? '',
    sign_name: SMS_SIGN_NAME ?? '',
    templates_file: SMS_TEMPLATES_FILE ?? '',
    app_id,
    region: values.SMS_REGION,
    receipt_secret: values.SMS_RECEIPT_SECRET,
  };
};
