import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { languageOf } from '../../../platform/http/language-of.js';
import { ownOrigin } from '../../../platform/http/own-origin.js';
import type { Services } from '../../../platform/services.js';
import { type CredentialAddresses, credentialAddresses, credentialPath } from './credential-addresses.js';
import { badgeContext, issuerProfile } from './open-badge.js';
import { credentialKeys, publicJwk } from './sign-credential.js';
import { createStatusLists } from './signed-status-lists.js';
import { listSeconds } from './status-list.js';

/** The shape of documents with the verification keys of an issuer. */
const keysContext = 'https://www.w3.org/ns/cid/v1';

/** Keys change with a setting, and are looked up for every credential. */
const keySeconds = 3_600;

/** Lets any page and any server read a document for verifiers, and cache it for the given time. */
const forAnybody = (seconds: number) => ({
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': `public, max-age=${seconds}`,
});

/** The issuer, with the public keys that verify credentials. */
const issuerDocument = (services: Services, addresses: CredentialAddresses, language: string) => {
  const methods = credentialKeys(services).map((key) => ({
    id: addresses.key(key.id),
    type: 'JsonWebKey',
    controller: addresses.issuer,
    publicKeyJwk: publicJwk(key),
  }));
  return {
    '@context': [keysContext, badgeContext],
    ...issuerProfile(services, addresses, language),
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
};

/**
 * Serves the documents that a credential refers to, to everybody: the issuer, the public keys, and the status
 * lists. None of them contains facts of a person.
 */
export const serveCredentials = (app: FastifyInstance, services: Services): void => {
  const listAt = createStatusLists(services);
  const addressesAt = (host: string | undefined) =>
    credentialAddresses(ownOrigin(services.config, { header: () => host }));
  app.get(`${credentialPath}/issuer`, async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const document = issuerDocument(services, addressesAt(request.headers.host), language);
    return reply
      .headers({ ...forAnybody(keySeconds), vary: 'accept-language' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(document));
  });
  app.get<{ Params: { id: string } }>(`${credentialPath}/keys/:id`, async (request, reply) => {
    const key = credentialKeys(services).find(({ id }) => id === request.params.id);
    if (!key) throw new Refusal('unknown_path');
    return reply
      .headers(forAnybody(keySeconds))
      .type('application/jwk+json')
      .send(JSON.stringify(publicJwk(key)));
  });
  app.get<{ Params: { list: string } }>(`${credentialPath}/status/:list`, async (request, reply) => {
    const { list } = request.params;
    if (!/^[1-9]\d{0,6}$/.test(list)) throw new Refusal('unknown_path');
    const signed = await listAt(addressesAt(request.headers.host), Number(list));
    return reply.headers(forAnybody(listSeconds)).type('application/vc+jwt').send(signed);
  });
};
