import type { AnyHandler } from '../../http/calls/handle.js';
import { addClassRecommend } from './add-class-recommend.js';
import { fetchClassRecommendList } from './fetch-class-recommend-list.js';
import { fetchClassRecommendLists } from './fetch-class-recommend-lists.js';
import { fetchClassRestRcommendList } from './fetch-class-rest-rcommend-list.js';
import { isUniqueComRecommender } from './is-unique-com-recommender.js';

/** The handlers of joint classes and their units. */
export const jointHandlers: readonly AnyHandler[] = [
  fetchClassRecommendLists,
  fetchClassRecommendList,
  fetchClassRestRcommendList,
  isUniqueComRecommender,
  addClassRecommend,
];
