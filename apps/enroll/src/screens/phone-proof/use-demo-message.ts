import { useCall } from '../../client/use-call.js';

const codePattern = /\d{6}/;

/** The newest text message to a phone in demo mode, and the code in it. */
export const useDemoMessage = (phone_masked: string) => {
  const { data } = useCall('demo/fetchOutbox', {});
  const newest = data?.items
    .filter((message) => message.phone_masked === phone_masked)
    .sort((a, b) => b.at.localeCompare(a.at))[0];
  return newest && { text: newest.text, code: codePattern.exec(newest.text)?.[0] ?? '' };
};
