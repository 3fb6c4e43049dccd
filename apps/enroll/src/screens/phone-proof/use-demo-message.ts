import { useCall } from '../../client/use-call.js';

const codePattern = /\d{6}/;

/** The newest text message to a phone in demo mode, and the code in it. */
export const useDemoMessage = (phone_masked: string) => {
  const { data } = useCall('demo/fetchOutbox', { phone_masked });
  const newest = data?.items[0];
  return newest && { text: newest.text, code: codePattern.exec(newest.text)?.[0] ?? '' };
};
