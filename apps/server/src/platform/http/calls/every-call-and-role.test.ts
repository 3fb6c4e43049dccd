import { type CallName, type ClassScope, contract } from '@skillcert/api-client/contract';
import { type Role, roles } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, testPassword } from '../../../domain/accounts/sign-in/testing/create-account.js';
import { signIn } from '../../../domain/accounts/sign-in/testing/sign-in.js';
import { insertTestClass } from '../../../domain/class/testing/insert-test-class.js';
import { insertUnit, openStaff } from '../../../domain/class/testing/staff.js';
import { insertDossier } from '../../../domain/dossier/testing/insert-dossier.js';
import { insertImport } from '../../../domain/enrolment/import/testing/insert-import.js';
import { insertReviewJob } from '../../../domain/enrolment/many/testing/insert-review-job.js';
import { enrolNth } from '../../../domain/enrolment/testing/enrol-nth.js';
import { insertPapers } from '../../../domain/exam/papers/testing/insert-papers.js';
import { examOffice } from '../../../domain/exam/sittings/testing/exam-office.js';
import { insertPrint } from '../../../domain/exam/tickets/prints/testing/insert-print.js';
import { smsDesk } from '../../../domain/messaging/testing/sms-desk.js';
import { insertSheet } from '../../../domain/money/invoices/sheet/testing/insert-sheet.js';
import { invoiceDesk } from '../../../domain/money/invoices/testing/invoice-desk.js';
import { moneyDesk } from '../../../domain/money/payments/testing/money-desk.js';
import { sealText } from '../../../domain/notes/note-text.js';
import { guidanceDesk } from '../../../domain/promotion/testing/guidance-desk.js';
import { lessonDesk } from '../../../domain/study/lessons/testing/lesson-desk.js';
import { studyDesk } from '../../../domain/study/testing/study-desk.js';
import { engines, isFullRun } from '../../../testing/engines.js';
import { storeAttachment } from '../../files/store-attachment.js';
import { documentSeal } from '../../files/store-document.js';
import type { NewRow } from '../../store/database.js';
import { newId } from '../../store/new-id.js';
import { type Browser, createBrowser } from '../testing/create-browser.js';
import { openTestApp, type TestApp } from '../testing/open-test-app.js';

type Duty = NewRow<'assignment'>['duty'];

/** The duties of an account in a class, for any role. `absent`: there is no such class. */
const standings = {
  'its own class': ['owner', 'organization', 'paid_in', 'sign_in'],
  'a class it owns and no more': ['owner'],
  'a class it only takes part in': ['organization'],
  'a class whose payments alone are its work': ['paid_in'],
  'a class whose exam days alone are its work': ['sign_in'],
  'a class of others': [],
  'no class': 'absent',
} as const satisfies Record<string, readonly Duty[] | 'absent'>;
type Standing = keyof typeof standings;

/** The class of a standing, with the records in it that calls name. */
interface Place {
  readonly class_id: number;
  readonly enrolment_id: number;
  /**
   * The enrolment for `enrolment/refuseMany`. The first account that may refuse it ends it, and the other calls need
   * one that goes on.
   */
  readonly refused_id: number;
  readonly unit_id: number;
  readonly file_id: number;
  /** A document of the enrolment, which the calls about documents name as `file_id`. */
  readonly document_id: number;
  readonly payment_id: number;
  readonly refund_id: number;
  readonly proof_id: number;
  readonly qr_id: number;
  readonly mailing_id: number;
  readonly invoice_id: number;
  readonly room_id: number;
  readonly sitting_id: number;
  readonly lesson_id: number;
  readonly course_id: number;
  readonly study_unit_id: number;
  readonly ticket_id: number;
  readonly certificate_id: number;
  readonly pack_id: number;
  readonly dossier_id: number;
}

/** An account of one role, or the one with the roles `recommend`, `master` and `editor`. */
type Account = Role | 'several';
const rolesOf = (account: Account): readonly Role[] =>
  account === 'several' ? ['recommend', 'master', 'editor'] : [account];

