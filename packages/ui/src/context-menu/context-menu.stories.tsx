import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Card } from '../card/card.js';
import { Link } from '../link/link.js';
import { Stack } from '../stack/stack.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { TextInput } from '../text-input/text-input.js';
import { ContextMenu } from './context-menu.js';

const open = fn();

const meta = {
  title: 'Overlays/ContextMenu',
  component: ContextMenu,
  args: {
    label: '张晓明的操作',
    items: [
      { kind: 'heading', id: 'who', label: '张晓明' },
      { id: 'open', label: '查看', icon: <Eye aria-hidden="true" />, onSelect: open },
      { id: 'edit', label: '编辑', icon: <Pencil aria-hidden="true" />, onSelect: fn() },
      { kind: 'separator', id: 'line' },
      { id: 'remove', label: '删除', tone: 'danger', icon: <Trash2 aria-hidden="true" />, onSelect: fn() },
    ],
    children: (
      <Card title="张晓明">
        <Stack>
          <Link to="/applicants">考生详情</Link>
          <TextInput aria-label="备注" />
        </Stack>
      </Card>
    ),
  },
  parameters: {
    guide: {
      not: 'actions that stand nowhere else: nobody would find them. A button with actions: DropdownMenu.',
      keys: 'Shift+F10 or the menu key open it; arrows, Home and End move, Enter chooses, Escape closes.',
    },
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    fireEvent.contextMenu(canvas.getByRole('heading'), { clientX: 200, clientY: 80 });
    const menu = await screen.findByRole('menu', { name: sampleSays('张晓明的操作') });
    await waitFor(() => expect(Math.round(menu.getBoundingClientRect().left)).toBe(200));
  },
};

export const Playground: Story = { args: { disabled: true } };

export const ByKeyboardAlone: Story = {
  play: async ({ canvas }) => {
    open.mockClear();
    const link = canvas.getByRole('link');
    link.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: sampleSays('查看') })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{ContextMenu}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: sampleSays('查看') })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
    await expect(link).toHaveFocus();
  },
};

export const LongPressOfAFinger: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const followed = fn();
    link.addEventListener('click', followed);
    const finger = { pointerType: 'touch', clientX: 60, clientY: 90, bubbles: true };
    fireEvent.pointerDown(link, finger);
    await screen.findByRole('menu');
    fireEvent.pointerUp(link, finger);
    fireEvent.click(link);
    await expect(followed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

/** A finger that rests beside it, put down later, tells when the time of the first is over. */
export const AFingerThatScrollsAsksForNothing: Story = {
  render: (args) => {
    const t = useSampleWords();
    return (
      <Stack>
        <ContextMenu {...args} />
        <ContextMenu {...args} label={t('李华的操作')}>
          <Card title="李华" />
        </ContextMenu>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const opened: string[] = [];
    const watch = new MutationObserver(() =>
      opened.push(...screen.queryAllByRole('menu').map((menu) => menu.getAttribute('aria-label') ?? '')),
    );
    watch.observe(document.body, { childList: true, subtree: true });
    fireEvent.pointerDown(link, { pointerType: 'touch', clientX: 60, clientY: 90 });
    fireEvent.pointerMove(link, { pointerType: 'touch', clientX: 60, clientY: 140 });
    fireEvent.pointerDown(canvas.getByRole('heading', { name: '李华' }), { pointerType: 'touch' });
    await screen.findByRole('menu', { name: sampleSays('李华的操作') });
    watch.disconnect();
    await expect(new Set(opened)).toEqual(new Set([sampleSays('李华的操作')]));
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

export const StaysOnTheScreen: Story = {
  play: async ({ canvas }) => {
    fireEvent.contextMenu(canvas.getByRole('heading'), {
      clientX: window.innerWidth - 4,
      clientY: window.innerHeight - 4,
    });
    const menu = await screen.findByRole('menu');
    await waitFor(() => {
      const box = menu.getBoundingClientRect();
      expect(box.right).toBeLessThanOrEqual(window.innerWidth);
      expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
      expect(box.top).toBeGreaterThanOrEqual(0);
    });
  },
};

export const FieldsKeepTheBrowsersMenu: Story = {
  play: async ({ canvas }) => {
    const untouched = fireEvent.contextMenu(canvas.getByRole('textbox'), { clientX: 40, clientY: 120 });
    await expect(untouched).toBe(true);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(fireEvent.contextMenu(canvas.getByRole('heading'))).toBe(true);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
