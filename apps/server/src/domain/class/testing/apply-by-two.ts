import type { Services } from '../../../platform/services.js';
import { classOffice } from './class-office.js';
import { openStaff } from './staff.js';

type Event = Parameters<ReturnType<typeof classOffice>['apply']>[2];

/** Applies an event by two of the platform's staff; by the first alone where one person is enough. */
export const applyByTwo = async (services: Services, class_id: number, event: Event) => {
  const office = classOffice(services);
  const first = await openStaff(services, { roles: ['zky-admin'] });
  const asked = await office.apply(first, class_id, event, '由两人办理');
  if (!asked.waits_for_second) return asked;
  return office.apply(await openStaff(services, { roles: ['zky-admin'] }), class_id, event);
};
