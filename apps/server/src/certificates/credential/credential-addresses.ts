import type { Config } from '../../config.js';
import type { RequestFacts } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import { isLoopbackHost } from '../../http/is-loopback.js';

/** Below which path everything stands that credentials refer to. */
export const credentialPath = '/credentials';

/**
 * The origin that a credential names for good: as configured. By the name that a request used only on this machine: elsewhere whoever asks could have
 * signed that the issuer, its keys and the list of states are somewhere else.
 * @throws a Refusal origin_missing
 */
export const credentialOrigin = (
  { public_origin }: Pick<Config, 'public_origin'>,
  request: Pick<RequestFacts, 'header'>,
): string => {
  if (public_origin) return public_origin;
  const host = request.header('host') ?? 'localhost';
  if (!isLoopbackHost(host)) throw new Refusal('origin_missing');
  return `http://${host}`;
};

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
