import '../styles.css';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Split } from '../split/split.js';
import { render } from '../testing/render.js';
import { createToaster } from './create-toaster.js';
import { overlap } from './overlap.js';
import { Toaster } from './toaster.js';

const toaster = createToaster();
const show = (message: string, tone: 'success' | 'danger') => {
  const id = toaster.show({ tone, message, duration: 60_000 });
  onTestFinished(() => toaster.dismiss(id));
};

beforeAll(() => page.viewport(1366, 768));

it('shows one message at a time beside a list in use, and none over the list', async () => {
  render(
    <>
      <Split
        open
        master={<div style={{ blockSize: '40rem' }}>Wang Jiexiu</div>}
        masterLabel="Queue"
        detail="Her papers"
        detailLabel="Bench"
      />
      <Toaster toaster={toaster} />
    </>,
  );
  show('Wang Jiexiu is approved', 'success');
  show('Li Xiaoming is approved', 'success');
  await expect.element(page.getByText('Li Xiaoming is approved')).toBeVisible();
  await expect.element(page.getByText('Wang Jiexiu is approved')).not.toBeVisible();
  show('No connection', 'danger');
  await expect.element(page.getByText('No connection')).toBeVisible();
  await expect.element(page.getByText('Li Xiaoming is approved')).not.toBeVisible();
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const [queue, toast] = [boxOf('.sc-split-pane'), boxOf('[role=alert] > .sc-toast')];
  expect(queue && toast && overlap(queue, toast)).toBe(0);
});
