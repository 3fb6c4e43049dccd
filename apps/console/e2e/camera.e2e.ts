import { cameraSays, giveCamera } from '@skillcert/e2e/give-camera.js';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { altered, count, knowsWhoComes, openDoor, says, scan } from './at-the-door.js';
import { openCrowd } from './door-crowd.js';
import { isClean, isCleanInBothLooks } from './is-clean.js';
import { approveAll } from './money-office.js';
import { openCandidatePhone } from './paying-candidate.js';
import { expect, t, test } from './staff-page.js';

test('tickets are read by camera at the door, with and without a connection, each of them once', async ({
  page,
  openIn,
  office,
  product,
  press,
  complaints,
}) => {
  const crowd = await openCrowd(product, office);
  const [one, two, three] = crowd.holders.map(({ name, code }) => ({ name, code }));
  if (!one || !two || !three) throw new Error('Nobody has a ticket.');
  const camera = await giveCamera(page);
  await openIn('admin', crowd.class_name, '/report/lists');
  await expect(count(page, 'expected')).toContainText('500');
  await press('scanning.camera');
  // The reader is loaded by now: our WebAssembly, which the page itself could not run.
  await expect(page.getByText(cameraSays.hold)).toBeVisible();
  await expect(camera.isOn).toHaveCount(1);
  await isCleanInBothLooks(page, 'the door by camera');

  await camera.hold(one.code);
  await expect(says(page, 'check_in.result.admitted')).toBeVisible();
  await expect(page.getByText(new RegExp(`${one.name} · `)).first()).toBeVisible();
  await camera.hold(altered(two.code));
  await expect(says(page, 'check_in.denied.forged_ticket')).toBeVisible();
  await camera.hold('https://example.org/?q='.padEnd(400, 'x'));
  await expect(says(page, 'check_in.denied.unknown_number')).toBeVisible();
  await camera.hold(two.code);
  await expect(page.getByText(new RegExp(`${two.name} · `)).first()).toBeVisible();
  await expect(count(page, 'admitted')).toContainText('2');
  // However long it was held there.
  await expect(says(page, 'check_in.denied.already_admitted')).toHaveCount(0);

  await knowsWhoComes(page, crowd.class_id);
  // Above all none of the content policy; those of the lost connection come.
  expect(complaints).toEqual([]);
  await page.context().setOffline(true);
  await expect(page.getByText(t('check_in.offline'))).toBeVisible();
  await camera.hold(three.code);
  await expect(says(page, 'check_in.result.admitted_here')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(t('check_in.uploaded', { count: 1, refused: 0 }))).toBeVisible();

  await press('scanning.camera_off');
  await expect(camera.isOff).toHaveCount(1);
  await expect(page.getByText(cameraSays.hold)).toHaveCount(0);
  await crowd.end();
  // The connection was cut on purpose.
  complaints.length = 0;
});

test('a candidate who comes to a lesson is read by camera, once it is allowed', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
  office,
  openIn,
  press,
}) => {
  const { class_id, class_name } = await office.draftClass();
  await office.openClass(class_id);
  const person = newCandidate('上课考生');
  const phone = await openCandidatePhone(browser, { baseURL: baseURL ?? '', person });
  await phone.enrol(class_id, { study_type: 'onsite' });
  await approveAll(office, class_id);
  const { items } = await office.call('enrolment/fetchEnrolmentLists', { class_id, limit: 1 });
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const lesson = { class_id, title: '技术合同', place: '培训室', user_ids: [] };
  const { lesson_id } = await office.call('course/saveLesson', {
    ...lesson,
    starts_at: at(0),
    ends_at: at(2),
  });

  const camera = await giveCamera(page, { allowed: false });
  await openIn('admin', class_name, `/course/sign?lesson=${lesson_id}`);
  await press('scanning.camera');
  await expect(page.getByRole('alert').filter({ hasText: cameraSays.refused })).toBeVisible();
  await isClean(page, 'a lesson without a camera');
  await camera.allow();
  await page.getByRole('button', { name: '重试', exact: true }).click();
  await expect(page.getByText(cameraSays.hold)).toBeVisible();
  await camera.hold(items[0].enrol_no);
  const here = t('lessons.result.signed', { mark: t('lessons.mark.present') });
  await expect(page.getByText(here)).toBeVisible();
  await expect(page.getByText(`${person.name} · ${items[0].enrol_no}`)).toBeVisible();
  // Typed or scanned by hand beside it, as usual.
  const number = page.getByRole('textbox', { name: t('lessons.number') });
  await number.fill(items[0].enrol_no);
  await number.press('Enter');
  const again = t('lessons.result.already', { mark: t('lessons.mark.present') });
  await expect(page.getByText(again)).toBeVisible();
  // The camera goes out with its screen.
  await page.getByRole('button', { name: t('frame.back_to_classes') }).click();
  await expect(camera.isOff).toHaveCount(1);
  await phone.close();
});

test('if the camera part does not load, the box reports it and takes numbers as usual', async ({
  page,
  openAs,
  press,
  complaints,
}) => {
  await page.route(/\/camera-scanner-/, (route) => route.abort('internetdisconnected'));
  await openDoor(page, openAs);
  await press('scanning.camera');
  await expect(page.getByText(t('scanning.not_here'))).toBeVisible();
  await isClean(page, 'the door without its camera');
  await scan(page, 'CERT-0000-00000');
  await expect(says(page, 'check_in.denied.unknown_number')).toBeVisible();
  // It was cut off on purpose.
  complaints.length = 0;
});
