import { z } from 'zod';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import { readJson } from '../../../../platform/outbound/read-json.js';
import { requestProvider } from '../../../../platform/outbound/request-provider.js';
import type { GatewayParts } from '../gateway-parts.js';
import { tencentAuthorization, tencentType } from './tencent-signature.js';

const version = '2021-01-11';

const envelope = z.object({
  Response: z.looseObject({ Error: z.object({ Code: z.string() }).optional() }),
});

/** Tencent's answer: an error, or the requested data. */
export type TencentAnswer = z.infer<typeof envelope>['Response'];

/** Asks Tencent to do something. @throws ProviderFailure where no answer came that can be read */
export type TencentClient = (action: string, input: object) => Promise<TencentAnswer>;

/** Opens a client that signs its requests. */
export const createTencentClient =
  ({ config, secret, now }: Pick<GatewayParts, 'config' | 'secret' | 'now'>): TencentClient =>
  async (action, input) => {
    const { origin, key_id, region } = config;
    const { host } = new URL(origin);
    const body = JSON.stringify(input);
    const timestamp = Math.floor(now().getTime() / 1_000);
    const request = { host, service: 'sms', body, timestamp };
    const answered = await requestProvider(`${origin}/`, {
      method: 'POST',
      headers: {
        authorization: tencentAuthorization(request, { key_id, secret }),
        'content-type': tencentType,
        'x-tc-action': action,
        'x-tc-region': region,
        'x-tc-timestamp': String(timestamp),
        'x-tc-version': version,
      },
      body,
    });
    const answer = envelope.safeParse(readJson(answered.body));
    if (!answer.success || answered.status !== 200) {
      throw new ProviderFailure(`Tencent answered ${answered.status} to ${action}.`);
    }
    return answer.data.Response;
  };
