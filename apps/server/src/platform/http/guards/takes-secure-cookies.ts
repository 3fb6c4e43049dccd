import { isLoopbackHost } from '../is-loopback.js';

interface Facts {
  readonly public_origin: string | undefined;
  readonly host: string | undefined;
  readonly user_agent: string;
}

// Safari alone drops Secure cookies of http://localhost; every other engine takes this machine for a secure place.
const isSafari = (agent: string) => agent.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//.test(agent);

/** Whether the caller's browser keeps a Secure cookie from this address: over https, and over http on this machine. */
export const takesSecureCookies = ({ public_origin, host, user_agent }: Facts): boolean => {
  if (public_origin) return public_origin.startsWith('https:');
  return isLoopbackHost(host) && !isSafari(user_agent);
};
