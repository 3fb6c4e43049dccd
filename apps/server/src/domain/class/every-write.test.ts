import { contract, type InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { engines } from '../../testing/engines.js';
import { accountOffice } from '../accounts/testing/account-office.js';
import { keepQuotas } from '../enrolment/quotas/keep-quotas.js';
import { returnQuotas } from '../enrolment/quotas/return-quotas.js';
import { moneyDesk } from '../money/payments/testing/money-desk.js';
import { saveContacts } from './contacts/save-contacts.js';
import { saveClassDraft } from './edit/save-class-draft.js';
import { startClassDraft } from './edit/start-class-draft.js';
import { updataClass } from './edit/updata-class.js';
import { fetchClassById } from './fetch-class-by-id.js';
import { removeClassFile } from './files/remove-class-file.js';
import { uploadClassFile } from './files/upload-class-file.js';
import { handOverClass } from './owner/hand-over-class.js';
import { setWaitingList } from './owner/set-waiting-list.js';
import { moveDeadline } from './stages/move-deadline.js';
import { dropClassStep } from './steps/drop-class-step.js';
import { callHandler } from './testing/call-handler.js';
import { classOffice, owning } from './testing/class-office.js';
import { insertTestClass } from './testing/insert-test-class.js';
import { openTestServices, type TestServices } from './testing/open-test-services.js';
import { insertUnit, openStaff } from './testing/staff.js';
import { testDraft } from './testing/test-draft.js';
import { addClassRecommend } from './units/add-class-recommend.js';
import { fetchClassRecommendLists } from './units/fetch-class-recommend-lists.js';

/** The calls that only read. */
const reads = [
  'class/fetchClassLists',
  'class/exportClassLists',
  'class/fetchClassById',
  'class/fetchToDo',
  'class/queryComOwner',
  'class/fetchClassFile',
  'class/fetchClassRecommendLists',
  'class/fetchClassRecommendList',
  'class/fetchClassRestRcommendList',
  'class/isUniqueComRecommender',
  'class/fetchContacts',
  'class/fetchReportLists',
  'class/exportReportLists',
  'class/fetchTimeline',
  'class/fetchClassStep',
  'class/fetchDossier',
  'class/fetchDossierFile',
  'class/fetchExports',
];

/** The calls that write to a candidate, a payment or the dossier of a class, which have a history of their own. */
const ofRecords = [
  ...['class/updateReport', 'class/updateReportOnline', 'class/drawBack', 'class/drawOk'],
  ...['class/decideConflicts', 'class/startDossier'],
];

/** Makes each write in a class of its own. Returns the class and the expected last entry of its history. */
const writesOf = (services: TestServices, admin: StaffSession, master: StaffSession) => {
  const office = classOffice(services);
  const accounts = accountOffice(services);
  const { db } = services.store;
  const pdf = Buffer.from('%PDF-1.7\nlease\n%%EOF\n');
  const asked = <Input>(input: Input) => ({ services, caller: admin, input });
  const mayRun = async (role: 'master' | 'recommend', unit_id: number | null = null) => {
    const { user_id } = await openStaff(services, { roles: [role], unit_id });
    await db.insertInto('account_role').values({ user_id, role }).execute();
    return user_id;
  };
  const upload = async () => {
    const { class_id } = await office.create(master);
    const file = { ...asked({ class_id, title: '场地租赁合同.pdf' }), bytes: pdf };
    return { class_id, ...(await callHandler(uploadClassFile, file)) };
  };
  const edited = async (): Promise<InputOf<'class/updataClass'>> => {
    const { class_id, updated_at } = await office.create(master);
    return { ...testDraft, class_id, updated_at, capacity: 61 };
  };
  /** A joint class with one unit. */
  const joint = async () => {
    const class_id = await insertTestClass(services, { class_type: 1 });
    const unit_id = await insertUnit(services, `推荐单位 ${class_id}`);
    await mayRun('recommend', unit_id);
    const unit = { unit_id, quota: 40, share_bp: 10_000 };
    const caller = owning(master, class_id);
    const version = async () => {
      const read = { services, caller, input: { class_id } };
      return (await callHandler(fetchClassRecommendLists, read)).updated_at;
    };
    return { class_id, unit, caller, version };
  };
  /** A joint class whose unit has its places kept. */
  const kept = async () => {
    const made = await joint();
    await db
      .insertInto('class_unit')
      .values({ class_id: made.class_id, ...made.unit })
      .execute();
    const input = { class_id: made.class_id, keep_until: '2026-11-23T04:00:00.000Z' };
    await callHandler(keepQuotas, { services, caller: made.caller, input });
    return made;
  };
  return {
    'class/createClass': async () => [(await office.create(admin)).class_id, 'create'],
    'class/startClassDraft': async () => {
      const { class_id } = await callHandler(startClassDraft, asked(testDraft));
      return [class_id, 'create'];
    },
    'class/updataClass': async () => {
      const { class_id } = await callHandler(updataClass, asked(await edited()));
      return [class_id, 'edit'];
    },
    'class/saveClassDraft': async () => {
      const { class_id } = await callHandler(saveClassDraft, asked(await edited()));
      return [class_id, 'edit'];
    },
    'class/uploadClassFile': async () => [(await upload()).class_id, 'add_file'],
    'class/removeClassFile': async () => {
      const { class_id, file_id } = await upload();
      await callHandler(removeClassFile, asked({ class_id, file_id }));
      return [class_id, 'remove_file'];
    },
    'class/setClassStatus': async () => {
      const { class_id } = await office.create(master);
      await office.apply(owning(master, class_id), class_id, 'submit');
      return [class_id, 'submit'];
    },
    'class/checkClass': async () => {
      const { class_id } = await office.create(master);
      await office.apply(owning(master, class_id), class_id, 'submit');
      await office.check(admin, class_id, 'approve');
      return [class_id, 'approve'];
    },
    'class/moveDeadline': async () => {
      const class_id = await insertTestClass(services);
      const due_at = '2026-12-08T16:00:00.000Z';
      await callHandler(
        moveDeadline,
        asked({ class_id, stage: 'rooms' as const, due_at, reason: '考点未定' }),
      );
      return [class_id, 'move_deadline'];
    },
    'class/dropClassStep': async () => {
      const class_id = await insertTestClass(services, { status: 'examining' });
      await office.apply(admin, class_id, 'withdraw_start', '误操作');
      await callHandler(dropClassStep, asked({ class_id, event: 'withdraw_start' as const }));
      return [class_id, 'drop_step'];
    },
    'class/handOverClass': async () => {
      const class_id = await insertTestClass(services);
      await callHandler(handOverClass, asked({ class_id, from_id: null, master_id: await mayRun('master') }));
      return [class_id, 'hand_over'];
    },
    'class/addClassRecommend': async () => {
      const { class_id, unit, caller, version } = await joint();
      const input = { class_id, updated_at: await version(), units: [unit] };
      await callHandler(addClassRecommend, { services, caller, input });
      return [class_id, 'units'];
    },
    'class/keepQuotas': async () => [(await kept()).class_id, 'keep_quotas'],
    'class/returnQuotas': async () => {
      const { class_id, caller, version } = await kept();
      const input = { class_id, updated_at: await version() };
      await callHandler(returnQuotas, { services, caller, input });
      return [class_id, 'return_quotas'];
    },
    'class/saveContacts': async () => {
      const class_id = await insertTestClass(services);
      const updated_at = services.now().toISOString();
      const contacts = [{ name: '周敏', phone: '0571-88880123' }];
      await callHandler(saveContacts, asked({ class_id, contacts, updated_at }));
      return [class_id, 'contacts'];
    },
    'class/setWaitingList': async () => {
      const class_id = await insertTestClass(services, { waiting_list: false });
      await callHandler(setWaitingList, asked({ class_id, waiting_list: true }));
      return [class_id, 'open_waiting_list'];
    },
    'payment/saveGathering': async () => {
      const class_id = await insertTestClass(services);
      await moneyDesk(services, class_id).gather(admin);
      return [class_id, 'gathering'];
    },
    'user/setAssignments': async () => {
      const class_id = await insertTestClass(services);
      const { user_id } = await accounts.create(admin);
      await accounts.assign(admin, user_id, { sign_in_classes: [class_id] });
      return [class_id, 'assign'];
    },
  } satisfies Record<string, () => Promise<readonly [class_id: number, action: string]>>;
};

describe.each(engines)('what staff write to a class, on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let writes: ReturnType<typeof writesOf>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    writes = writesOf(services, admin, await openStaff(services, { roles: ['master'] }));
  });
  afterAll(() => services.close());

  it('is every call of the classes that staff may make, but for what reads and what has a history of its own', () => {
    const ofStaff = Object.values(contract).filter(
      ({ call, access }) => call.startsWith('class/') && 'roles' in access,
    );
    const known = [...reads, ...ofRecords, ...Object.keys(writes)];
    expect(ofStaff.map(({ call }) => call).filter((call) => !known.includes(call))).toEqual([]);
  });

  it('is the last step in the history of that class, and says who did it', async () => {
    for (const [call, write] of Object.entries(writes)) {
      const [class_id, action] = await write();
      const { timeline } = await callHandler(fetchClassById, {
        services,
        caller: admin,
        input: { class_id },
      });
      expect(timeline.at(-1), call).toMatchObject({ action });
      expect(timeline.at(-1)?.by, call).not.toBe('');
    }
  });
});
