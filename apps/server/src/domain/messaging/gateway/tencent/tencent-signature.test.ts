import { describe, expect, it } from 'vitest';
import { tencentAuthorization } from './tencent-signature.js';

describe('the signature of Tencent', () => {
  it('is that of the example in its documentation', () => {
    const authorization = tencentAuthorization(
      {
        host: 'cvm.tencentcloudapi.com',
        service: 'cvm',
        timestamp: 1_551_113_065,
        body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
      },
      { key_id: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE', secret: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE' },
    );
    expect(authorization).toBe(
      'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, ' +
        'SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
    );
  });
});
