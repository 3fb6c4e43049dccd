interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/**
 * Opens workers also on a page whose policy lets no text become a script: it allows this one address. `name` is
 * that of the policy.
 */
export const workerOpener = (name: string, address: string): (() => Worker) => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(name, {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`${url} is not the address of ${name}.`);
      return url;
    },
  });
  const allowed = policy ? policy.createScriptURL(address) : address;
  return () => new Worker(allowed, { type: 'module' });
};
