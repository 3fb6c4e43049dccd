import type { Office } from './office.js';

/** The id of a unit that may still be added to a joint class, by a part of its name. */
export const unitOf = async (office: Office, class_id: number, name: string): Promise<number> => {
  const { items } = await office.call('class/fetchClassRestRcommendList', {
    class_id,
    page: 1,
    limit: 20,
    search: name,
  });
  return items[0].unit_id;
};
