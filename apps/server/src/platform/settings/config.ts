import { resolve } from 'node:path';
import { isRole, type Role } from '@skillcert/core';
import { z } from 'zod';
import { gatewayEnvironment, readGateway, type SmsConfig } from './gateway-environment.js';
import {
  type AlipayConfig,
  providerEnvironment,
  readProviders,
  type WechatConfig,
} from './provider-environment.js';

const loopbackHosts = ['127.0.0.1', '::1', 'localhost'];

const modes = ['demo', 'empty', 'production'] as const;

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'it starts with postgres:// or postgresql://')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  SECRET_KEY: z.string().optional(),
  SECRET_KEY_FILE: z.string().min(1).optional(),
  SKILLCERT_MODE: z.enum(modes).default('production'),
  SKILLCERT_RELEASE: z.string().min(1).default('development'),
  ALLOW_BEARER: z.enum(['0', '1']).default('1'),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.string().default(''),
  ...providerEnvironment,
  ...gatewayEnvironment,
  PUBLIC_METRICS: z.enum(['0', '1']).default('0'),
  SIGNING_ROUND: z.coerce.number().int().min(1).max(99).default(1),
  CALENDAR_FILE: z.string().min(1).optional(),
  FACTOR_ROLES: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))
    .refine((entries) => entries.every(isRole), 'it names roles, such as admin,zky-admin'),
});

/** The settings of the process, read once at start. */
export interface Config {
  port: number;
  host: string;
  /** Absolute; holds the built-in database, its socket and the secret key. */
  data_dir: string;
  database_url?: string | undefined;
  log_level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Base64 of 32 bytes; wins over the file. */
  secret_key?: string | undefined;
  secret_key_file?: string | undefined;
  mode: (typeof modes)[number];
  release: string;
  allow_bearer: boolean;
  /** Scheme, host and port under which browsers reach the sites, when a proxy stands in front. */
  public_origin?: string | undefined;
  /** Addresses or networks whose X-Forwarded-For is believed; nobody's by default. */
  trusted_proxies: readonly string[];
  /** Whether /metrics answers beyond this machine. */
  public_metrics: boolean;
  /** Roles that are used with a second factor only; nobody must have one by default. */
  factor_roles: readonly Role[];
  /** How many pairs of keys certificates have been signed with so far: the last one signs. */
  signing_round: number;
  /** Days off and worked weekends of the years that the product does not know, or knows otherwise. */
  calendar_file?: string | undefined;
  /** Payment providers that are connected. */
  wechat?: WechatConfig | undefined;
  alipay?: AlipayConfig | undefined;
  /** The gateway that messages leave through. */
  sms?: SmsConfig | undefined;
}

/** An empty variable (`PORT=`) means the same as none. */
const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/**
 * Reads the configuration from environment variables.
 * @throws a sentence naming the variable that is wrong, or why demo mode refuses the host.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not usable. ${problems.join('; ')}.`);
  }
  const values = parsed.data;
  const host = values.HOST ?? (values.SKILLCERT_MODE === 'demo' ? '127.0.0.1' : '0.0.0.0');
  if (values.SKILLCERT_MODE === 'demo' && !loopbackHosts.includes(host)) {
    throw new Error(
      `Demo mode does not listen on ${host}: its accounts have published passwords, so it stays on this machine. ` +
        'Leave HOST unset (127.0.0.1), or start without demo data.',
    );
  }
  return {
    port: values.PORT,
    host,
    data_dir: resolve(values.DATA_DIR),
    database_url: values.DATABASE_URL,
    // A person who tries the product on a terminal wants its address, not a line for every request.
    log_level: values.LOG_LEVEL ?? (values.SKILLCERT_MODE === 'production' ? 'info' : 'warn'),
    secret_key: values.SECRET_KEY,
    secret_key_file: values.SECRET_KEY_FILE && resolve(values.SECRET_KEY_FILE),
    mode: values.SKILLCERT_MODE,
    release: values.SKILLCERT_RELEASE,
    allow_bearer: values.ALLOW_BEARER === '1',
    public_origin: values.PUBLIC_ORIGIN && new URL(values.PUBLIC_ORIGIN).origin,
    trusted_proxies: values.TRUSTED_PROXIES.split(',').flatMap((entry) => entry.trim() || []),
    public_metrics: values.PUBLIC_METRICS === '1',
    factor_roles: values.FACTOR_ROLES.filter(isRole),
    signing_round: values.SIGNING_ROUND,
    calendar_file: values.CALENDAR_FILE && resolve(values.CALENDAR_FILE),
    ...readProviders(values),
    sms: readGateway(values),
  };
}
