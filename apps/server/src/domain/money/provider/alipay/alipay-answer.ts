import type { z } from 'zod';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import type { AlipayAnswer } from './alipay-client.js';

/** The code of a successful answer. */
export const alipaySuccess = '10000';

/** The error for an answer without the requested content. */
export const alipayFailure = ({ code, sub_code = '' }: AlipayAnswer, what: string): ProviderFailure =>
  new ProviderFailure(`Alipay did not ${what}: ${code} ${sub_code}.`);

/** Reads a successful answer. @throws ProviderFailure for any other answer */
export const readAlipayAnswer = <Shape extends z.ZodType>(
  answer: AlipayAnswer,
  shape: Shape,
  what: string,
): z.infer<Shape> => {
  const parsed = shape.safeParse(answer);
  if (answer.code !== alipaySuccess || !parsed.success) throw alipayFailure(answer, what);
  return parsed.data;
};
