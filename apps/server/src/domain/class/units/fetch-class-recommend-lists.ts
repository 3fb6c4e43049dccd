import { handle } from '../../../platform/http/calls/handle.js';
import { listClassUnits } from './list-class-units.js';

export const fetchClassRecommendLists = handle(
  'class/fetchClassRecommendLists',
  ({ input, caller, services }) => listClassUnits(services.store.db, caller, input.class_id),
);
