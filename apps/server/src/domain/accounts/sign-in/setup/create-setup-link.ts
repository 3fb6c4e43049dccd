import { randomToken } from '../../../../platform/crypto/random-token.js';
import { sha256 } from '../../../../platform/crypto/sha256.js';
import type { Services } from '../../../../platform/services.js';

const lifeHours = 24;

/** Whether there is no account yet. */
const isEmpty = async ({ store }: Pick<Services, 'store'>) =>
  (await store.db.selectFrom('account').select('user_id').limit(1).executeTakeFirst()) === undefined;

/**
 * A one-time link with which the first administrator of an empty installation is created. The secret stands behind `#`,
 * because browsers send that part to nobody.
 * @returns undefined once there is an account
 */
export const createSetupLink = async (services: Services, origin: string): Promise<string | undefined> => {
  if (!(await isEmpty(services))) return undefined;
  const secret = randomToken();
  await services.store.db
    .insertInto('setup_token')
    .values({
      token_hash: sha256(secret),
      expires_at: new Date(services.now().getTime() + lifeHours * 3_600_000),
    })
    .execute();
  return `${origin}/setup#${secret}`;
};
