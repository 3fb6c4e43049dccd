import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../http/errors/refuse.js';
import { languageOf } from '../../http/language-of.js';
import type { Services } from '../../services.js';
import {
  type CredentialAddresses,
  credentialAddresses,
  credentialOrigin,
  credentialPath,
} from './credential-addresses.js';
import { badgeContext, issuerProfile } from './open-badge.js';
import { credentialKeys, publicJwk, signCredential } from './sign-credential.js';
import { listSeconds, readMarks, statusList } from './status-list.js';

/** The shape of documents that say which keys somebody's signatures are checked with. */
const keysContext = 'https://www.w3.org/ns/cid/v1';

/** Keys change with a setting, and are looked up for every credential. */
const keySeconds = 3_600;

/** A list is signed anew this often at most, however many ask. */
const keptMs = 60_000;
/** More origins and lists than there ever are: without PUBLIC_ORIGIN, this machine's ports are origins. */
const keptMost = 64;

/** Lets any page and any server read what stands for verifiers, and keep it. */
const send = (reply: FastifyReply, type: string, seconds: number, body: string) =>
  reply
    .headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': `public, max-age=${seconds}`,
    })
    .type(type)
    .send(body);

/** The addresses that credentials name, under the name of this server. */
const addressesOf = ({ config }: Pick<Services, 'config'>, { headers }: FastifyRequest) => {
  const host = (name: string) => (name === 'host' ? headers.host : undefined);
  return credentialAddresses(credentialOrigin(config, { header: host }));
};

/** Signed lists, each until it is a minute old. */
const createLists = (services: Services) => {
  const kept = new Map<string, { readonly signed: string; readonly until: number }>();
  const sign = async (addresses: CredentialAddresses, list: number, now: Date) => {
    const marks = await readMarks(services.store.db, list);
    if (!marks) throw new Refusal('unknown_path');
    return signCredential(
      credentialKeys(services)[0],
      addresses,
      statusList(addresses, list, marks, now),
    );
  };
  return async (addresses: CredentialAddresses, list: number): Promise<string> => {
    const now = services.now();
    const id = addresses.status(list);
    const known = kept.get(id);
    if (known && known.until > now.getTime()) return known.signed;
    const signed = await sign(addresses, list, now);
    if (kept.size >= keptMost) kept.clear();
    kept.set(id, { signed, until: now.getTime() + keptMs });
    return signed;
  };
};

/** Serves what a credential refers to, to everybody: who issues, the public keys, and the lists of states. Nothing of it says anything of a person. */
export const serveCredentials = (app: FastifyInstance, services: Services): void => {
  const listOf = createLists(services);
  app.get(`${credentialPath}/issuer`, async (request, reply) => {
    const addresses = addressesOf(services, request);
    const profile = issuerProfile(services, addresses, languageOf(request.headers['accept-language']));
    const methods = credentialKeys(services).map((key) => ({
      id: addresses.key(key.id),
      type: 'JsonWebKey',
      controller: addresses.issuer,
      publicKeyJwk: publicJwk(key),
    }));
    const document = {
      '@context': [keysContext, badgeContext],
      ...profile,
      verificationMethod: methods,
      assertionMethod: methods.map(({ id }) => id),
    };
    reply.header('vary', 'accept-language');
    return send(reply, 'application/json; charset=utf-8', keySeconds, JSON.stringify(document));
  });
  app.get<{ Params: { id: string } }>(`${credentialPath}/keys/:id`, async (request, reply) => {
    const key = credentialKeys(services).find(({ id }) => id === request.params.id);
    if (!key) throw new Refusal('unknown_path');
    return send(reply, 'application/jwk+json', keySeconds, JSON.stringify(publicJwk(key)));
  });
  app.get<{ Params: { list: string } }>(`${credentialPath}/status/:list`, async (request, reply) => {
    const { list } = request.params;
    if (!/^[1-9]\d{0,6}$/.test(list)) throw new Refusal('unknown_path');
    const signed = await listOf(addressesOf(services, request), Number(list));
    return send(reply, 'application/vc+jwt', listSeconds, signed);
  });
};
