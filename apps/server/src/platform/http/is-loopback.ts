const loopback = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;

/** Whether a socket address is this machine's own. */
export const isLoopbackAddress = (address: string): boolean => loopback.test(address);

/** Whether a `Host` header names this machine: a foreign name that resolves to 127.0.0.1 does not. */
export const isLoopbackHost = (host: string | undefined): boolean => {
  const name = (host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name === 'localhost' || isLoopbackAddress(name);
};
