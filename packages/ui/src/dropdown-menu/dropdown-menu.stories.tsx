import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, EllipsisVertical, LogOut, Pencil, Trash2, UserRound } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleSays } from '../testing/sample-words.js';
import { DropdownMenu } from './dropdown-menu.js';

const edit = fn();

const meta = {
  title: 'Overlays/DropdownMenu',
  component: DropdownMenu,
  args: {
    trigger: <EllipsisVertical aria-hidden="true" />,
    icon: true,
    label: '张晓明的操作',
    align: 'start',
    items: [
      { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden="true" />, onSelect: edit },
      { id: 'move', label: 'Move to another class', disabled: true, onSelect: fn() },
      { kind: 'separator', id: 'line' },
      { id: 'delete', label: 'Delete', tone: 'danger', icon: <Trash2 aria-hidden="true" />, onSelect: fn() },
    ],
  },
  parameters: {
    guide: {
      not: 'a value to choose: Select. One or two actions: buttons.',
      keys: 'Enter, Space or Arrow Down open it; arrows, Home and End move, letters find, Enter chooses, Escape closes.',
    },
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'secondary', size: 'small' } };

export const ByKeyboardAlone: Story = {
  play: async ({ canvas }) => {
    edit.mockClear();
    const button = canvas.getByRole('button', { name: sampleSays('张晓明的操作') });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(edit).toHaveBeenCalledOnce());
  },
};

export const UserMenu: Story = {
  tags: ['visual'],
  args: {
    icon: false,
    label: undefined,
    trigger: (
      <>
        <UserRound aria-hidden="true" /> 李审核 <ChevronDown aria-hidden="true" />
      </>
    ),
    items: [
      { kind: 'heading', id: 'roles', label: 'Role' },
      { id: 'master', label: 'Session master', checked: true, onSelect: fn() },
      { id: 'recommend', label: 'Institution', checked: false, onSelect: fn() },
      { kind: 'separator', id: 'line' },
      { id: 'out', label: 'Log out', icon: <LogOut aria-hidden="true" />, onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Session master' })).toBeChecked();
  },
};
