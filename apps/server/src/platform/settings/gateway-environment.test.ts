import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';

const aliyun = {
  SMS_GATEWAY: 'aliyun',
  SMS_KEY_ID: 'LTAI-test',
  SMS_KEY_FILE: '/run/secrets/sms',
  SMS_SIGN_NAME: '测试中心',
  SMS_TEMPLATES_FILE: '/etc/skillcert/sms.json',
};
const tencent = { ...aliyun, SMS_GATEWAY: 'tencent', SMS_APP_ID: '1400006666' };

describe('the variables that connect an SMS gateway', () => {
  it('connect none by default, and each by all of its own', () => {
    expect(readConfig({}).sms).toBeUndefined();
    expect(readConfig(aliyun).sms).toMatchObject({
      gateway: 'aliyun',
      origin: 'https://dysmsapi.aliyuncs.com',
      receipt_secret: undefined,
    });
    expect(readConfig(tencent).sms).toMatchObject({
      gateway: 'tencent',
      origin: 'https://sms.tencentcloudapi.com',
      app_id: '1400006666',
      region: 'ap-guangzhou',
    });
  });

  it.each([
    ['a part of one', { ...aliyun, SMS_KEY_FILE: '' }, /SMS_KEY_FILE: missing/],
    ['Tencent without its application', { ...tencent, SMS_APP_ID: '' }, /SMS_APP_ID: missing/],
    ['parts of none', { ...aliyun, SMS_GATEWAY: '' }, /SMS_GATEWAY: missing, and SMS_KEY_ID/],
    ['one that there is no adapter for', { ...aliyun, SMS_GATEWAY: 'pigeon' }, /SMS_GATEWAY/],
    ['a name with brackets', { ...aliyun, SMS_SIGN_NAME: '【测试】' }, /SMS_SIGN_NAME/],
    ['a secret that can be guessed', { ...aliyun, SMS_RECEIPT_SECRET: 'short' }, /SMS_RECEIPT_SECRET/],
    ['one in the demo', { ...aliyun, SKILLCERT_MODE: 'demo' }, /demo mode writes to nobody/],
  ])('refuse %s', (_, env, problem) => {
    expect(() => readConfig(env)).toThrow(problem);
  });
});
