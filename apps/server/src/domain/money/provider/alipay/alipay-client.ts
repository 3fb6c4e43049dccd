import { formatDateTime } from '@skillcert/core';
import { z } from 'zod';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import { readJson } from '../../../../platform/outbound/read-json.js';
import { requestProvider } from '../../../../platform/outbound/request-provider.js';
import type { AlipayConfig } from '../../../../platform/settings/provider-environment.js';
import { readPrivateKey, readPublicKey } from '../read-key.js';
import { type AlipayParams, isSignedNotice, signedPart, signParams } from './alipay-signature.js';

/** A request to Alipay's gateway. */
interface Request {
  readonly method: `alipay.${string}`;
  readonly content: object;
  /** Parameters beside the content: the addresses for notices and for the payer's return. */
  readonly more?: AlipayParams;
}

/** An answer of Alipay whose signature was verified. `code` 10000 is success. */
export type AlipayAnswer = z.infer<typeof anyAnswer>;

const anyAnswer = z.looseObject({ code: z.string(), sub_code: z.string().optional() });

/** Talks to Alipay: signs requests, and accepts signed answers only. */
export interface AlipayClient {
  /** @throws ProviderFailure if no answer came that Alipay signed */
  readonly send: (request: Request) => Promise<AlipayAnswer>;
  /** The address of a page at Alipay. */
  readonly pageOf: (request: Request) => string;
  readonly isGenuine: (notice: AlipayParams) => boolean;
}

/** A moment as Alipay writes it, in Beijing time. */
export const alipayTime = (moment: Date): string => formatDateTime(moment, { timeZone: 'Asia/Shanghai' });

/** Creates a client with the configured keys. */
export const createAlipayClient = (config: AlipayConfig, now: () => Date): AlipayClient => {
  const { gateway, app_id } = config;
  const ours = readPrivateKey('ALIPAY_PRIVATE_KEY_FILE', config.private_key_file);
  const theirs = readPublicKey('ALIPAY_PUBLIC_KEY_FILE', config.public_key_file);
  const paramsOf = ({ method, content, more }: Request) => {
    const common = { app_id, method, format: 'JSON', charset: 'utf-8', sign_type: 'RSA2', version: '1.0' };
    const biz_content = JSON.stringify(content);
    return signParams({ ...common, timestamp: alipayTime(now()), biz_content, ...more }, ours);
  };
  return {
    pageOf: (request) => `${gateway}?${new URLSearchParams(paramsOf(request))}`,
    isGenuine: (notice) => isSignedNotice(notice, theirs),
    send: async (request) => {
      // The charset must be in the address: the gateway reads that before the body.
      const { status, body } = await requestProvider(`${gateway}?charset=utf-8`, {
        method: 'POST',
        body: new URLSearchParams(paramsOf(request)),
      });
      const part = signedPart(body, `${request.method.replaceAll('.', '_')}_response`, theirs);
      const answer = anyAnswer.safeParse(readJson(part ?? ''));
      if (!answer.success) throw new ProviderFailure(`Alipay answered ${status} without its signature.`);
      return answer.data;
    },
  };
};
