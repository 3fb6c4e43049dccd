/** Below which path everything stands that credentials refer to. */
export const credentialPath = '/credentials';

/** What a credential refers to, as addresses that stay. */
export const credentialAddresses = (origin: string) => {
  const issuer = `${origin}${credentialPath}/issuer`;
  return {
    site: origin,
    /** Who issues: what the credential has as its issuer. */
    issuer,
    /** A public key by its id, as a JWK. */
    key: (id: string) => `${origin}${credentialPath}/keys/${id}`,
    /** A list of states. */
    status: (list: number) => `${origin}${credentialPath}/status/${list}`,
    /** What was achieved, as a name that is the same in every credential. */
    achievement: (kind: string, level: string) => `${issuer}#${kind}-${encodeURIComponent(level)}`,
    /** Where anybody checks the certificate. */
    check: (certificate_no: string) => `${origin}/verify/${certificate_no}`,
  };
};

/** What {@link credentialAddresses} gives. */
export type CredentialAddresses = ReturnType<typeof credentialAddresses>;
