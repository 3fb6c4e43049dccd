/** The path below which all documents of credentials stand. */
export const credentialPath = '/credentials';

/** The permanent addresses that a credential refers to. */
export const credentialAddresses = (origin: string) => {
  const issuer = `${origin}${credentialPath}/issuer`;
  return {
    site: origin,
    /** The issuer in the credential. */
    issuer,
    /** A public key by its id, as a JWK. */
    key: (id: string) => `${origin}${credentialPath}/keys/${id}`,
    /** A list of states. */
    status: (list: number) => `${origin}${credentialPath}/status/${list}`,
    /** The achievement, as a name that is the same in every credential. */
    achievement: (kind: string, level: string) => `${issuer}#${kind}-${encodeURIComponent(level)}`,
    /** Where anybody checks the certificate. */
    check: (certificate_no: string) => `${origin}/verify/${certificate_no}`,
  };
};

/** The result of {@link credentialAddresses}. */
export type CredentialAddresses = ReturnType<typeof credentialAddresses>;
