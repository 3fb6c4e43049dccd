import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { said, saidBy } from '../testing/spoken.js';
import { Pagination } from './pagination.js';
import { paginationWords } from './pagination-words.js';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 2, limit: 20, total: 87, onPageChange: fn(), onLimitChange: fn() },
  parameters: {
    guide: {
      not: 'less than a page of rows: leave it out. A list read to its end on a phone: load more.',
      keys: 'Tab goes through the arrows, the page, which Enter jumps to, and the rows per page.',
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const AsksForAnotherPage: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: said().nextPage }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: said().previousPage }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await userEvent.selectOptions(canvas.getByRole('combobox'), '50');
    await expect(args.onLimitChange).toHaveBeenLastCalledWith(50);
  },
};

export const JumpsToAPage: Story = {
  play: async ({ args, canvas }) => {
    const page = canvas.getByRole('textbox', { name: saidBy(paginationWords).jump(5) });
    await userEvent.clear(page);
    await userEvent.type(page, '4{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
    await userEvent.type(page, '{Control>}a{/Control}99{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
    await userEvent.type(page, '{Control>}a{/Control}3{Escape}');
    await userEvent.tab();
    await expect(page).toHaveValue('2');
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
  },
};

/** The last page was worked off, or an old link names one that is no longer there. */
export const AsksForTheLastPageThatIsThere: Story = {
  args: { page: 6, onPageChange: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onPageChange).toHaveBeenCalledWith(5));
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = { args: { page: 5 } };

export const Empty: Story = { args: { page: 1, total: 0 } };
