import { resolve } from 'node:path';
import { z } from 'zod';

const path = z
  .string()
  .min(1)
  .transform((text) => resolve(text));

/** The credentials between WeChat Pay and us, in both directions. */
export interface WechatConfig {
  readonly origin: string;
  readonly appid: string;
  readonly mchid: string;
  /** The serial number of our certificate. */
  readonly serial: string;
  readonly private_key_file: string;
  /** 32 characters, for what WeChat Pay encrypts to us. */
  readonly api_v3_key: string;
  /** WeChat Pay’s public key with its id; without one, its platform certificates are fetched. */
  readonly public_key?: { readonly id: string; readonly file: string } | undefined;
}

/** The credentials between Alipay and us, in both directions. */
export interface AlipayConfig {
  readonly gateway: string;
  readonly app_id: string;
  readonly private_key_file: string;
  /** Alipay’s key, not ours. */
  readonly public_key_file: string;
}

/** The variables that connect providers. */
export const providerEnvironment = {
  WECHAT_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://api.mch.weixin.qq.com'),
  WECHAT_APPID: z.string().optional(),
  WECHAT_MCHID: z.string().optional(),
  WECHAT_SERIAL: z.string().optional(),
  WECHAT_PRIVATE_KEY_FILE: path.optional(),
  WECHAT_API_V3_KEY: z.string().length(32, 'it has 32 characters').optional(),
  WECHAT_PUBLIC_KEY_ID: z.string().optional(),
  WECHAT_PUBLIC_KEY_FILE: path.optional(),
  ALIPAY_GATEWAY: z.url({ protocol: /^https?$/ }).default('https://openapi.alipay.com/gateway.do'),
  ALIPAY_APP_ID: z.string().optional(),
  ALIPAY_PRIVATE_KEY_FILE: path.optional(),
  ALIPAY_PUBLIC_KEY_FILE: path.optional(),
};

type Values = z.infer<z.ZodObject<typeof providerEnvironment>>;

/** All of a provider's variables or none. @throws a sentence naming those that are missing */
const allOrNone = <Name extends string>(given: Readonly<Record<Name, string | undefined>>) => {
  const entries = Object.entries<string | undefined>(given);
  const missing = entries.flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === entries.length) return undefined;
  if (missing.length > 0) throw new Error(`The environment is not usable. ${missing.join(', ')}: missing.`);
  return given as Readonly<Record<Name, string>>;
};

const readWechat = (values: Values): WechatConfig | undefined => {
  const { WECHAT_APPID, WECHAT_MCHID, WECHAT_SERIAL, WECHAT_PRIVATE_KEY_FILE, WECHAT_API_V3_KEY } = values;
  const ours = { WECHAT_APPID, WECHAT_MCHID, WECHAT_SERIAL, WECHAT_PRIVATE_KEY_FILE, WECHAT_API_V3_KEY };
  const known = allOrNone(ours);
  const { WECHAT_PUBLIC_KEY_ID, WECHAT_PUBLIC_KEY_FILE } = values;
  const theirs = allOrNone({ WECHAT_PUBLIC_KEY_ID, WECHAT_PUBLIC_KEY_FILE });
  if (!known) return undefined;
  return {
    origin: new URL(values.WECHAT_ORIGIN).origin,
    appid: known.WECHAT_APPID,
    mchid: known.WECHAT_MCHID,
    serial: known.WECHAT_SERIAL,
    private_key_file: known.WECHAT_PRIVATE_KEY_FILE,
    api_v3_key: known.WECHAT_API_V3_KEY,
    public_key: theirs && { id: theirs.WECHAT_PUBLIC_KEY_ID, file: theirs.WECHAT_PUBLIC_KEY_FILE },
  };
};

const readAlipay = (values: Values): AlipayConfig | undefined => {
  const { ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY_FILE, ALIPAY_PUBLIC_KEY_FILE } = values;
  const known = allOrNone({ ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY_FILE, ALIPAY_PUBLIC_KEY_FILE });
  return (
    known && {
      gateway: values.ALIPAY_GATEWAY,
      app_id: known.ALIPAY_APP_ID,
      private_key_file: known.ALIPAY_PRIVATE_KEY_FILE,
      public_key_file: known.ALIPAY_PUBLIC_KEY_FILE,
    }
  );
};

/**
 * Which providers the environment connects.
 * @throws a sentence naming what is missing: one of a provider's variables, or the origin that it shall report to
 */
export const readProviders = (values: Values & { readonly PUBLIC_ORIGIN?: string | undefined }) => {
  const wechat = readWechat(values);
  const alipay = readAlipay(values);
  if ((wechat || alipay) && !values.PUBLIC_ORIGIN) {
    throw new Error('The environment is not usable. PUBLIC_ORIGIN: payment providers report to it.');
  }
  return { wechat, alipay };
};
