interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

const address = '/door-worker.js';

/** The address of the worker: for a page whose policy lets no text become a script, the one exception. */
export const workerAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('door-worker', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`${url} is not the worker of the door.`);
      return url;
    },
  });
  return policy ? policy.createScriptURL(address) : address;
};
