import type { ClassRecord, Profile } from '@skillcert/api-client';
import { routeAccess } from '@skillcert/core';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { routes } from '../../../../routes.js';
import { countByClass } from './kept-scans.js';

/** A class, and the number of its door's scans that wait on this device. */
export interface KeptOf {
  readonly record: ClassRecord;
  readonly count: number;
}

/**
 * The classes with scans on this device whose door the account may open. Scans of other classes wait for other
 * accounts.
 */
export const findKept = async (profile: Profile): Promise<readonly KeptOf[]> => {
  const all = [...(await countByClass())].map(async ([class_id, count]) => {
    const record = await attempt(() => call('class/fetchClassById', { class_id }, { quiet: true }));
    const works = record && routeAccess(routes.byId.report, profile, record) === 'open';
    return works ? [{ record, count }] : [];
  });
  return (await Promise.all(all)).flat();
};
