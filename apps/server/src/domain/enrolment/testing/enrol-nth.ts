import type { OutputOf } from '@skillcert/api-client/contract';
import type { Services } from '../../../platform/services.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { enrollClass } from '../site/enroll-class.js';
import { insertDocuments, insertPhoto, openCandidate, testForm, testPhone } from './test-candidate.js';

/** The nth person enrols with the nth phone; `form` overrides what they write; another `key` is another attempt. */
export const enrolNth = async (
  services: Services,
  class_id: number,
  n: number,
  form: object = {},
  key = `key-of-${n}-${class_id}`,
  language = 'zh',
): Promise<OutputOf<'class/enrollClass'>> => {
  const caller = await openCandidate(services, testPhone(n));
  const photo_id = await insertPhoto(services, class_id, caller);
  const documents = await insertDocuments(services, class_id, caller);
  return callHandler(enrollClass, {
    services,
    caller,
    input: { ...testForm(n), photo_id, documents, class_id, ...form },
    key,
    language,
  });
};
