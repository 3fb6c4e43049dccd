import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../inline/inline.js';
import { saidBy } from '../testing/spoken.js';
import { Text } from '../text/text.js';
import { RowHandle } from './row-handle.js';
import { rowHandleWords } from './row-handle-words.js';

const people = ['李晓明', '王芳', '张伟', '陈静'];

/** The same names with one of them moved by the given number of places. */
const movedIn = (names: readonly string[], name: string, by: number) => {
  const rest = names.filter((each) => each !== name);
  const to = names.indexOf(name) + by;
  return [...rest.slice(0, to), name, ...rest.slice(to)];
};

function List({ onMove }: { readonly onMove: (by: number) => unknown }) {
  const [names, setNames] = useState<readonly string[]>(people);
  return (
    <ul>
      {names.map((name, index) => (
        <li key={name}>
          <Inline>
            <RowHandle
              label={name}
              position={index + 1}
              total={names.length}
              onMove={(by) => {
                setNames((now) => movedIn(now, name, by));
                return onMove(by);
              }}
            />
            <Text>{name}</Text>
          </Inline>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Lists/RowHandle',
  component: List,
  args: { onMove: fn() },
  parameters: {
    guide: {
      of: RowHandle,
      not: 'the only way to move a row: put buttons for a place up and down beside it, which everybody finds.',
      keys: 'Enter or Space picks up and puts down, the arrow keys carry, Escape leaves it where it was.',
    },
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Drawn {
  readonly canvas: {
    readonly getByRole: (role: 'button', options: { readonly name: string }) => HTMLElement;
    readonly getAllByRole: (role: 'listitem') => HTMLElement[];
  };
}

const handleOf = ({ canvas }: Drawn, name: string) =>
  canvas.getByRole('button', { name: saidBy(rowHandleWords).move(name) });

/** The names in their current order, read from their handles. */
const order = ({ canvas }: Drawn) =>
  canvas.getAllByRole('listitem').map((row) => people.find((name) => row.textContent?.endsWith(name)) ?? '');

export const Default: Story = {
  play: async (drawn) => {
    await expect(handleOf(drawn, '王芳')).toHaveAttribute('aria-pressed', 'false');
    await expect(order(drawn)).toEqual(people);
  },
};

export const Playground: Story = {};

export const MovesByKeys: Story = {
  play: async (drawn) => {
    handleOf(drawn, '李晓明').focus();
    await userEvent.keyboard('{Enter}');
    const words = saidBy(rowHandleWords);
    await expect(drawn.canvas.getByText(words.held('李晓明', 1, 4))).toBeInTheDocument();
    await expect(handleOf(drawn, '李晓明')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(drawn.canvas.getByText(words.at(3, 4))).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(drawn.args.onMove).toHaveBeenCalledOnce();
    await expect(drawn.args.onMove).toHaveBeenCalledWith(2);
    await expect(order(drawn)).toEqual(['王芳', '张伟', '李晓明', '陈静']);
    await waitFor(() => expect(handleOf(drawn, '李晓明')).toHaveFocus());
  },
};

/** Escape, and moving the focus elsewhere, leave the row where it was. */
export const IsLeftWhereItWas: Story = {
  play: async (drawn) => {
    handleOf(drawn, '张伟').focus();
    await userEvent.keyboard(' {ArrowUp}{Escape}');
    await expect(handleOf(drawn, '张伟')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' {ArrowUp}');
    await userEvent.tab();
    await expect(handleOf(drawn, '张伟')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(drawn.args.onMove).not.toHaveBeenCalled();
    await expect(order(drawn)).toEqual(people);
  },
};

export const MovesByPointer: Story = {
  play: async (drawn) => {
    const handle = handleOf(drawn, '陈静');
    // A pointer that this test makes up cannot be captured.
    handle.setPointerCapture = () => undefined;
    const heightOf = (name: string) => {
      const { top, height } = handleOf(drawn, name).getBoundingClientRect();
      return top + height / 2;
    };
    const at = { pointerId: 1, button: 0, clientX: 0 };
    await fireEvent.pointerDown(handle, { ...at, clientY: heightOf('陈静') });
    await fireEvent.pointerMove(handle, { ...at, clientY: heightOf('陈静') - 2 });
    await expect(handle).toHaveAttribute('aria-pressed', 'false');
    await fireEvent.pointerMove(handle, { ...at, clientY: heightOf('王芳') });
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'true'));
    await fireEvent.pointerUp(handle, { ...at, clientY: heightOf('王芳') });
    await fireEvent.click(handle);
    await expect(drawn.args.onMove).toHaveBeenCalledOnce();
    await expect(drawn.args.onMove).toHaveBeenCalledWith(-2);
    await waitFor(() => expect(order(drawn)).toEqual(['李晓明', '陈静', '王芳', '张伟']));
  },
};

export const IsLeftWhereAPressIsGivenUp: Story = {
  play: async (drawn) => {
    const handle = handleOf(drawn, '李晓明');
    handle.setPointerCapture = () => undefined;
    const at = { pointerId: 1, button: 0, clientX: 0 };
    await fireEvent.pointerDown(handle, { ...at, clientY: 0 });
    await fireEvent.pointerMove(handle, { ...at, clientY: 5_000 });
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'true'));
    await fireEvent.pointerCancel(handle, at);
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'false'));
    await expect(drawn.args.onMove).not.toHaveBeenCalled();
  },
};