const isStanding = (name: string): name is Standing => name in standings;
const everyStanding = Object.keys(standings).filter(isStanding);

// Specification, point 6, written by hand: the duty that a role needs in a class, by the scope that the call declares.
const dutyOf = (role: Role, { class_type, is_organization }: Partial<ClassScope>) => {
  if (role === 'admin' || role === 'zky-admin') return 'any';
  if (role === 'recommend') return is_organization ? 'organization' : 'owner';
  if (role === 'master') return 'owner';
  if (role === 'expert' || role === 'no-active-expert') return 'none';
  if (class_type === 'sign_up') return 'owner';
  return class_type === 'paid_in' ? 'paid_in' : 'sign_in';
};

/** Whether an account of this test sees the recommendation guidance; not every account that could see it does. */
const showsGuidance = (account: Account) => ['recommend', 'several'].includes(account);

/** The calls whose file is a document of a candidate. */
const documentCalls: readonly CallName[] = ['enrolment/fetchDocument', 'enrolment/judgeDocument'];

const absent: Place = {
  class_id: 404,
  enrolment_id: 404,
  refused_id: 404,
  unit_id: 404,
  file_id: 404,
  document_id: 404,
  payment_id: 404,
  refund_id: 404,
  proof_id: 404,
  qr_id: 404,
  mailing_id: 404,
  invoice_id: 404,
  room_id: 404,
  sitting_id: 404,
  lesson_id: 404,
  course_id: 404,
  study_unit_id: 404,
  ticket_id: 404,
  certificate_id: 404,
  pack_id: 404,
  dossier_id: 404,
};

/** Calls without a declared scope that show one class: any duty in the class is enough to see it. */
const seesByAnyDuty: readonly CallName[] = [
  'class/fetchClassById',
  'class/fetchTimeline',
  'class/fetchClassRecommendLists',
];
const notFound = 40400;
const isSessionCode = (code: number) => [50008, 50012, 50014].includes(code);
const names = Object.values(contract).map(({ call }) => call);
const accessOf = (call: CallName) => contract[call].access;
const gated = names.filter((call) => 'roles' in accessOf(call));

/**
 * Whether a role may administer the account that a call names: the platform's staff may, and the creator of the
 * account. With `a class of others` the account is one that others created.
 */
const isKept = (role: Role, standing: Standing) =>
  standing !== 'no class' && (role.endsWith('admin') || standing !== 'a class of others');

/** Whether the declaration of a gated call lets a role make it in a class of this standing. */
const isAllowed = (call: CallName, role: Role, standing: Standing): boolean => {
  const { access, example } = contract[call];
  if (!('roles' in access)) return true;
  const allowed: readonly Role[] = access.roles;
  if (role !== 'admin' && !allowed.includes(role)) return false;
  if ('show_recommend' in access && role !== 'admin' && !showsGuidance(role)) return false;
  if ('user_id' in example.input) return isKept(role, standing);
  if (!('class_id' in example.input)) return true;
  const duties: readonly Duty[] | 'absent' = standings[standing];
  if (duties === 'absent') return false;
  if (role === 'admin' || role === 'zky-admin') return true;
  if (seesByAnyDuty.includes(call)) return duties.length > 0;
  const scope: Partial<ClassScope> = 'scope' in access ? access.scope : {};
  const duty = dutyOf(role, scope);
  return duties.some((each) => each === duty);
};

