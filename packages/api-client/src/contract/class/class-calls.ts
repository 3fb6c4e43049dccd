import { addClassRecommend } from './add-class-recommend.js';
import { checkClass } from './check-class.js';
import { checkClassIdCard } from './check-class-id-card.js';
import { checkClassPhone } from './check-class-phone.js';
import { createClass } from './create-class.js';
import { decideConflicts } from './decide-conflicts.js';
import { diffClassVerfyCode } from './diff-class-verfy-code.js';
import { drawBack } from './draw-back.js';
import { drawOk } from './draw-ok.js';
import { enrollClass } from './enroll-class.js';
import { exportClassLists } from './export-class-lists.js';
import { exportReportLists } from './export-report-lists.js';
import { fetchClassById } from './fetch-class-by-id.js';
import { fetchClassFile } from './fetch-class-file.js';
import { fetchClassLists } from './fetch-class-lists.js';
import { fetchClassRecommendList } from './fetch-class-recommend-list.js';
import { fetchClassRecommendLists } from './fetch-class-recommend-lists.js';
import { fetchClassRestRcommendList } from './fetch-class-rest-rcommend-list.js';
import { fetchClassVerfyCode } from './fetch-class-verfy-code.js';
import { fetchContacts } from './fetch-contacts.js';
import { fetchEnrollListsByPhone } from './fetch-enroll-lists-by-phone.js';
import { fetchOpenClasses } from './fetch-open-classes.js';
import { fetchReportLists } from './fetch-report-lists.js';
import { fetchSeats } from './fetch-seats.js';
import { fetchToDo } from './fetch-to-do.js';
import { handOverClass } from './hand-over-class.js';
import { isUniqueComRecommender } from './is-unique-com-recommender.js';
import { keepQuotas } from './keep-quotas.js';
import { queryComOwner } from './query-com-owner.js';
import { removeClassFile } from './remove-class-file.js';
import { returnQuotas } from './return-quotas.js';
import { saveClassDraft } from './save-class-draft.js';
import { saveContacts } from './save-contacts.js';
import { setClassStatus } from './set-class-status.js';
import { setWaitingList } from './set-waiting-list.js';
import { startClassDraft } from './start-class-draft.js';
import { updataClass } from './updata-class.js';
import { updateEnrollByPhone } from './update-enroll-by-phone.js';
import { updateReport } from './update-report.js';
import { updateReportOnline } from './update-report-online.js';
import { uploadClassFile } from './upload-class-file.js';

/** The calls of the classes: their life, their units, and the enrolment of a candidate by phone. */
export const classCalls = {
  'class/fetchClassLists': fetchClassLists,
  'class/exportClassLists': exportClassLists,
  'class/fetchOpenClasses': fetchOpenClasses,
  'class/fetchSeats': fetchSeats,
  'class/fetchClassById': fetchClassById,
  'class/createClass': createClass,
  'class/updataClass': updataClass,
  'class/fetchToDo': fetchToDo,
  'class/startClassDraft': startClassDraft,
  'class/saveClassDraft': saveClassDraft,
  'class/queryComOwner': queryComOwner,
  'class/handOverClass': handOverClass,
  'class/uploadClassFile': uploadClassFile,
  'class/removeClassFile': removeClassFile,
  'class/fetchClassFile': fetchClassFile,
  'class/checkClass': checkClass,
  'class/setClassStatus': setClassStatus,
  'class/fetchClassRecommendLists': fetchClassRecommendLists,
  'class/fetchClassRecommendList': fetchClassRecommendList,
  'class/fetchClassRestRcommendList': fetchClassRestRcommendList,
  'class/isUniqueComRecommender': isUniqueComRecommender,
  'class/addClassRecommend': addClassRecommend,
  'class/fetchContacts': fetchContacts,
  'class/saveContacts': saveContacts,
  'class/setWaitingList': setWaitingList,
  'class/keepQuotas': keepQuotas,
  'class/returnQuotas': returnQuotas,
  'class/fetchReportLists': fetchReportLists,
  'class/exportReportLists': exportReportLists,
  'class/updateReport': updateReport,
  'class/decideConflicts': decideConflicts,
  'class/updateReportOnline': updateReportOnline,
  'class/fetchClassVerfyCode': fetchClassVerfyCode,
  'class/diffClassVerfyCode': diffClassVerfyCode,
  'class/checkClassPhone': checkClassPhone,
  'class/checkClassIdCard': checkClassIdCard,
  'class/enrollClass': enrollClass,
  'class/fetchEnrollListsByPhone': fetchEnrollListsByPhone,
  'class/updateEnrollByPhone': updateEnrollByPhone,
  'class/drawBack': drawBack,
  'class/drawOk': drawOk,
} as const;
