import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleSays } from '../testing/sample-words.js';
import { said } from '../testing/spoken.js';
import { TagStrip, type TagStripProps } from './tag-strip.js';

function Demo(props: TagStripProps) {
  const [tags, setTags] = useState(props.tags);
  return (
    <TagStrip
      {...props}
      tags={tags}
      onClose={(tag) => {
        props.onClose(tag);
        setTags(tags.filter((other) => other.id !== tag.id));
      }}
    />
  );
}

const meta = {
  title: 'Shell/TagStrip',
  component: TagStrip,
  parameters: {
    guide: {
      not: 'views of one record: Tabs.',
      keys: 'Tab goes from page to page; Shift+F10 or the menu key open the menu, Delete closes a page.',
    },
    layout: 'fullscreen',
  },
  args: {
    activeId: '/applicants',
    onRefresh: fn(),
    onClose: fn(),
    onCloseOthers: fn(),
    onCloseAll: fn(),
    tags: [
      { id: '/index', title: '班次管理', to: '/index', affix: true },
      { id: '/applicants', title: '资格审核', to: '/applicants?page=2' },
      { id: '/payment', title: '缴费审核', to: '/payment' },
    ],
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof TagStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: said().closeTagNamed(sampleSays('班次管理')) }),
    ).toBeNull();
    await expect(canvas.getByRole('link', { name: sampleSays('资格审核') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Playground: Story = {};

export const ContextMenu: Story = {
  play: async ({ args, canvas }) => {
    fireEvent.contextMenu(canvas.getByRole('link', { name: sampleSays('缴费审核') }), {
      clientX: 120,
      clientY: 20,
    });
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(105));
    await userEvent.click(screen.getByRole('menuitem', { name: said().closeOtherTags }));
    await waitFor(() =>
      expect(args.onCloseOthers).toHaveBeenCalledWith(expect.objectContaining({ id: '/payment' })),
    );
  },
};

export const MenuByKeyboardAlone: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: sampleSays('资格审核') });
    for (const keys of ['{Shift>}{F10}{/Shift}', '{ContextMenu}']) {
      link.focus();
      await userEvent.keyboard(keys);
      await screen.findByRole('menu', { name: said().tagActions(sampleSays('资格审核')) });
      await waitFor(() => expect(screen.getByRole('menuitem', { name: said().refreshTag })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(link).toHaveFocus();
    }
    await userEvent.keyboard('{ContextMenu}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: said().refreshTag })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(args.onCloseAll).toHaveBeenCalledOnce());
  },
};

export const MenuStaysOnTheScreen: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 720, height: 240 } },
  play: async ({ canvas }) => {
    fireEvent.contextMenu(canvas.getByRole('link', { name: sampleSays('缴费审核') }), {
      clientX: window.innerWidth - 2,
      clientY: 20,
    });
    const menu = await screen.findByRole('menu');
    await waitFor(() => {
      const box = menu.getBoundingClientRect();
      expect(box.right).toBeLessThanOrEqual(window.innerWidth);
      expect(box.width).toBe(105);
      expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    });
  },
};

const many = Array.from({ length: 30 }, (_, index) => ({
  id: `/page/${index}`,
  title: `No. ${index + 1}`,
  to: `/page/${index}`,
}));

export const TheWheelScrolls: Story = {
  args: { tags: many, activeId: '/page/0' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const taken = !fireEvent.wheel(list, { deltaY: 120 });
    await expect(taken).toBe(true);
    await waitFor(() => expect(list.scrollLeft).toBe(120));
    fireEvent.wheel(list, { deltaY: 3, deltaMode: 1 });
    await waitFor(() => expect(list.scrollLeft).toBe(168));
  },
};

export const TheCurrentTagIsInSight: Story = {
  args: { tags: many, activeId: '/page/29' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const close = canvas.getByRole('button', { name: said().closeTagNamed('No. 30') });
    await waitFor(() =>
      expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1),
    );
  },
};

export const TheButtonOfTheCurrentTagOpensAndCloses: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: said().tagActions(sampleSays('资格审核')) });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const AffixTagHasNoClose: Story = {
  play: async ({ canvas }) => {
    fireEvent.contextMenu(canvas.getByRole('link', { name: sampleSays('班次管理') }), {
      clientX: 40,
      clientY: 20,
    });
    await screen.findByRole('menu');
    await expect(screen.queryByRole('menuitem', { name: said().closeTag })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const DeleteKeyClosesAndTheNeighbourTakesTheFocus: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('link', { name: sampleSays('资格审核') }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onClose).toHaveBeenCalledWith(expect.objectContaining({ id: '/applicants' }));
    await expect(canvas.getByRole('link', { name: sampleSays('缴费审核') })).toHaveFocus();
  },
};

export const MiddleClickCloses: Story = {
  play: async ({ args, canvas }) => {
    fireEvent(
      canvas.getByRole('link', { name: sampleSays('缴费审核') }),
      new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }),
    );
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
