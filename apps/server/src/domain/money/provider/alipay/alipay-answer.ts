import type { z } from 'zod';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import type { AlipayAnswer } from './alipay-client.js';

/** The code of an answer that did what was asked. */
export const alipaySuccess = '10000';

/** What is thrown for an answer that does not say what was asked for. */
export const alipayFailure = ({ code, sub_code = '' }: AlipayAnswer, what: string): ProviderFailure =>
  new ProviderFailure(`Alipay did not ${what}: ${code} ${sub_code}.`);

/** Reads an answer of success. @throws ProviderFailure for every other answer */
export const readAlipayAnswer = <Shape extends z.ZodType>(
  answer: AlipayAnswer,
  shape: Shape,
  what: string,
): z.infer<Shape> => {
  const parsed = shape.safeParse(answer);
  if (answer.code !== alipaySuccess || !parsed.success) throw alipayFailure(answer, what);
  return parsed.data;
};
