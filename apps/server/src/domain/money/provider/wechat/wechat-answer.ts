import type { z } from 'zod';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import { readJson } from '../../../../platform/outbound/read-json.js';
import type { WechatAnswer } from './wechat-client.js';

/** WeChat Pay's own word for what it does not do; empty where it says none. */
export const wechatFault = ({ body }: WechatAnswer): string => /"code"\s*:\s*"(\w+)"/.exec(body)?.[1] ?? '';

/** What is thrown for an answer that does not say what was asked for. */
export const wechatFailure = (answer: WechatAnswer, what: string): ProviderFailure =>
  new ProviderFailure(`WeChat Pay did not ${what}: ${answer.status} ${wechatFault(answer)}.`);

/** Reads an answer of status 200. @throws ProviderFailure for every other answer */
export const readWechatAnswer = <Shape extends z.ZodType>(
  answer: WechatAnswer,
  shape: Shape,
  what: string,
): z.infer<Shape> => {
  const parsed = shape.safeParse(readJson(answer.body));
  if (answer.status !== 200 || !parsed.success) throw wechatFailure(answer, what);
  return parsed.data;
};
