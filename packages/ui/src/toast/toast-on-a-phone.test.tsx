import '../styles.css';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../button/button.js';
import { Drawer } from '../drawer/drawer.js';
import { render } from '../testing/render.js';
import { createToaster } from './create-toaster.js';
import { overlap } from './overlap.js';
import { Toaster } from './toaster.js';

const toaster = createToaster();
const show = () => {
  const id = toaster.show({ tone: 'success', message: 'The payment was confirmed', duration: 60_000 });
  onTestFinished(() => toaster.dismiss(id));
};
const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
const covered = (part: string) => {
  const [toast, other] = [box('.sc-toast'), box(part)];
  return toast && other ? overlap(toast, other) : Number.NaN;
};

beforeAll(() => page.viewport(390, 844));

describe('a message on a phone', () => {
  it.each([
    ['comes while a drawer is open', true],
    ['is there when it opens', false],
  ])('lies over neither the head nor the foot of a drawer: it %s', async (_, openFirst) => {
    if (!openFirst) show();
    render(
      <>
        <Drawer open onOpenChange={() => undefined} title="Wang Jiexiu" footer={<Button>Confirm</Button>}>
          Her payment
        </Drawer>
        <Toaster toaster={toaster} />
      </>,
    );
    await expect.element(page.getByRole('dialog')).toBeVisible();
    if (openFirst) show();
    await expect.element(page.getByText('The payment was confirmed')).toBeVisible();
    await expect.poll(() => covered('.sc-dialog-head')).toBe(0);
    expect(covered('.sc-dialog-foot')).toBe(0);
  });

  it('sits at the edge if nothing is open', async () => {
    show();
    render(<Toaster toaster={toaster} />);
    await expect.element(page.getByText('The payment was confirmed')).toBeVisible();
    await expect.poll(() => box('.sc-toaster')?.top).toBe(0);
  });
});
