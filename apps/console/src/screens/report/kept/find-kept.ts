import type { ClassRecord, Profile } from '@skillcert/api-client';
import { routeAccess } from '@skillcert/core';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { routes } from '../../../routes.js';
import { countByClass } from './kept-scans.js';

/** A class, and how many scans of its door wait on this device. */
export interface KeptOf {
  readonly record: ClassRecord;
  readonly count: number;
}

/** The classes with scans on this device whose door somebody may open. Those of others wait for others. */
export const findKept = async (profile: Profile): Promise<readonly KeptOf[]> => {
  const all = [...(await countByClass())].map(async ([class_id, count]) => {
    const record = await attempt(() => call('class/fetchClassById', { class_id }, { quiet: true }));
    const works = record && routeAccess(routes.byId.report, profile, record) === 'open';
    return works ? [{ record, count }] : [];
  });
  return (await Promise.all(all)).flat();
};
