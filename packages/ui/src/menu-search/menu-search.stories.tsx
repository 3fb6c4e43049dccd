import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, CreditCard, UserRound, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Navbar } from '../navbar/navbar.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { seen } from '../testing/seen.js';
import { said } from '../testing/spoken.js';
import { MenuSearch } from './menu-search.js';
import type { MenuSearchItem } from './menu-search-item.js';

const meta = {
  title: 'Shell/MenuSearch',
  component: MenuSearch,
  parameters: {
    guide: {
      not: 'a search in a list of records: SearchInput or FilterBar.',
      keys: 'The button opens it; typing narrows down, arrows move, Enter goes there, Escape closes.',
    },
    layout: 'fullscreen',
  },
  args: {
    onSelect: fn(),
    items: [
      {
        id: 'review',
        titles: ['考生管理', '资格审核'],
        path: '/applicants/applicants-lists',
        icon: <Users aria-hidden="true" />,
        keywords: ['kaoshengguanlizigeshenhe', 'ksglzgsh', 'zigeshenhe', 'zgsh'],
      },
      {
        id: 'sign',
        titles: ['考生管理', '报名管理'],
        path: '/applicants/sign',
        icon: <Users aria-hidden="true" />,
        keywords: ['kaoshengguanlibaomingguanli', 'ksglbmgl', 'baomingguanli', 'bmgl'],
      },
      {
        id: 'payment',
        titles: ['缴费审核'],
        path: '/payment/payment-lists',
        icon: <CreditCard aria-hidden="true" />,
        keywords: ['jiaofeishenhe', 'jfsh'],
      },
      {
        id: 'handbook',
        titles: ['考试手册'],
        path: 'https://example.org/handbook.pdf',
        icon: <BookOpen aria-hidden="true" />,
        keywords: ['kaoshishouce', 'kssc'],
        external: true,
      },
    ],
  },
  render: (args) => <Navbar sidebarOpen onToggleSidebar={() => undefined} end={<MenuSearch {...args} />} />,
} satisfies Meta<typeof MenuSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (button: HTMLElement) => {
  await userEvent.click(button);
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return field;
};

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const [, button] = canvasElement.querySelectorAll('button');
    if (button) await opened(button);
    await expect(screen.getAllByRole('option')).toHaveLength(4);
  },
};

export const Playground: Story = { args: { label: 'Search the menu' } };

export const FindsByPinyinInitials: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await opened(canvas.getByRole('button', { name: said().search })), 'bmgl');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await seen(screen.getByRole('option', { name: sampleMatch('报名管理') }));
  },
};

export const ByKeyboardAlone: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: said().search });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', second?.id);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(button).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    await gone();
    await waitFor(() =>
      expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'handbook' })),
    );
    await expect(button).toHaveFocus();
  },
};

export const ExternalLinksSaySo: Story = {
  play: async ({ canvas }) => {
    await opened(canvas.getByRole('button', { name: said().search }));
    await seen(
      screen.getByRole('option', { name: new RegExp(`${sampleSays('考试手册')}.*${said().opensInNewTab}`) }),
    );
  },
};

/** A host that looks for people too, which takes a moment. */
const finding = (typed: string, group: string): readonly MenuSearchItem[] =>
  typed === ''
    ? []
    : [
        {
          id: 'person-1',
          titles: ['李晓明'],
          hint: '1101**********002X',
          group,
          icon: <UserRound aria-hidden="true" />,
          keywords: [typed],
        },
      ];

export const FindsMoreThanTheMenu: Story = {
  render: function Finding(args) {
    const say = useSampleWords();
    const [found, setFound] = useState<readonly MenuSearchItem[]>([]);
    return (
      <Navbar
        sidebarOpen
        onToggleSidebar={() => undefined}
        end={
          <MenuSearch
            {...args}
            items={[...args.items, ...found]}
            onQueryChange={(typed) => setFound(finding(typed, say('考生')))}
          />
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(await opened(canvas.getByRole('button', { name: said().search })), 'lxm');
    await seen(await screen.findByRole('option', { name: /李晓明/ }));
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

export const OnAPhone: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 390, height: 600 } },
  play: async ({ canvas }) => {
    await userEvent.type(
      await opened(canvas.getByRole('button', { name: said().search })),
      sampleSays('管理'),
    );
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await opened(canvas.getByRole('button', { name: said().search }));
    await seen(screen.getAllByText(said().loading)[0]);
  },
};
