import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.js';

type Calls = Readonly<Record<'meant' | 'other' | 'around', () => void>>;

/** A button that another one pushes away as soon as it is pressed, in a row that opens itself. */
function Moving({ meant, other, around }: Calls) {
  const [height, setHeight] = useState(0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only clicks count
    <div
      onPointerDownCapture={() => setHeight(80)}
      onClick={({ target, currentTarget }) => target === currentTarget && around()}
    >
      <button
        type="button"
        style={{ display: height ? 'block' : 'none', height, width: 300 }}
        onClick={other}
      >
        Other
      </button>
      <button type="button" style={{ height: 40, width: 300 }} onClick={meant}>
        Meant
      </button>
    </div>
  );
}

const draw = () => {
  const calls = { meant: vi.fn(), other: vi.fn(), around: vi.fn() };
  render(<Moving {...calls} />);
  return calls;
};

const button = page.getByRole('button', { name: 'Meant' });

it('a press counts where it began, even if its target moves away under the pointer', async () => {
  const { meant, other, around } = draw();
  await userEvent.click(button);
  expect(meant).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(meant).toHaveBeenCalledTimes(3);
  expect(other).not.toHaveBeenCalled();
  expect(around).not.toHaveBeenCalled();
});

it('a pointer that leaves before it is released presses nothing', async () => {
  const { meant, other } = draw();
  const elsewhere = page.elementLocator(document.body);
  await userEvent.dragAndDrop(button, elsewhere, { targetPosition: { x: 500, y: 500 } });
  expect(meant).not.toHaveBeenCalled();
  expect(other).not.toHaveBeenCalled();
});
