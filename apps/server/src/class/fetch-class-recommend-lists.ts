import { handle } from '../http/handle.js';
import { listClassUnits } from './list-class-units.js';

export const fetchClassRecommendLists = handle(
  'class/fetchClassRecommendLists',
  async ({ input, caller, services }) => ({
    class_recommend_lists: await listClassUnits(services.store.db, caller, input.class_id),
  }),
);
