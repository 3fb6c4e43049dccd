import type { AnyHandler } from '../../platform/http/calls/handle.js';
import { fetchContacts } from './contacts/fetch-contacts.js';
import { saveContacts } from './contacts/save-contacts.js';
import { checkClass } from './edit/check-class.js';
import { createClass } from './edit/create-class.js';
import { saveClassDraft } from './edit/save-class-draft.js';
import { startClassDraft } from './edit/start-class-draft.js';
import { updataClass } from './edit/updata-class.js';
import { fetchClassById } from './fetch-class-by-id.js';
import { fetchClassFile } from './files/fetch-class-file.js';
import { removeClassFile } from './files/remove-class-file.js';
import { uploadClassFile } from './files/upload-class-file.js';
import { setClassStatus } from './lifecycle/set-class-status.js';
import { exportClassLists } from './lists/export-class-lists.js';
import { fetchClassLists } from './lists/fetch-class-lists.js';
import { fetchOpenClasses } from './lists/fetch-open-classes.js';
import { fetchToDo } from './lists/fetch-to-do.js';
import { queryComOwner } from './lists/query-com-owner.js';
import { handOverClass } from './owner/hand-over-class.js';
import { setWaitingList } from './owner/set-waiting-list.js';
import { fetchClassPage } from './page/fetch-class-page.js';
import { fetchTimeline } from './stages/fetch-timeline.js';
import { moveDeadline } from './stages/move-deadline.js';
import { dropClassStep } from './steps/drop-class-step.js';
import { fetchClassStep } from './steps/fetch-class-step.js';
import { addClassRecommend } from './units/add-class-recommend.js';
import { fetchClassRecommendList } from './units/fetch-class-recommend-list.js';
import { fetchClassRecommendLists } from './units/fetch-class-recommend-lists.js';
import { fetchClassRestRcommendList } from './units/fetch-class-rest-rcommend-list.js';
import { isUniqueComRecommender } from './units/is-unique-com-recommender.js';

/** The handlers of classes: their life, stages, units, files, contacts and drafts. */
export const classHandlers: readonly AnyHandler[] = [
  fetchClassLists,
  exportClassLists,
  fetchOpenClasses,
  fetchClassById,
  fetchClassPage,
  createClass,
  updataClass,
  fetchToDo,
  startClassDraft,
  saveClassDraft,
  queryComOwner,
  handOverClass,
  setWaitingList,
  uploadClassFile,
  removeClassFile,
  fetchClassFile,
  checkClass,
  setClassStatus,
  fetchTimeline,
  moveDeadline,
  fetchClassStep,
  dropClassStep,
  fetchClassRecommendLists,
  fetchClassRecommendList,
  fetchClassRestRcommendList,
  isUniqueComRecommender,
  addClassRecommend,
  fetchContacts,
  saveContacts,
];