// One engine is enough: rights are decided before any statement that could differ between engines.
describe.each(engines.slice(0, 1))('every call of the contract, without the console, on $name', (engine) => {
  let test: TestApp;
  const browsers = new Map<Account, Browser>();
  /** A registration account that each role's account created, and one that none of them created. */
  const kept = new Map<Account | 'others', number>();

  const keepAccount = async (keeper: Account | 'others', created_by: number | null) => {
    const username = `keptby${keeper.replaceAll('-', '')}`.slice(0, 17);
    const phone = {
      phone_enc: test.services.keyring.seal('phone', '13800009010'),
      phone_index: Buffer.alloc(32),
    };
    // Calls about experts come before any call has created one, so the accounts kept for the
    // platform's staff are experts.
    const roles: Role[] = keeper.endsWith('admin') || keeper === 'others' ? ['editor', 'expert'] : ['editor'];
    kept.set(keeper, await createAccount(test.services, { username, roles, created_by, ...phone }));
  };

  /** The platform's staff administer any candidate's account and decide about any requested erasure. */
  let candidate_id = 0;
  const erasure_id = 7;

  const askForErasure = () =>
    test.services.store.db
      .insertInto('erasure_request')
      .values({
        erasure_id,
        phone_index: Buffer.alloc(32, 7),
        open_phone_index: Buffer.alloc(32, 7),
        phone_masked: '138****0007',
        requested_at: test.services.now(),
      })
      .execute();

  const registerCandidate = async () => {
    const phone = '13800009099';
    const made = await test.services.store.db
      .insertInto('candidate_account')
      .values({
        username: 'candidate1',
        username_key: 'candidate1',
        name: '李晓明',
        phone_enc: test.services.keyring.seal('phone', phone),
        phone_index: test.services.keyring.blindIndex('phone', phone),
        password_hash: '',
      })
      .returning('candidate_id')
      .executeTakeFirstOrThrow();
    candidate_id = made.candidate_id;
  };

  /** The class of each standing, with the accounts' unit, an enrolment and an attachment. */
  const places = new Map<Standing, Place>();

  const attachFile = (class_id: number) =>
    test.services.store.withTx(async (tx) => {
      const bytes = Buffer.from('%PDF-1.7 %%EOF');
      const attachment = { bytes, media_type: 'application/pdf' } as const;
      const now = test.services.now();
      const file_id = await storeAttachment(tx, test.services.keyring, attachment, { class_id, now });
      await tx.insertInto('class_file').values({ class_id, file_id, title: '证明.pdf' }).execute();
      return file_id;
    });

  const attachDocument = async (class_id: number, enrolment_id: number) => {
    const file_id = newId();
    const { db } = test.services.store;
    const bytes_enc = test.services.keyring.sealBytes(documentSeal, Buffer.from('%PDF-1.7 %%EOF'));
    const file = { file_id, class_id, kind: 'document', media_type: 'application/pdf', bytes_enc, size: 14 };
    await db.insertInto('file').values(file).execute();
    const documents = JSON.stringify([{ file_id, kind: 'identity' }]);
    await db.updateTable('enrolment').set({ documents }).where('enrolment_id', '=', enrolment_id).execute();
    return file_id;
  };

  /** A payment with a requested refund, its proof, its invoice, and the QR code to pay with. */
  const openMoney = async (class_id: number, n: number) => {
    const desk = moneyDesk(test.services, class_id);
    const cashier = await openStaff(test.services, { roles: ['zky-admin'] });
    const qr_id = await desk.insertProof(cashier);
    await desk.gather(cashier, { qr_id });
    const paying = await desk.approved(n);
    const proof_id = await desk.insertProof(paying.candidate);
    const paid_on = test.services.now().toISOString().slice(0, 10);
    const { payment_id } = await desk.declare(paying, { proof_id, paid_on });
    await desk.check(cashier, payment_id, 'confirm');
    const invoices = invoiceDesk(test.services, class_id);
    const { invoice_id } = await invoices.ask(paying.candidate, [payment_id]);
    await invoices.issued(cashier, invoice_id);
    const { refund_id } = await desk.ask(paying.candidate, payment_id);
    return { payment_id, refund_id, proof_id, qr_id, invoice_id };
  };

  const openExam = async (class_id: number, enrolment_id: number, at: number) => {
    const clerk = await openStaff(test.services, { roles: ['zky-admin'] });
    const exam = examOffice(test.services, class_id, clerk);
    const { room_id } = await exam.room('第 9 考场');
    const ticket_id = newId();
    const issued_at = test.services.now();
    const ticket = { class_id, ticket_id, enrolment_id, live_enrolment_id: enrolment_id, ticket_no: 'T1' };
    await test.services.store.db
      .insertInto('exam_ticket')
      .values({ ...ticket, status: 'issued', revision: 1, issued_at, updated_at: issued_at })
      .execute();
    const drawn = { class_id, version: 1, order: 'number', apart: false, keep: true, seed: 7 } as const;
    await test.services.store.db
      .insertInto('exam_arrangement')
      .values({ ...drawn, accessible: [], accepted_by: clerk.user_id, accepted_at: issued_at })
      .execute();
    const certificate_id = newId();
    await test.services.store.db
      .insertInto('certificate')
      .values({
        ...{
          class_id,
          certificate_id,
          kind: 'candidate',
          enrolment_id,
          open_id: enrolment_id,
          certificate_no: `T${at}`,
        },
        ...{ status: 'numbered', name: '李晓明', level: '5', prepared_by: clerk.user_id },
        ...{ prepared_at: issued_at, updated_at: issued_at },
      })
      .execute();
    const pack_id = newId();
    await test.services.store.db
      .insertInto('registry_pack')
      .values({
        ...{ class_id, pack_id, pack_no: 1, certificates: 1 },
        ...{ packed_by: clerk.user_id, packed_at: issued_at },
      })
      .execute();
    const lesson = await lessonDesk(test.services, class_id, clerk).lesson(0, 1, { place: `${at}` });
    const sitting = await exam.sitting(room_id, at, at + 1);
    return { room_id, ticket_id, certificate_id, pack_id, ...lesson, ...sitting };
  };

  /** A course with a unit that has its file. */
  const openStudy = async (class_id: number) => {
    const desk = studyDesk(test.services, class_id, await openStaff(test.services, { roles: ['zky-admin'] }));
    const { course_id } = await desk.course();
    const { study_unit_id } = await desk.unit(course_id, { kind: 'pdf' });
    await desk.send(study_unit_id, Buffer.from('%PDF-1.7 %%EOF'));
    return { course_id, study_unit_id };
  };

  const openPlaces = async (unit_id: number) => {
    for (const [at, standing] of everyStanding.entries()) {
      if (standings[standing] === 'absent') {
        places.set(standing, absent);
        continue;
      }
      const class_id = await insertTestClass(test.services);
      const { enrolment_id } = await enrolNth(test.services, class_id, at + 1);
      const refused = await enrolNth(test.services, class_id, at + 51);
      await test.services.store.db
        .updateTable('enrolment')
        .set({ unit_id })
        .where('class_id', '=', class_id)
        .execute();
      await test.services.store.db
        .insertInto('class_unit')
        .values({ class_id, unit_id, quota: 60, share_bp: 10_000, taken: 2 })
        .execute();
      const file_id = await attachFile(class_id);
      const clerk = await openStaff(test.services, { roles: ['zky-admin'] });
      const { mailing_id } = await smsDesk(test.services, class_id).send(clerk);
      places.set(standing, {
        class_id,
        enrolment_id,
        refused_id: refused.enrolment_id,
        unit_id,
        file_id,
        document_id: await attachDocument(class_id, enrolment_id),
        mailing_id,
        dossier_id: await insertDossier(test.services, class_id, clerk.user_id),
        ...(await openMoney(class_id, 100 + at)),
        ...(await openExam(class_id, enrolment_id, at)),
        ...(await openStudy(class_id)),
      });
    }
  };

  /** An import of each role's account in each class. Imports of other accounts are not found. */
  const imports = new Map<string, number>();
  /** Printed tickets of each account in each class. */
  const prints = new Map<string, number>();
  /** A job about many candidates of each account, and a sheet of invoices. */
  const jobs = new Map<string, number>();
  const sheets = new Map<string, number>();
  /** A note of each account, with an earlier version. */
  const notes = new Map<Account, { readonly note_id: number; readonly version_id: number }>();

  /** An article with a file, for everybody who sees the guidance. */
  const article = { article_id: 0, file_id: 0 };

  const publishArticle = async () => {
    const writer = await openStaff(test.services, { roles: ['zky-admin'], show_recommend: true });
    const { article_id } = await guidanceDesk(test.services, writer).published('指南');
    const file_id = await test.services.store.withTx(async (tx) => {
      const attachment = { bytes: Buffer.from('%PDF-1.7 %%EOF'), media_type: 'application/pdf' } as const;
      const now = test.services.now();
      const id = await storeAttachment(tx, test.services.keyring, attachment, { now });
      const file = {
        article_id,
        file_id: id,
        title: '手册.pdf',
        created_by: writer.user_id,
        created_at: now,
      };
      await tx.insertInto('guidance_file').values(file).execute();
      return id;
    });
    Object.assign(article, { article_id, file_id });
  };

  const writeNote = async (user_id: number) => {
    const note_id = newId();
    const now = test.services.now();
    const text_enc = sealText(test.services.keyring, { title: '备忘', content: '' });
    const { db } = test.services.store;
    await db
      .insertInto('note')
      .values({ user_id, note_id, version: 1, text_enc, pinned: false, created_at: now, updated_at: now })
      .execute();
    const version_id = newId();
    const said = { user_id, note_id, version_id, version: null, text_enc, at: now };
    await db.insertInto('note_version').values(said).execute();
    return { note_id, version_id };
  };

  const openAccount = async (role: Account, unit_id: number) => {
    const username = `of${role.replaceAll('-', '')}`;
    const show_recommend = showsGuidance(role);
    const roles = rolesOf(role);
    const user_id = await createAccount(test.services, { username, roles, unit_id, show_recommend });
    for (const [standing, { class_id }] of places) {
      const duties: readonly Duty[] | 'absent' = standings[standing];
      if (duties !== 'absent') {
        imports.set(`${role} ${standing}`, await insertImport(test.services, class_id, user_id));
        jobs.set(`${role} ${standing}`, await insertReviewJob(test.services, class_id, user_id));
        sheets.set(`${role} ${standing}`, await insertSheet(test.services, class_id, user_id));
        const print_id = await insertPrint(test.services, class_id, user_id);
        prints.set(`${role} ${standing}`, print_id);
        await insertPapers(test.services, { class_id, print_id, asked_by: user_id });
      }
      for (const duty of duties === 'absent' ? [] : duties) {
        await test.services.store.db.insertInto('assignment').values({ user_id, class_id, duty }).execute();
      }
    }
    notes.set(role, await writeNote(user_id));
    browsers.set(role, await signIn(test.app, username));
    await keepAccount(role, user_id);
  };

  beforeAll(async () => {
    test = await openTestApp(engine);
    const unit_id = await insertUnit(test.services, '华东技术咨询协会');
    await openPlaces(unit_id);
    await publishArticle();
    for (const role of [...roles, 'several'] as const) await openAccount(role, unit_id);
    await keepAccount('others', null);
    await registerCandidate();
    await askForErasure();
  });
  afterAll(() => test.close());

  /** Counts the calls of all roles, so that each call has its own idempotency key. */

  let keys = 0;
  const enrolmentsOf = (call: CallName, { enrolment_id, refused_id }: Place) => [
    call === 'enrolment/refuseMany' ? refused_id : enrolment_id,
  ];
  const ownOf = (role: Account, standing: Standing) => {
    const at = `${role} ${standing}`;
    const [import_id = 404, print_id = 404, job_id = 404, sheet_id = 404] = [
      ...[imports, prints, jobs, sheets].map((each) => each.get(at)),
    ];
    return { import_id, print_id, job_id, sheet_id };
  };
  const ask = (browser: Browser, call: CallName, standing: Standing, role: Account = 'admin') => {
    const { body, example } = contract[call];
    const { input } = example;
    const keeper = standing === 'a class of others' ? 'others' : role;
    const user_id = standing === 'no class' ? 404_404 : kept.get(keeper);
    const found = places.get(standing) ?? absent;
    const classFile = documentCalls.includes(call) ? found.document_id : found.file_id;
    // The call that removes the article's file gets a missing one: the other calls need the file.
    const articleFile = call === 'promotion/removeArticleFile' ? 404 : article.file_id;
    const file_id = call.startsWith('promotion/') ? articleFile : classFile;
    const enrolment_ids = enrolmentsOf(call, found);
    const payment_ids = [found.payment_id];
    const refund_ids = [found.refund_id];
    const certificate_ids = [found.certificate_id];
    const own = ownOf(role, standing);
    const ticket_ids = [found.ticket_id];
    const note = notes.get(role) ?? { note_id: 404, version_id: 404 };
    const place = {
      ...found,
      enrolment_ids,
      payment_ids,
      refund_ids,
      certificate_ids,
      file_id,
      user_id,
      candidate_id,
      erasure_id,
      ...own,
      ticket_ids,
      ...note,
      article_id: article.article_id,
    };
    const named = Object.entries(place).filter(([field]) => field in input);
    keys += 1;
    const key = `key-of-matrix-${keys}`;
    // Calls whose body is a file get one, of a kind that none of them accepts.
    const file = body === 'bytes' && { file: { bytes: Buffer.from('no picture'), type: 'image/png' } };
    return browser.call(call, { ...input, ...Object.fromEntries(named) }, { key, ...file });
  };
  const browserOf = (role: Account) => browsers.get(role) ?? createBrowser(test.app);

  it('shows lists with the classes of the session and no others', async () => {
    const own = everyStanding.filter((each) => standings[each] !== 'absent' && standings[each].length > 0);
    for (const role of roles) {
      const { data } = await browserOf(role).call('class/fetchClassLists', { page: 1 });
      const seen = places.size > 0 && JSON.stringify(data ?? {});
      const ofOthers = String(places.get('a class of others')?.class_id);
      const sees = own.every((each) => String(seen).includes(String(places.get(each)?.class_id)));
      const isStaff = !role.includes('expert');
      expect([role, sees]).toEqual([role, isStaff]);
      expect([role, String(seen).includes(ofOthers)]).toEqual([role, role.endsWith('admin')]);
    }
  });

  // Administrators may enter every class, with any duty or none. A call that is not open to a role, or names no
  // class, is answered before any class is looked up. In these cases the gate tries one class of their own, one of
  // others and a missing one; where the duty decides, one more standing, another one from call to call; and of a call
  // that is not open to the role, one class that is there and the missing one.
  const always = ['its own class', 'a class of others', 'no class'] as const;
  const byTurns = everyStanding.filter((each) => !always.some((one) => one === each));
  const askedIn = (call: CallName, role: Role) => {
    if (isFullRun) return everyStanding;
    const { access, example } = contract[call];
    const isItsOwn = role === 'admin' || ('roles' in access && access.roles.some((each) => each === role));
    const isByDuty = isItsOwn && !role.endsWith('admin') && 'class_id' in example.input;
    const at = gated.indexOf(call) + roles.indexOf(role);
    const turn = at % byTurns.length;
    if (!isItsOwn) return [at % 2 === 0 ? 'its own class' : 'a class of others', 'no class'] as const;
    return isByDuty ? [...always, ...byTurns.slice(turn, turn + 1)] : always;
  };

  /**
   * The standings in which a call's answer to a role contradicts its declaration or reveals what exists: a forbidden
   * class must be answered like a missing one.
   */
  const faultsOf = async (call: CallName, role: Role) => {
    const absent = await ask(browserOf(role), call, 'no class', role);
    const faults: string[] = [];
    for (const standing of askedIn(call, role)) {
      const answer = standing === 'no class' ? absent : await ask(browserOf(role), call, standing, role);
      const { status, code, message, data } = answer;
      const isBare = status === 200 && data === null;
      const isSame = isAllowed(call, role, 'no class') || message === absent.message;
      const isRight = isAllowed(call, role, standing)
        ? code !== notFound
        : code === notFound && isBare && isSame;
      if (!isRight) faults.push(`${call} in ${standing}: ${status} ${code} ${message}`);
    }
    return faults;
  };

  it.each(roles)(
    'answers %s what its declaration says, class by class, and not a single thing more',
    async (role) => {
      const faults: string[] = [];
      for (const call of gated) {
        // The test exports more files within its one hour than an account may.
        if (call.includes('/export')) await test.services.store.db.deleteFrom('rate_window').execute();
        faults.push(...(await faultsOf(call, role)));
      }
      expect(faults).toEqual([]);
    },
  );

  it('adds nothing up for an account of several roles: one of them must do for both, the call and the class', async () => {
    const own = rolesOf('several');
    // Whether one role may enter the class while only another one may make the call.
    const isTorn = (call: CallName, standing: Standing) =>
      'class_id' in contract[call].example.input &&
      own.some((role) => isAllowed(call, role, 'its own class')) &&
      own.some((role) => !isAllowed(call, role, standing));
    const wrong: string[] = [];
    let asked = 0;
    for (const standing of [
      'a class it only takes part in',
      'a class whose exam days alone are its work',
    ] as const) {
      for (const call of gated.filter((each) => isTorn(each, standing))) {
        asked += 1;
        const { code } = await ask(browserOf('several'), call, standing, 'several');
        const said = code !== notFound;
        if (said !== own.some((role) => isAllowed(call, role, standing)))
          wrong.push(`${call} in ${standing}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  });

  it.each(roles)(
    'says nothing to %s of what a call takes that is not for it, whatever is sent',
    async (role) => {
      const forbidden = gated.filter((call) => {
        const { access } = contract[call];
        const allowed: readonly Role[] = 'roles' in access ? access.roles : [];
        return role !== 'admin' && !allowed.includes(role) && contract[call].method === 'POST';
      });
      const bodies = ['text/plain', 'application/octet-stream', 'image/png'].map((type) => ({
        file: { bytes: Buffer.from('neither'), type },
      }));
      const told: string[] = [];
      for (const [at, call] of forbidden.entries()) {
        // A body of each kind is refused by the same step: the gate sends one of them, another one from call to call.
        const sent = isFullRun ? bodies : bodies.slice(at % bodies.length).slice(0, 1);
        const absent = await ask(browserOf(role), call, 'no class');
        const answers = [
          await browserOf(role).call(call, { nothing: 'of the kind' }),
          ...(await Promise.all(sent.map((body) => browserOf(role).call(call, {}, body)))),
        ];
        for (const { status, code, message, data } of answers) {
          const isSame =
            [status, code, message, data].join() === [200, notFound, absent.message, null].join();
          if (!isSame) told.push(`${call}: ${status} ${code} ${message}`);
        }
      }
      expect(told).toEqual([]);
    },
  );

  it('answers nobody without a session', async () => {
    const nobody = createBrowser(test.app, '203.0.113.9');
    for (const call of names.filter((name) => ['roles', 'session'].includes(accessOf(name).to))) {
      expect([call, (await ask(nobody, call, 'its own class')).code]).toEqual([call, 50008]);
    }
  });

  it.each(roles)('gives %s no candidate’s rights: what needs a proven phone asks for it', async (role) => {
    for (const call of names.filter((name) => accessOf(name).to === 'ticket')) {
      const { code } = await ask(browserOf(role), call, 'its own class');
      expect([call, code]).toEqual([call, 40203]);
    }
  });

  it.each(roles)('lets %s do what anybody may, and see its own profile', async (role) => {
    const { code, data } = await browserOf(role).call('user/info', {});
    expect([code, data.roles]).toEqual([20000, [role]]);
    for (const call of names.filter((name) => accessOf(name).to === 'anyone' && name !== 'user/logout')) {
      expect(isSessionCode((await ask(browserOf(role), call, 'no class')).code)).toBe(false);
    }
  });

  it('ends every right with the sign-out', async () => {
    // The session is checked before the role, so one account makes every call; in the full run all accounts do.
    for (const role of isFullRun ? roles : roles.slice(0, 1)) {
      const browser = await signIn(test.app, `of${role.replaceAll('-', '')}`, testPassword);
      const { token } = browser;
      const cookies = [...browser.cookies];
      await browser.call('user/logout', {});
      browser.token = token;
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      for (const call of gated) {
        expect([call, (await ask(browser, call, 'its own class')).code]).toEqual([call, 50008]);
      }
    }
  });
});
