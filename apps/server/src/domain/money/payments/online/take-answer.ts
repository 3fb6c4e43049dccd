import { NoticeRefused } from '../../../../platform/outbound/notice-refused.js';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';

/**
 * Takes in what a provider answered.
 * @throws ProviderFailure for an answer that cannot be about what it was asked
 */
export const takeAnswer = async <Result>(what: string, take: () => Promise<Result>): Promise<Result> => {
  try {
    return await take();
  } catch (error) {
    if (!(error instanceof NoticeRefused)) throw error;
    throw new ProviderFailure(`What ${what} cannot be: ${error.fault}.`);
  }
};
