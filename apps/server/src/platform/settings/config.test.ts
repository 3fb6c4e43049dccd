import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';

describe('readConfig', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '0.0.0.0',
      data_dir: resolve('data'),
      database_url: undefined,
      log_level: 'info',
      mode: 'production',
      allow_bearer: true,
    });
  });

  it('reads every variable', () => {
    const env = {
      PORT: '8080',
      HOST: '10.0.0.1',
      DATA_DIR: '/srv/skillcert',
      DATABASE_URL: 'postgres://db/skillcert',
      LOG_LEVEL: 'debug',
      SECRET_KEY: 'a2V5',
      SECRET_KEY_FILE: '/run/secrets/key',
      SKILLCERT_MODE: 'empty',
      SKILLCERT_RELEASE: '1.2.3',
      ALLOW_BEARER: '0',
      PUBLIC_ORIGIN: 'https://cert.example.org/',
      TRUSTED_PROXIES: '10.0.0.2, 10.1.0.0/16',
      PUBLIC_METRICS: '1',
      FACTOR_ROLES: 'admin, zky-admin',
      SIGNING_ROUND: '2',
      CALENDAR_FILE: '/srv/calendar.json',
    };
    expect(readConfig(env)).toEqual({
      port: 8080,
      host: '10.0.0.1',
      data_dir: '/srv/skillcert',
      database_url: 'postgres://db/skillcert',
      log_level: 'debug',
      secret_key: 'a2V5',
      secret_key_file: '/run/secrets/key',
      mode: 'empty',
      release: '1.2.3',
      allow_bearer: false,
      public_origin: 'https://cert.example.org',
      trusted_proxies: ['10.0.0.2', '10.1.0.0/16'],
      public_metrics: true,
      factor_roles: ['admin', 'zky-admin'],
      signing_round: 2,
      calendar_file: '/srv/calendar.json',
    });
  });

  it('takes an empty variable for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, database_url: undefined });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db'],
    ['LOG_LEVEL', 'loud'],
    ['SKILLCERT_MODE', 'test'],
    ['FACTOR_ROLES', 'admin,owner'],
    ['SIGNING_ROUND', '0'],
    ['PUBLIC_ORIGIN', 'cert.example.org'],
    ['ALLOW_BEARER', 'yes'],
  ])('names the variable that is wrong: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`The environment is not usable. ${name}: `);
  });

  it('keeps demo mode on this machine', () => {
    expect(readConfig({ SKILLCERT_MODE: 'demo' }).host).toBe('127.0.0.1');
    for (const host of ['127.0.0.1', '::1', 'localhost']) {
      expect(readConfig({ SKILLCERT_MODE: 'demo', HOST: host }).host).toBe(host);
    }
    expect(() => readConfig({ SKILLCERT_MODE: 'demo', HOST: '0.0.0.0' })).toThrow(
      'Demo mode does not listen on 0.0.0.0: its accounts have published passwords',
    );
  });
});
