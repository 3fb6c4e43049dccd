import type { z } from 'zod';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import { readJson } from '../../../../platform/outbound/read-json.js';
import type { WechatAnswer } from './wechat-client.js';

/** WeChat Pay's own code for a failure; empty if it states none. */
export const wechatFault = ({ body }: WechatAnswer): string => /"code"\s*:\s*"(\w+)"/.exec(body)?.[1] ?? '';

/** The error for an answer without the requested content. */
export const wechatFailure = (answer: WechatAnswer, what: string): ProviderFailure =>
  new ProviderFailure(`WeChat Pay did not ${what}: ${answer.status} ${wechatFault(answer)}.`);

/** Reads an answer with status 200. @throws ProviderFailure for any other answer */
export const readWechatAnswer = <Shape extends z.ZodType>(
  answer: WechatAnswer,
  shape: Shape,
  what: string,
): z.infer<Shape> => {
  const parsed = shape.safeParse(readJson(answer.body));
  if (answer.status !== 200 || !parsed.success) throw wechatFailure(answer, what);
  return parsed.data;
};
