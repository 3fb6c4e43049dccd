import { handle } from '../../../platform/http/calls/handle.js';
import { findClassUnit } from './find-class-unit.js';

export const fetchClassRecommendList = handle(
  'class/fetchClassRecommendList',
  ({ input, caller, services }) => findClassUnit(services.store.db, caller, input),
);
