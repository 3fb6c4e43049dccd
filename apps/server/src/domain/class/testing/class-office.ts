import type { InputOf } from '@skillcert/api-client/contract';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { checkClass } from '../edit/check-class.js';
import { createClass } from '../edit/create-class.js';
import { setClassStatus } from '../lifecycle/set-class-status.js';
import { callHandler } from './call-handler.js';
import { givePayee } from './give-payee.js';
import { testDraft } from './test-draft.js';

type ClassEvent = InputOf<'class/setClassStatus'>['event'];

/** The calls that move classes, as tests make them. */
export const classOffice = (services: Services) => ({
  /** A draft that has its payee. */
  create: async (caller: StaffSession, changes: object = {}) => {
    const made = await callHandler(createClass, { services, caller, input: { ...testDraft, ...changes } });
    await givePayee(services, made.class_id);
    return made;
  },
  apply: (caller: StaffSession, class_id: number, event: ClassEvent, reason = '') =>
    callHandler(setClassStatus, { services, caller, input: { class_id, event, reason } }),
  check: (caller: StaffSession, class_id: number, event: 'approve' | 'refuse', refuse_content = '') =>
    callHandler(checkClass, { services, caller, input: { class_id, event, refuse_content } }),
});

/** The session once it owns these classes. */
export const owning = (caller: StaffSession, ...owner_classes: number[]): StaffSession => ({
  ...caller,
  permission_classes: { ...caller.permission_classes, owner_classes },
});
