import '../styles.css';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.js';
import { createToaster } from './create-toaster.js';
import { Toaster } from './toaster.js';

const toaster = createToaster();
const show = (onSelect: () => unknown) => {
  const id = toaster.show({ message: 'Moved', action: { label: 'Undo', onSelect }, duration: 60_000 });
  onTestFinished(() => toaster.dismiss(id));
};
const undo = page.getByRole('button', { name: 'Undo' });
const other = page.getByRole('textbox', { name: 'Other' });

beforeEach(() => {
  render(
    <>
      <button type="button">Opener</button>
      <input aria-label="Other" />
      <Toaster toaster={toaster} />
    </>,
  );
});

it('stays where its action failed, and goes once that is done', async () => {
  let isDone = false;
  show(() => isDone);
  await undo.click();
  await expect.element(undo).toHaveFocus();
  await expect.element(undo).not.toHaveAttribute('aria-busy');
  isDone = true;
  await undo.click();
  await expect.element(undo).not.toBeInTheDocument();
});

it('leaves the focus with whoever went elsewhere while its action ran', async () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  await page.getByRole('button', { name: 'Opener' }).click();
  show(() => promise);
  await undo.click();
  await other.click();
  await userEvent.keyboard('a');
  resolve();
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(other).toHaveFocus();
});

it('gives the focus back where nobody went elsewhere', async () => {
  const opener = page.getByRole('button', { name: 'Opener' });
  await opener.click();
  show(() => Promise.resolve());
  await undo.click();
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
