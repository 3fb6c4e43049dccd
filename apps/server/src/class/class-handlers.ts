import type { AnyHandler } from '../http/calls/handle.js';
import { fetchContacts } from './contacts/fetch-contacts.js';
import { saveContacts } from './contacts/save-contacts.js';
import { checkClass } from './edit/check-class.js';
import { createClass } from './edit/create-class.js';
import { saveClassDraft } from './edit/save-class-draft.js';
import { startClassDraft } from './edit/start-class-draft.js';
import { updataClass } from './edit/updata-class.js';
import { checkClassIdCard } from './enrol/check-class-id-card.js';
import { checkClassPhone } from './enrol/check-class-phone.js';
import { diffClassVerfyCode } from './enrol/diff-class-verfy-code.js';
import { enrollClass } from './enrol/enroll-class.js';
import { fetchClassVerfyCode } from './enrol/fetch-class-verfy-code.js';
import { fetchEnrollListsByPhone } from './enrol/fetch-enroll-lists-by-phone.js';
import { fetchSeats } from './enrol/fetch-seats.js';
import { setWaitingList } from './enrol/set-waiting-list.js';
import { updateEnrollByPhone } from './enrol/update-enroll-by-phone.js';
import { fetchClassById } from './fetch-class-by-id.js';
import { fetchClassFile } from './files/fetch-class-file.js';
import { removeClassFile } from './files/remove-class-file.js';
import { uploadClassFile } from './files/upload-class-file.js';
import { drawBack } from './lifecycle/draw-back.js';
import { drawOk } from './lifecycle/draw-ok.js';
import { setClassStatus } from './lifecycle/set-class-status.js';
import { exportClassLists } from './lists/export-class-lists.js';
import { fetchClassLists } from './lists/fetch-class-lists.js';
import { fetchOpenClasses } from './lists/fetch-open-classes.js';
import { fetchToDo } from './lists/fetch-to-do.js';
import { queryComOwner } from './lists/query-com-owner.js';
import { handOverClass } from './owner/hand-over-class.js';
import { keepQuotas } from './quotas/keep-quotas.js';
import { returnQuotas } from './quotas/return-quotas.js';
import { fetchTimeline } from './stages/fetch-timeline.js';
import { moveDeadline } from './stages/move-deadline.js';
import { dropClassStep } from './steps/drop-class-step.js';
import { fetchClassStep } from './steps/fetch-class-step.js';
import { addClassRecommend } from './units/add-class-recommend.js';
import { fetchClassRecommendList } from './units/fetch-class-recommend-list.js';
import { fetchClassRecommendLists } from './units/fetch-class-recommend-lists.js';
import { fetchClassRestRcommendList } from './units/fetch-class-rest-rcommend-list.js';
import { isUniqueComRecommender } from './units/is-unique-com-recommender.js';

/** The handlers of classes: their life, their stages, their units, and the enrolment of a candidate by phone. */
export const classHandlers: readonly AnyHandler[] = [
  fetchClassVerfyCode,
  diffClassVerfyCode,
  fetchClassLists,
  exportClassLists,
  fetchOpenClasses,
  fetchSeats,
  fetchClassById,
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
  keepQuotas,
  returnQuotas,
  fetchContacts,
  saveContacts,
  checkClassPhone,
  checkClassIdCard,
  enrollClass,
  fetchEnrollListsByPhone,
  updateEnrollByPhone,
  drawBack,
  drawOk,
];
