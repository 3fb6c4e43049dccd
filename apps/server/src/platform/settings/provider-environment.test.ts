import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';

const wechat = {
  WECHAT_APPID: 'wxd678efh567hg6787',
  WECHAT_MCHID: '1900009191',
  WECHAT_SERIAL: '3775B6A45ACD588826D15E583A95F5DD',
  WECHAT_PRIVATE_KEY_FILE: '/run/secrets/wechat.pem',
  WECHAT_API_V3_KEY: 'k'.repeat(32),
};
const alipay = {
  ALIPAY_APP_ID: '2021000122671080',
  ALIPAY_PRIVATE_KEY_FILE: '/run/secrets/app.pem',
  ALIPAY_PUBLIC_KEY_FILE: '/run/secrets/alipay.pem',
};
const PUBLIC_ORIGIN = 'https://cert.example.org';

describe('the variables that connect providers', () => {
  it('connect none by default, and each by all of its own', () => {
    expect(readConfig({})).toMatchObject({ wechat: undefined, alipay: undefined });
    expect(readConfig({ ...wechat, ...alipay, PUBLIC_ORIGIN })).toMatchObject({
      wechat: { origin: 'https://api.mch.weixin.qq.com', mchid: '1900009191', public_key: undefined },
      alipay: { gateway: 'https://openapi.alipay.com/gateway.do', app_id: '2021000122671080' },
    });
    const theirs = {
      WECHAT_PUBLIC_KEY_ID: 'PUB_KEY_ID_0',
      WECHAT_PUBLIC_KEY_FILE: '/run/secrets/theirs.pem',
    };
    expect(readConfig({ ...wechat, ...theirs, PUBLIC_ORIGIN }).wechat?.public_key).toEqual({
      id: 'PUB_KEY_ID_0',
      file: '/run/secrets/theirs.pem',
    });
  });

  it.each([
    ['a part of one', { ...alipay, ALIPAY_APP_ID: '', PUBLIC_ORIGIN }, /ALIPAY_APP_ID: missing/],
    [
      'a key of another length',
      { ...wechat, WECHAT_API_V3_KEY: 'short', PUBLIC_ORIGIN },
      /WECHAT_API_V3_KEY/,
    ],
    [
      'an id without its key',
      { ...wechat, WECHAT_PUBLIC_KEY_ID: 'a', PUBLIC_ORIGIN },
      /WECHAT_PUBLIC_KEY_FILE/,
    ],
    ['nowhere to report to', wechat, /PUBLIC_ORIGIN/],
  ])('refuse %s', (_, env, problem) => {
    expect(() => readConfig(env)).toThrow(problem);
  });
});
