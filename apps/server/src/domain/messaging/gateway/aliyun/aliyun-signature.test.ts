import { describe, expect, it } from 'vitest';
import { aliyunHeaders, aliyunQuery } from './aliyun-signature.js';

describe('the signature of Aliyun', () => {
  it('is that of the example in its documentation', () => {
    const query = aliyunQuery({
      RegionId: 'cn-shanghai',
      ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
    });
    const headers = aliyunHeaders(
      {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        query,
        date: '2023-10-26T10:22:32Z',
        nonce: '3156853299f313e23d1673dc12e1703d',
      },
      { key_id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
    );
    expect(headers.authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;' +
        'x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it('is over parameters in the order of their names, escaped as RFC 3986 has it', () => {
    expect(aliyunQuery({ b: "it's (so) *!", a: '中 ~+' })).toBe(
      'a=%E4%B8%AD%20~%2B&b=it%27s%20%28so%29%20%2A%21',
    );
  });
});
