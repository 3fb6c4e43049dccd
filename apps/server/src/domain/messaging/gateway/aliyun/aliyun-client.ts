import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import { readJson } from '../../../../platform/outbound/read-json.js';
import { requestProvider } from '../../../../platform/outbound/request-provider.js';
import type { GatewayParts } from '../gateway-parts.js';
import { aliyunHeaders, aliyunQuery } from './aliyun-signature.js';

const version = '2017-05-25';

const anyAnswer = z.looseObject({ Code: z.string() });

/** Aliyun's answer. `Code` is `OK`, or the reason of the failure. */
export type AliyunAnswer = z.infer<typeof anyAnswer>;

/** Asks Aliyun to do something. @throws ProviderFailure where no answer came that can be read */
export type AliyunClient = (
  action: string,
  params: Readonly<Record<string, string>>,
) => Promise<AliyunAnswer>;

/** Opens a client that signs its requests. */
export const createAliyunClient =
  ({
    config: { origin, key_id },
    secret,
    now,
  }: Pick<GatewayParts, 'config' | 'secret' | 'now'>): AliyunClient =>
  async (action, params) => {
    const query = aliyunQuery(params);
    const date = now()
      .toISOString()
      .replace(/\.\d{3}Z$/, 'Z');
    const { host } = new URL(origin);
    const request = { host, action, version, query, date, nonce: randomUUID() };
    const { status, body } = await requestProvider(`${origin}/?${query}`, {
      method: 'POST',
      headers: aliyunHeaders(request, { key_id, secret }),
    });
    const answer = anyAnswer.safeParse(readJson(body));
    if (!answer.success || status >= 500)
      throw new ProviderFailure(`Aliyun answered ${status} to ${action}.`);
    return answer.data;
  };
